// Where a match stands and who sits at it: what the rooms of a table ask about it.
import type { Call, RuleSystem, Seat } from '@admiralty/kernel'
import type { MatchState } from '@admiralty/match'
import type { SeatRecord } from '@admiralty/store'
import type { BotSeat } from '../bots/match-bots.ts'

/** A match under way. */
export interface ActiveMatch {
  readonly system: RuleSystem
  readonly match: MatchState
  readonly seats: readonly SeatRecord[]
}

export interface OwedAnswer {
  readonly call: string
  readonly seat: Seat
}

export const openCallsOf = ({ system, match: standing }: ActiveMatch): readonly Call[] => system.openCalls(standing.state)
export const owedAnswers = (position: ActiveMatch): readonly OwedAnswer[] =>
  openCallsOf(position).flatMap(({ id, seats }) => seats.map((seat) => ({ call: id, seat })))

export const seatRecordOf = ({ seats }: Pick<ActiveMatch, 'seats'>, seat: Seat): SeatRecord | undefined =>
  seats.find((known) => known.seat === seat)

/** The bot that answers for a seat: its own, or one that sits in. */
export function botAtSeat(position: ActiveMatch, seat: Seat): BotSeat | undefined {
  const { conceded, standIns } = position.match.status
  const record = seatRecordOf(position, seat)
  const rank = record?.bot ?? standIns[seat]
  return record && rank !== undefined && !conceded.includes(seat) ? { seat, rank, seed: record.seed } : undefined
}

/** Seats of people who play on themselves. */
export const activePlayers = (position: ActiveMatch): readonly (SeatRecord & { readonly session: string })[] => {
  const { conceded, standIns } = position.match.status
  return position.seats.flatMap((record) => {
    const { seat, session } = record
    return session === null || conceded.includes(seat) || Object.hasOwn(standIns, seat) ? [] : [{ ...record, session }]
  })
}
