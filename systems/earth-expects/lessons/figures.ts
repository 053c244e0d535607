// The figures that judge answers to this game's lessons. Each one calls functions of the rules; none contains a rule.

import { chanceAtLeast, chanceOf, type Explained, faces, percent, type RuleId, times } from '@admiralty/kernel'
import type { Figure, FigureRequest } from '@admiralty/lessons'
import { z } from 'zod'
import { CREWS } from '../data/tables.ts'
import { neededToDefend } from '../src/fire/defence.ts'
import { ionDefence, laserReduction, railgunNeeds, shieldsOf } from '../src/fire/factors.ts'
import { prospectOf, ruleOf } from '../src/fire/prospects.ts'
import { livingParts } from '../src/fire/severing.ts'
import { strengthSum, type Weapon, weaponsOf } from '../src/fire/weapons.ts'
import type { EarthExpects } from '../src/game.ts'
import { powerUsed } from '../src/hiding/finding.ts'
import { hullOf } from '../src/hull.ts'
import { flightAlong } from '../src/movement/flight.ts'
import { meansOf } from '../src/movement/means.ts'
import type { Order, OrderOf } from '../src/orders.ts'
import { costsNow, failureDice, pointsOf, powerTo } from '../src/power/points.ts'
import { inShipFrame } from '../src/record/arcs.ts'
import { firstBoxes, firstOn, isBehind, otherHand, shifted } from '../src/record/rows.ts'
import { lockBonus, rangeOf } from '../src/sensors/locks.ts'
import { boxId } from '../src/shapes.ts'
import { allocationSchema, type Table } from '../src/state.ts'
import { missileOf, shipOf } from '../src/table.ts'

type Request = FigureRequest<EarthExpects>
type Work = (request: Request) => Figure

/** The figure of an order of another kind. */
const OTHER_ORDER: Figure = { value: null, says: 'not an order of this kind', rules: [] }
/** Rounds a chance, so that equal chances compare equal in spite of floating-point errors. */
const exactly = (chance: number): number => Math.round(chance * 1e9) / 1e9
const rulesOf = (...numbers: readonly Explained[]): readonly RuleId[] => [
  ...new Set(numbers.flatMap(({ because }) => because.map(([, , rule]) => rule))),
]
const sumOf = ({ total, because }: Explained): string =>
  because.length < 2 ? String(total) : `${because.map(([what, amount]) => `${what} ${amount}`).join(', ')}: ${total}`
const ofNumber = (found: Explained): Figure => ({ value: found.total, says: sumOf(found), rules: rulesOf(found) })

function is<K extends Order['order']>(order: Order | null, kind: K): order is OrderOf<K> {
  return order?.order === kind
}
const shipSchema = z.object({ ship: z.string() })
const shotSchema = z.object({ from: z.string(), weapon: z.string(), at: z.string() })

function weaponOf(table: Table, ship: string, id: string): Weapon {
  const weapon = weaponsOf(table, shipOf(table, ship)).find((armed) => armed.id === id)
  if (!weapon) throw new Error(`${ship} has no ${id} that is armed`)
  return weapon
}

const dividedSchema = z.object({ ship: z.string(), power: allocationSchema })
/** The speed or manoeuvre points that an allocation makes. */
const made =
  (what: 'speed' | 'manoeuvre'): Work =>
  ({ view, of }) => {
    const { ship, power } = dividedSchema.parse(of)
    const points = pointsOf(view, shipOf(view, ship), power)
    return {
      value: points[what],
      says: `speed ${points.speed}, manoeuvre ${points.manoeuvre}`,
      rules: ['EE-ENG-13', 'EE-ENG-12', 'EE-ENG-14'],
    }
  }
/** The dice of engine failure that an allocation causes. */
const fails: Work = ({ view, of }) => {
  const { ship, power } = dividedSchema.parse(of)
  const braking = shipOf(view, ship)
  const before = view.secret[braking.seat]?.before[ship] ?? 0
  const dice = failureDice(costsNow(view, braking), before, { speed: powerTo(power, 'speed'), manoeuvre: powerTo(power, 'manoeuvre') })
  return { value: dice, says: `dice of engine failure: ${dice}`, rules: ['EE-EFA-01', 'EE-ENG-12'] }
}

/** The manoeuvre points that a course costs. */
const course: Work = ({ view, of }) => {
  const { ship, path } = z.object({ ship: z.string(), path: z.string() }).parse(of)
  const { cost, legs } = flightAlong(meansOf(view, shipOf(view, ship)), path)
  return { value: cost, says: legs.map(({ letter, cost: each }) => `${letter} ${each}`).join(', '), rules: ['EE-MOV-08', 'EE-MOV-07'] }
}
/** Whether a plot ends behind another ship, if that ship does not move. */
const behind: Work = ({ view, order, of }) => {
  if (!is(order, 'plot')) return OTHER_ORDER
  const { by, at } = z.object({ by: z.string(), at: z.string() }).parse(of)
  const [hunter, prey] = [shipOf(view, by), shipOf(view, at)]
  const { path } = flightAlong(meansOf(view, hunter), order.ships[by]?.path ?? '')
  const [q, r] = path.at(-1) ?? hunter.hex
  const tails = isBehind(inShipFrame([q - prey.hex[0], r - prey.hex[1]], prey))
  return {
    value: tails,
    says: tails ? 'behind the rear side, and able to tail' : 'not behind: the line does not cross the rear side',
    rules: ['EE-TAI-01'],
  }
}

/** The defence against a shot, or the number that its die must beat. It uses the full state, as the text of the lesson tells it. */
const taken: Work = ({ state, of }) => {
  const { from, weapon, at } = shotSchema.parse(of)
  const [hunter, prey] = [shipOf(state, from), shipOf(state, at)]
  const gun = weaponOf(state, from, weapon)
  if (gun.kind === 'ion') return ofNumber(ionDefence(hunter, prey, shieldsOf(state, prey)))
  if (gun.kind === 'laser') return ofNumber(laserReduction(state, hunter, prey, strengthSum(gun)))
  return ofNumber(railgunNeeds(state, hunter, gun, prey))
}
/** The average damage of all shots of an order, in points. */
const hurts: Work = ({ view, order }) => {
  if (!is(order, 'commit')) return OTHER_ORDER
  const found = Object.entries(order.ships).flatMap(([id, shots]) =>
    shots.flatMap(({ weapon, at }) => {
      const gun = weaponOf(view, id, weapon)
      const prospect = prospectOf(view, shipOf(view, id), gun, shipOf(view, at))
      return prospect ? [{ ...prospect, rule: ruleOf(gun.kind) }] : []
    }),
  )
  const mean = found.reduce((sum, shot) => sum + shot.mean, 0)
  return {
    value: exactly(mean),
    says: `${mean.toFixed(2)} points on average`,
    rules: ['EE-WEP-02', ...found.flatMap(({ rule, because }) => [rule, ...rulesOf(...because.map(({ number }) => number))])],
  }
}

const boxesSchema = z.object({ boxes: z.array(boxId).default([]) })
/** The chance that a shot along a row hits one of these boxes first, or any box if none is named. */
const strikes: Work = ({ view, order, of }) => {
  const { attack } = view
  if (!is(order, 'row') || attack?.heading == null) return OTHER_ORDER
  const { boxes } = boxesSchema.parse(of ?? {})
  const prey = shipOf(view, attack.at)
  const { layout, levels } = hullOf(view, prey)
  const { sides } = CREWS[prey.crew]
  const { heading } = attack
  const hit = (off: number): boolean => {
    const row = shifted(order.row, heading, Math.abs(off), off < 0 ? otherHand(order.high) : order.high)
    const first = firstOn(layout, levels, { heading, row }, attack.kind === 'ion' ? 'ignored' : 'counts')
    return first !== undefined && (boxes.length === 0 || boxes.includes(first))
  }
  const chance = chanceOf(times(2, faces(sides)), (roll) => hit(roll - sides - 1))
  return { value: exactly(chance), says: `hits ${percent(chance)}`, rules: ['EE-POI-01', 'EE-POI-03', 'EE-POI-04', 'EE-POI-06'] }
}

/** How many of these boxes are first on a row, if the rows run in the chosen direction. */
const exposes: Work = ({ view, order, of }) => {
  const { attack } = view
  if (!is(order, 'rowSet') || !attack) return OTHER_ORDER
  const { boxes } = boxesSchema.parse(of)
  const { layout, levels } = hullOf(view, shipOf(view, attack.at))
  const first = firstBoxes(layout, levels, order.heading, attack.kind === 'ion' ? 'ignored' : 'counts')
  const open = boxes.filter((box) => first.includes(box)).length
  return { value: open, says: `${open} of them ${open === 1 ? 'is' : 'are'} first on a row`, rules: ['EE-POI-02', 'EE-POI-05'] }
}
/** The number of boxes in the part that survives. */
const keeps: Work = ({ view, order, of }) => {
  if (!is(order, 'keep')) return OTHER_ORDER
  const { ship } = shipSchema.parse(of)
  const parts = livingParts(view, shipOf(view, ship))
  const named = order.ships[ship]
  const sizes = parts.filter(({ boxes }) => named === undefined || boxes.includes(named)).map(({ boxes }) => boxes.length)
  const size = Math.max(...sizes)
  return { value: size, says: `${size} boxes survive`, rules: ['EE-SEV-01'] }
}

/** The least face that the next die of the chain must show. */
const chain: Work = ({ view, order }) => {
  const [step] = view.agenda
  if (!is(order, 'chooseDie') || step?.step !== 'chooseDie') return OTHER_ORDER
  const die = step.dice[order.die]
  if (die < step.needed.total) return { value: null, says: `${die} misses, and the chain ends`, rules: ['EE-PD-08', 'EE-AMI-02'] }
  return { value: die, says: `${die} hits, and the next die must show ${die} or more`, rules: ['EE-PD-08', 'EE-AMI-02'] }
}
const defenceSchema = z.object({ ship: z.string(), weapon: z.string(), missile: z.string(), sensors: z.int() })
/** The least face that a die of point defence must show. */
const defence: Work = ({ view, of }) => {
  const { ship, weapon, missile, sensors } = defenceSchema.parse(of)
  const defender = shipOf(view, ship)
  return ofNumber(neededToDefend(view, defender, weaponOf(view, ship, weapon), missileOf(view, missile), { sensors, chain: null }))
}
/** The chance that an attempt destroys its missile. */
const shootsDown: Work = ({ view, order }) => {
  if (!is(order, 'defend')) return OTHER_ORDER
  const defender = shipOf(view, order.ship)
  const weapon = weaponOf(view, order.ship, order.weapon)
  const [step] = view.agenda
  const chained = step?.step === 'defend' ? step.chain : null
  const needed = neededToDefend(view, defender, weapon, missileOf(view, order.missile), { sensors: order.sensors.length, chain: chained })
  const once = chanceAtLeast(needed.total, CREWS[defender.crew].sides)
  const chance = weapon.kind === 'antiMissile' ? 1 - (1 - once) ** 2 : once
  return {
    value: exactly(chance),
    says: `needs ${needed.total} or more: shot down ${percent(chance)}`,
    rules: ['EE-PD-04', 'EE-AMI-02', ...rulesOf(needed)],
  }
}

const locksSchema = z.object({ ship: z.string(), at: z.string(), sensors: z.int() })
/** The least face of the die for a lock-on to a warship. */
const locks: Work = ({ view, of }) => {
  const { ship, at, sensors } = locksSchema.parse(of)
  const [hunter, prey] = [shipOf(view, ship), shipOf(view, at)]
  const bonus = lockBonus(view, hunter, prey, sensors)
  const least = rangeOf(view, hunter, prey) + 1 - bonus.total
  return { value: least, says: `${least} or more`, rules: ['EE-SEN-05', ...rulesOf(bonus)] }
}
/** The range at which an enemy finds a hidden ship, by the power that it uses (EE-HID-02). */
const found: Work = ({ state, of }) => {
  const { ship } = shipSchema.parse(of)
  const quarters = powerUsed(state, shipOf(state, ship))
  return { value: Math.floor(quarters / 4), says: `${quarters / 4} points of power used`, rules: ['EE-HID-02'] }
}

/** The figures under the names that lessons use. */
export const figures = {
  speed: made('speed'),
  manoeuvre: made('manoeuvre'),
  fails,
  course,
  behind,
  taken,
  hurts,
  strikes,
  exposes,
  keeps,
  chain,
  defence,
  shootsDown,
  locks,
  found,
} satisfies Readonly<Record<string, Work>>

const listed = (boxes: readonly string[]): string => boxes.toSorted().join()
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
/** Whether two orders name the same ships and agree about each of them. */
function bothAgree<T>(a: Readonly<Record<string, T>>, b: Readonly<Record<string, T>>, agree: (a: T, b: T) => boolean): boolean {
  const ids = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...ids].every((id) => {
    const [mine, theirs] = [a[id], b[id]]
    return mine !== undefined && theirs !== undefined && agree(mine, theirs)
  })
}
/** Whether two orders have the same effect: end, facing and cost of plots; powered boxes; or repaired boxes. */
export function alike(view: EarthExpects['view'], a: Order, b: Order): boolean {
  if (is(a, 'plot') && is(b, 'plot')) {
    const ids = new Set([...Object.keys(a.ships), ...Object.keys(b.ships)])
    const ends = (order: OrderOf<'plot'>, id: string): unknown => {
      const means = meansOf(view, shipOf(view, id))
      const plot = order.ships[id] ?? { path: 'F'.repeat(means.speed), glide: false }
      const { path, facing, cost } = flightAlong(means, plot.path)
      return [path.at(-1), facing, cost, plot.glide]
    }
    return [...ids].every((id) => same(ends(a, id), ends(b, id)))
  }
  if (is(a, 'power') && is(b, 'power'))
    return bothAgree(a.ships, b.ships, (mine, theirs) => listed(mine.lit) === listed(theirs.lit) && same(mine.engines, theirs.engines))
  if (is(a, 'repair') && is(b, 'repair')) return bothAgree(a.ships, b.ships, (mine, theirs) => listed(mine) === listed(theirs))
  return false
}
