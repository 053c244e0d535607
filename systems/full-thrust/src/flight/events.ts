// Events of fighter groups in P3, P5 and P6. All are open.
import { event, fields, type Records } from '@admiralty/kernel'
import { z } from 'zod'
import { missionSchema } from '../orders.ts'
import { courseSchema, face, id, placeSchema, seatSchema, turnNumber, turnOrNone } from '../shapes.ts'
import type { State } from '../state.ts'
import { groupOf, shipOf, withGroup, withoutGroups, withShip } from '../table.ts'

const flightShape = { group: id, at: placeSchema, course: courseSchema, mission: missionSchema.nullable() }
const events = [
  /** FT-FTR-02 */
  event('groupLaunched', { ...flightShape, seat: seatSchema, ship: id, turn: turnNumber }),
  /** FT-FTR-04; `again`: the second move (FT-FTR-05). */
  event('groupFlew', { ...flightShape, again: z.boolean(), turn: turnNumber }),
  /** FT-SEQ-03: the seat leaves the rest of its groups where they are. */
  event('flightsEnded', { seat: seatSchema }),
  /** FT-SEQ-05: groups that screen or pursue have moved with their ships. */
  event('groupsFollowed', { moves: z.array(fields({ group: id, at: placeSchema })).readonly() }),
  /** FT-FTR-18. `ready`: the first turn in which it may be launched, 999 for none. `joins`: the group in the bay that it becomes part of. */
  event('groupLanded', { group: id, ship: id, bay: id, joins: id.nullable(), die: face, ready: turnOrNone }),
] as const
type FlightEvent = z.infer<(typeof events)[number]>

const records: Records<State, FlightEvent> = {
  groupLaunched(state, { group, ship, at, course, mission, turn }) {
    const launched = withShip(state, ship, { flights: shipOf(state, ship).flights + 1 })
    return withGroup(launched, group, { where: 'space', at, course, mission, launched: turn })
  },
  groupFlew(state, { group, at, course, mission, again, turn }) {
    if (!again) return withGroup(state, group, { at, course, mission, moved: turn })
    return withGroup(state, group, { at, course, mission, movedAgain: turn, endurance: groupOf(state, group).endurance - 1 })
  },
  flightsEnded: (state) => state,
  groupsFollowed: (state, { moves }) => moves.reduce((now, { group, at }) => withGroup(now, group, { at }), state),
  groupLanded(state, { group: landed, ship, bay, joins, ready }) {
    const group = groupOf(state, landed)
    // FT-FTR-03, FT-PD-06: a landing is one of the flights of the ship, whatever becomes of the group.
    const taken = withShip(state, ship, { flights: shipOf(state, ship).flights + 1 })
    const full = { endurance: group.fullEndurance, torpedoes: group.role === 'torpedo' }
    if (joins === null) return withGroup(taken, landed, { where: 'bay', ship, bay, ready, mission: null, ...full })
    const host = groupOf(state, joins)
    const merged = { fighters: host.fighters + group.fighters, ready: Math.max(host.ready, ready), ...full }
    return withoutGroups(withGroup(taken, joins, merged), [landed])
  },
}
export const flightChapter = { events, records }
