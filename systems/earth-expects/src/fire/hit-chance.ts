// The chance of a railgun to hit, and whether a weapon can score at all.
import { chanceAtLeast, type Explained, explained, sum, when } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import type { Ship, Table } from '../state.ts'
import { ionDefence, ionDice, laserReduction, railgunBonus, railgunNeeds, shieldsOf } from './factors.ts'
import { strengthSum, type Weapon } from './weapons.ts'

/** Manoeuvre points that the target announced to this seat, because its ships tail it (EE-TAI-02). */
const heardManoeuvre = (table: Table, from: Ship, at: Ship): Explained => {
  const heard = table.secret[from.seat]?.heard[at.id]?.manoeuvre ?? 0
  const known = table.secret[at.seat]?.points[at.id] !== undefined
  return explained(when(!known && heard > 0, 'its manoeuvre points, as announced to you', heard, 'EE-TAI-02'))
}
/** The number that a railgun's die must exceed, with the facts about the target that the table has. */
export const railgunLimit = (table: Table, from: Ship, weapon: Weapon, at: Ship): Explained =>
  sum(railgunNeeds(table, from, weapon, at), heardManoeuvre(table, from, at))
/** EE-RAI-04, EE-RFR-02: the chance that a box hits after that many hits in a row. */
export function hitChance(table: Table, from: Ship, weapon: Weapon, at: Ship): (inARow: number) => number {
  const { sides } = CREWS[from.crew]
  const { total } = railgunLimit(table, from, weapon, at)
  return (inARow) => chanceAtLeast(total + 1 - railgunBonus(table, from, at, inARow).total, sides)
}

/** Whether a gun can do any damage, impact roll apart. */
export function canScore(table: Table, from: Ship, weapon: Weapon, at: Ship): boolean {
  const { sides } = CREWS[from.crew]
  if (weapon.kind === 'ion')
    return sides * ionDice(table, from, at, strengthSum(weapon)).total > ionDefence(from, at, shieldsOf(table, at)).total
  if (weapon.kind === 'laser') return weapon.strengths.some((strength) => laserReduction(table, from, at, strength).total < sides)
  return weapon.kind === 'railgun' && hitChance(table, from, weapon, at)(0) > 0
}
