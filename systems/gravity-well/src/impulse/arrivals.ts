// The scenario *first orbit*: which craft are in a first orbit, and since which impulse (GW-SCN-07, R-GW-88).
import type { Context } from '../chapter.ts'
import { orbitSense, ringOf } from '../orbit/motion.ts'
import { planOf } from '../setting/scenarios.ts'
import type { Table, Unit } from '../state.ts'
import { isCraft, stationsOf, unitsOf } from '../table.ts'

/** GW-SCN-07: a bus, gunship or scoopship on a circular orbit of another ring than its stations. */
export function hasOrbit(table: Table, unit: Unit): boolean {
  const circles = orbitSense({ at: unit.at, vector: unit.vector, velocity: unit.velocity }) !== null
  const rings = stationsOf(table, unit.seat).map(({ at }) => ringOf(at))
  return isCraft(unit.kind) && unit.dive === null && circles && rings.length > 0 && !rings.includes(ringOf(unit.at))
}
/** R-GW-88: records who has come into a first orbit or left it, after the thrust step and after each impulse. */
export function noteOrbits(ctx: Context): void {
  const { state } = ctx
  if (planOf(state.setup).aim !== 'orbit') return
  const there = unitsOf(state).filter((unit) => hasOrbit(state, unit))
  for (const unit of Object.keys(state.orbits)) if (!there.some(({ id }) => id === unit)) ctx.emit({ type: 'orbitLeft', unit })
  for (const { id } of there) if (state.orbits[id] === undefined) ctx.emit({ type: 'orbitReached', unit: id, impulse: state.impulse })
}
