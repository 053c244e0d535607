// Edits of the power panel: an engine switched, and an earlier allocation repeated. The rules check the result.
import { POINT, speedBefore } from '../../src/power/points.ts'
import type { Allocation, Ship, View } from '../../src/state.ts'
import { fed } from './power.ts'

/** EE-ENG-11: the least speed power without braking, in quarters. */
export const leastSpeed = (view: View, ship: Ship): number => Math.max(0, speedBefore(view, ship) - POINT)
/** Switches an engine between speed and manoeuvre. Only one makes speed, within its limit (EE-ENG-08, EE-ENG-10). */
export function withEngineSwitched(view: View, ship: Ship, allocation: Allocation, engine: string): Allocation {
  const { engines } = allocation
  const run = engines[engine]
  if (!run) return allocation
  if (run.makes === 'speed') return { ...allocation, engines: { ...engines, [engine]: { ...run, makes: 'manoeuvre' } } }
  const others = Object.entries(engines).map(([id, { boxes }]) => [id, { makes: 'manoeuvre', boxes }] as const)
  const empty = { ...allocation, engines: { ...Object.fromEntries(others), [engine]: { makes: 'speed', boxes: {} } as const } }
  return Object.entries(run.boxes).reduce((so, box) => fed(view, ship, so, box), empty)
}
/** Repeats an earlier allocation as far as it is still possible, engines first. */
export function repeated(view: View, ship: Ship, once: Allocation): Allocation {
  const runs = Object.entries(once.engines).map(([id, { makes }]) => [id, { makes, boxes: {} }] as const)
  const litBoxes = once.lit.map((box) => [box, POINT] as const)
  const empty: Allocation = { ...once, lit: [], engines: Object.fromEntries(runs) }
  return [...Object.values(once.engines).flatMap(({ boxes }) => Object.entries(boxes)), ...litBoxes].reduce<Allocation>(
    (so, box) => fed(view, ship, so, box),
    empty,
  )
}
