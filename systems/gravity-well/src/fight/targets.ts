// Lasers and warheads: which units can act now, at which targets, with which number needed (GW-LSR, GW-PLS, GW-WHD).
import type { Explained, Refusal } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import type { LaserKind } from '../../data/units.ts'
import { coverageOf, shotNeeds, shotsLeft, strikeNeeds } from '../combat/needed.ts'
import { hasControl, isWorkingSatellite } from '../impulse/control.ts'
import { refuse } from '../refusal.ts'
import type { Color } from '../shapes.ts'
import type { State, Table, Unit } from '../state.ts'
import { hostiles, hostilesIn, isActive, isStation, isWarhead, payloadOf, unitsOf, unitsOfSeat, works } from '../table.ts'

// ---- lasers
/** The laser of a unit that can be fired at all in this turn; null for none (GW-LSR-06, GW-LSR-07, GW-LSR-08). */
function laserOf(table: Table, unit: Unit): LaserKind | null {
  if (isStation(unit)) return works(table, unit, 'pointDefence') ? 'pointDefence' : null // GW-MOD-05
  if (unit.kind === 'gunship') return isActive(table, unit) ? 'gunship' : null
  return unit.kind === 'defSat' && isWorkingSatellite(table, unit) ? 'defSat' : null
}
/** GW-LSR-02, GW-BST-02: everything hostile in the hex, and in the next one all but boosters and warheads. */
const inRange = (unit: Unit, target: Unit): boolean => {
  const far = distance(unit.at, target.at)
  return far === 0 || (far === 1 && target.kind !== 'booster' && !isWarhead(target.kind))
}
export function targetsOf(table: Table, unit: Unit): readonly Unit[] {
  const laser = laserOf(table, unit)
  if (laser === null || shotsLeft(laser, unit.shots) === 0) return []
  return hostiles(table, unit.seat).filter((target) => inRange(unit, target))
}
/** The units of a seat that can fire at something now. */
export const shooters = (table: Table, seat: Color): readonly Unit[] =>
  unitsOfSeat(table, seat).filter((unit) => targetsOf(table, unit).length > 0)
/** GW-LSR-04: satellites that cover a shot. */
function coverage(table: Table, unit: Unit, target: Unit) {
  const working = unitsOf(table).filter((one) => isWorkingSatellite(table, one))
  return coverageOf(unit.at, target.at, {
    comSats: working.filter(({ kind, seat }) => kind === 'comSat' && seat === unit.seat).map(({ at }) => at),
    ecmSats: working.filter(({ kind, seat }) => kind === 'ecmSat' && seat !== unit.seat).map(({ at }) => at),
  })
}
/** The highest face that hits with the next shot of a unit. Throws if it has none. */
export function shotNeeded(table: Table, unit: Unit, target: Unit): Explained {
  const laser = laserOf(table, unit)
  if (laser === null) throw new Error(`${unit.id} has no laser`)
  return shotNeeds(laser, unit.shots, coverage(table, unit, target), table.setup.lost)
}
export const strikeNeeded = (table: Table, unit: Unit, target: Unit): Explained =>
  strikeNeeds(coverage(table, unit, target), table.setup.lost)
export function fireFault(table: Table, seat: Color, id: string, target: string): Refusal | undefined {
  const unit = table.units[id]
  if (unit?.seat !== seat) return refuse('GW-LSR-01', `${id} is no unit of yours on the map`)
  const laser = laserOf(table, unit)
  if (laser === null) return refuse('GW-LSR-01', `${id} has no laser that works`)
  if (shotsLeft(laser, unit.shots) === 0) return refuse('GW-LSR-09', `${id} has no shot left in this turn`)
  return targetsOf(table, unit).some((one) => one.id === target)
    ? undefined
    : refuse('GW-LSR-02', `${target} is no hostile unit in range of ${id}`)
}

// ---- warheads
/** GW-WHD-08, GW-LOS-03: whether open facts allow that a unit holds a warhead of this kind that can act now: a booster may carry anything (R-GW-84). */
const mayHold = (table: Table, unit: Unit, kind: 'basicWarhead' | 'pulseWarhead'): boolean =>
  (unit.kind === 'booster' || unit.kind === kind) && hostilesIn(table, unit).length > 0 && hasControl(table, unit)
/** The units of a seat that may be warheads with a hostile unit in their hex, in sight of their side (GW-WHD-04, R-GW-56, R-GW-57). */
export const mayAttack = (table: Table, seat: Color, kind: 'basicWarhead' | 'pulseWarhead'): readonly Unit[] =>
  unitsOfSeat(table, seat).filter((unit) => mayHold(table, unit, kind))
/** Those that are. Reads the payloads of the seat. */
export const attackers = (state: Pick<State, 'secret'> & Table, seat: Color, kind: 'basicWarhead' | 'pulseWarhead'): readonly Unit[] =>
  mayAttack(state, seat, kind).filter((unit) => unit.kind !== 'booster' || payloadOf(state, unit).kind === kind)
