// Warheads that may attack or detonate now, and why others may not (GW-PLS, GW-WHD).
import { type Refusal, refuse } from '@admiralty/kernel'
import type { WARHEAD_KINDS } from '../../data/units.ts'
import { hasControl } from '../impulse/control.ts'
import { KIND_NAMES } from '../names.ts'
import type { Color } from '../shapes.ts'
import type { Table, Unit } from '../state.ts'
import { hostilesIn, type KnownTable, payloadOf, unitsOfSeat } from '../table.ts'

type WarheadKind = (typeof WARHEAD_KINDS)[number]
/** Why no unit of its kind could act now: it must have a hostile unit in its hex, and be in sight of its side. */
function attackFault(table: Table, unit: Unit, kind: WarheadKind): Refusal | undefined {
  const isPulse = kind === 'pulseWarhead'
  if (!hasControl(table, unit)) return refuse(isPulse ? 'GW-LOS-03' : 'GW-WHD-08', `no station and no ComSat of yours sees ${unit.id}`)
  return hostilesIn(table, unit).length === 0
    ? refuse(isPulse ? 'GW-PLS-02' : 'GW-WHD-04', `no hostile unit is in the hex of ${unit.id}`)
    : undefined
}
/** Units that may be warheads by open facts and could act now: a booster may carry anything (GW-WHD-04, R-GW-56, R-GW-57, R-GW-84). */
export const mayAttack = (table: Table, seat: Color, kind: WarheadKind): readonly Unit[] =>
  unitsOfSeat(table, seat).filter((unit) => (unit.kind === 'booster' || unit.kind === kind) && !attackFault(table, unit, kind))
const isHolder = (known: KnownTable, unit: Unit, kind: WarheadKind): boolean =>
  (unit.kind === 'booster' ? payloadOf(known, unit).kind : unit.kind) === kind
/** The units of `mayAttack` that are warheads of this kind. Reads the payloads of the seat. */
export const attackers = (known: KnownTable, seat: Color, kind: WarheadKind): readonly Unit[] =>
  mayAttack(known, seat, kind).filter((unit) => isHolder(known, unit, kind))
/** Why a seat cannot use a unit as a warhead of this kind now (GW-PLS-01, GW-WHD-07). */
export function warheadFault(known: KnownTable, seat: Color, id: string, kind: WarheadKind): Refusal | undefined {
  const unit = known.units[id]
  return unit?.seat === seat && isHolder(known, unit, kind)
    ? attackFault(known, unit, kind)
    : refuse(kind === 'pulseWarhead' ? 'GW-PLS-01' : 'GW-WHD-07', `${id} holds no ${KIND_NAMES[kind]} of yours in flight`)
}
