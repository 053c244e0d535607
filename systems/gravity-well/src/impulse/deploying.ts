// Satellites that carriers deploy, and units that land on moons (GW-MOV-07).
import { type Refusal, refuse } from '@admiralty/kernel'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Item, Moon, State, Table, Unit } from '../state.ts'
import { brought, isAlongside, isCraft, isSatellite, isStation, type KnownTable, payloadOf, unitsOfSeat } from '../table.ts'
import { hasControl } from './control.ts'
import type { ImpulseEvent } from './events.ts'

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
