// The figures that judge answers to lessons. They use the functions of the rules and add no rule.
import {
  certain,
  chained,
  type Distribution,
  type Explained,
  faces,
  isRefusal,
  map,
  mean,
  percent,
  plural,
  plus,
  type RuleId,
  whole,
} from '@admiralty/kernel'
import type { Figure, FigureRequest } from '@admiralty/lessons'
import { hundredthsBetween, unitsText } from '@admiralty/space'
import { z } from 'zod'
import { DEFENCE_DIE, HOMING_RANGE, PDS_DIE } from '../data/tables.ts'
import { checkedShip } from '../src/damage/checking.ts'
import { systemChecks } from '../src/damage/checks.ts'
import { boxesOf, checkDue, NO_HITS } from '../src/damage/hits.ts'
import { gunDistance } from '../src/ending/armed.ts'
import { pursuitOf, trendOf } from '../src/ending/disengaging.ts'
import { fireChances } from '../src/fire/chances.ts'
import { type GunShot, gunAt } from '../src/fire/guns.ts'
import type { FullThrust } from '../src/game.ts'
import { arcFrom, surfaceOf } from '../src/measure.ts'
import { NO_PLOT, thrustBudget, usesThrust } from '../src/movement/budget.ts'
import { endsOf } from '../src/movement/ends.ts'
import { flightPath, straightPath } from '../src/movement/flight-path.ts'
import { formatPlot, parsePlot } from '../src/movement/notation.ts'
import { plotFault } from '../src/movement/plotting.ts'
import type { Order, OrderOf, ShipPlot } from '../src/orders.ts'
import { id, placeSchema } from '../src/shapes.ts'
import type { Ship, View } from '../src/state.ts'
import { partOf, present, salvoesOf, shipOf, shipsOfSeat, systemOf } from '../src/table.ts'

type Ask = FigureRequest<FullThrust>
/** A number with its reasons as a figure: 'class 3, beyond 12 MU -1: 2'. */
const explainedFigure = ({ total, because }: Explained): Figure => ({
  value: total,
  says: `${because.map(([what, amount]) => `${what} ${amount}`).join(', ')}: ${total}`,
  rules: [...new Set(because.map(([, , rule]): RuleId => rule))],
})
/** Rounded, so that equal chances stay equal. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9
const shipSchema = z.object({ ship: id })
const pairSchema = z.object({ ship: id, target: id })
const mountSchema = pairSchema.extend({ mount: id })

const MOVE_RULES = ['FT-MOV-04', 'FT-MOV-07', 'FT-MOV-08'] as const
const isOnlyMove = (plot: ShipPlot): boolean =>
  !(plot.roll || plot.excess || plot.ftl || plot.disengage) && plot.flight === null && plot.ram === null
const plotIn = (order: OrderOf<'plot'>, ship: string): ShipPlot => order.ships[ship] ?? NO_PLOT
/** A ship after its move, while others are where they are. */
function moved(view: View, ship: Ship, plot: ShipPlot): Ship {
  const { at, course } = flightPath(view, ship, plot).end
  return { ...ship, at, course, velocity: ship.velocity + plot.change, thrust: usesThrust(plot) ? view.turn : 0 }
}
/** The dice of a gun, or the face that it needs. */
const strengthOf = (gun: GunShot): Explained | undefined => ('dice' in gun ? gun.dice : 'needs' in gun ? gun.needs : undefined)

/** Kills of a mount in defence. */
function killsOf(ship: Ship, mount: string): Distribution {
  const { counts, again } = partOf(ship, mount, 'pds') ? PDS_DIE : DEFENCE_DIE
  return chained(counts.map((value, index) => ({ chance: 1 / 6, value, again: index + 1 === again })))
}
/** Missiles of a salvo that hit, after so many kills. */
const hitsOf = (missiles: number, kills: Distribution): Distribution =>
  map(
    plus(
      map(faces(6), (face) => Math.min(face, missiles)),
      map(kills, (count) => -count),
    ),
    (left) => Math.max(0, left),
  )

export const figures = {
  /** Hundredths of a MU between a place and the end of a ship's move. */
  gap({ view, order, of }: Ask): Figure {
    const { ship: key, at } = shipSchema.extend({ at: placeSchema }).parse(of)
    if (order?.order !== 'plot') return { value: null, says: 'that is no plot', rules: MOVE_RULES }
    const plot = plotIn(order, key)
    if (!isOnlyMove(plot)) return { value: null, says: 'that order does more than move', rules: MOVE_RULES }
    const value = hundredthsBetween(flightPath(view, shipOf(view, key), plot).end.at, at)
    return { value, says: `${formatPlot(plot)} ends ${unitsText(value)} MU from there`, rules: MOVE_RULES }
  },
  /** The face that a torpedo needs after the move, if its target flies straight on; null if it does not bear. */
  aim({ view, order, of }: Ask): Figure {
    const { ship: key, target, mount } = mountSchema.parse(of)
    if (order?.order !== 'plot') return { value: null, says: 'that is no plot', rules: MOVE_RULES }
    const plot = plotIn(order, key)
    if (!isOnlyMove(plot)) return { value: null, says: 'that order does more than move', rules: MOVE_RULES }
    const [ship, there] = [moved(view, shipOf(view, key), plot), shipOf(view, target)]
    const later = { ...view, ships: { ...view.ships, [key]: ship, [target]: { ...there, at: straightPath(view, there).end.at } } }
    const gun = gunAt(later, ship, { mount, target: { kind: 'ship', id: target }, system: null })
    if (isRefusal(gun)) return { value: null, says: gun.reason, rules: [gun.rule] }
    const needs = strengthOf(gun)?.total ?? 0
    return { value: needs, says: `${formatPlot(plot)}: ${needs} or more`, rules: ['FT-WPN-05', 'FT-MOV-08'] }
  },
  /** The course of the first half of a move. */
  firstCourse({ view, of }: Ask): Figure {
    const { ship: key, plot: written } = shipSchema.extend({ plot: z.string() }).parse(of)
    const ship = shipOf(view, key)
    const plot = parsePlot(written, ship.velocity)
    if (isRefusal(plot)) throw new Error(plot.reason)
    const { course } = flightPath(view, ship, plot).middle
    return { value: course, says: `course ${course} for the first half`, rules: ['FT-MOV-08'] }
  },
  /** Points of course that a ship may turn. */
  turning({ view, of }: Ask): Figure {
    const budget = thrustBudget(view, shipOf(view, shipSchema.parse(of).ship), NO_PLOT)
    return explainedFigure({ ...budget.turning, because: [...budget.total.because, ...budget.turning.because] })
  },

  /** The arc in which a ship has a target. */
  arc({ view, of }: Ask): Figure {
    const { ship, target } = pairSchema.parse(of)
    const value = arcFrom(view, shipOf(view, ship), shipOf(view, target).at)
    return { value, says: `arc ${value}`, rules: ['FT-GEO-06', 'FT-GEO-07'] }
  },
  /** Dice of a beam or a pack, or the face that a torpedo needs. */
  shot({ view, of }: Ask): Figure {
    const { ship, target, mount } = mountSchema.parse(of)
    const gun = gunAt(view, shipOf(view, ship), { mount, target: { kind: 'ship', id: target }, system: null })
    if (isRefusal(gun)) throw new Error(gun.reason)
    const strength = strengthOf(gun)
    if (!strength) throw new Error(`${mount} has no range bands`)
    return explainedFigure(strength)
  },
  /** The chance that a ship's fire destroys some target. */
  destroys({ view, order }: Ask): Figure {
    const rules = ['FT-WPN-02', 'FT-WPN-03', 'FT-DMG-01'] as const
    if (order?.order !== 'fire') return { value: 0, says: 'that is no fire', rules }
    const chances = fireChances(view, shipOf(view, order.ship), order.shots)
    const value = rounded(Math.max(0, ...chances.map((one) => (one.kind === 'ship' ? one.destroyed : 0))))
    return { value, says: `destroys its target with ${percent(value)}`, rules }
  },
  /** Hull boxes that torpedo or missile hits mark. */
  boxes({ view, of }: Ask): Figure {
    const { ship, hits } = shipSchema.extend({ hits: z.array(whole(1, 6)) }).parse(of)
    const { armour, hull } = boxesOf(shipOf(view, ship), { ...NO_HITS, semiPiercing: hits }, { halved: view.setup.settings.semiPiercing })
    return { value: hull, says: `${plural(armour, 'box', 'boxes')} of armour, ${hull} of the hull`, rules: ['FT-DMG-04'] }
  },
  /** The lowest face that loses a system after some damage to the hull. */
  threshold({ view, of }: Ask): Figure {
    const { ship: key, damage, system } = shipSchema.extend({ damage: whole(1, 300), system: id }).parse(of)
    const ship = shipOf(view, key)
    const check = checkDue(ship, ship.condition.hull + damage)
    const found = check && systemChecks(checkedShip(view, ship), check).find((one) => one.system.id === system)
    if (!check || !found) throw new Error(`${system} of ${key} is not checked`)
    const rules: readonly RuleId[] = ['FT-DMG-05', ...found.modifier.because.map(([, , rule]) => rule)]
    return { value: found.least, says: `row ${check.row}, modifier ${found.modifier.total}: ${found.least} or more`, rules }
  },

  /** The place, by its name, from which a salvo homes after the most different moves of an enemy. */
  surest({ view, of }: Ask): Figure {
    const { ship: key, places } = shipSchema.extend({ places: z.record(z.string(), placeSchema) }).parse(of)
    const ship = shipOf(view, key)
    const ends = [...endsOf(view, ship, NO_PLOT, (plot) => plotFault(view, ship.seat, key, plot) === undefined).values()]
    const reached = Object.entries(places).map(([name, place]) => {
      const near = ends.filter(({ at }) => surfaceOf(view).isWithin(place, at, HOMING_RANGE)).length
      return { name, near }
    })
    const [best] = reached.toSorted((a, b) => b.near - a.near)
    const says = `${reached.map(({ name, near }) => `${name} ${near}`).join(', ')} of ${ends.length} ends`
    return { value: best?.name ?? null, says, rules: ['FT-SAL-02', 'FT-SAL-04'] }
  },
  /** Missiles that are expected to hit after a defence. */
  leaks({ view, order }: Ask): Figure {
    const defences = order?.order === 'defend' ? order.defences : []
    const expected = salvoesOf(view).map(({ id: salvo, missiles }) => {
      const mounts = defences.filter(({ target }) => target.id === salvo)
      const kills = mounts.map(({ ship, mount }) => killsOf(shipOf(view, ship), mount)).reduce(plus, certain(0))
      return mean(hitsOf(missiles, kills))
    })
    const value = rounded(expected.reduce((sum, one) => sum + one, 0))
    return { value, says: `${plural(Number(value.toFixed(2)), 'missile')} on average`, rules: ['FT-PD-02', 'FT-PD-03', 'FT-SAL-05'] }
  },

  /** The chance that some fire control works again. */
  aimsAgain({ order }: Ask): Figure {
    const repairs = order?.order === 'repair' ? order.repairs.filter(({ system }) => system.startsWith('fireCon-')) : []
    const value = rounded(1 - repairs.reduce((fails, one) => fails * (1 - one.parties / 6), 1))
    return { value, says: `a fire control with ${percent(value)}`, rules: ['FT-DC-01', 'FT-DC-03'] }
  },
  /** FT-END-03: the distance at which a ship keeps others in the battle. */
  keeps({ view, of }: Ask): Figure {
    const value = gunDistance(shipOf(view, shipSchema.parse(of).ship))
    return { value, says: `${value} MU`, rules: ['FT-END-02', 'FT-END-03'] }
  },
  /** FT-END-04: how the gap between two seats changes. */
  trend({ view, of }: Ask): Figure {
    const { runner, pursuer } = z.object({ runner: z.enum(['red', 'blue']), pursuer: z.enum(['red', 'blue']) }).parse(of)
    const value = trendOf(pursuitOf(view, shipsOfSeat(view, runner), shipsOfSeat(view, pursuer)))
    return { value, says: value, rules: ['FT-END-04'] }
  },
}

/** The result of a plot. Plots with one end, course and velocity and the same other orders have equal results. */
function outcomeOf(view: View, ship: Ship, plot: ShipPlot): unknown {
  const { turns: _, change: __, ...others } = plot
  return { ...moved(view, ship, plot), ...others }
}
/** A mount by its part: mounts of one kind, class and arcs are equal. */
const partText = (view: View, ship: string, mount: string): string => JSON.stringify(systemOf(shipOf(view, ship), mount)?.part)
const sorted = (items: readonly unknown[]): readonly string[] => items.map((item) => JSON.stringify(item)).toSorted()
/** An order without what makes no difference: the sequence of lists, and which of several equal mounts is used. */
function essence(view: View, order: Order): unknown {
  switch (order.order) {
    case 'plot':
      return present(view)
        .filter(({ seat }) => seat === view.me)
        .map((ship) => outcomeOf(view, ship, plotIn(order, ship.id)))
    case 'fire':
      return [order.ship, sorted(order.shots.map((shot) => ({ ...shot, mount: partText(view, order.ship, shot.mount) })))]
    case 'defend':
      return sorted(order.defences.map((one) => ({ ...one, mount: partText(view, one.ship, one.mount) })))
    case 'attack':
      return [sorted(order.attacks), sorted(Object.entries(order.joins))]
    case 'repair':
      return [order.repairs, order.dump, order.abandon, order.letGo].map(sorted)
    default:
      return order
  }
}
export const alike = (view: View, a: Order, b: Order): boolean =>
  a.order === b.order && JSON.stringify(essence(view, a)) === JSON.stringify(essence(view, b))
