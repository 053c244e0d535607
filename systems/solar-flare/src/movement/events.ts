// The event of a ship's step.
import { fields, type Records, seenWhole } from '@admiralty/kernel'
import { z } from 'zod'
import { hexSchema } from '../board/board.ts'
import { chargesSchema, directionSchema, id } from '../shapes.ts'
import type { State } from '../state.ts'
import { shipOf, spent, torpedoesAt, withShip, withTorpedo } from '../table.ts'

const events = [
  fields({
    type: z.literal('shipMoved'),
    ship: id,
    step: z.enum(['ahead', 'turn', 'shift']),
    from: hexSchema,
    hex: hexSchema,
    facing: directionSchema,
    direction: directionSchema.nullable(),
    paid: chargesSchema,
  }),
] as const
type MovementEvent = z.infer<(typeof events)[number]>

const records: Records<State, MovementEvent> = {
  shipMoved(state, { ship: id, hex, facing, direction, paid }) {
    const after = withShip(state, id, { hex, facing, fittings: spent(shipOf(state, id), paid) })
    if (direction === null) return after
    // SF-HIT-04: a torpedo here would hit the side by which the ship came.
    return torpedoesAt(state, hex).reduce(
      (table, torpedo) => withTorpedo(table, { ...torpedo, met: { ...torpedo.met, [id]: direction } }),
      after,
    )
  },
}
/** SF-INF-01 */
const observations = seenWhole(events)
export const movementChapter = { events, records, observations }
