// Line of sight and control of boosters and warheads (GW-LOS).
import type { Context } from '../chapter.ts'
import { isInSight } from '../orbit/sight.ts'
import type { Table, Unit } from '../state.ts'
import { brought, isStation, payloadOf, unitsOf, unitsOfSeat } from '../table.ts'

/** A deployed satellite that no pulse disables. */
export const isWorkingSatellite = (table: Table, { deployed, disabled }: Unit): boolean => deployed && disabled < table.turn
/** GW-LOS-01, GW-LOS-05, R-GW-62: whether a unit is in sight of a station of its side, or of a working ComSat. */
export const hasControl = (table: Table, unit: Unit): boolean =>
  unitsOfSeat(table, unit.seat).some(
    (other) => (isStation(other) || (other.kind === 'comSat' && isWorkingSatellite(table, other))) && isInSight(other.at, unit.at),
  )
/** GW-BST-06, GW-MOV-13, GW-LOS-04: boosters without control drop what they carry, face up, all at the same moment. */
export function checkControl(ctx: Context): void {
  const lost = unitsOf(ctx.state).filter((unit) => unit.kind === 'booster' && !hasControl(ctx.state, unit))
  for (const booster of lost) {
    const unit = brought(ctx.state, booster.seat, payloadOf(ctx.state, booster), booster)
    ctx.emit({ type: 'controlLost', booster: booster.id, unit: { ...unit, adrift: true } })
  }
}
