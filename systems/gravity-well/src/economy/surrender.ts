// A seat that concedes while two or more others play on (GW-SCN-09, R-GW-90).
import type { Context } from '../chapter.ts'
import type { Color } from '../shapes.ts'
import { seatsInPlay, unitsOfSeat } from '../table.ts'

/** Removes all units of the seats. The last seat with a station wins at once; before the first turn stations are still to be placed. */
export function surrender(ctx: Context, seats: readonly Color[]): void {
  for (const seat of seats) ctx.emit({ type: 'seatOut', seat, units: unitsOfSeat(ctx.state, seat).map(({ id }) => id) })
  const left = seatsInPlay(ctx.state)
  if (ctx.state.turn === 0 || left.length > 1) return
  ctx.emit({ type: 'ended', outcome: { winners: left, why: left.length === 0 ? 'GW-SCN-05' : 'GW-SCN-09', scores: null } })
  ctx.drop(() => true)
}
