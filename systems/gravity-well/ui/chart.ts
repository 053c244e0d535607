// The chart of the rings, shaded by depth like a sea chart: the number of each ring and the speed of its orbit as soundings, planet, debris.
import type { Scene, Tint } from '@admiralty/board'
import type { Hex } from '@admiralty/space'
import { RINGS } from '../data/rings.ts'
import { CENTRE, greenAt, hexesOfRing, isCorner } from '../src/orbit/motion.ts'
import type { View } from '../src/state.ts'

const PLANET: readonly Hex[] = [CENTRE, ...hexesOfRing(0)]
const RING_HEXES: readonly (readonly Hex[])[] = RINGS.map((_, index) => hexesOfRing(index + 1))
/** Every hex of the map. */
export const MAP: readonly Hex[] = [...PLANET, ...RING_HEXES.flat()]

/** Depth and orbital speed of each hex. Debris has no depth, so that its rocks are seen; ring and speed are printed at the corners of a ring. */
function tintsOf(debris: readonly number[]): readonly Tint[] {
  return RING_HEXES.flatMap((hexes, index) => {
    const level = debris.includes(index + 1) ? 0 : ((RINGS.length - 1 - index) as Tint['level']) // six rings, six levels
    return hexes.map((hex): Tint => ({ hex, level, mean: isCorner(hex) ? `ring ${index + 1} · v${greenAt(hex)}` : null }))
  })
}
const drawn = new WeakMap<View['setup'], Required<Pick<Scene, 'terrain' | 'tints'>>>()
/** Planet, debris and depths (GW-MAP-01, GW-MAP-09); the same lists for the same setup, so that the board does not draw them again. */
export function groundOf({ setup }: View): Required<Pick<Scene, 'terrain' | 'tints'>> {
  const known = drawn.get(setup)
  if (known) return known
  const { debrisRings } = setup.lost
  const ground = {
    terrain: [
      { look: 'surface', hexes: PLANET },
      { look: 'asteroids-sparse', hexes: debrisRings.flatMap(hexesOfRing) },
    ] as const,
    tints: tintsOf(debrisRings),
  }
  drawn.set(setup, ground)
  return ground
}
