// Where a match stands and who sits at it: what the rooms of a table ask about it.
import type { Call, RuleSystem, Seat } from '@admiralty/kernel'
import type { MatchState } from '@admiralty/match'
import type { SeatRecord } from '@admiralty/store'
import type { BotSeat } from './bots.ts'

/** A match under way. */
export interface Position {
  readonly system: RuleSystem
  readonly standing: MatchState
  readonly seats: readonly SeatRecord[]
}

export interface Asked {
  readonly call: string
  readonly seat: Seat
}

export const openIn = ({ system, standing }: Position): readonly Call[] => system.openCalls(standing.state)
export const askedIn = (position: Position): readonly Asked[] =>
  openIn(position).flatMap(({ id, seats }) => seats.map((seat) => ({ call: id, seat })))

export const recordOf = ({ seats }: Pick<Position, 'seats'>, seat: Seat): SeatRecord | undefined =>
  seats.find((known) => known.seat === seat)

/** The bot that answers for a seat: its own, or one that sits in. */
export function botAt(position: Position, seat: Seat): BotSeat | undefined {
  const { conceded, standIns } = position.standing.status
  const record = recordOf(position, seat)
  const rank = record?.bot ?? standIns[seat]
  return record && rank !== undefined && !conceded.includes(seat) ? { seat, rank, seed: record.seed } : undefined
}

/** Seats of people who play on themselves. */
export const fightersIn = (position: Position): readonly (SeatRecord & { readonly session: string })[] => {
  const { conceded, standIns } = position.standing.status
  return position.seats.flatMap((record) => {
    const { seat, session } = record
    return session === null || conceded.includes(seat) || Object.hasOwn(standIns, seat) ? [] : [{ ...record, session }]
  })
}
