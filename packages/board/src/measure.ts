// Distance and bearing between two hexes.
import { type Direction, distance, type Hex, sameHex } from '@admiralty/space'
import { centre } from './geometry.ts'

export interface Measure {
  /** Hexes between the two, the last one included. Terrain is not counted. */
  readonly hexes: number
  /** Degrees clockwise from the top of the map, 0 to 359; null in the same hex. */
  readonly bearing: number | null
  /** Degrees from the bow: positive to starboard, negative to port; null without a facing or in the same hex. */
  readonly offBow: number | null
}

/** `facing` is that of the thing in the first hex; null for none. */
export function measureBetween(from: Hex, to: Hex, facing: Direction | null): Measure {
  if (sameHex(from, to)) return { hexes: 0, bearing: null, offBow: null }
  const [start, end] = [centre(from), centre(to)]
  const angle = (Math.atan2(end.x - start.x, start.y - end.y) * 180) / Math.PI
  const bearing = (Math.round(angle) + 360) % 360
  return { hexes: distance(from, to), bearing, offBow: facing === null ? null : 180 - ((180 - bearing + facing * 60 + 720) % 360) }
}

/** '075°' */
export const bearingText = (bearing: number): string => `${String(bearing).padStart(3, '0')}°`

/** '45° to starboard' */
export function offBowText(offBow: number): string {
  if (offBow === 0) return 'dead ahead'
  if (Math.abs(offBow) === 180) return 'dead astern'
  return `${Math.abs(offBow)}° to ${offBow > 0 ? 'starboard' : 'port'}`
}

/** '7 hexes, bearing 075°, 45° to starboard' */
export function measureText({ hexes, bearing, offBow }: Measure): string {
  const range = hexes === 0 ? 'same hex' : hexes === 1 ? '1 hex' : `${hexes} hexes`
  return [range, ...(bearing === null ? [] : [`bearing ${bearingText(bearing)}`]), ...(offBow === null ? [] : [offBowText(offBow)])].join(
    ', ',
  )
}
