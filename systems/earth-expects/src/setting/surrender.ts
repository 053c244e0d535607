// A side that concedes while two or more others play on (EE-GEN-20, R-EE-157).
import type { Context } from '../chapter.ts'
import { loseMissile } from '../fire/missiles.ts'
import { destroy } from '../hiding/loss.ts'
import type { Color } from '../shapes.ts'
import { flying, missilesOf, seatsWithShips, shipOf, shipsOf, sideOf } from '../table.ts'
import { wonBy } from './losses.ts'

/** Removes all ships and missiles of a seat. Hidden ships are found by it, as by every loss. */
export function leave(ctx: Context, seat: Color): void {
  for (const missile of missilesOf(ctx.state, seat)) loseMissile(ctx, missile, 'EE-GEN-20')
  for (const { id } of shipsOf(ctx.state, seat)) if (flying(shipOf(ctx.state, id))) destroy(ctx, id, 'EE-GEN-20')
}

/** The last side with a ship wins at once. Before the ships are placed, `deploy` removes those of a side that has conceded. */
export function surrender(ctx: Context, seats: readonly Color[]): void {
  for (const seat of seats) leave(ctx, seat)
  const left = new Set(seatsWithShips(ctx.state).map((seat) => sideOf(ctx.state, seat)))
  if (ctx.state.turn === 0 || left.size > 1) return
  ctx.emit({ type: 'ended', outcome: wonBy(ctx.state, [...left], 'EE-GEN-20') })
  ctx.drop(() => true)
}
