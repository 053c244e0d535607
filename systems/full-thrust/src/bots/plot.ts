// Orders of P1: each ship goes where it does more than it suffers, judged against where enemies would be if they flew straight on.
import { type Dice, die } from '@admiralty/kernel'
import { mayLaunchFrom } from '../flight/flights.ts'
import { surfaceOf } from '../measure.ts'
import { NO_PLOT, usesThrust } from '../movement/budget.ts'
import { flightPath, straightPath } from '../movement/flight-path.ts'
import { isLeaving, plotFault } from '../movement/plotting.ts'
import type { Order, ShipPlot, TurnLeg } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { enemyShips, hasFtl, inControl, isDrifting, shipsOfSeat, thrustOf, workingSystems } from '../table.ts'
import { boxesLeft, expectedFire } from './guns.ts'

/** What a captain looks for. */
interface Manner {
  /** How much damage that it takes counts, against damage that it does. */
  readonly caution: number
  /** The range that it likes while nobody can fire, in movement units. */
  readonly range: number
}
const MANNERS: readonly Manner[] = [
  { caution: 0.8, range: 10 },
  { caution: 1.2, range: 20 },
  { caution: 0.4, range: 4 },
]
const SIDES = ['port', 'starboard'] as const
/** A sample of turns and changes of velocity that the thrust allows. */
function candidates(view: View, me: Color, ship: Ship): readonly ShipPlot[] {
  if (!inControl(view, ship)) return [NO_PLOT]
  const thrust = thrustOf(ship)
  const legs = SIDES.flatMap((to) => Array.from({ length: Math.min(6, thrust) }, (_, index): TurnLeg => ({ to, points: index + 1 })))
  const changes = [0, 1, -1, 2, -2, 4, -4, 6, -6].filter((change) => Math.abs(change) <= thrust && ship.velocity + change >= 0)
  const plots = [[], ...legs.map((leg) => [leg])].flatMap((turns) => changes.map((change): ShipPlot => ({ ...NO_PLOT, turns, change })))
  return plots.filter((plot) => plotFault(view, me, ship.id, plot) === undefined)
}
interface Threat {
  readonly ship: Ship
  /** Where it will be if it flies straight on. */
  readonly after: Ship
}
const MOST_THREATS = 4
function threatsTo(view: View, ship: Ship): readonly Threat[] {
  const surface = surfaceOf(view)
  return enemyShips(view, ship.seat)
    .toSorted((a, b) => surface.gap(ship.at, a.at) - surface.gap(ship.at, b.at))
    .slice(0, MOST_THREATS)
    .map((enemy) => ({ ship: enemy, after: { ...enemy, at: straightPath(view, enemy).end.at } }))
}
/** What a plot leads to, before a manner weighs it. */
interface Prospect {
  readonly plot: ShipPlot
  /** Damage that the ship is expected to do, and to take. */
  readonly done: number
  readonly taken: number
  /** Movement units to the nearest enemy. */
  readonly gap: number
  readonly speed: number
}
function prospectOf(view: View, ship: Ship, plot: ShipPlot, threats: readonly Threat[]): Prospect {
  const { end } = flightPath(view, ship, plot)
  const pose = { at: end.at, course: end.course, rolled: plot.roll !== ship.rolled, thrust: usesThrust(plot) }
  const [nearest] = threats
  return {
    plot,
    done: Math.max(0, ...threats.map(({ after }) => expectedFire(view, ship, pose, after) * (1 + 2 / (4 + boxesLeft(after))))),
    taken: threats.reduce((sum, { after }) => sum + expectedFire(view, after, { ...after, thrust: true }, ship, end.at), 0),
    gap: nearest ? surfaceOf(view).band(end.at, nearest.after.at, 1) : 0,
    speed: ship.velocity + plot.change,
  }
}
function worthOf({ plot, done, taken, gap, speed }: Prospect, { caution, range }: Manner): number {
  // A ship that is fast near its enemies overshoots them.
  const haste = Math.max(0, speed - 8 - gap / 4)
  return done - caution * taken - 0.15 * Math.max(0, gap - range) - 0.2 * haste - 0.02 * Math.abs(plot.change)
}
/** Whether it is better to leave: one's own aim, or a ship that is nearly lost. */
function wantsToLeave(view: View, ship: Ship, threats: readonly Threat[]): boolean {
  const { aim } = view.setup
  if (aim.kind === 'escape' && aim.ships.includes(ship.id)) return true
  const hopeless =
    ship.condition.hull * 2 > ship.design.hull && workingSystems(ship, 'beam', 'torpedo', 'launcher', 'rack', 'pack').length === 0
  return hopeless && threats.length > 0
}
/** The plot of a ship for each manner. */
function plotsOf(view: View, me: Color, ship: Ship, manners: readonly Manner[]): readonly ShipPlot[] {
  const always = (plot: ShipPlot): readonly ShipPlot[] => manners.map(() => plot)
  const threats = threatsTo(view, ship)
  const ftl = { ...NO_PLOT, ftl: true }
  if (isLeaving(view, ship, ftl)) return always(ftl)
  const leaves = wantsToLeave(view, ship, threats)
  if (hasFtl(ship) && leaves && plotFault(view, me, ship.id, ftl) === undefined) return always(ftl)
  const launch = { ...NO_PLOT, flight: 'launch' as const }
  if (threats.length > 0 && mayLaunchFrom(view, ship) && plotFault(view, me, ship.id, launch) === undefined) return always(launch)
  const prospects = candidates(view, me, ship).map((plot) => prospectOf(view, ship, plot, threats))
  return manners.map((manner) => {
    const judged = prospects.map((prospect) => ({ plot: prospect.plot, worth: worthOf(prospect, leaves ? FLEEING : manner) }))
    const best = judged.reduce((top, one) => (one.worth > top.worth ? one : top), { plot: NO_PLOT, worth: Number.NEGATIVE_INFINITY })
    return { ...best.plot, disengage: leaves }
  })
}
const FLEEING: Manner = { caution: 2, range: 80 }

export function plot(view: View, me: Color): readonly Order[] {
  const ships = shipsOfSeat(view, me).filter((ship) => !isDrifting(ship))
  const plots = ships.map((ship) => ({ id: ship.id, of: plotsOf(view, me, ship, MANNERS) }))
  return MANNERS.map(
    (_, index): Order => ({
      order: 'plot',
      ships: Object.fromEntries(plots.map(({ id, of }) => [id, of[index] ?? NO_PLOT])),
    }),
  )
}
const BLIND: Manner = { caution: 0, range: 2 }
/** Without an eye for the enemy's guns, and with a change now and then. */
export function hastyPlot(view: View, me: Color, dice: Dice): readonly Order[] {
  const ships = shipsOfSeat(view, me).flatMap((ship) => {
    const plots = candidates(view, me, ship)
    const chosen = die(dice, 3, 'attention') === 1 ? plots[die(dice, Math.max(1, plots.length), 'plot') - 1] : undefined
    return [[ship.id, chosen ?? plotsOf(view, me, ship, [BLIND])[0] ?? NO_PLOT] as const]
  })
  return [{ order: 'plot', ships: Object.fromEntries(ships) }]
}
