// Whether a weapon bears on a target: displacement, arc and free lines (EE-WEP-04).
import type { Refusal } from '@admiralty/kernel'
import { distance, type Hex, scale, subtract } from '@admiralty/space'
import { type Hull, hullOf } from '../hull.ts'
import { bears, inShipFrame, onRailgunRow } from '../record/arcs.ts'
import type { Ship, Table } from '../state.ts'
import { barred } from '../terrain/terrain.ts'
import type { Weapon } from './weapons.ts'

/** EE-SHX-03: the default displacement for ships in one hex. */
export const ABOVE: Hex = [0, 1]

/** EE-SHX-01: the displacement from one ship to another; in one hex the deemed displacement. */
export function displacementTo(table: Table, from: Ship, to: Ship): Hex {
  if (distance(from.hex, to.hex) > 0) return subtract(to.hex, from.hex)
  const [first, second] = from.id < to.id ? [from.id, to.id] : [to.id, from.id]
  const found = table.deemed[`${first} ${second}`] ?? ABOVE
  return from.id === first ? found : scale(found, -1)
}

/** EE-GEN-18, EE-RAI-02: whether a displacement on the map is in a weapon's arc, measured on the record `hull`. */
export function inArc(
  ship: Ship,
  hull: Hull,
  { primary, aim, kind }: Pick<Weapon, 'primary' | 'aim' | 'kind'>,
  displacement: Hex,
): boolean {
  const toward = inShipFrame(displacement, ship) // EE-SHX-02
  if (kind === 'railgun' && !onRailgunRow(toward, aim ?? 'ahead')) return false
  return bears(hull.layout, hull.levels, hull.named(ship.id, primary), toward)
}

/** Why a weapon may not fire at an enemy; undefined if it may. */
export function cannotFireAt(table: Table, from: Ship, weapon: Weapon, at: Ship): Refusal | undefined {
  if (weapon.kind === 'antiMissile') return { rule: 'EE-AMI-01', reason: 'anti-missiles cannot damage ships' }
  if (from.landing === 'landed') return { rule: 'EE-SUR-03', reason: 'a landed ship may not fire' }
  if (from.deeds.fired.includes(weapon.id)) return { rule: 'EE-WEP-03', reason: 'the weapon has already been used this turn' }
  if (weapon.kind === 'railgun' && from.design.base && from.marks[weapon.id] !== at.id)
    // EE-RAI-10
    return { rule: 'EE-BAS-08', reason: 'a base’s railgun fires only at the base at which it is aimed' }
  if (!inArc(from, hullOf(table, from), weapon, displacementTo(table, from, at)))
    return { rule: weapon.kind === 'railgun' ? 'EE-RAI-02' : 'EE-WEP-04', reason: `${at.design.name} is not in the arc of this weapon` }
  const bar = barred(table, from.hex, at.hex, weapon.kind)
  return bar && { rule: bar.rule, reason: bar.by }
}

/** EE-POI-01: the direction of fire, in the frame of the target's record. */
export const incoming = (at: Ship, displacement: Hex): Hex => inShipFrame(displacement, at)
