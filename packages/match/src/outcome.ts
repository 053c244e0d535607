// The outcome of a match: the game's, or the one that its actions led to.
import { type Outcome, playersAmong, type Resolution, type RuleSystem, type Seat, type SeatInfo } from '@admiralty/kernel'
import type { MatchAction } from './actions.ts'
import type { PublicKeys } from './keys.ts'
import { type MatchStatus, statusAfter } from './match-status.ts'
import { ABSENT, CONCEDED, DRAWN } from './rules.ts'
import { type StoredSetup, setupOf } from './upcasts.ts'

/** The part of a match that its outcome depends on. */
export interface Played {
  readonly head: StoredSetup & { readonly keys?: PublicKeys | undefined }
  readonly state: unknown
  readonly status: MatchStatus
}

/**
 * The outcome of the game, or the one that the actions led to. Undefined while the match is in play. A player who has conceded is no winner,
 * even if a partner wins.
 */
export function outcomeOf(system: RuleSystem, match: Played): Outcome | undefined {
  const { conceded } = match.status
  const outcome = system.outcome(match.state) ?? outcomeByActions(system, match)
  if (!outcome || conceded.length === 0) return outcome
  return { ...outcome, winners: outcome.winners.filter((seat) => !conceded.includes(seat)) }
}
function outcomeByActions(system: RuleSystem, match: Played): Outcome | undefined {
  const { drawn, endedFor } = match.status
  if (drawn) return { winners: [], why: DRAWN, scores: null }
  return endedFor ? { winners: [], why: ABSENT, scores: null } : outcomeByConceding(system, match)
}
/** The last side of which somebody plays on wins. Undefined while there are two. */
function outcomeByConceding(system: RuleSystem, { head, status }: Played): Outcome | undefined {
  if (status.conceded.length === 0) return undefined
  const players = playersOf(system, head)
  const sides = new Set(players.filter(({ seat }) => !status.conceded.includes(seat)).map(({ side }) => side))
  if (sides.size > 1) return undefined
  return { winners: players.filter(({ side }) => sides.has(side)).map(({ seat }) => seat), why: CONCEDED, scores: null }
}

/**
 * The seats that an action takes out of the match: those of a side whose last player concedes while two or more other sides play on. None if
 * the match ends by it, or a partner plays on.
 */
export function surrenderedBy(system: RuleSystem, match: Played, action: MatchAction): readonly Seat[] {
  if (action.kind !== 'conceded') return []
  const status = statusAfter(match.status, action)
  const players = playersOf(system, match.head)
  const side = players.find(({ seat }) => seat === action.seat)?.side
  const seats = players.filter((player) => player.side === side).map(({ seat }) => seat)
  return seats.every((seat) => status.conceded.includes(seat)) && !outcomeOf(system, { ...match, status }) ? seats : []
}
const NO_EVENTS: Pick<Resolution<unknown, unknown>, 'events' | 'states'> = { events: [], states: [] }
/** The events and states to which an action leads in the game: a side that leaves the match loses all that it has. */
export function resolutionOf(system: RuleSystem, match: Played, action: MatchAction): typeof NO_EVENTS {
  const seats = surrenderedBy(system, match, action)
  return seats.length > 0 ? system.surrender(match.state, seats) : NO_EVENTS
}

/** The players of a match, without seats of other kinds. */
export const playersOf = (system: RuleSystem, head: StoredSetup): readonly SeatInfo[] => playersAmong(system.seats(setupOf(system, head)))
