// The chart of the rings, shaded by depth like a sea chart: the speed of each orbit as soundings, the planet, the debris.
import type { Overlay, TerrainArea, Tint } from '@admiralty/board'
import type { Hex } from '@admiralty/space'
import { RINGS } from '../data/rings.ts'
import { CENTRE, greenAt, hexesOfRing, isCorner } from '../src/orbit/motion.ts'
import type { View } from '../src/state.ts'

const PLANET: readonly Hex[] = [CENTRE, ...hexesOfRing(0)]
const RING_HEXES: readonly (readonly Hex[])[] = RINGS.map((_, index) => hexesOfRing(index + 1))
/** Every hex of the map. */
export const MAP: readonly Hex[] = [...PLANET, ...RING_HEXES.flat()]

/** The orbital speed is printed at the corners of its ring. */
export const DEPTHS: readonly Tint[] = RING_HEXES.flatMap((hexes, index) =>
  hexes.map(
    (hex): Tint => ({
      hex,
      level: (RINGS.length - 1 - index) as Tint['level'], // six rings, six levels
      mean: isCorner(hex) ? greenAt(hex) : null,
    }),
  ),
)
const drawn = new WeakMap<View['setup'], readonly TerrainArea[]>()
/** Planet and debris (GW-MAP-01, GW-MAP-09); the same list for the same setup, so that the board does not draw them again. */
export function terrainOf({ setup }: View): readonly TerrainArea[] {
  const known = drawn.get(setup)
  if (known) return known
  const areas: readonly TerrainArea[] = [
    { look: 'surface', hexes: PLANET },
    { look: 'asteroids-sparse', hexes: setup.lost.debrisRings.flatMap(hexesOfRing) },
  ]
  drawn.set(setup, areas)
  return areas
}
/** The debris as an outline with its name, for readers of the chart. */
export const debrisOf = ({ setup }: View): readonly Overlay[] =>
  setup.lost.debrisRings.map((ring) => ({
    look: 'zone',
    shape: { kind: 'region', hexes: hexesOfRing(ring) },
    legend: `debris, ring ${ring}`,
    printed: false,
  }))
