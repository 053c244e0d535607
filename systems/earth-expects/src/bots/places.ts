// Where a ship can come to lie, with a plot that gets there: found once for each speed and manoeuvre, and turned to where she is.
import { add, type Direction, type Hex, turned } from '@admiralty/space'
import type { Means } from '../movement/flight.ts'
import { type Course, coursesFrom } from '../movement/reach.ts'

/** More manoeuvre than this leads nowhere that is worth a thought. */
const MOST_MANOEUVRE = 5
const known = new Map<string, readonly Course[]>()

/** Cheapest, and so straightest, first. */
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
