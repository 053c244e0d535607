// Whose eyes a replay may be seen through. In play one's own or a watcher's; when it is over anybody's, and all at once.
import type { Seat, Viewer } from '@admiralty/kernel'
import type { MatchInfo } from '../api/types.ts'
import { seatName } from '../parts/side-style.tsx'
import type { Eyes } from './observations.ts'

export type Seen = Pick<MatchInfo, 'status' | 'mine'> & { readonly seats: readonly { readonly seat: Seat }[] }

export function eyesOf(match: Seen, as: string | undefined): Eyes {
  const offered = eyesOffered(match)
  return offered.find((eyes) => eyes === as) ?? offered[0] ?? 'public'
}

/**
 * The first is what one sees unless the address says otherwise. Several seats at one screen have only a watcher's eyes while it is in play:
 * `back` must never lead into what another seat was told.
 */
export function eyesOffered({ status, mine, seats }: Seen): readonly Eyes[] {
  if (status === 'over') return ['open', ...seats.map(({ seat }) => seat), 'public']
  const [own, second] = mine
  return own === undefined || second !== undefined ? ['public'] : [own, 'public']
}

export const eyesName = (eyes: Eyes, over: boolean): string => {
  if (eyes === 'open') return 'Everything, now open'
  const who = eyes === 'public' ? 'watchers' : seatName(eyes)
  return over ? `As ${who} saw it` : `As ${who} ${eyes === 'public' ? 'see' : 'sees'} it`
}

/** The short name on a button; where there are many, shorter. */
export function eyesLabel(eyes: Eyes, { over, brief }: { readonly over: boolean; readonly brief: boolean }): string {
  if (eyes === 'open') return brief ? 'All open' : 'All, now open'
  const who = eyes === 'public' ? 'Watchers' : seatName(eyes)
  return over && !brief ? `${who} then` : who
}

/** Whose part of the file this is, while there is no whole one. */
export const viewerOf = (eyes: Eyes): Viewer => (eyes === 'open' ? 'public' : eyes)
