// Exact chances of a shot, from the numbers of the rules and the table's knowledge. Unknown shields and manoeuvre points count as 0.
import { type Explained, explained, type RuleId, type Spread, sum, when } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import type { Ship, Table } from '../state.ts'
import { ionDefence, ionDice, laserReduction, railgunBonus, railgunNeeds, shieldsOf } from './factors.ts'
import { strengthSum, type Weapon } from './weapons.ts'

/** The expected result of a shot. */
export interface Prospect {
  /** Chance of at least one point of damage. */
  readonly odds: number
  readonly mean: number
  readonly spread: Spread
  readonly because: readonly { readonly title: string; readonly number: Explained }[]
}
/** Chances by value, from 0 without gaps. */
type Chances = readonly number[]

const CERTAIN: Chances = [1]
const one = (sides: number): Chances => [0, ...Array.from({ length: sides }, () => 1 / sides)]
/** Adds up the chances of equal values. */
function gathered(parts: Iterable<readonly [value: number, chance: number]>): Chances {
  const all: number[] = []
  for (const [value, chance] of parts) all[value] = (all[value] ?? 0) + chance
  return all
}
const plus = (a: Chances, b: Chances): Chances => gathered([...a.entries()].flatMap(([x, p]) => b.map((q, y) => [x + y, p * q] as const)))
/** The chances of the sum of several dice. */
export const diceOf = (count: number, sides: number): Chances =>
  Array.from({ length: count }, () => one(sides)).reduce<Chances>((all, die) => plus(all, die), CERTAIN)
/** Subtracts, but never below 0. */
const less = (chances: Chances, by: number): Chances => gathered(chances.map((chance, value) => [Math.max(0, value - by), chance]))
const scaled = (chances: Chances, share: number): Chances => chances.map((chance) => chance * share)
const mixed = (...of: readonly Chances[]): Chances => gathered(of.flatMap((chances) => [...chances.entries()]))

const prospect = (chances: Chances, because: Prospect['because']): Prospect => ({
  odds: chances.reduce((total, chance, value) => (value > 0 ? total + chance : total), 0),
  mean: chances.reduce((total, chance, value) => total + chance * value, 0),
  spread: {
    title: 'points of damage',
    ends: chances.flatMap((chance, value) => (chance > 0 ? [{ value, chance }] : [])),
    also: [],
  },
  because,
})

/** Manoeuvre points that the target announced to this seat, because its ships tail it (EE-TAI-02). */
const heardManoeuvre = (table: Table, from: Ship, at: Ship): Explained => {
  const heard = table.secret[from.seat]?.heard[at.id]?.manoeuvre ?? 0
  const known = table.secret[at.seat]?.points[at.id] !== undefined
  return explained(when(!known && heard > 0, 'its manoeuvre points, as announced to you', heard, 'EE-TAI-02'))
}

function ionProspect(table: Table, from: Ship, weapon: Weapon, at: Ship): Prospect {
  const dice = ionDice(table, from, at, strengthSum(weapon))
  const defence = ionDefence(from, at, shieldsOf(table, at))
  return prospect(less(diceOf(dice.total, CREWS[from.crew].sides), defence.total), [
    { title: 'dice', number: dice },
    { title: 'defence', number: defence },
  ])
}
function laserProspect(table: Table, from: Ship, weapon: Weapon, at: Ship): Prospect {
  const taken = weapon.strengths.map((strength) => laserReduction(table, from, at, strength))
  const chances = taken.reduce<Chances>((all, { total }) => plus(all, less(one(CREWS[from.crew].sides), total)), CERTAIN)
  return prospect(
    chances,
    taken.map((number) => ({ title: 'reduction of the die', number })),
  )
}
/** The number that a railgun's die must exceed, with what the table has heard of the target. */
const railgunLimit = (table: Table, from: Ship, weapon: Weapon, at: Ship): Explained =>
  sum(railgunNeeds(table, from, weapon, at), heardManoeuvre(table, from, at))
/** EE-RAI-04, EE-RFR-02: the chance that a box hits after that many hits in a row. */
export function hitChance(table: Table, from: Ship, weapon: Weapon, at: Ship): (inARow: number) => number {
  const { sides } = CREWS[from.crew]
  const { total } = railgunLimit(table, from, weapon, at)
  return (inARow) => Math.min(1, Math.max(0, (sides - total + railgunBonus(table, from, at, inARow).total) / sides))
}
function railgunProspect(table: Table, from: Ship, weapon: Weapon, at: Ship): Prospect {
  const { sides } = CREWS[from.crew]
  const chance = hitChance(table, from, weapon, at)
  const because = [{ title: 'must exceed', number: railgunLimit(table, from, weapon, at) }]
  if (weapon.rapid) return prospect(rapidChances(strengthSum(weapon), sides, chance), because)
  const hit = chance(0)
  return prospect(mixed(scaled(CERTAIN, 1 - hit), scaled(diceOf(strengthSum(weapon), sides), hit)), because)
}
/** EE-RFR-02: computed backwards from the last box, for each possible number of hits in a row before it. */
function rapidChances(boxes: number, sides: number, chance: (hits: number) => number): Chances {
  let left: readonly Chances[] = Array.from({ length: boxes + 1 }, () => CERTAIN)
  while (left.length > 1) {
    const [missed = CERTAIN, ...hit] = left
    left = hit.map((chances, inARow) => mixed(scaled(missed, 1 - chance(inARow)), scaled(plus(one(sides), chances), chance(inARow))))
  }
  return mixed(...left)
}

/** Whether a gun can do any damage, impact roll apart. */
export function canScore(table: Table, from: Ship, weapon: Weapon, at: Ship): boolean {
  const { sides } = CREWS[from.crew]
  if (weapon.kind === 'ion')
    return sides * ionDice(table, from, at, strengthSum(weapon)).total > ionDefence(from, at, shieldsOf(table, at)).total
  if (weapon.kind === 'laser') return weapon.strengths.some((strength) => laserReduction(table, from, at, strength).total < sides)
  return weapon.kind === 'railgun' && hitChance(table, from, weapon, at)(0) > 0
}
/** The chances of a shot. Undefined for weapons that roll no die when they fire, such as missiles. */
export function prospectOf(table: Table, from: Ship, weapon: Weapon, at: Ship): Prospect | undefined {
  if (weapon.kind === 'ion') return ionProspect(table, from, weapon, at)
  if (weapon.kind === 'laser') return laserProspect(table, from, weapon, at)
  return weapon.kind === 'railgun' ? railgunProspect(table, from, weapon, at) : undefined
}
/** The chance that a die shows at least this value. */
export const chanceOf = (least: number, sides: number): number => Math.min(1, Math.max(0, (sides + 1 - least) / sides))
/** The clause that describes a weapon's fire. */
export const ruleOf = (kind: Weapon['kind']): RuleId =>
  (({ ion: 'EE-ION-02', laser: 'EE-LAS-02', railgun: 'EE-RAI-04', missile: 'EE-MIS-02', antiMissile: 'EE-AMI-01' }) as const)[kind]
