// Pick-up and drop, landings and the deployment of satellites (GW-PIC, GW-MOV-07, GW-MOV-09).

import { type Refusal, refuse } from '@admiralty/kernel'
import type { UnitKind } from '../../data/units.ts'
import { oneOf } from '../names.ts'
import type { CargoAction, OrderOf } from '../orders.ts'
import { inactiveFault } from '../out-of-action.ts'
import type { Color } from '../shapes.ts'
import type { Item, Moon, State, Table, Unit } from '../state.ts'
import {
  asItem,
  bayOf,
  brought,
  countOf,
  freePayload,
  isActive,
  isAlongside,
  isCarrier,
  isCraft,
  isModule,
  isSatellite,
  isStation,
  type KnownTable,
  newUnit,
  payloadOf,
  secretOf,
  stowed,
  unitsOfSeat,
  weightOf,
} from '../table.ts'
import { hasControl } from './control.ts'
import type { ImpulseEvent } from './events.ts'

/** Whether a unit can be carried at all; a booster has no state but being there. */
const isPortable = (unit: Unit): boolean => !isStation(unit) && unit.kind !== 'booster'
/** GW-PIC-02: they carry gas, or the one thing of their launch. */
const CARRIES_ONE: readonly UnitKind[] = ['scoopship', 'booster']
/** Why a carrier does not pick up a unit (GW-PIC-01, GW-PIC-02, R-GW-41). */
function pickUpFault(table: Table, carrier: Unit, unit: Unit): Refusal | undefined {
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
function pickedUp(state: State, carrier: Unit, unit: Unit): ImpulseEvent {
  const { seat } = carrier
  const { kind } = unit
  const installed = isStation(carrier) && isModule(kind) && !carrier.modules[kind] ? kind : null
  const stored = isStation(carrier) && installed === null ? stowed(secretOf(state, seat), asItem(unit)) : null
  return { type: 'pickedUp', seat, carrier: carrier.id, unit: unit.id, installed, stored }
}

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

const canLand = (unit: Unit): boolean => (isStation(unit) || isCraft(unit.kind)) && unit.moon === null && !unit.leftMoon
/** GW-MOV-07: the moon on which a unit could land now. */
export const moonFor = (table: Table, unit: Unit): Moon | undefined =>
  canLand(unit) ? table.moons.find((moon) => isAlongside(moon, unit)) : undefined
export const landers = (table: Table, seat: Color): readonly Unit[] => unitsOfSeat(table, seat).filter((unit) => moonFor(table, unit))

/** The satellite that deploys: a loose one, or the one under a booster. */
type Deployed = Pick<Item, 'disabled'> & { readonly kind: string }
/** Why a unit does not deploy now (GW-MOV-09, GW-PLS-03, R-GW-65). */
function deployFault(table: Table, unit: Unit, satellite: Deployed): Refusal | undefined {
  if (!isSatellite(satellite.kind) || unit.deployed) return refuse('GW-MOV-09', `${unit.id} has no satellite that can deploy`)
  if (satellite.disabled >= table.turn) return refuse('GW-PLS-03', `a pulse has disabled the satellite of ${unit.id}`)
  const isBooster = unit.kind === 'booster'
  return (isBooster || unit.adrift) && !hasControl(table, unit)
    ? refuse(isBooster ? 'GW-LOS-01' : 'GW-LOS-04', `no station and no ComSat of yours sees ${unit.id}`)
    : undefined
}
const ANY_SATELLITE: Deployed = { kind: 'comSat', disabled: 0 }
/** Units for which open facts leave it possible: boosters count whatever they carry (R-GW-84). */
export const mayDeploy = (table: Table, seat: Color): readonly Unit[] =>
  unitsOfSeat(table, seat).filter((unit) => !deployFault(table, unit, unit.kind === 'booster' ? ANY_SATELLITE : unit))
const satelliteOf = (state: KnownTable, unit: Unit): Deployed => (unit.kind === 'booster' ? payloadOf(state, unit) : unit)
/** The units of a seat that hold a satellite that can deploy. Reads the payloads of the seat. */
export const deployers = (state: KnownTable, seat: Color): readonly Unit[] =>
  unitsOfSeat(state, seat).filter((unit) => !deployFault(state, unit, satelliteOf(state, unit)))
export function deployed(state: State, seat: Color, id: string): ImpulseEvent | Refusal {
  const unit = state.units[id]
  if (unit?.seat !== seat) return refuse('GW-MOV-09', `${id} is no unit of yours on the map`)
  const fault = deployFault(state, unit, satelliteOf(state, unit))
  if (fault) return fault
  const isBooster = unit.kind === 'booster'
  const satellite = isBooster ? brought(state, seat, payloadOf(state, unit), unit) : unit
  return { type: 'deployed', unit: { ...satellite, deployed: true, adrift: false }, booster: isBooster ? id : null } // GW-BST-04
}
/** The units that an order names. */
export const deployList = (state: KnownTable, seat: Color, { units }: OrderOf<'deploy'>): readonly string[] =>
  units === 'all' ? deployers(state, seat).map(({ id }) => id) : units
