// The law of the last side: a side that is left with nothing has lost, if another one has something.
import { playersAmong, type Seat, type SystemTypes } from '@admiralty/kernel'
import type { AnySystem } from './random-match.ts'

/** What keeps a seat in play, such as its ships; null if only the aim of the scenario counts. */
export type LeftOf = (state: SystemTypes['state'], seat: Seat) => number | null
/** The breach at the end of a match as text; undefined if the law holds. */
export function lastSideBreach(system: AnySystem, setup: unknown, state: unknown, left: LeftOf): string | undefined {
  const seats = playersAmong(system.seats(setup))
  const counts = seats.map(({ seat }) => left(state, seat))
  if (counts.includes(null)) return undefined
  const standing = new Set(seats.filter((_, index) => (counts[index] ?? 0) > 0).map(({ side }) => side))
  const [last, ...others] = standing
  if (last === undefined || others.length > 0) return undefined
  const winners = system.outcome(state)?.winners ?? []
  const isWon = seats.some(({ seat, side }) => side === last && winners.includes(seat))
  return isWon ? undefined : `only ${last} has something left, and the winners are ${winners.join(', ') || 'nobody'}`
}
