// Whose eyes a replay may be seen through. In play one's own, as the address says, or a watcher's; when it is over anybody's, and all at once.
import type { Seat, Viewer } from '@admiralty/kernel'
import type { MatchInfo } from '../api/types.ts'
import { seatName } from '../parts/plate.tsx'
import type { Eyes } from './heard.ts'

export type Seen = Pick<MatchInfo, 'status' | 'mine'> & { readonly seats: readonly { readonly seat: Seat }[] }

export function eyesOf(match: Seen, as: string | undefined): Eyes {
  const offered = eyesOffered(match, as)
  return offered.find((eyes) => eyes === as) ?? offered[0] ?? 'public'
}

/** The first is what one sees unless the address says otherwise. Two seats of one screen in play do not see each other's: that is handing over. */
export function eyesOffered({ status, mine, seats }: Seen, as: string | undefined): readonly Eyes[] {
  if (status === 'over') return ['open', ...seats.map(({ seat }) => seat), 'public']
  const [only, second] = mine
  const own = second === undefined ? only : mine.find((seat) => seat === as)
  return own === undefined ? ['public'] : [own, 'public']
}

export const eyesName = (eyes: Eyes, over: boolean): string => {
  if (eyes === 'open') return 'Everything, now open'
  const who = eyes === 'public' ? 'watchers' : seatName(eyes)
  return over ? `As ${who} saw it` : `As ${who} ${eyes === 'public' ? 'see' : 'sees'} it`
}

/** The short name on a button. */
export const eyesLabel = (eyes: Eyes): string =>
  eyes === 'open' ? 'All, now open' : `${eyes === 'public' ? 'Watchers' : seatName(eyes)} then`

/** Whose part of the file this is, while there is no whole one. */
export const viewerOf = (eyes: Eyes): Viewer => (eyes === 'open' ? 'public' : eyes)
