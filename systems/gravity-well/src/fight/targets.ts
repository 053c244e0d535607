// Lasers: which units can fire now, at which targets, with which number needed (GW-LSR).
import { type Explained, type Refusal, refuse } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import type { LaserKind } from '../../data/units.ts'
import { coverageOf, SHOT_RULES, shotNeeds, shotsLeft, strikeNeeds } from '../combat/needed.ts'
import { isWorkingSatellite } from '../impulse/control.ts'
import { moduleFault } from '../out-of-action.ts'
import type { Color } from '../shapes.ts'
import type { Table, Unit } from '../state.ts'
import { hostiles, isActive, isStation, isWarhead, unitsOf, unitsOfSeat, works } from '../table.ts'

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
/** Why a unit has no laser that can be fired in this turn. */
function noLaser(table: Table, unit: Unit): Refusal {
  const { id, kind, deployed, modules } = unit
  const none = refuse('GW-LSR-01', `${id} has no laser`)
  if (isStation(unit)) return (modules.pointDefence && moduleFault(table, unit, 'pointDefence')) ?? none
  if (kind === 'defSat' && !deployed) return refuse('GW-SAT-03', `${id} is not deployed`)
  return kind === 'defSat' || kind === 'gunship' ? refuse('GW-PLS-03', `a pulse has disabled ${id}`) : none
}
export function fireFault(table: Table, seat: Color, id: string, target: string): Refusal | undefined {
  const unit = table.units[id]
  if (unit?.seat !== seat) return refuse('GW-LSR-01', `${id} is no unit of yours on the map`)
  const laser = laserOf(table, unit)
  if (laser === null) return noLaser(table, unit)
  if (shotsLeft(laser, unit.shots) === 0) return refuse(SHOT_RULES[laser], `${id} has no shot left in this turn`)
  if (table.units[target]?.dive) return refuse('GW-SCP-02', `${target} is in the atmosphere`)
  return targetsOf(table, unit).some((one) => one.id === target)
    ? undefined
    : refuse('GW-LSR-02', `${target} is no hostile unit in range of ${id}`)
}
