// Pick-up and drop as one action of a seat, and what a carrier may drop (GW-PIC, GW-MOV-09).

import { type Refusal, refuse } from '@admiralty/kernel'
import { oneOf } from '../names.ts'
import type { CargoAction } from '../orders.ts'
import { inactiveFault } from '../out-of-action.ts'
import type { Color } from '../shapes.ts'
import type { Item, State, Table, Unit } from '../state.ts'
import {
  bayOf,
  brought,
  countOf,
  isActive,
  isCarrier,
  isCraft,
  isStation,
  type KnownTable,
  newUnit,
  payloadOf,
  unitsOfSeat,
} from '../table.ts'
import type { ImpulseEvent } from './events.ts'
import { pickedUp, pickUpFault, pickUps } from './picking-up.ts'

/** GW-STA-05, R-GW-09: craft that fly by themselves leave a bay in the launch step only; R-GW-08: a core is never dropped from a bay. */
function dropFault(table: Table, carrier: Unit, items: readonly Item[]): Refusal | undefined {
  const idle = inactiveFault(table, carrier)
  if (idle) return idle
  if (items.length === 0) return refuse('GW-PIC-03', 'nothing is dropped')
  if (!isStation(carrier)) return undefined
  const wrong = items.find(({ kind }) => kind === 'core' || isCraft(kind))
  if (wrong)
    return wrong.kind === 'core'
      ? refuse('GW-STA-04', 'a core is not dropped from a bay')
      : refuse('GW-STA-05', `${oneOf(wrong.kind)} is launched`)
  return undefined
}
/** The load of a unit, aboard or in its bay. */
function loadOf(state: KnownTable, unit: Unit): readonly Item[] {
  if (isStation(unit)) return bayOf(state, unit)
  return unit.kind === 'booster' ? [payloadOf(state, unit)] : unit.cargo
}
/** Whether open facts allow that a unit drops something: the contents of bays and the payloads of boosters are secret. */
function mayDrop(table: Table, unit: Unit): boolean {
  if (!isActive(table, unit)) return false
  return isStation(unit) || unit.kind === 'booster' ? table.openBays.includes(unit.seat) : unit.cargo.length > 0
}
/** Everything that a carrier of the asked seat could drop now. */
export const droppable = (state: KnownTable, carrier: Unit): readonly Item[] =>
  mayDrop(state, carrier) ? loadOf(state, carrier).filter((item) => !dropFault(state, carrier, [item])) : []
/** GW-PIC-03, GW-PIC-05, GW-STA-04, R-GW-89: what is dropped keeps the carrier's motion, on a moon too; a core becomes a station. */
function droppedUnits(state: State, carrier: Unit, items: readonly Item[]): readonly Unit[] {
  let table: Table = state
  return items.map((item) => {
    const aboard = isCarrier(carrier.kind)
    const fresh = brought(table, carrier.seat, item, carrier)
    const unit: Unit = aboard ? { ...fresh, id: item.id, number: item.number, cargo: item.cargo } : fresh
    table = { ...table, appeared: table.appeared + countOf(unit) }
    return item.kind === 'core'
      ? { ...newUnit(carrier.seat, 'station', unit.number, carrier), modules: { core: { damage: item.damage, disabled: 0 } } }
      : unit
  })
}
function dropped(state: State, carrier: Unit, ids: readonly string[]): ImpulseEvent | Refusal {
  const items = loadOf(state, carrier).filter(({ id }) => ids.includes(id))
  if (items.length < ids.length) return refuse('GW-PIC-03', `${carrier.id} does not carry all of that, or it is named twice`)
  if (!isCarrier(carrier.kind) && !state.openBays.includes(carrier.seat))
    return refuse('GW-STA-05', 'bays are closed in this turn: open them when launches are ordered')
  const fault = dropFault(state, carrier, items)
  if (fault) return fault
  return {
    type: 'dropped',
    seat: carrier.seat,
    carrier: carrier.id,
    units: droppedUnits(state, carrier, items),
    items: isCarrier(carrier.kind) ? null : items.map(({ id }) => id),
  }
}
/** One action of a seat as it happens, or why it is not legal. */
export function cargoEvent(state: State, seat: Color, action: CargoAction, earlier: readonly ImpulseEvent[]): ImpulseEvent | Refusal {
  const carrier = state.units[action.carrier]
  if (carrier?.seat !== seat) return refuse('GW-PIC-01', `${action.carrier} is no unit of yours`)
  if (isStation(carrier) && earlier.some((event) => event.type === 'dropped' && event.units.some(({ id }) => id === carrier.id)))
    return refuse('GW-STA-04', 'a new station acts from the next impulse on')
  if (action.do === 'drop') return dropped(state, carrier, action.items)
  const unit = state.units[action.unit]
  if (!unit) return refuse('GW-PIC-01', `there is no unit ${action.unit}`)
  return pickUpFault(state, carrier, unit) ?? pickedUp(state, carrier, unit)
}
export const mayHandle = (table: Table, seat: Color): boolean =>
  pickUps(table, seat).length > 0 || unitsOfSeat(table, seat).some((unit) => mayDrop(table, unit))
