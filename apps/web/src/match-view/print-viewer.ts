// The viewer of a printed match.
import type { Viewer } from '@admiralty/kernel'
import type { MatchInfo } from '../api/types.ts'
import { isPublished } from '../parts/terms.ts'

/**
 * The viewer of a printed match: the player's own seat, and any seat once everything is published. If several seats share this browser, it is the
 * public view, because the browser's Back button must never show what another seat knows.
 */
export function printViewer(
  { status, closing, mine, seats }: Pick<MatchInfo, 'status' | 'closing' | 'mine' | 'seats'>,
  as: string | undefined,
): Viewer {
  if (isPublished({ status, closing }))
    return as === 'public' ? 'public' : (seats.find(({ seat }) => seat === as)?.seat ?? mine[0] ?? 'public')
  const [own, second] = mine
  return own === undefined || second !== undefined || as === 'public' ? 'public' : own
}
