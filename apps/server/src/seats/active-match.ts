// A match in play with its seats, and the questions that runner, bots and social state ask about it.
import { type Call, isQuiet, type Phase, type RuleSystem, type Seat, UMPIRE, type Words } from '@admiralty/kernel'
import type { MatchState, Transition } from '@admiralty/match'
import type { SeatRecord } from '@admiralty/store'
import type { BotSeat } from '../bots/match-bots.ts'

/** A match that has begun and is not over. */
export interface ActiveMatch {
  readonly system: RuleSystem
  readonly match: MatchState
  readonly seats: readonly SeatRecord[]
}

/** A seat of an open call. It may have answered already, with a sealed order. */
export interface OwedAnswer {
  readonly call: Call
  readonly seat: Seat
}

export const openCallsOf = ({ system, match }: ActiveMatch): readonly Call[] => system.openCalls(match.state)
/** Every seat of every open call. */
export const owedAnswers = (active: ActiveMatch): readonly OwedAnswer[] =>
  openCallsOf(active).flatMap((call) => call.seats.map((seat) => ({ call, seat })))

/** Whether an open call asks the seat of which nobody may learn who has answered it. */
export const isInQuietCall = (active: ActiveMatch, seat: Seat): boolean =>
  openCallsOf(active).some((call) => call.seats.includes(seat) && isQuiet(active.system, call))

export const seatRecordOf = ({ seats }: Pick<ActiveMatch, 'seats'>, seat: Seat): SeatRecord | undefined =>
  seats.find((known) => known.seat === seat)

/** The bot that answers for a seat: the seat's own or a stand-in. */
export function botAtSeat(active: ActiveMatch, seat: Seat): BotSeat | undefined {
  const { conceded, standIns } = active.match.status
  const record = seatRecordOf(active, seat)
  const rank = record?.bot ?? standIns[seat]
  return record && rank !== undefined && !conceded.includes(seat) ? { seat, rank, seed: record.seed } : undefined
}

/** The seats of bots. A bot that stands in for a player is not among them: it has no voice in a draw. */
export const ownBots = (active: ActiveMatch): readonly Seat[] =>
  active.seats.flatMap(({ seat, bot }) => (bot !== null && botAtSeat(active, seat) ? [seat] : []))

/** Seats of people who have not conceded and have no stand-in bot. */
export const activePlayers = (active: ActiveMatch): readonly (SeatRecord & { readonly person: string })[] => {
  const { conceded, standIns } = active.match.status
  return active.seats.flatMap((record) => {
    const { seat, person } = record
    return person === null || conceded.includes(seat) || Object.hasOwn(standIns, seat) ? [] : [{ ...record, person }]
  })
}

/** Whether the server gives a forced order for this seat, although only the seat's own view shows that it is forced. */
export const hasAutomaticAnswers = (active: ActiveMatch, seat: Seat): boolean =>
  seatRecordOf(active, seat)?.auto === true && !active.match.status.conceded.includes(seat)

/** Whether all other seats are bots' own, or the umpire's. */
export const playsAlone = ({ seats }: Pick<ActiveMatch, 'seats'>, seat: Seat): boolean =>
  seats.every((other) => other.seat === seat || other.seat === UMPIRE || other.bot !== null)

/** Whether play is in another turn or step after an entry. */
export function hasMoved(words: Pick<Words, 'phase'>, system: RuleSystem, { before, match }: Transition): boolean {
  if (before === undefined) return true
  return !isSamePhase(words.phase(system.view(before, 'public')), words.phase(system.view(match.state, 'public')))
}

/** Whether two points of play are in the same turn and step. Titles are texts and are not compared. */
export const isSamePhase = (one: Phase, other: Phase): boolean => one.turn === other.turn && one.step === other.step
