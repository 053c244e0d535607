// The terrain of the board.
import type { TerrainArea } from '@admiralty/board'
import type { TileKind } from '../data/tables.ts'
import { type Tile, tileHexes } from '../src/board/board.ts'

const LOOKS: Readonly<Record<TileKind, TerrainArea['look']>> = {
  moon: 'interior',
  planet: 'surface',
  'small-nebula': 'gas',
  'large-nebula': 'gas',
  'small-asteroids': 'asteroids-dense',
  'large-asteroids': 'asteroids-dense',
}
const drawn = new WeakMap<readonly Tile[], readonly TerrainArea[]>()
/** The anomalies as terrain; the same list for the same tiles, so that the board does not draw them again. */
export function terrainOf(tiles: readonly Tile[]): readonly TerrainArea[] {
  const known = drawn.get(tiles)
  if (known) return known
  const looks = [...new Set(tiles.map(({ kind }) => LOOKS[kind]))]
  const areas = looks.map((look) => ({ look, hexes: tiles.filter(({ kind }) => LOOKS[kind] === look).flatMap(tileHexes) }))
  drawn.set(tiles, areas)
  return areas
}
