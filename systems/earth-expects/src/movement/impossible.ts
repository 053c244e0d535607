// Opens plots and corrects impossible moves (EE-IMP) before anything moves. Without the option, all plots are legal here.
import type { Orders } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { removeEmpty } from '../fire/severing.ts'
import { type Order, orderOf } from '../orders.ts'
import type { Plot, Ship, State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { isActive, seatsOf, shipsOf } from '../table.ts'
import { mended } from './darkening.ts'
import { failEngines, tearOff } from './failing.ts'
import { cannotPlot, straight } from './means.ts'

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
