// Why a unit that is out of action does nothing: its core, or a pulse (GW-MOD-03, GW-MOD-04, GW-PLS-03).
import { type Refusal, refuse } from '@admiralty/kernel'
import { KNOCKED_OUT, type ModuleKind } from '../data/units.ts'
import type { Table, Unit } from './state.ts'
import { isActive, isStation, works } from './table.ts'

/** Why a unit cannot act; undefined if it can (`isActive`). */
export function inactiveFault(table: Table, unit: Unit): Refusal | undefined {
  if (isActive(table, unit)) return undefined
  if (!isStation(unit)) return refuse('GW-PLS-03', `a pulse has disabled ${unit.id}`)
  const { core } = unit.modules
  if (!core) return refuse('GW-MOD-04', `${unit.id} has no core`)
  return core.damage >= KNOCKED_OUT
    ? refuse('GW-MOD-03', `the core of ${unit.id} is out of action`)
    : refuse('GW-PLS-03', `a pulse has disabled the core of ${unit.id}`)
}
/** Why a module aboard cannot be operated; undefined if it can (`works`). */
export function moduleFault(table: Table, station: Unit, module: ModuleKind): Refusal | undefined {
  if (works(table, station, module)) return undefined
  const idle = inactiveFault(table, station)
  if (idle) return idle
  return (station.modules[module]?.damage ?? 0) >= KNOCKED_OUT
    ? refuse('GW-MOD-01', `the ${module} of ${station.id} is out of action`)
    : refuse('GW-PLS-03', `a pulse has disabled the ${module} of ${station.id}`)
}
