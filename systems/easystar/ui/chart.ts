// The hexes of the map.
import { type Hex, hexAt } from '@admiralty/space'
import type { MapPlan } from '../src/state.ts'
import { extent, onMap } from '../src/table.ts'

function drawn(map: MapPlan): readonly Hex[] {
  const { columns, rows } = extent(map)
  return Array.from({ length: columns * rows }, (_, index) => hexAt({ column: index % columns, row: Math.floor(index / columns) })).filter(
    (hex) => onMap(map, hex),
  )
}

const known = new Map<string, readonly Hex[]>()
/** Returns the same list for the same map, so that the chart is not drawn again. */
export function hexesOf(map: MapPlan): readonly Hex[] {
  const key = JSON.stringify(map)
  const before = known.get(key)
  if (before) return before
  const hexes = drawn(map)
  known.set(key, hexes)
  return hexes
}
