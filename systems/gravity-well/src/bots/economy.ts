// Proposals for deliveries, repairs and construction.
import { type Dice, pick } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import { type BuiltKind, MOST_MENDED, type ModuleKind, PRODUCTION } from '../../data/units.ts'
import { ringOf } from '../orbit/motion.ts'
import type { Build, Order, OrderOf, Repair } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { bayOf, isModule, priceOf, resourcesOf, stationsOf, unitsOfSeat, works } from '../table.ts'
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

/** What a seat buys first, again and again from the start of the list; a module is bought once. */
type Plan = readonly BuiltKind[]
const PLANS = {
  /** Income before arms. */
  grow: [
    'collector',
    'armour',
    'basicWarhead',
    'basicWarhead',
    'pointDefence',
    'factory',
    'defSat',
    'basicWarhead',
    'basicWarhead',
    'ecmSat',
    'engine',
  ],
  /** Arms only. */
  strike: ['basicWarhead'],
  /** A bus with six warheads; they need no booster each. */
  bomb: ['bus', 'basicWarhead', 'basicWarhead', 'basicWarhead', 'basicWarhead', 'basicWarhead', 'basicWarhead'],
  /** What keeps the station alive. */
  guard: ['armour', 'pointDefence', 'pulseWarhead', 'factory', 'defSat', 'collector', 'basicWarhead'],
} satisfies Readonly<Record<string, Plan>>

interface Purse {
  readonly pool: number
  /** RU that the station may still spend in this turn (GW-CON-02). */
  readonly quota: number
}
const isWhole = (view: View, station: Unit): boolean => works(view, station, 'core')
const quotaOf = (view: View, station: Unit): number =>
  (isWhole(view, station) ? PRODUCTION.core : 0) + (works(view, station, 'factory') ? PRODUCTION.factory : 0)
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
    const points = Math.min(MOST_MENDED, damage, left)
    return points > 0 ? [{ station: station.id, target: { module: module as ModuleKind }, points: spent(points) }] : [] // a key of modules
  })
  const cost = Math.min(pool, quota) - left
  return { repairs, left: { pool: pool - cost, quota: quota - cost } }
}
/** Purchases by a plan, as far as pool and quota go. Satellites go into space, where they can be deployed. */
function purchases(view: View, station: Unit, plan: Plan, { pool, quota }: Purse): readonly Build[] {
  const bought: Build[] = []
  const aboard = new Set<string>(Object.keys(station.modules))
  let left = Math.min(pool, quota)
  for (const { kind } of bayOf(view, station)) if (ONE_AT_A_TIME.includes(kind)) aboard.add(kind)
  const isWanted = (kind: BuiltKind): boolean => {
    if (!isModule(kind)) return !(ONE_AT_A_TIME.includes(kind) && aboard.has(kind))
    return !aboard.has(kind) && (kind !== 'collector' || isEarning(view, station))
  }
  for (let more = true; more; ) {
    more = false
    for (const kind of plan) {
      if (!isWanted(kind)) continue
      // A dear thing is saved for if nothing cheaper stands before it; otherwise the next of the plan is bought.
      if (priceOf(kind) > left) continue
      left -= priceOf(kind)
      aboard.add(kind)
      more = bought.length < MOST_BUILT
      bought.push({
        station: station.id,
        kind,
        to: { at: isModule(kind) ? 'board' : kind === 'defSat' || kind === 'ecmSat' ? 'space' : 'bay' },
      })
    }
  }
  return bought
}
const MOST_BUILT = 30
/** Craft and loads of which a bay needs only one. */
const ONE_AT_A_TIME: readonly BuiltKind[] = ['bus', 'pulseWarhead', 'defSat']
const isEarning = (view: View, station: Unit): boolean => station.moon !== null || view.setup.lost.debrisRings.includes(ringOf(station.at))

function building(view: View, me: Color, plan: Plan, isThrifty = false): OrderOf<'build'> {
  let pool = resourcesOf(view, me)
  const repairs: Repair[] = []
  const builds: Build[] = []
  for (const station of stationsOf(view, me)) {
    const quota = quotaOf(view, station)
    // A core that is out of action may still be mended (R-GW-75).
    const purse = { pool, quota: station.modules.core ? Math.max(quota, PRODUCTION.core) : quota }
    const mended = repairsOf(station, purse)
    const rest =
      isThrifty || !isWhole(view, station)
        ? []
        : purchases(view, station, plan, { ...mended.left, quota: Math.min(mended.left.quota, quota) })
    repairs.push(...mended.repairs)
    builds.push(...rest)
    pool = mended.left.pool - rest.reduce((sum, { kind }) => sum + priceOf(kind), 0)
  }
  return { order: 'build', recycle: [], repairs, installs: [], builds }
}
/** Warheads of a seat that lie ready or fly. */
const armsOf = (view: View, me: Color): number =>
  stationsOf(view, me).reduce((sum, station) => sum + bayOf(view, station).length, 0) +
  unitsOfSeat(view, me).filter(({ kind }) => kind === 'booster').length
/** The plan that fits the threat first, then the others. */
export function build(view: View, me: Color): readonly Order[] {
  const danger = threats(view, me).length
  const { grow, strike, guard, bomb } = PLANS
  const plans = danger > armsOf(view, me) ? [guard, grow, strike] : danger > 0 ? [strike, guard, bomb, grow] : [grow, strike, bomb, guard]
  const all = plans.map((plan) => building(view, me, plan))
  return all.filter((order, index) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(order)) === index)
}
/** Something that the seat can pay, or nothing; damage is mended. */
export function buildHastily(view: View, me: Color, _: QuestionCheck, dice: Dice): readonly Order[] {
  const kinds = ['basicWarhead', 'comSat', 'ecmSat', 'engine', 'armour', 'collector', 'defSat', 'pointDefence'] as const
  return [building(view, me, [pick(dice, kinds)]), building(view, me, PLANS.guard), building(view, me, [], true)]
}
