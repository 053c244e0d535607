// Terrain of the chart: the look of each kind, and the current positions of bodies.
import type { Ground } from '@admiralty/board'
import type { Hex } from '@admiralty/space'
import { TERRAINS, type Terrain } from '../src/setup.ts'
import type { View } from '../src/state.ts'
import { isTerrain } from '../src/terrain/terrain.ts'

const LOOKS: Readonly<Record<Terrain, Ground['look']>> = {
  atmosphere: 'air',
  surface: 'land',
  interior: 'core',
  interface: 'rim',
  asteroids: 'stones',
  dense: 'rocks',
  cinematic: 'boulders',
  tail: 'veil',
  radiation: 'rays',
}

const drawn = new WeakMap<readonly Hex[], { readonly key: string; readonly grounds: readonly Ground[] }>()
export function groundsOf(view: View, hexes: readonly Hex[]): readonly Ground[] {
  if (view.setup.bodies.length === 0) return []
  const key = JSON.stringify([view.setup.bodies, view.centres])
  const known = drawn.get(hexes)
  if (known?.key === key) return known.grounds
  const grounds = TERRAINS.map((terrain) => ({ look: LOOKS[terrain], hexes: hexes.filter((hex) => isTerrain(view, hex, terrain)) }))
  const found = grounds.filter((ground) => ground.hexes.length > 0)
  drawn.set(hexes, { key, grounds: found })
  return found
}
