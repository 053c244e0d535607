// The transfer planner in words: its answer for a unit and a goal, explained by what the numbers of the map do.
import { plural } from '@admiralty/kernel'
import { GRAVITY, OVERSPEED, RINGS } from '../../data/rings.ts'
import { orbitSense, ringOf } from '../orbit/motion.ts'
import type { PathPoint } from '../orbit/predict.ts'
import { planTransfer, type TransferGoal, type TransferLeg, type TransferPlan } from '../orbit/transfer.ts'
import type { Unit, View } from '../state.ts'
import { isStation, thrustOf, unitsOf } from '../table.ts'
import { clockOf } from './orbit.ts'
import { compass, fullName } from './say.ts'

/** A goal with its names. */
export interface NamedGoal {
  /** For drafts and lists: 'ring 5', or the id of a unit to meet. */
  readonly key: string
  /** 'orbit of ring 5', 'meeting with Blue station 2' */
  readonly name: string
  readonly goal: TransferGoal
}
/** The circular orbits and units that a unit may be sent to: every other ring, stations first. */
export const goalsOf = (view: View, unit: Unit): readonly NamedGoal[] => [
  ...RINGS.map((_, index) => index + 1)
    .filter((ring) => ring !== ringOf(unit.at) || orbitSense(unit) === null)
    .map((ring): NamedGoal => ({ key: `ring ${ring}`, name: `orbit of ring ${ring}`, goal: { is: 'orbit', ring, sense: null } })),
  ...unitsOf(view)
    .filter(({ id, dive }) => id !== unit.id && dive === null)
    .toSorted((a, b) => Number(isStation(b)) - Number(isStation(a)))
    .map((other): NamedGoal => ({ key: other.id, name: `meeting with ${fullName(view, other.id)}`, goal: { is: 'meeting', with: other } })),
]

const known = new WeakMap<View, Map<string, TransferPlan | null>>()
/** The cheapest plan; null if there is none. Remembered for each view, because a screen asks often. */
export function transferOf(view: View, unit: Unit, { key: goalKey, goal }: NamedGoal): TransferPlan | null {
  const plans = known.get(view) ?? new Map<string, TransferPlan | null>()
  known.set(view, plans)
  const key = `${unit.id} ${goalKey}`
  const found = plans.get(key)
  if (found !== undefined) return found
  const plan = planTransfer(unit, thrustOf(view, unit), goal)
  plans.set(key, plan)
  return plan
}
/** '3 points of thrust in 2 turns', 'There is none.' */
export const planSentence = (plan: TransferPlan | null, thrust: number): string =>
  plan === null
    ? `No way there with ${plural(thrust, 'point')} of thrust a turn.`
    : plan.legs.length === 0
      ? 'It is there already.'
      : `${plural(plan.burn, 'point')} of thrust in ${plural(plan.legs.length, 'turn')}.`

const whenText = ({ impulse }: PathPoint): string =>
  impulse === GRAVITY ? 'gravity' : impulse === OVERSPEED ? 'overspeed' : `impulse ${impulse}`
/** The effects of the numbers of the map on the way: climbs, bends, falls. */
function eventsOf({ path }: TransferLeg): readonly string[] {
  return path.flatMap((point) => {
    const { fell, slowed, bent, motion } = point
    const what = [
      fell && `falls to ring ${ringOf(motion.at)}`,
      slowed > 0 && `climbs to ring ${ringOf(motion.at)} and loses ${slowed}`,
      bent !== 0 && motion.vector !== null && `turns ${compass(motion.vector)}`,
    ].filter((one) => one !== false)
    return what.length > 0 ? [`${whenText(point)}: ${what.join(', ')}`] : []
  })
}
/** One sentence for each turn: 'Turn 3: speed 4 (1 point); impulse 4: climbs to ring 5 and loses 2.' */
export function legTexts(view: View, { legs }: TransferPlan): readonly string[] {
  const first = clockOf(view).turn
  return legs.map((leg) => {
    const { burn } = leg
    const turned = burn && burn.to.vector !== burn.from.vector && burn.to.vector !== null ? `${compass(burn.to.vector)}, ` : ''
    const thrust = burn ? `${turned}speed ${burn.to.velocity} (${plural(burn.cost, 'point')})` : 'coast'
    return `Turn ${first + leg.turn - 1}: ${[thrust, ...eventsOf(leg)].join('; ')}.`
  })
}
