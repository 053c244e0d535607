// The figures that judge answers to lessons. They use the functions of the rules and add no rule.

import { chanceAtLeast, type Explained, list, percent, plural, type RuleId } from '@admiralty/kernel'
import type { Figure, FigureRequest } from '@admiralty/lessons'
import { sameHex } from '@admiralty/space'
import { z } from 'zod'
import { DAMAGE_CONTROL } from '../data/tables.ts'
import { costOf, itemCost } from '../src/design/cost.ts'
import { spacesUsed } from '../src/design/spaces.ts'
import { isWeapon } from '../src/design/units.ts'
import { fighterWeapon } from '../src/fire/fighter-weapon.ts'
import { damageOf, type Firing, neededToHit, neededToIntercept, thingOf } from '../src/fire/firing.ts'
import { oddsOf } from '../src/fire/odds.ts'
import { cannotFire } from '../src/fire/shot-check.ts'
import { enemiesOf, targetsOf, weaponsReady } from '../src/fire/targets.ts'
import type { EasyStar } from '../src/game.ts'
import { allowance, endOf } from '../src/movement/course.ts'
import { riskOf, risksOf } from '../src/movement/obstacles.ts'
import { landfall } from '../src/movement/ship-orders.ts'
import type { Order, OrderOf } from '../src/orders.ts'
import { hexSchema } from '../src/shapes.ts'
import { auxiliaryKindSchema, type Item, type ShipDesign, type Table } from '../src/state.ts'
import { itemOf, itemsOf, left, shipOf } from '../src/table.ts'
import { nameOf } from '../src/words/say.ts'

type Ask = FigureRequest<EasyStar>
type Work = (asked: Ask) => Figure

const NOT_MEANT: Figure = { value: null, says: 'that is another kind of order', rules: [] }
/** A chance rounded, so that equal chances stay equal in any order of summation. */
const exactly = (chance: number): number => Math.round(chance * 1e9) / 1e9
const rulesOf = (...numbers: readonly Explained[]): readonly RuleId[] => [
  ...new Set(numbers.flatMap(({ because }) => because.map(([, , rule]) => rule))),
]
const sumOf = ({ total, because }: Explained): string =>
  because.length < 2 ? String(total) : `${because.map(([what, amount]) => `${what} ${amount}`).join(', ')}: ${total}`

function is<K extends Order['order']>(order: Order | null, kind: K): order is OrderOf<K> {
  return order?.order === kind
}

function weaponOf(table: Table, { from, weapon }: Readonly<Record<'from' | 'weapon', string>>): Item {
  const fighter = table.fighters[from]
  const item = fighter ? fighterWeapon(fighter) : itemOf(table, shipOf(table, from), weapon)
  if (!item) throw new Error(`${from} has no ${weapon}`)
  return item
}
const firingOf = (table: Table, { from, weapon, at, powerUp }: OrderOf<'fire'>): Firing => ({
  from,
  weapon: weaponOf(table, { from, weapon }),
  at,
  powerUp,
})

/** One of the odds of a shot. */
const ofShot =
  (which: 'hit' | 'destroyed' | 'mean', says: (amount: number) => string): Work =>
  ({ view, order }) => {
    if (!is(order, 'fire')) return NOT_MEANT
    const odds = oddsOf(view, firingOf(view, order))
    const through = odds.intercepted > 0 ? `, shot down on the way ${percent(odds.intercepted)}` : ''
    const rules: readonly RuleId[] = [
      'ES-HIT-03',
      ...rulesOf(odds.needed, odds.damageIfHit),
      ...(odds.intercepted > 0 ? (['ES-PDF-04'] as const) : []),
    ]
    return {
      value: exactly(odds[which]),
      says: `needs ${odds.needed.total} or more for ${plural(odds.damageIfHit.total, 'point')}${through}: ${says(odds[which])}`,
      rules,
    }
  }

const shotSchema = z.object({
  from: z.string(),
  weapon: z.string(),
  at: z.string(),
  powerUp: z.enum(['range', 'damage']).nullable().default(null),
})
const shotIn = (table: Table, of: unknown): Firing => firingOf(table, { order: 'fire', ...shotSchema.parse(of) })
const ofOne =
  (number: (asked: Ask) => Explained): Work =>
  (asked) => {
    const found = number(asked)
    return { value: found.total, says: sumOf(found), rules: rulesOf(found) }
  }

const pairSchema = z.object({ from: z.string(), at: z.string() })
/** Whether `from` may fire at `at` after the order. */
const bears: Work = (asked) => {
  const { from, at } = pairSchema.parse(asked.of)
  const table = asked.after()
  const { seat } = thingOf(table, from)
  const refusals = weaponsReady(table, seat)
    .filter((gun) => gun.from === from)
    .map((gun) => cannotFire(table, { ...gun, at, powerUp: null }))
  const [refusal] = refusals
  if (refusals.length === 0) return { value: false, says: `${nameOf(table, from)} has no weapon to fire`, rules: ['ES-CMB-01'] }
  if (refusals.some((one) => one === undefined))
    return { value: true, says: `${nameOf(table, from)} can fire at ${nameOf(table, at)}`, rules: ['ES-CMB-02'] }
  return {
    value: false,
    says: `${nameOf(table, from)} at ${nameOf(table, at)}: ${refusal?.reason}`,
    rules: refusals.flatMap((one) => (one ? [one.rule] : [])),
  }
}

const thingSchema = z.object({ ship: z.string() })
/** The number of hostile weapons that may fire at the ship after the order. */
const underFire: Work = (asked) => {
  const { ship } = thingSchema.parse(asked.of)
  const table = asked.after()
  const { seat } = thingOf(table, ship)
  const enemies = [...new Set(enemiesOf(table, seat).map((enemy) => enemy.seat))]
  const guns = enemies
    .flatMap((enemy) => weaponsReady(table, enemy))
    .filter((gun) => !cannotFire(table, { ...gun, at: ship, powerUp: null }))
  const who = list([...new Set(guns.map(({ from }) => nameOf(table, from)))])
  return {
    value: guns.length,
    says:
      guns.length === 0
        ? `no weapon bears on ${nameOf(table, ship)}`
        : `${plural(guns.length, 'weapon')} of ${who} would bear on ${nameOf(table, ship)}`,
    rules: ['ES-CMB-02', ...guns.map(({ weapon }): RuleId => ARCS[weapon.mount ?? 'dorsal'])],
  }
}
const ARCS = { axial: 'ES-GEO-01', ventral: 'ES-GEO-02', dorsal: 'ES-GEO-03' } as const

/** The number of hostile weapons that may fire at a ship that bears itself; null if it does not bear. */
const safeShot: Work = (asked) => {
  if (is(asked.order, 'fly') && asked.order.rams.length > 0)
    return { ...NOT_MEANT, says: 'it would ram, and be lost if it hits', rules: ['ES-FMV-04'] }
  const { from, at } = pairSchema.parse(asked.of)
  const shot = bears({ ...asked, of: { from, at } })
  if (shot.value !== true) return { ...shot, value: null }
  return underFire({ ...asked, of: { ship: from } })
}

/** The chance of a collision on the way; null for an order that does not end in the given hex. */
const collides: Work = ({ view, order, of }) => {
  const { hex } = z.object({ hex: hexSchema }).parse(of)
  if (!is(order, 'move')) return NOT_MEANT
  const ship = shipOf(view, order.ship)
  if (!sameHex(endOf(ship, order.path).hex, hex)) return { ...NOT_MEANT, says: 'it does not end there' }
  const risks = risksOf(view, ship, order)
  return {
    value: exactly(riskOf(risks)),
    says: `a collision ${percent(riskOf(risks))}`,
    rules: risks.length === 0 ? ['ES-MOV-03'] : rulesOf(...risks.map(({ needed }) => needed)),
  }
}

/** The chance that the chosen turrets shoot the missile down. */
const shotDown: Work = ({ view, order }) => {
  if (!is(order, 'defend') || !view.shot) return NOT_MEANT
  const needed = neededToIntercept(view, view.shot.at)
  const chance = 1 - (1 - chanceAtLeast(needed.total, 6)) ** order.turrets.length
  return {
    value: exactly(chance),
    says: `${plural(order.turrets.length, 'turret')}, ${needed.total} or more: shot down ${percent(chance)}`,
    rules: ['ES-PDF-02', ...rulesOf(needed)],
  }
}

/** The chance that the ship survives the hit that was rolled. */
const outlives: Work = ({ view, order }) => {
  if (!is(order, 'displace') || !view.shot) return NOT_MEANT
  const damage = damageOf(view, view.shot)
  const ship = shipOf(view, view.shot.at)
  const escapes = order.use ? chanceAtLeast(view.shot.natural ?? 7, 6) : 0
  const chance = damage.total < left(view, ship) ? 1 : escapes
  return {
    value: exactly(chance),
    says: `${damage.total} damage to a ship with ${left(view, ship)} left: it survives ${percent(chance)}`,
    rules: ['ES-AUX-DSP-01', 'ES-DST-01'],
  }
}

/** Points of damage repaired for each counter. */
const mends: Work = ({ view, order }) => {
  if (!is(order, 'repair') || order.what !== 'damage') return NOT_MEANT
  const counters = order.counters === 1 || order.counters === 2 ? order.counters : 3
  const points = Math.min(DAMAGE_CONTROL.mends[counters], shipOf(view, order.ship).hurt)
  return {
    value: points / counters,
    says: `${points} points for ${plural(counters, 'counter')}`,
    rules: [counters === 1 ? 'ES-AUX-DC-02' : 'ES-AUX-DC-03', 'ES-AUX-DC-04'],
  }
}

/** The names of a weapon's legal targets. */
const targets: Work = ({ view, of }) => {
  const { from, weapon } = z.object({ from: z.string(), weapon: z.string() }).parse(of)
  const names = targetsOf(view, { from, weapon: weaponOf(view, { from, weapon }), powerUp: null }).map(({ id }) => nameOf(view, id))
  return { value: list(names), says: names.length === 0 ? 'at no target' : `at ${list(names)}`, rules: ['ES-CMB-02'] }
}

/** The points that an item scores for the enemy when it is lost. */
const givesAway: Work = ({ view, order }) => {
  const [step] = view.agenda
  if (!is(order, 'lose') || order.item === null || step?.step !== 'loseItem') return NOT_MEANT
  const ship = shipOf(view, step.ship)
  const worth = itemCost(ship.hull, weaponOf(view, { from: ship.id, weapon: order.item }))
  return { value: worth.total, says: `worth ${plural(worth.total, 'point')}`, rules: ['ES-VP-03', ...rulesOf(worth)] }
}

/** The design of a ship. */
function designOf({ view, of }: Ask): ShipDesign {
  const ship = shipOf(view, thingSchema.parse(of).ship)
  const aboard = itemsOf(view, ship)
  const auxiliaries = aboard.filter((item) => !isWeapon(item)).map(({ kind, gift }) => ({ kind: auxiliaryKindSchema.parse(kind), gift }))
  return { hull: ship.hull, name: '', speedTraded: 0, fighters: [], weapons: aboard.filter(isWeapon), auxiliaries }
}

export const figures = {
  givesAway,
  cost: ofOne((asked) => costOf(designOf(asked))),
  spaces: ofOne((asked) => spacesUsed(designOf(asked))),
  hits: ofShot('hit', (chance) => `hits ${percent(chance)}`),
  destroys: ofShot('destroyed', (chance) => `destroys it ${percent(chance)}`),
  hurts: ofShot('mean', (points) => `${points.toFixed(2)} points on average`),
  needed: ofOne(({ view, of }) => neededToHit(view, shotIn(view, of))),
  damage: ofOne(({ view, of }) => damageOf(view, shotIn(view, of))),
  turns: ofOne(({ view, of }) => {
    const { ship, speed } = z.object({ ship: z.string(), speed: z.int() }).parse(of)
    return allowance(view, shipOf(view, ship), speed)
  }),
  bears,
  underFire,
  safeShot,
  collides,
  shotDown,
  outlives,
  mends,
  targets,
} satisfies Readonly<Record<string, Work>>

/** Whether two orders are equivalent: the same end of a path, or the same turrets in another order. */
export function alike(view: EasyStar['view'], a: Order, b: Order): boolean {
  if (is(a, 'move') && is(b, 'move')) {
    if (a.ship !== b.ship || a.change !== b.change || a.rams.join() !== b.rams.join()) return false
    return sameEnd(shipOf(view, a.ship), a.path, b.path)
  }
  if (is(a, 'fly') && is(b, 'fly')) {
    const fighter = view.fighters[a.fighter]
    return (
      fighter !== undefined &&
      a.fighter === b.fighter &&
      a.board === b.board &&
      a.rams.join() === b.rams.join() &&
      sameEnd(fighter, a.path, b.path)
    )
  }
  if (is(a, 'defend') && is(b, 'defend')) return a.turrets.toSorted().join() === b.turrets.toSorted().join()
  if (is(a, 'jump') && is(b, 'jump') && a.ship === b.ship) {
    const ship = shipOf(view, a.ship)
    return sameHex(landfall(ship, a.before), landfall(ship, b.before)) && a.before + a.after === b.before + b.after
  }
  return false
}
function sameEnd(from: Parameters<typeof endOf>[0], a: string, b: string): boolean {
  const [one, other] = [endOf(from, a), endOf(from, b)]
  return sameHex(one.hex, other.hex) && one.facing === other.facing
}
