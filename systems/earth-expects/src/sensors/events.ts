// Events of the Sensors step (EE-SEN) and of the end of a turn.
import { event, explainedSchema, type Records, ruleIdSchema, seenWhole } from '@admiralty/kernel'
import { z } from 'zod'
import { hexSchema } from '../design/design.ts'
import { boxId, id, seatSchema } from '../shapes.ts'
import type { State } from '../state.ts'
import { allShips, shipOf, withShip } from '../table.ts'

const events = [
  /** EE-SEN-08: sensors used by each ship, all declared before any roll. */
  event('sensorsUsed', { ships: z.record(id, z.array(boxId).readonly()).readonly() }),
  event('lockRolled', {
    ship: id,
    seat: seatSchema,
    at: id,
    sensors: z.int().min(1),
    /** Null with simple sensors. */
    die: z.int().min(1).max(10).nullable(),
    number: explainedSchema,
    range: z.int().min(0),
    locked: z.boolean(),
  }),
  /** EE-HID-05. The result is a separate event. Empty hexes are rolled for as well. */
  event('searched', { ship: id, seat: seatSchema, hex: hexSchema, die: z.int().min(1).max(10).nullable() }),
  event('locksSet', { locks: z.record(id, z.record(id, z.int().min(1)).readonly()).readonly() }),
  event('shipLeft', { ship: id, seat: seatSchema, why: ruleIdSchema }),
] as const
export type SensorsEvent = z.infer<(typeof events)[number]>

const records: Records<State, SensorsEvent> = {
  sensorsUsed: (state, { ships }) =>
    Object.entries(ships).reduce((used, [ship, boxes]) => {
      const { deeds } = shipOf(used, ship)
      return withShip(used, ship, { deeds: { ...deeds, sensors: [...deeds.sensors, ...boxes] }, loud: true })
    }, state),
  lockRolled: (state) => state,
  searched: (state) => state,
  locksSet: (state, { locks: set }) =>
    allShips(state).reduce((quiet, { id: ship }) => withShip(quiet, ship, { loud: false }), { ...state, locks: set }),
  shipLeft: (state, { ship }) => withShip(state, ship, { status: 'left' }),
}
export const sensorsChapter = { events, records, observations: seenWhole(events) }
