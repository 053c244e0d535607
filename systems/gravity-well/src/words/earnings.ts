// The income of a side in its next turn (GW-RES-01, GW-RES-02).
import { DEBRIS } from '../../data/units.ts'
import { ringOf } from '../orbit/motion.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { isStation, unitsOfSeat, works } from '../table.ts'
import { clockOf, pathOf } from './orbit.ts'

/** The least and the most RU of a station in its next turn, from a die of debris or the dice of a moon. */
export interface Earnings {
  readonly least: number
  readonly most: number
}
const NONE: Earnings = { least: 0, most: 0 }
/** `collector`: whether it has one that works, or gets one now. */
function earningsOf(view: View, station: Unit, collector: boolean): Earnings {
  if (!works(view, station, 'core')) return NONE
  const times = collector ? 2 : 1
  const moon = view.moons.find(({ id }) => id === station.moon)
  if (moon) return { least: moon.number * times, most: moon.number * 6 * times }
  const ring = ringOf(pathOf(station, clockOf(view), 1).end.at)
  if (!view.setup.lost.debrisRings.includes(ring)) return NONE
  return { least: (1 + DEBRIS.added) * times, most: (DEBRIS.sides + DEBRIS.added) * times }
}
/** The earnings of all stations of a seat in the next turn. `collectors`: ids of stations that get a collector now. */
export const earningsOfSeat = (view: View, seat: Color, collectors: readonly string[] = []): Earnings =>
  unitsOfSeat(view, seat)
    .filter(isStation)
    .map((station) => earningsOf(view, station, works(view, station, 'collector') || collectors.includes(station.id)))
    .reduce((sum, one) => ({ least: sum.least + one.least, most: sum.most + one.most }), NONE)
/** '4 to 10 RU', 'nothing: no station is in debris or on a moon' */
export const earningsText = ({ least, most }: Earnings): string =>
  most === 0 ? 'nothing, because no working station is in debris or on a moon' : `${least} to ${most} RU`
