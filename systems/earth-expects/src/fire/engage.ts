// Whether a weapon can engage a missile, and the sensors that may help it.
import type { Refusal } from '@admiralty/kernel'
import { type Hex, sameHex, subtract } from '@admiralty/space'
import { bearing, hullOf } from '../hull.ts'
import { usableBoxes } from '../power/supply.ts'
import type { BoxId } from '../record/box.ts'
import type { Missile, Ship, Table } from '../state.ts'
import { barred, throughAir } from '../terrain/terrain.ts'
import { inArc } from './in-arc.ts'
import { powerOf, type Weapon } from './weapons.ts'

/** EE-PD-02: the displacement to the missile; in the ship's own hex, to the hex from which the missile entered. */
const toward = (ship: Ship, missile: Missile): Hex =>
  subtract(sameHex(ship.hex, missile.hex) ? (missile.entry ?? missile.hex) : missile.hex, ship.hex)

export function cannotEngage(table: Table, ship: Ship, weapon: Weapon, missile: Missile): Refusal | undefined {
  const displacement = toward(ship, missile)
  if (!inArc(ship, hullOf(table, ship), weapon, displacement))
    return { rule: 'EE-PD-02', reason: 'the missile is not in the arc of this weapon' }
  const bar = barred(table, ship.hex, missile.hex, weapon.kind)
  return bar && { rule: bar.rule, reason: bar.by }
}

/** EE-PD-05, EE-ATM-07: powered sensors that see the missile. A sensor may help in several attempts of a step. */
export function sensorsFor(table: Table, ship: Ship, missile: Missile): readonly BoxId[] {
  if (throughAir(table, ship.hex, missile.hex)) return []
  const lit = powerOf(table, ship)?.lit ?? []
  const able = usableBoxes(table, ship, 'S').filter((box) => lit.includes(box))
  return bearing(table, ship, able, toward(ship, missile))
}
