// Thrust: what a change of vector and velocity costs, and which changes a unit can pay.
import { DIRECTIONS, type Direction, turned } from '@admiralty/space'
import type { Travel, UnitMotion } from './motion.ts'

/** Steps of 60° between two vectors, 0 to 3 (GW-THR-06); 0 if one of them is null. */
export function facingsBetween(a: Direction | null, b: Direction | null): number {
  if (a === null || b === null) return 0
  const clockwise = (b - a + 6) % 6
  return Math.min(clockwise, 6 - clockwise)
}
/** Thrust points for a change: the difference of velocity, and each facing at the velocity before it (GW-THR-02, GW-THR-03, R-GW-33). */
export const thrustCost = (from: Travel, to: Travel): number =>
  Math.abs(to.velocity - from.velocity) + facingsBetween(from.vector, to.vector) * from.velocity

/** Every travel that a unit can have after its thrust step, its present one first. */
export function affordable(from: Travel, points: number): readonly Travel[] {
  const found: Travel[] = [{ vector: from.vector, velocity: from.velocity }]
  for (let velocity = Math.max(0, from.velocity - points); velocity <= from.velocity + points; velocity += 1)
    for (const vector of velocity === 0 ? [null] : DIRECTIONS) {
      const to = { vector, velocity }
      const isNew = vector !== from.vector || velocity !== from.velocity
      if (isNew && thrustCost(from, to) <= points) found.push(to)
    }
  return found
}
export const withTravel = ({ at }: UnitMotion, { vector, velocity }: Travel): UnitMotion => ({ at, vector, velocity })
/** A change of travel: facings clockwise, and velocity gained. */
export interface TravelChange {
  readonly facings: number
  readonly gained: number
}
export const changeBetween = (from: Travel, to: Travel): TravelChange => ({
  facings: from.vector === null || to.vector === null ? 0 : (to.vector - from.vector + 6) % 6,
  gained: to.velocity - from.velocity,
})
/** The travel after a change; null below velocity 0, and if a unit without a vector would need one (GW-THR-02, GW-THR-04). */
export function changed({ vector, velocity }: Travel, { facings, gained }: TravelChange): Travel | null {
  const next = velocity + gained
  if (next < 0) return null
  if (next === 0) return { vector: null, velocity: 0 }
  return vector === null ? null : { vector: turned(vector, facings), velocity: next }
}
