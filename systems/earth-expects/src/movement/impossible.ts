// Opens plots and corrects impossible moves (EE-IMP) before anything moves. Without the option, all plots are legal here.
import type { Orders, RuleId } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { removeEmpty } from '../fire/severing.ts'
import { mayBeDisguised } from '../hiding/disguise.ts'
import { type Order, orderOf } from '../orders.ts'
import { NO_POWER } from '../power/supply.ts'
import type { Color } from '../shapes.ts'
import type { Plot, Ship, State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { allied, eventAbout, isActive, ownSeats, seatsOf, seatsOn, seatsWithShips, secretOf, shipOf, shipsOf, sideOf } from '../table.ts'
import { failEngines, tearOff } from './failing.ts'
import { cannotPlot, straight } from './means.ts'
import { darkened, isChoice, mend } from './mending.ts'

export const hasOverreached = ({ secret }: Pick<State, 'secret'>, { id, seat }: Ship): boolean =>
  secret[seat]?.overreached.includes(id) === true

interface Plotted {
  readonly ship: Ship
  readonly plot: Plot
}
/** All plots, in the order of seats and ships. */
function plotted(state: State, orders: Orders<Order>): readonly Plotted[] {
  return seatsOf(state).flatMap((seat) => {
    const order = orderOf(orders, seat, 'plot')
    const ships = shipsOf(state, seat).filter(isActive)
    return ships.map((ship) => ({ ship, plot: order?.ships[ship.id] ?? straight(state, ship) }))
  })
}

/** The corrected plots, and the steps in which enemies choose the boxes that lose power. */
export function opened(
  ctx: Context,
  orders: Orders<Order>,
): { readonly plots: readonly Plotted[]; readonly dark: readonly StepOf<'darken'>[] } {
  const plots = plotted(ctx.state, orders)
  if (!ctx.state.setup.options.adjudicated) return { plots, dark: [] }
  const dark: StepOf<'darken'>[] = []
  const flown = plots.map(({ ship, plot }) => {
    const late = hasOverreached(ctx.state, ship)
    const wrong = cannotPlot(ctx.state, ship, plot)
    if (!late && !wrong) return { ship, plot }
    dark.push(...mended(ctx, ship, wrong?.rule ?? 'EE-IMP-01'))
    if (late) failEngines(ctx, ship)
    if (late) tearOff(ctx, ship)
    return { ship, plot: straight(ctx.state, ship) }
  })
  removeEmpty(ctx)
  return { plots: flown, dark }
}

function mended(ctx: Context, ship: Ship, why: RuleId): readonly StepOf<'darken'>[] {
  const { state } = ctx
  const { power, points, manoeuvred, dims } = mend(state, ship, secretOf(state, ship.seat).power[ship.id] ?? NO_POWER)
  const by = dims.some(isChoice) ? chooserOf(state, ship) : undefined
  const asked = by === undefined ? [] : dims.filter(isChoice)
  const left = darkened(power, by === undefined ? dims : dims.filter((one) => !isChoice(one)))
  const dark = asked.reduce((sum, { count }) => sum + count, 0)
  const own = ownSeats(state, ship)
  ctx.emit({ type: 'moveMended', ...eventAbout(state, ship), own, why, power: left, points, manoeuvred, dark })
  if (by === undefined) return []
  const listeners = [...own, ...seatsOn(state, sideOf(state, by))]
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
  const listeners = [...ownSeats(ctx.state, { seat }), ...seatsOn(ctx.state, sideOf(ctx.state, by))]
  ctx.emit({ type: 'darkened', ship: id, seat, by, listeners, boxes: order.boxes })
}
