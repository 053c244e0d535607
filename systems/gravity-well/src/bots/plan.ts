// The fewest turns of thrust to an aim: an interception, a dive, a delivery, an orbit.
import type { Travel, UnitMotion } from '../orbit/motion.ts'
import { withTravel } from '../orbit/thrust.ts'
import { type Leg, legOf, motionNumber, travelsOf } from './legs.ts'

/** The thrust of a unit now, and the number of turns to its goal. */
export interface Plan {
  readonly burn: Travel
  /** Turns with this one; at least 1. */
  readonly turns: number
}
export interface FlightGoal {
  /** Whether the aim is reached in a turn; 0 is this turn. */
  isReached(leg: Leg, turn: number): boolean
  /** Whether the unit may fly so: 'it stays in control'. */
  mayFly?(leg: Leg, turn: number): boolean
}
/** A motion that the search has reached, and the burn that it began with. */
interface Reached {
  readonly motion: UnitMotion
  readonly first: Travel | null
}
/** The burn of this turn on a shortest way to an aim, breadth first; null if it takes more turns. Coasting comes before thrust. */
export function planned(from: UnitMotion, points: number, most: number, { isReached, mayFly }: FlightGoal): Plan | null {
  const seen = new Set<number>()
  let front: readonly Reached[] = [{ motion: from, first: null }]
  for (let turn = 0; turn < most; turn += 1) {
    const next: Reached[] = []
    for (const { travel, first, leg } of flights(front, points)) {
      if (mayFly && !mayFly(leg, turn)) continue
      if (isReached(leg, turn)) return { burn: first ?? travel, turns: turn + 1 }
      const number = motionNumber(leg.end)
      if (leg.fate !== 'flying' || seen.has(number)) continue
      seen.add(number)
      next.push({ motion: leg.end, first: first ?? travel })
    }
    front = next
  }
  return null
}
/** Every turn that follows from one of the motions. */
function* flights(front: readonly Reached[], points: number): Generator<{ travel: Travel; first: Travel | null; leg: Leg }> {
  for (const { motion, first } of front)
    for (const travel of travelsOf(motion, points)) yield { travel, first, leg: legOf(withTravel(motion, travel)) }
}
