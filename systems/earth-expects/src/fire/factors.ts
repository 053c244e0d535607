// The numbers of an attack with their reasons, for ion cannons, lasers and railguns. Rules and previews share them.

import { atLeast, type Explained, explained, when } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { usableBoxes } from '../power/supply.ts'
import type { Ship, Table } from '../state.ts'
import { locksOn } from '../table.ts'
import { throughAir } from '../terrain/terrain.ts'
import type { Weapon } from './weapons.ts'

/** EE-ATM-06: lock-ons do not count through atmosphere. */
const locks = (table: Table, from: Ship, at: Ship): number => (throughAir(table, from.hex, at.hex) ? 0 : locksOn(table, from.id, at.id))

/** EE-SHD-02, EE-SHD-03: operating generators known to the table. */
export function shieldsOf(table: Table, ship: Ship): number {
  const lit = table.secret[ship.seat]?.power[ship.id]?.lit ?? []
  return usableBoxes(table, ship, 'G').filter((box) => lit.includes(box)).length
}

/** EE-ION-02, EE-ION-03. */
export const ionDice = (table: Table, from: Ship, at: Ship, strength: number): Explained =>
  explained(
    [`${strength} ${strength === 1 ? 'box' : 'boxes'}`, strength, 'EE-ION-02'],
    when(locks(table, from, at) > 0, 'lock-on', 1, 'EE-ION-03'),
  )
/** EE-ION-04, EE-QRF-06. */
export function ionDefence(from: Ship, at: Ship, shields: number): Explained {
  const range = distance(from.hex, at.hex)
  return explained(
    ['range, squared', range ** 2, 'EE-ION-04'],
    when(shields > 0, `shields of ${shields}`, (range + shields) ** 2 - range ** 2, 'EE-SHD-02'),
  )
}
/** EE-ION-05: attack less defence, at least 0. */
export const damageLeft = (attack: Explained, defence: Explained, rule: `EE-${string}`): Explained =>
  atLeast(0, explained(...attack.because, ...defence.because.map(([what, amount, why]) => [what, 0 - amount, why] as const)), rule)

/** EE-LAS-03. */
export function effectiveRange(table: Table, from: Ship, at: Ship): Explained {
  const range = distance(from.hex, at.hex)
  const locked = locks(table, from, at) > 0
  return explained(['range', range, 'EE-LAS-03'], when(!locked && range > 1, 'no lock-on', (range * (range + 1)) / 2 - range, 'EE-LAS-03'))
}
/** EE-LAS-04, EE-QRF-10: the reduction of the die for a laser of this strength. */
export const laserReduction = (table: Table, from: Ship, at: Ship, strength: number): Explained =>
  explained([
    `range ${effectiveRange(table, from, at).total} by strength ${strength}`,
    Math.floor(effectiveRange(table, from, at).total / strength),
    'EE-LAS-04',
  ])
/** EE-LAR-05. */
export const laserDamage = (
  table: Table,
  from: Ship,
  at: Ship,
  rolls: readonly { readonly die: number; readonly strength: number }[],
): Explained =>
  explained(
    ...rolls.flatMap(
      ({ die, strength }) =>
        damageLeft(explained(['laser', die, 'EE-LAS-02']), laserReduction(table, from, at, strength), 'EE-LAS-05').because,
    ),
  )

/** EE-REV-04: a rear gun in forward flight, a front gun in backward flight, any gun on the turn of change. */
const firesAstern = (ship: Ship, aim: Weapon['aim']): boolean => ship.turnedRound || (aim === 'astern') !== ship.reversing

/** EE-RAI-04, EE-RAI-05, EE-RAI-06, EE-QRF-07: the number that the modified die must exceed. */
export function railgunNeeds(table: Table, from: Ship, weapon: Weapon, at: Ship): Explained {
  const dodge = table.secret[at.seat]?.points[at.id]?.manoeuvre ?? 0 // EE-ENG-16: as generated, used or not
  const own = table.secret[from.seat]?.points[from.id]?.manoeuvre ?? 0
  const range = distance(from.hex, at.hex)
  const locked = locks(table, from, at) > 0
  return explained(
    ['manoeuvre points of the target', dodge, 'EE-RAI-04'],
    when(!locked && range > 0, 'no lock-on: the range', range, 'EE-RAI-05'), // EE-RAI-08
    when(firesAstern(from, weapon.aim) && own > 0, 'a rear gun: own manoeuvre points', own, 'EE-RAI-06'),
  )
}
/** EE-RAI-05, EE-RFR-02: the bonus to the die. */
export const railgunBonus = (table: Table, from: Ship, at: Ship, inARow: number): Explained => {
  const more = Math.max(0, locks(table, from, at) - 1)
  return explained(when(more > 0, 'further lock-ons', more, 'EE-RAI-05'), when(inARow > 0, 'hits in a row', inARow, 'EE-RFR-02'))
}
