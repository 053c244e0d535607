// Lock-ons (EE-SEN): the sensors that can attempt them, the modifiers of the die, and the number to exceed.

import { type Explained, explained, sum, when } from '@admiralty/kernel'
import { sameHex, subtract } from '@admiralty/space'
import { CREWS } from '../../data/tables.ts'
import { displacementTo } from '../fire/in-arc.ts'
import { powerOf } from '../fire/weapons.ts'
import { bearing } from '../hull.ts'
import { usableBoxes } from '../power/supply.ts'
import type { BoxId } from '../record/box.ts'
import { layoutOf } from '../record/layout.ts'
import type { Ship, Table } from '../state.ts'
import { designOf, isDisguised, locksOn } from '../table.ts'
import { barred, isTerrain, lockPenalty, sensorRange } from '../terrain/terrain.ts'

/** EE-SEN-01, EE-SEN-03, EE-SEN-10, EE-PD-06: sensors that are powered, undamaged and unused this turn. */
export const sensorsLeft = (table: Table, ship: Ship): readonly BoxId[] => {
  const lit = powerOf(table, ship)?.lit ?? []
  return usableBoxes(table, ship, 'S').filter((box) => lit.includes(box) && !ship.deeds.sensors.includes(box))
}
/** Sensors that see a ship, or a hex to search. */
export function sensorsOn(
  table: Table,
  ship: Ship,
  at: Ship | { readonly hex: Ship['hex'] },
  left: readonly BoxId[] = sensorsLeft(table, ship),
): readonly BoxId[] {
  if (left.length === 0 || barred(table, ship.hex, at.hex, 'sensor')) return []
  const displacement = 'id' in at ? displacementTo(table, ship, at) : subtract(at.hex, ship.hex)
  return bearing(table, ship, left, displacement)
}

/** EE-SEN-06, EE-SEN-07, EE-SEN-08, EE-QRF-09, and terrain: the modifiers of the die. */
export const lockBonus = (table: Table, by: Ship, at: Ship, sensors: number): Explained =>
  sum(
    explained(
      when(locksOn(table, by.id, at.id) > 0, 'lock-on last turn', 1, 'EE-SEN-06'),
      when(sensors > 1, 'more sensors', sensors - 1, 'EE-SEN-07'),
      when(at.loud, 'the target was hit, fired, or used sensors', 1, 'EE-SEN-08'),
    ),
    lockPenalty(table, by, at),
  )

/** EE-SEN-05, EE-AUX-03, EE-AUX-08: whether a modified die locks on at this range. */
export function locks(kind: Ship['design']['kind'], modified: number, range: number): boolean {
  if (kind === 'warship') return modified > range
  return kind === 'auxiliary' ? modified >= range : 2 * modified >= range
}
/** The kind of ship for lock-ons. A disguised ship counts as a passenger ship until the disguise is lost (EE-DIS-02). */
export const seenAs = (table: Table, ship: Ship): Ship['design']['kind'] =>
  isDisguised(table, ship) ? ship.design.kind : ship.unmasked ? 'auxiliary' : designOf(table, ship).kind

export const rangeOf = (table: Table, by: Ship, at: { readonly hex: Ship['hex'] }): number => sensorRange(table, by.hex, at.hex)

/** EE-AST-12: within one hex of cinematic asteroids, a die of the target's crew is subtracted. */
export const amongCloseRocks = (table: Table, by: Ship, at: Ship): boolean =>
  sameHex(by.hex, at.hex) && isTerrain(table, at.hex, 'cinematic')

/** EE-SSN-01: the fixed value of a sensor's die, by crew. */
export const SIMPLE = { standard: 3, elite: 4, crack: 5 } as const

/** EE-GEN-21: whether a ship could lock on with the best die and all sensors left, for any power and facing. Terrain does not count. */
export function couldLock(table: Table, by: Pick<Ship, 'id' | 'design' | 'levels' | 'crew'>, at: Ship, range: number): boolean {
  const left = (type: 'C' | 'S'): number =>
    layoutOf(by.design).places.filter(({ box }) => box.type === type && by.levels[box.id] !== 'destroyed').length
  const sensors = left('S')
  if (sensors === 0 || left('C') === 0) return false // EE-SEN-01, EE-SEN-02
  const best = table.setup.options.simpleSensors ? SIMPLE[by.crew] : CREWS[by.crew].sides
  const again = locksOn(table, by.id, at.id) > 0 ? 1 : 0 // EE-SEN-06
  // EE-SEN-08: a ship that flees from weapons out of range is not hit, and need not fire or use sensors.
  return locks(seenAs(table, at), best + (sensors - 1) + again, range)
}
