// Exact chances of a shot, from the numbers of the rules and the table's knowledge. Unknown shields and manoeuvre points count as 0.
import { certain, type Distribution, mix, plus, type RuleId, times } from '@admiralty/kernel'
import type { Ship, Table } from '../state.ts'
import { ionDefence, ionDice, laserReduction, shieldsOf } from './factors.ts'
import { hitChance, railgunLimit } from './hit-chance.ts'
import { crewDie, less, type Prospect, prospect } from './prospect.ts'
import { type GunWeapon, isGun, strengthSum, type Weapon } from './weapons.ts'

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
const PROSPECTS = { ion: ionProspect, laser: laserProspect, railgun: railgunProspect } as const
/** The chances of a gun's shot. */
export const gunProspect = (table: Table, from: Ship, gun: GunWeapon, at: Ship): Prospect => PROSPECTS[gun.kind](table, from, gun, at)
/** The chances of a shot. Undefined for weapons that roll no die when they fire, such as missiles. */
export const prospectOf = (table: Table, from: Ship, weapon: Weapon, at: Ship): Prospect | undefined =>
  isGun(weapon) ? gunProspect(table, from, weapon, at) : undefined
/** The clause that describes a weapon's fire. */
export const ruleOf = (kind: Weapon['kind']): RuleId =>
  (({ ion: 'EE-ION-02', laser: 'EE-LAS-02', railgun: 'EE-RAI-04', missile: 'EE-MIS-02', antiMissile: 'EE-AMI-01' }) as const)[kind]
