// Boxes that lose power after an impossible move (EE-IMP-05).
import type { Orders, RuleId } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { mayBeDisguised } from '../hiding/disguise.ts'
import { type Order, orderOf } from '../orders.ts'
import { NO_POWER } from '../power/supply.ts'
import type { Color } from '../shapes.ts'
import type { Ship, State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { allied, eventAbout, ownSeats, seatsWithShips, secretOf, shipOf } from '../table.ts'
import { darkened, isChoice, mend } from './mending.ts'

export function mended(ctx: Context, ship: Ship, why: RuleId): readonly StepOf<'darken'>[] {
  const { state } = ctx
  const { power, points, manoeuvred, dims } = mend(state, ship, secretOf(state, ship.seat).power[ship.id] ?? NO_POWER)
  const by = dims.some(isChoice) ? chooserOf(state, ship) : undefined
  const asked = by === undefined ? [] : dims.filter(isChoice)
  const left = darkened(power, by === undefined ? dims : dims.filter((one) => !isChoice(one)))
  const dark = asked.reduce((sum, { count }) => sum + count, 0)
  const own = ownSeats(state, ship)
  ctx.emit({ type: 'moveMended', ...eventAbout(state, ship), own, why, power: left, points, manoeuvred, dark })
  if (by === undefined) return []
  const listeners = [...own, ...ownSeats(state, { seat: by })]
  ctx.emit({ type: 'recordShown', ship: ship.id, seat: ship.seat, by, listeners, record: { power: left, dims: asked } })
  return [{ step: 'darken', ship: ship.id, seat: by, count: dark }]
}

/** EE-IMP-05: the first enemy seat with ships. A ship that hides or may be disguised shows no record; its boxes lose power by default. */
function chooserOf(state: State, ship: Ship): Color | undefined {
  const open = state.ships[ship.id]
  if (!open || mayBeDisguised(state, open)) return undefined
  return seatsWithShips(state).find((seat) => !allied(state, seat, ship.seat))
}

/** EE-IMP-05: turns off the boxes that the enemy chose. */
export function darken({ ship: id, seat: by }: StepOf<'darken'>, ctx: Context, orders: Orders<Order>): void {
  const order = orderOf(orders, by, 'darken')
  const { seat } = shipOf(ctx.state, id)
  if (!order) return
  const listeners = [...ownSeats(ctx.state, { seat }), ...ownSeats(ctx.state, { seat: by })]
  ctx.emit({ type: 'darkened', ship: id, seat, by, listeners, boxes: order.boxes })
}
