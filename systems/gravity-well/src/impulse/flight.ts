// The flight of an impulse: moons first, then every unit, then what falls into the planet or leaves the map (GW-MOV-02 to GW-MOV-05, GW-GRV).
import type { Impulse } from '../../data/rings.ts'
import type { Context } from '../chapter.ts'
import { flyImpulse, type Passage, senseOf, type UnitMotion } from '../orbit/motion.ts'
import type { Unit } from '../state.ts'
import { secretOf, unitsOf } from '../table.ts'

const motionOf = ({ at, vector, velocity }: UnitMotion): UnitMotion => ({ at, vector, velocity })
interface Flight {
  readonly unit: Unit
  readonly path: readonly Passage[]
}
export function moveUnits(ctx: Context, impulse: Impulse): void {
  ctx.emit({ type: 'impulseBegan', impulse })
  // GW-MAP-10, GW-GRV-05, R-GW-06, R-GW-61: moons are on circular orbits and never fall, and landed units go with them.
  const moons = ctx.state.moons.flatMap((moon) => flyImpulse(motionOf(moon), impulse).map(({ motion }) => ({ moon: moon.id, motion })))
  // GW-SAT-04: satellites, warheads and modules fly as all units do.
  const flights: readonly Flight[] = unitsOf(ctx.state)
    .filter(({ moon, dive }) => moon === null && dive === null)
    .map((unit) => ({ unit, path: flyImpulse(motionOf(unit), impulse) }))
    .filter(({ path }) => path.length > 0)
  if (moons.length + flights.length > 0)
    ctx.emit({ type: 'moved', impulse, paths: flights.map(({ unit, path }) => ({ unit: unit.id, path })), moons })
  for (const flight of flights) end(ctx, flight)
}
/** GW-MAP-01, GW-MAP-11, GW-GRV-04, R-GW-85: only a scoopship survives in the planet, and nothing outside the map. */
function end(ctx: Context, { unit, path }: Flight): void {
  const [fate] = path.map((passage) => passage.fate).filter((one) => one !== 'flying')
  if (!fate) return
  // Only units that are too fast to be bent enter several hexes in an impulse, so the sense is that of the beginning.
  if (fate === 'planet' && unit.kind === 'scoopship') ctx.emit({ type: 'dived', unit: unit.id, sense: senseOf(unit), loaded: !unit.gas })
  else destroy(ctx, unit.id, fate)
}
/** Destroys a unit with everything aboard. The payload of a booster is shown (R-GW-18). */
export function destroy(ctx: Context, id: string, cause: 'planet' | 'lost' | 'fire' | 'pulse'): void {
  const { seat } = ctx.state.units[id] ?? {}
  if (seat === undefined) return
  ctx.emit({ type: 'destroyed', unit: id, cause, payload: secretOf(ctx.state, seat).payloads[id] ?? null })
}
