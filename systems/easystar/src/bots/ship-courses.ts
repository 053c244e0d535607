// The courses among which a bot chooses for a ship, each with its worth.
import type { Dice } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { podOf } from '../movement/course.ts'
import { coursesOf, type ReachableCourse } from '../movement/reach.ts'
import { unmoved } from '../movement/ship-orders.ts'
import type { Order } from '../orders.ts'
import type { Color, Ship, View } from '../state.ts'
import { topSpeed } from '../table.ts'
import { courseClashes, isBlocked } from './clash.ts'
import type { CourseEnd } from './edge.ts'
import type { Foe } from './guns.ts'
import { type Idea, jumps } from './jumps.ts'
import { prospectOf, scoreOf } from './ship-scores.ts'

interface ShipCourses {
  readonly ship: Ship
  /** All courses, in no order. */
  readonly courses: readonly RatedCourse[]
  /** Whether a friend that has yet to move is in the way of the course that would be best without it. */
  readonly blocked: boolean
}
/** The ship to move; undefined if none waits. Far ships move first, so near ships decide with more knowledge; a ship behind a friend waits for it. */
export function nextShip(view: View, me: Color, foes: readonly Foe[], dice: Dice): ShipCourses | undefined {
  const order = ableToMove(view, me).sort((a, b) => nearest(b, foes) - nearest(a, foes))
  let first: ShipCourses | undefined
  for (const ship of order) {
    const next = coursesFor(view, ship, foes, dice)
    first ??= next
    if (!next.blocked) return next
  }
  return first
}
export const ableToMove = (view: View, me: Color): Ship[] =>
  unmoved(view, me).filter((ship) => ship.speed > 0 || topSpeed(view, ship).total > 0 || podOf(view, ship) > 0)

export const nearest = (from: Ship, foes: readonly Foe[]): number => Math.min(99, ...foes.map(({ stand }) => distance(from.hex, stand.hex)))

export interface RatedCourse extends Idea {
  /** Whether it passes a friend. */
  readonly friends: boolean
}

function coursesFor(view: View, ship: Ship, foes: readonly Foe[], dice: Dice): ShipCourses {
  const prospect = prospectOf(view, ship, foes)
  const clashOn = courseClashes(view, ship)
  const courses = coursesOf(view, ship)
  // A small random bonus varies the choice among equal courses.
  const whims = dice.roll(courses.length, 100, 'whim')
  let free = { score: Number.NEGATIVE_INFINITY, blocked: false }
  const rated = courses.map((course, index) => {
    const clash = clashOn(course)
    const calm = scoreOf(prospect, endOf(ship, course)) + (whims[index] ?? 50) / 100
    if (calm > free.score) free = { score: calm, blocked: isBlocked(clash) }
    const { change, path } = course
    const order: Order = { order: 'move', ship: ship.id, change, path, rams: clash.rams }
    return { order, score: calm + clash.value, friends: clash.friends.length > 0 }
  })
  const leaps = jumps(prospect).map((leap) => ({ ...leap, friends: false }))
  return { ship, courses: [...rated, ...leaps], blocked: free.blocked }
}
export const endOf = (ship: Ship, { hex, facing, leaves, halts, change }: ReachableCourse): CourseEnd => ({
  hex,
  facing,
  speed: halts ? 0 : ship.speed + change,
  leaves,
})
