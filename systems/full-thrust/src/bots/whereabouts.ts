// Plots that a ship may be given, and where it may be after P5, as far as everybody can see.

import { NO_PLOT, usesThrust } from '../movement/budget.ts'
import { cornerOf, flightPath, LEGS } from '../movement/flight-path.ts'
import { plotFault } from '../movement/plotting.ts'
import type { ShipPlot } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import { inControl, thrustOf } from '../table.ts'

/** A sample of turns and changes of velocity that the thrust allows. */
export function candidates(view: View, ship: Ship): readonly ShipPlot[] {
  if (!inControl(view, ship)) return [NO_PLOT]
  const thrust = thrustOf(ship)
  const legs = LEGS.filter(({ points }) => points <= thrust)
  const changes = [0, 2, -2, 4, -4, 6, -6, 1, -1]
    .slice(0, thrust > 2 ? 7 : undefined)
    .filter((change) => Math.abs(change) <= thrust && ship.velocity + change >= 0)
  const plots = [[], ...legs.map((leg) => [leg])].flatMap((turns) => changes.map((change): ShipPlot => ({ ...NO_PLOT, turns, change })))
  return plots.filter((plot) => plotFault(view, ship.seat, ship.id, plot) === undefined)
}
/** The ship at the end of its move. */
export function afterPlot(view: View, ship: Ship, plot: ShipPlot): Ship {
  const { end } = flightPath(view, ship, plot)
  const velocity = ship.velocity + plot.change
  const rolled = plot.roll !== ship.rolled
  return { ...ship, at: end.at, course: end.course, corner: cornerOf(end), velocity, rolled, thrust: usesThrust(plot) ? view.turn : 0 }
}
/** A place where a ship may be, with its share of all. `next`: where it is a turn later if it flies on. */
export interface Likely {
  readonly after: Ship
  readonly next: Ship
  readonly share: number
}
export interface LikelyFoe {
  readonly ship: Ship
  readonly places: readonly Likely[]
}
const likely = (view: View, after: Ship, share: number): Likely => ({ after, next: afterPlot(view, after, NO_PLOT), share })
/** A ship that certainly flies so, straight on unless a plot is given. */
export const straightOn = (view: View, ship: Ship, plot = NO_PLOT): LikelyFoe => ({
  ship,
  places: [likely(view, afterPlot(view, ship, plot), 1)],
})
/** Straight on, and the plots that are best for a ship, the better the likelier. */
const SHARES = [0.3, 0.2, 0.15] as const
export function foeWith(view: View, ship: Ship, best: readonly Ship[]): LikelyFoe {
  const places = best.slice(0, SHARES.length).map((after, rank) => likely(view, after, SHARES[rank] ?? 0))
  const rest = 1 - places.reduce((sum, { share }) => sum + share, 0)
  return { ship, places: [...places, likely(view, afterPlot(view, ship, NO_PLOT), rest)] }
}
