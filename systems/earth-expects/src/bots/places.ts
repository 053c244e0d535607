// Positions a ship can reach, each with a plot. Cached by speed and manoeuvre, then turned to the ship's facing.
import { add, type Direction, type Hex, turned } from '@admiralty/space'
import type { Means } from '../movement/flight.ts'
import { type Course, coursesFrom } from '../movement/reach.ts'

/** Manoeuvre points beyond this add no useful position. */
const MOST_MANOEUVRE = 5
const known = new Map<string, readonly Course[]>()

/** Reachable positions, the cheapest and therefore straightest first. */
export function placesFrom({ hex, facing, reversing, speed, manoeuvre }: Means): readonly Course[] {
  const points = Math.min(manoeuvre, MOST_MANOEUVRE)
  const key = `${speed} ${points} ${reversing}`
  const found = known.get(key) ?? coursesFrom({ hex: [0, 0], facing: 0, reversing, speed, manoeuvre: points })
  known.set(key, found)
  return found.map((course) => ({ ...course, hex: add(hex, round(course.hex, facing)), facing: turned(course.facing, facing) }))
}
function round([q, r]: Hex, facing: Direction): Hex {
  let [x, y] = [q, r]
  for (let turns = 0; turns < facing; turns += 1) [x, y] = [-y, x + y]
  return [x, y]
}
