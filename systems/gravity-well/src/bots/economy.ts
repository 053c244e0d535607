// Proposals for deliveries, repairs and construction.
import { type Dice, pick } from '@admiralty/kernel'
import { distance, sameHex } from '@admiralty/space'
import type { BuiltKind, ModuleKind } from '../../data/units.ts'
import * as units from '../../data/units.ts'
import { ringOf } from '../orbit/motion.ts'
import type { Build, Order, OrderOf, Repair } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { bayOf, isModule, isWarhead, payloadOf, priceOf, resourcesOf, stationsOf, unitsOfSeat, works } from '../table.ts'
import type { QuestionCheck } from './fight.ts'
import { threats } from './intercept.ts'

/** Every load at the first station in its hex that can refine it (GW-REF-01). */
export function deliver(view: View, me: Color): readonly Order[] {
  const loads = unitsOfSeat(view, me).flatMap((unit) => {
    const station = stationsOf(view, me).find((one) => sameHex(one.at, unit.at) && works(view, one, 'refinery'))
    return unit.gas && unit.dive === null && station ? [{ unit: unit.id, station: station.id }] : []
  })
  return [{ order: 'deliver', loads }]
}

/** The purchases of a seat, in this order: each of `once` unless it has it, then as many of `then` as it can pay. */
interface Plan {
  readonly once: readonly BuiltKind[]
  readonly then: readonly BuiltKind[]
}
export const PLANS = {
  /** Income and defence before weapons. */
  grow: { once: ['collector', 'armour', 'ecmSat', 'pointDefence', 'factory', 'engine'], then: ['basicWarhead'] },
  /** Defence of the station first. */
  guard: { once: ['armour', 'pulseWarhead', 'ecmSat', 'pointDefence', 'defSat', 'factory', 'collector'], then: ['basicWarhead'] },
  /** Nothing but warheads. */
  strike: { once: [], then: ['basicWarhead'] },
  /** Things that count when the clock stops the match (GW-SCN-06). */
  show: { once: ['factory', 'refinery', 'collector', 'pointDefence', 'engine', 'armour'], then: ['defSat'] },
} satisfies Readonly<Record<string, Plan>>

interface Purse {
  readonly pool: number
  /** RU that the station may still spend in this turn (GW-CON-02). */
  readonly quota: number
}
const isWhole = (view: View, station: Unit): boolean => works(view, station, 'core')
const quotaOf = (view: View, station: Unit): number =>
  (isWhole(view, station) ? units.PRODUCTION.core : 0) + (works(view, station, 'factory') ? units.PRODUCTION.factory : 0)
/** Repairs, the core first (GW-REP-01). */
function repairsOf(station: Unit, { pool, quota }: Purse): { readonly repairs: readonly Repair[]; readonly left: Purse } {
  let left = Math.min(pool, quota)
  const spent = (points: number): number => {
    left -= points
    return points
  }
  const damagedOnes = Object.entries(station.modules)
    .filter(([, { damage }]) => damage > 0)
    .toSorted(([a], [b]) => Number(b === 'core') - Number(a === 'core'))
  const repairs = damagedOnes.flatMap(([module, { damage }]): readonly Repair[] => {
    const points = Math.min(units.MOST_MENDED, damage, left)
    return points > 0 ? [{ station: station.id, target: { module: module as ModuleKind }, points: spent(points) }] : [] // a key of modules
  })
  const cost = Math.min(pool, quota) - left
  return { repairs, left: { pool: pool - cost, quota: quota - cost } }
}
/** Purchases by a plan, as far as pool and quota go. Satellites go into space, where they can be deployed. */
function purchases(view: View, station: Unit, { once, then }: Plan, purse: Purse): readonly Build[] {
  const bought: Build[] = []
  const has = new Set<string>([...Object.keys(station.modules), ...companionsOf(view, station)])
  let { pool, quota } = purse
  const buys = (kind: BuiltKind): boolean => {
    // A load of a booster is bought together with its booster.
    const price = priceOf(kind)
    const whole = price + (isCarried(kind) ? view.setup.lost.boosterPrice : 0)
    if (whole > pool || price > quota || bought.length >= MOST_BUILT) return false
    pool -= whole
    quota -= price
    bought.push({ station: station.id, kind, to: { at: isModule(kind) ? 'board' : isCarried(kind) ? 'bay' : 'space' } })
    return true
  }
  // Without income an engine comes before everything, to get to debris.
  const order: Plan['once'] = isEarning(view, station)
    ? once
    : ['engine', ...once.filter((kind) => kind !== 'engine' && kind !== 'collector')]
  for (const kind of order) if (!has.has(kind)) buys(kind)
  for (const kind of then) while (buys(kind));
  return bought
}
const MOST_BUILT = 30
/** Loads that wait in the bay for a booster; satellites are put into space beside the station. */
const isCarried = (kind: BuiltKind): boolean => isWarhead(kind)
/** Kinds of units that a station has in its bay or beside it. */
const companionsOf = (view: View, station: Unit): readonly string[] => [
  ...bayOf(view, station).map(({ kind }) => kind),
  ...unitsOfSeat(view, station.seat)
    .filter(({ at, id }) => id !== station.id && distance(at, station.at) <= 1)
    .map((unit) => (unit.kind === 'booster' ? payloadOf(view, unit).kind : unit.kind)),
]
const isEarning = (view: View, station: Unit): boolean => station.moon !== null || view.setup.lost.debrisRings.includes(ringOf(station.at))

/** The orders of all stations by a plan. `isThrifty`: nothing but repairs. */
export function building(view: View, me: Color, plan: Plan, { isThrifty } = { isThrifty: false }): OrderOf<'build'> {
  let pool = resourcesOf(view, me)
  const repairs: Repair[] = []
  const builds: Build[] = []
  for (const station of stationsOf(view, me)) {
    const quota = quotaOf(view, station)
    // A core that is out of action may still be mended (R-GW-75).
    const purse = { pool, quota: station.modules.core ? Math.max(quota, units.PRODUCTION.core) : quota }
    const reserve = bayOf(view, station).filter(({ kind }) => isCarried(kind)).length * view.setup.lost.boosterPrice
    const mended = repairsOf(station, purse)
    const rest =
      isThrifty || !isWhole(view, station)
        ? []
        : purchases(view, station, plan, { pool: mended.left.pool - reserve, quota: Math.min(mended.left.quota, quota) })
    repairs.push(...mended.repairs)
    builds.push(...rest)
    pool = mended.left.pool - rest.reduce((sum, { kind }) => sum + priceOf(kind), 0)
  }
  return { order: 'build', recycle: [], repairs, installs: [], builds }
}
/** The plan that fits the threat. */
export function build(view: View, me: Color): readonly Order[] {
  const isLast = view.turn >= view.setup.turns
  const { grow, guard, show } = PLANS
  return [building(view, me, isLast ? show : threats(view, me).length > 0 ? guard : grow)]
}
/** Something that the seat can pay, or nothing; damage is mended. */
export function buildHastily(view: View, me: Color, _: QuestionCheck, dice: Dice): readonly Order[] {
  const kinds = ['basicWarhead', 'comSat', 'ecmSat', 'engine', 'armour', 'collector', 'defSat', 'pointDefence'] as const
  const one = pick(dice, kinds)
  const plan = isModule(one) ? { once: [one], then: [] } : { once: [], then: [one] }
  return [building(view, me, plan), building(view, me, PLANS.guard), building(view, me, PLANS.grow, { isThrifty: true })]
}
