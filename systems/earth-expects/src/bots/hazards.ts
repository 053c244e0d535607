// Danger of terrain to a ship, in points of damage: along a course (EE-INR, EE-SUR, EE-IFC, EE-ATM, EE-AST) and at its end.
import { type Hex, subtract } from '@admiralty/space'
import { flightAlong, type Means } from '../movement/flight.ts'
import type { Course } from '../movement/reach.ts'
import type { View } from '../state.ts'
import { isTerrain } from '../terrain/terrain.ts'

/** The ship is lost. */
const DEADLY = 200
/** Four dice of engine failure for each point of speed that is not braked (EE-IFC-03). */
const HALTED = 8
/** Points on the bow for each point of speed (EE-ATM-02), and the mean of a die among rocks (EE-AST-02, EE-AST-03). */
const AIR = 5
const DIE = 3.5

/** The danger along a course. Unspent manoeuvre points protect against rocks and interfaces. */
export function dangerOn(view: View, means: Means, { path, cost }: Pick<Course, 'path' | 'cost'>): number {
  if (view.setup.bodies.length === 0) return 0
  const { speed, manoeuvre } = means
  const unspent = manoeuvre - cost
  let danger = 0
  for (const hex of flightAlong(means, path).path.slice(1)) {
    if (isTerrain(view, hex, 'interior', 'surface', 'cinematic')) return danger + DEADLY
    if (isTerrain(view, hex, 'dense')) danger += DIE * Math.max(0, speed - DIE - unspent)
    if (isTerrain(view, hex, 'interface')) return danger + HALTED * Math.max(0, speed - unspent)
    if (isTerrain(view, hex, 'atmosphere')) return danger + AIR * speed
  }
  return danger
}

/** The danger of a hex at the end of movement. */
export function dangerAt(view: View, hex: Hex): number {
  const { bodies } = view.setup
  if (bodies.length === 0) return 0
  if (isTerrain(view, hex, 'interior', 'surface', 'cinematic')) return DEADLY
  // EE-IFC-04: the interface moves on to this hex before the next plot.
  const met = bodies.some(
    ({ motion }) => motion.join() !== '0,0' && !isTerrain(view, hex, 'interface') && isTerrain(view, subtract(hex, motion), 'interface'),
  )
  return (met ? HALTED : 0) + (isTerrain(view, hex, 'dense', 'radiation') ? 6 : 0)
}
