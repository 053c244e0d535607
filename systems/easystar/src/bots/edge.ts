// What the edge of the map costs a ship that may leave it.
import { once } from '@admiralty/kernel'
import { ahead } from '@admiralty/space'
import type { FirePose } from '../fire/arcs.ts'
import { bandIsClosed } from '../movement/band.ts'
import { podOf, tableTurns } from '../movement/course.ts'
import { coursesAt } from '../movement/reach.ts'
import type { Setup, Ship, View } from '../state.ts'
import { onMap } from '../table.ts'

export interface CourseEnd extends FirePose {
  readonly speed: number
  readonly leaves: boolean
}

/** The penalty for a course after which the ship might have to leave the map next turn. */
export function edge(view: View, ship: Ship, end: CourseEnd): number {
  if (onMap(view.setup.map, ahead(end.hex, end.facing, end.speed))) return 0
  if (mayStay(view, ship, end, 0)) return 0
  return mayStay(view, ship, end, end.speed > 0 ? -1 : 0) ? 8 : 120
}
/** More hexes than any map has from its middle. */
const FAR = 512
const staying = once((_: Setup) => new Map<number, boolean>())
/** Whether a course from a pose at a change of speed stays on the map. It depends on few numbers, so it is computed once for them. */
function mayStay(view: View, ship: Ship, { hex, facing, speed }: CourseEnd, change: -1 | 0): boolean {
  const known = staying(view.setup)
  const turning = ((tableTurns(view, ship, speed + change) * 2 + podOf(view, ship)) * 6 + facing) * 2 + (bandIsClosed(view) ? 1 : 0)
  const key = ((((hex[0] + FAR) * 2 * FAR + hex[1] + FAR) * 16 + speed) * 2 - change) * 512 + turning
  const found = known.get(key) ?? coursesAt(view, { ...ship, hex, facing, speed }, change).some(({ leaves }) => !leaves)
  known.set(key, found)
  return found
}
