// Events of the Repairs step (EE-REP, EE-VRP).
import { event, isAmong, type Observations, type Records, seenIf } from '@admiralty/kernel'
import { z } from 'zod'
import type { Level } from '../../data/tables.ts'
import { aboutShip, boxId, id, seatSchema } from '../shapes.ts'
import { levelSchema, type Ship, type State } from '../state.ts'
import { isFor, lessForOthers, secretOf, shipOf, without, withSecret, withShip, withShown } from '../table.ts'

const events = [
  /** EE-REP-01: boxes whose light damage is cleared. */
  event('lightCleared', { ...aboutShip, boxes: z.array(boxId).readonly() }),
  /** `die` is set only with variable repairs; `level` is the new level. */
  event('repaired', {
    ...aboutShip,
    box: boxId,
    level: levelSchema,
    die: z.int().min(1).max(10).nullable(),
    worked: z.boolean(),
    /** For a disguised ship: the true new level, for its own side only. Null: the same as `level`. */
    beneath: levelSchema.nullable(),
    own: z.array(seatSchema).readonly(),
  }),
  /** EE-REP-06: all usable launchers of the ship are loaded. Only its own side receives this event. */
  event('reloaded', { ship: id, seat: seatSchema, own: z.array(seatSchema).readonly() }),
] as const
export type RepairEvent = z.infer<(typeof events)[number]>

const mended = (levels: Ship['levels'], box: string, level: Level): Ship['levels'] =>
  level === 'sound' ? without(levels, box) : { ...levels, [box]: level }
const records: Records<State, RepairEvent> = {
  lightCleared: (state, { ship, boxes }) => withShip(state, ship, { levels: without(shipOf(state, ship).levels, ...boxes) }),
  repaired: (state, { ship, box, level, beneath }) => {
    const repaired = withShip(state, ship, { levels: mended(shipOf(state, ship).levels, box, beneath ?? level) })
    return beneath ? withShown(repaired, ship, { levels: mended(state.ships[ship]?.levels ?? {}, box, level) }) : repaired
  },
  reloaded: (state, { ship, seat }) => withSecret(state, seat, { empty: without(secretOf(state, seat).empty, ship) }),
}
const observations: Observations<RepairEvent> = {
  ...seenIf(isFor, 'lightCleared'),
  repaired: (event, viewer) => lessForOthers(event, viewer, { beneath: null }),
  reloaded: (event, viewer) => (isAmong(event.own, viewer) ? event : undefined),
}
export const repairChapter = { events, records, observations }
