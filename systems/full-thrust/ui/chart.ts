// The chart of the battle: the open plane, or hexes around everything that is on the table.
import { type Chart, clockHexChart, planeChart, type Scene } from '@admiralty/board'
import type { Place } from '@admiralty/kernel'
import { type Hex, within } from '@admiralty/space'
import type { View } from '../src/state.ts'
import { flying, present, salvoesOf } from '../src/table.ts'

export const chartFor = ({ setup }: View): Chart => (setup.settings.surface === 'plane' ? planeChart : clockHexChart)

/** Hexes around the things that are drawn, in hexes. */
const AROUND = 14
/** Rounded so that the map grows in steps, and is seldom drawn again. */
const STEP = 10
const EMPTY: readonly Hex[] = []
const drawn = new Map<string, readonly Hex[]>()
/** Every hex that is drawn; none on the plane, which has no edge. */
export function mapOf(view: View): Scene['hexes'] {
  if (view.setup.settings.surface === 'plane') return EMPTY
  const places: readonly Place[] = [...present(view), ...flying(view), ...salvoesOf(view)].map(({ at }) => at)
  const far = Math.max(0, ...places.map(([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))))
  const radius = Math.ceil((far + AROUND) / STEP) * STEP
  const known = drawn.get(String(radius)) ?? within([0, 0], radius)
  drawn.set(String(radius), known)
  return known
}
