// The perspectives of a replay: the viewer's own seat or a spectator; any seat or everything once the journal is published.
import type { Seat, Viewer } from '@admiralty/kernel'
import type { MatchInfo } from '../api/types.ts'
import { seatName } from '../parts/seat.tsx'
import { isPublished } from '../parts/terms.ts'
import type { Perspective } from './observations.ts'

export type PerspectiveMatch = Pick<MatchInfo, 'status' | 'closing' | 'mine'> & { readonly seats: readonly { readonly seat: Seat }[] }

export function perspectiveOf(match: PerspectiveMatch, as: string | undefined): Perspective {
  const offered = perspectivesOffered(match)
  return offered.find((perspective) => perspective === as) ?? offered[0] ?? 'public'
}

/**
 * The first is the default. Players who share a screen get only the spectator's view of a match that is not published,
 * because the back button must never show another seat's view.
 */
export function perspectivesOffered(match: PerspectiveMatch): readonly Perspective[] {
  const { mine, seats } = match
  if (isPublished(match)) return ['referee', ...seats.map(({ seat }) => seat), 'public']
  const [own, second] = mine
  return own === undefined || second !== undefined ? ['public'] : [own, 'public']
}

export const perspectiveName = (perspective: Perspective): string => {
  if (perspective === 'referee') return 'Everything'
  return `${perspective === 'public' ? 'Spectator' : seatName(perspective)}’s view`
}

/** The name on a button; `brief` where there are many. */
export function perspectiveLabel(perspective: Perspective, { brief }: { readonly brief: boolean }): string {
  if (perspective === 'referee') return 'Everything'
  return brief ? (perspective === 'public' ? 'Spectator' : seatName(perspective)) : perspectiveName(perspective)
}

/** The viewer whose partial export holds this perspective, where the journal is not published. */
export const viewerOf = (perspective: Perspective): Viewer => (perspective === 'referee' ? 'public' : perspective)
