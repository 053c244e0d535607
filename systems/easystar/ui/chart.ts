// The hexes of the map.
import type { Hex } from '@admiralty/space'
import { hexesOf as everyHex } from '../src/setting/maps.ts'
import type { MapPlan } from '../src/state.ts'

const known = new Map<string, readonly Hex[]>()
/** Returns the same list for the same map, so that the chart is not drawn again. */
export function hexesOf(map: MapPlan): readonly Hex[] {
  const key = JSON.stringify(map)
  const hexes = known.get(key) ?? everyHex(map)
  known.set(key, hexes)
  return hexes
}
