// Distance and bearing between two places.
import type { Place } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import type { Chart } from './chart.ts'

export interface Measure {
  /** In the unit of the chart. Terrain is not counted. */
  readonly distance: number
  /** Degrees clockwise from the top of the map, 0 to 359; null in the same place. */
  readonly bearing: number | null
  /** Degrees from the bow: positive to starboard, negative to port; null without a facing or in the same place. */
  readonly offBow: number | null
}

/** `facing` is that of the thing in the first place; null for none. */
export function measureBetween(chart: Chart, from: Place, to: Place, facing: number | null): Measure {
  if (sameHex(from, to)) return { distance: 0, bearing: null, offBow: null }
  const [start, end] = [chart.pointOf(from), chart.pointOf(to)]
  const angle = (Math.atan2(end.x - start.x, start.y - end.y) * 180) / Math.PI
  const bearing = (Math.round(angle) + 360) % 360
  const offBow = facing === null ? null : 180 - ((180 - bearing + chart.degreesOf(facing) + 720) % 360)
  return { distance: chart.distance(from, to), bearing, offBow }
}

/** '45° to starboard' */
export function offBowText(offBow: number): string {
  if (offBow === 0) return 'dead ahead'
  if (Math.abs(offBow) === 180) return 'dead astern'
  return `${Math.abs(offBow)}° to ${offBow > 0 ? 'starboard' : 'port'}`
}

/** '7 hexes, bearing 075°, 45° to starboard' */
export function measureText(chart: Chart, { distance, bearing, offBow }: Measure): string {
  return [
    chart.distanceText(distance),
    ...(bearing === null ? [] : [`bearing ${chart.bearingText(bearing)}`]),
    ...(offBow === null ? [] : [offBowText(offBow)]),
  ].join(', ')
}
