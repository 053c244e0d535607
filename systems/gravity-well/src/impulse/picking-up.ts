// Units that a carrier picks up (GW-PIC).
import { type Refusal, refuse } from '@admiralty/kernel'
import type { UnitKind } from '../../data/units.ts'
import { oneOf } from '../names.ts'
import type { CargoAction } from '../orders.ts'
import { inactiveFault } from '../out-of-action.ts'
import type { Color } from '../shapes.ts'
import type { State, Table, Unit } from '../state.ts'
import { asItem, freePayload, isAlongside, isCarrier, isModule, isStation, secretOf, stowed, unitsOfSeat, weightOf } from '../table.ts'
import type { ImpulseEvent } from './events.ts'

/** Whether a unit can be carried at all; a booster has no state but being there. */
const isPortable = (unit: Unit): boolean => !isStation(unit) && unit.kind !== 'booster'
/** GW-PIC-02: they carry gas, or the one thing of their launch. */
const CARRIES_ONE: readonly UnitKind[] = ['scoopship', 'booster']
/** Why a carrier does not pick up a unit (GW-PIC-01, GW-PIC-02, R-GW-41). */
export function pickUpFault(table: Table, carrier: Unit, unit: Unit): Refusal | undefined {
  if (!isStation(carrier) && !isCarrier(carrier.kind))
    return refuse(CARRIES_ONE.includes(carrier.kind) ? 'GW-PIC-02' : 'GW-PIC-01', `${oneOf(carrier.kind)} picks up nothing`)
  const idle = inactiveFault(table, carrier)
  if (idle) return idle
  if (unit === carrier || !isPortable(unit)) return refuse('GW-PIC-01', `${unit.id} cannot be picked up`)
  if (unit.moon !== null) return refuse('GW-MOV-07', `${unit.id} is on a moon, and leaves it in a launch step`)
  if (unit.seat !== carrier.seat) return refuse('GW-PIC-01', `${unit.id} belongs to another player`)
  if (!isAlongside(carrier, unit)) return refuse('GW-PIC-01', `${unit.id} is not in the same hex on the same vector at the same velocity`)
  if (isStation(carrier)) return undefined
  const weight = weightOf(asItem(unit))
  return weight > freePayload(carrier)
    ? refuse('GW-PIC-02', `${unit.id} weighs ${weight}, and the free payload is ${freePayload(carrier)}`)
    : undefined
}
export const pickUps = (table: Table, seat: Color): readonly Extract<CargoAction, { readonly do: 'pickUp' }>[] => {
  const own = unitsOfSeat(table, seat)
  return own.flatMap((carrier) =>
    own.filter((unit) => !pickUpFault(table, carrier, unit)).map((unit) => ({ do: 'pickUp', carrier: carrier.id, unit: unit.id }) as const),
  )
}
export function pickedUp(state: State, carrier: Unit, unit: Unit): ImpulseEvent {
  const { seat } = carrier
  const { kind } = unit
  const installed = isStation(carrier) && isModule(kind) && !carrier.modules[kind] ? kind : null
  const stored = isStation(carrier) && installed === null ? stowed(secretOf(state, seat), asItem(unit)) : null
  return { type: 'pickedUp', seat, carrier: carrier.id, unit: unit.id, installed, stored }
}
