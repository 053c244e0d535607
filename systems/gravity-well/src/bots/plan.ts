// The fewest turns of thrust to an aim: an interception, a dive, a delivery, an orbit.
import type { Motion, Travel } from '../orbit/motion.ts'
import { withTravel } from '../orbit/thrust.ts'
import { type Leg, legOf, motionNumber, travelsOf } from './legs.ts'

/** What a unit does now, and when it gets there. */
export interface Plan {
  readonly burn: Travel
  /** Turns with this one; at least 1. */
  readonly turns: number
}
export interface Aim {
  /** Whether the aim is reached in a turn; 0 is this turn. */
  isReached(leg: Leg, turn: number): boolean
  /** Whether the unit may fly so: 'it stays in control'. */
  mayFly?(leg: Leg, turn: number): boolean
}
/** The burn of this turn on a shortest way to an aim, breadth first; null if it takes more turns. Coasting comes before thrust. */
export function planned(from: Motion, points: number, most: number, { isReached, mayFly }: Aim): Plan | null {
  const seen = new Set<number>()
  let front: readonly { readonly motion: Motion; readonly first: Travel | null }[] = [{ motion: from, first: null }]
  for (let turn = 0; turn < most; turn += 1) {
    const next: { motion: Motion; first: Travel | null }[] = []
    for (const { motion, first } of front)
      for (const travel of travelsOf(motion, points)) {
        const leg = legOf(withTravel(motion, travel))
        if (mayFly && !mayFly(leg, turn)) continue
        const burn = first ?? travel
        if (isReached(leg, turn)) return { burn, turns: turn + 1 }
        const number = motionNumber(leg.end)
        if (leg.fate !== 'flying' || seen.has(number)) continue
        seen.add(number)
        next.push({ motion: leg.end, first: burn })
      }
    front = next
  }
  return null
}
