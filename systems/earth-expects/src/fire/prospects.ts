// Exact chances of a shot, from the numbers of the rules and the table's knowledge. Unknown shields and manoeuvre points count as 0.
import {
  certain,
  chanceAtLeast,
  chanceOf,
  type Distribution,
  type Explained,
  explained,
  faces,
  map,
  mean,
  mix,
  plus,
  type RuleId,
  type Spread,
  sum,
  times,
  toSpread,
  when,
} from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import type { Ship, Table } from '../state.ts'
import { ionDefence, ionDice, laserReduction, railgunBonus, railgunNeeds, shieldsOf } from './factors.ts'
import { type GunWeapon, isGun, strengthSum, type Weapon } from './weapons.ts'

/** The expected result of a shot. */
export interface Prospect {
  /** Chance of at least one point of damage. */
  readonly odds: number
  readonly mean: number
  readonly spread: Spread
  readonly because: readonly { readonly title: string; readonly number: Explained }[]
}
/** The die of a ship's crew. */
const crewDie = ({ crew }: Ship): Distribution => faces(CREWS[crew].sides)
/** Subtracts, but never below 0. */
const less = (of: Distribution, by: number): Distribution => map(of, (value) => Math.max(0, value - by))

const prospect = (points: Distribution, because: Prospect['because']): Prospect => ({
  odds: chanceOf(points, (value) => value > 0),
  mean: mean(points),
  spread: toSpread(points, 'points of damage'),
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
  return prospect(less(times(dice.total, crewDie(from)), defence.total), [
    { title: 'dice', number: dice },
    { title: 'defence', number: defence },
  ])
}
function laserProspect(table: Table, from: Ship, weapon: Weapon, at: Ship): Prospect {
  const taken = weapon.strengths.map((strength) => laserReduction(table, from, at, strength))
  return prospect(
    taken.reduce((all, { total }) => plus(all, less(crewDie(from), total)), certain(0)),
    taken.map((number) => ({ title: 'reduction of the die', number })),
  )
}
/** The number that a railgun's die must exceed, with the facts about the target that the table has. */
const railgunLimit = (table: Table, from: Ship, weapon: Weapon, at: Ship): Explained =>
  sum(railgunNeeds(table, from, weapon, at), heardManoeuvre(table, from, at))
/** EE-RAI-04, EE-RFR-02: the chance that a box hits after that many hits in a row. */
export function hitChance(table: Table, from: Ship, weapon: Weapon, at: Ship): (inARow: number) => number {
  const { sides } = CREWS[from.crew]
  const { total } = railgunLimit(table, from, weapon, at)
  return (inARow) => chanceAtLeast(total + 1 - railgunBonus(table, from, at, inARow).total, sides)
}
function railgunProspect(table: Table, from: Ship, weapon: Weapon, at: Ship): Prospect {
  const chance = hitChance(table, from, weapon, at)
  const boxes = strengthSum(weapon)
  const points = weapon.rapid ? rapidPoints(boxes, crewDie(from), chance) : hitOrMiss(chance(0), times(boxes, crewDie(from)), certain(0))
  return prospect(points, [{ title: 'must exceed', number: railgunLimit(table, from, weapon, at) }])
}
const hitOrMiss = (chance: number, hit: Distribution, miss: Distribution): Distribution =>
  mix([
    { chance, of: hit },
    { chance: 1 - chance, of: miss },
  ])
/** EE-RFR-02: computed backwards from the last box, for each possible number of hits in a row before it. */
function rapidPoints(boxes: number, one: Distribution, chance: (hits: number) => number): Distribution {
  let left: readonly Distribution[] = Array.from({ length: boxes + 1 }, () => certain(0))
  while (left.length > 1) {
    const [missed = certain(0), ...hit] = left
    left = hit.map((points, inARow) => hitOrMiss(chance(inARow), plus(one, points), missed))
  }
  return left[0] ?? certain(0)
}

/** Whether a gun can do any damage, impact roll apart. */
export function canScore(table: Table, from: Ship, weapon: Weapon, at: Ship): boolean {
  const { sides } = CREWS[from.crew]
  if (weapon.kind === 'ion')
    return sides * ionDice(table, from, at, strengthSum(weapon)).total > ionDefence(from, at, shieldsOf(table, at)).total
  if (weapon.kind === 'laser') return weapon.strengths.some((strength) => laserReduction(table, from, at, strength).total < sides)
  return weapon.kind === 'railgun' && hitChance(table, from, weapon, at)(0) > 0
}
const PROSPECTS = { ion: ionProspect, laser: laserProspect, railgun: railgunProspect } as const
/** The chances of a gun's shot. */
export const gunProspect = (table: Table, from: Ship, gun: GunWeapon, at: Ship): Prospect => PROSPECTS[gun.kind](table, from, gun, at)
/** The chances of a shot. Undefined for weapons that roll no die when they fire, such as missiles. */
export const prospectOf = (table: Table, from: Ship, weapon: Weapon, at: Ship): Prospect | undefined =>
  isGun(weapon) ? gunProspect(table, from, weapon, at) : undefined
/** The clause that describes a weapon's fire. */
export const ruleOf = (kind: Weapon['kind']): RuleId =>
  (({ ion: 'EE-ION-02', laser: 'EE-LAS-02', railgun: 'EE-RAI-04', missile: 'EE-MIS-02', antiMissile: 'EE-AMI-01' }) as const)[kind]
