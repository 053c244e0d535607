// Terrain on the chart: the look of each kind, and its current hexes.
import type { TerrainArea } from '@admiralty/board'
import type { Hex } from '@admiralty/space'
import { TERRAINS, type Terrain } from '../src/setup.ts'
import type { View } from '../src/state.ts'
import { isTerrain } from '../src/terrain/terrain.ts'

const LOOKS: Readonly<Record<Terrain, TerrainArea['look']>> = {
  atmosphere: 'atmosphere',
  surface: 'surface',
  interior: 'interior',
  interface: 'rim',
  asteroids: 'asteroids-sparse',
  dense: 'asteroids-dense',
  cinematic: 'asteroids-packed',
  tail: 'gas',
  radiation: 'radiation',
}

const drawn = new WeakMap<readonly Hex[], { readonly key: string; readonly areas: readonly TerrainArea[] }>()
/** The terrain among these hexes. Cached until a body moves. */
export function terrainAreas(view: View, hexes: readonly Hex[]): readonly TerrainArea[] {
  if (view.setup.bodies.length === 0) return []
  const key = JSON.stringify([view.setup.bodies, view.centres])
  const known = drawn.get(hexes)
  if (known?.key === key) return known.areas
  const areas = TERRAINS.map((terrain) => ({ look: LOOKS[terrain], hexes: hexes.filter((hex) => isTerrain(view, hex, terrain)) }))
  const found = areas.filter((area) => area.hexes.length > 0)
  drawn.set(hexes, { key, areas: found })
  return found
}
