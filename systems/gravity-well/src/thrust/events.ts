// Events of the thrust step.
import { event, fields, type Records, seenWhole, whole } from '@admiralty/kernel'
import type { z } from 'zod'
import { changeBetween } from '../orbit/thrust.ts'
import { directionSchema, id, motionShape } from '../shapes.ts'
import type { State } from '../state.ts'
import { unitOf, withUnit } from '../table.ts'

const travel = fields({ vector: directionSchema.nullable(), velocity: whole(0, 99) })
const events = [
  /** `cost` in thrust points (GW-THR-05). */
  event('thrusted', { unit: id, from: travel, to: travel, cost: whole(0, 9) }),
  /** GW-SCP-03 */
  event('returned', { unit: id, motion: fields(motionShape) }),
] as const
type ThrustEvent = z.infer<(typeof events)[number]>
const records: Records<State, ThrustEvent> = {
  thrusted(state, { unit, from, to, cost }) {
    const burn = { turn: state.turn, ...changeBetween(from, to) }
    const burnt = withUnit(state, unit, { vector: to.vector, velocity: to.velocity, burn })
    const { seat } = unitOf(state, unit)
    return { ...burnt, thrustSpent: { ...burnt.thrustSpent, [seat]: (burnt.thrustSpent[seat] ?? 0) + cost } }
  },
  returned: (state, { unit, motion: { at, vector, velocity } }) => withUnit(state, unit, { at, vector, velocity, dive: null }),
}
const observations = seenWhole(events)
export const thrustChapter = { events, records, observations }
