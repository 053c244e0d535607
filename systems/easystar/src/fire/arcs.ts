// Arcs of weapons and the front of a ship, exact in whole numbers (ES-GEO, ES-GAP-09).
import { bearing, type Direction, type Hex, rowTo, turned } from '@admiralty/space'
import type { Options, Ship } from '../state.ts'

/** The hex and facing from which a weapon fires. */
export interface FirePose {
  readonly hex: Hex
  readonly facing: Direction
}
export type BroadsideSide = 'port' | 'starboard'

/** A hex relative to a pose: `sector` hex-sides clockwise from the bow, `along` that row, `aside` towards the next. */
interface Sight {
  readonly sector: Direction
  readonly along: number
  readonly aside: number
}
function sight({ hex, facing }: FirePose, at: Hex): Sight | undefined {
  const found = bearing(hex, at)
  return found && { sector: turned(found.direction, -facing), along: found.along, aside: found.aside }
}

/** ES-GEO-02: closed wedges, 60° to 120° from the bow; wide: 30° to 150°. Halfway between two rows, 30° from each, `along` equals `aside`. */
export function beamOf(from: FirePose, at: Hex, { wideVentralArcs }: Pick<Options, 'wideVentralArcs'>): BroadsideSide | null {
  const seen = sight(from, at)
  if (!seen) return null
  const { sector, along, aside } = seen
  if (sector === 1 || (sector === 2 && aside === 0)) return 'starboard'
  if (sector === 4 || (sector === 5 && aside === 0)) return 'port'
  if (!wideVentralArcs) return null
  if ((sector === 0 && aside >= along) || (sector === 2 && aside <= along)) return 'starboard'
  if ((sector === 3 && aside >= along) || (sector === 5 && aside <= along)) return 'port'
  return null
}

/** ES-AUX-ARM-02, ES-GEO-04, R-ES-18: ahead and in no ventral arc, so less than 60° from the bow, wide arcs: less than 30°; never from the same hex. */
export function isFrontal(target: FirePose, source: Hex, { wideVentralArcs }: Pick<Options, 'wideVentralArcs'>): boolean {
  const seen = sight(target, source)
  if (!seen) return false
  const { sector, along, aside } = seen
  if (sector === 0) return !wideVentralArcs || aside < along
  return sector === 5 && (wideVentralArcs ? aside > along : aside > 0)
}

/** ES-GEO-01, R-ES-11: whether a hex is straight ahead. */
export const isAhead = ({ hex, facing }: FirePose, at: Hex): boolean => rowTo(hex, at) === facing

/** Whether a ship's weapon bears on a hex (ES-GEO-01, ES-GEO-02, ES-GEO-03, ES-CMB-05). */
export function mountBears(ship: FirePose, mount: Ship['known'][number]['mount'], at: Hex, options: Options): boolean {
  if (mount === 'dorsal') return true // ES-GEO-03
  return mount === 'axial' ? isAhead(ship, at) : beamOf(ship, at, options) !== null // ES-CMB-05: the own hex is in no row and on no beam
}
