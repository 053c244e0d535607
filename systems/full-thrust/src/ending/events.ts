// Events of P11 after the repairs: disengagement and the end. All are open.
import { event, fields, type Records } from '@admiralty/kernel'
import { z } from 'zod'
import { face, id, ids, sideSchema, turnOrNone } from '../shapes.ts'
import type { State } from '../state.ts'
import { groupOf, shipOf, withGroup, withoutGroups, withoutSalvo, withShip } from '../table.ts'

/** How a hostile side answers ships that disengage. */
const testSchema = fields({
  against: sideSchema,
  by: z.enum(['noArms', 'letGo', 'trend', 'dice']),
  trend: z.enum(['opening', 'closing', 'unclear']).nullable(),
  /** FT-END-05: runner, pursuer. */
  faces: z.tuple([face, face]).readonly().nullable(),
  away: z.boolean(),
})
export type PursuitTest = z.infer<typeof testSchema>
const berthShape = { ship: id, bay: id, joins: id.nullable() }

const events = [
  /** FT-END-02 to FT-END-07. `keptIn`: ships and groups whose guns reach; with any, there is no further test. */
  event('disengagementTested', { side: sideSchema, ships: ids, keptIn: ids, tests: z.array(testSchema).readonly(), away: z.boolean() }),
  /** `quiet`: turns in a row without dice against each other (FT-END-08). */
  event('turnEnded', { quiet: turnOrNone }),
  /** FT-FTR-20: a group that is out at the end finds a bay, or is lost. */
  event('groupRecovered', { group: id, ...berthShape }),
  event('groupLost', { group: id }),
  /** A side has conceded: its ships, fighter groups and salvoes are removed (FT-END-08). */
  event('sideConceded', { side: sideSchema, ships: ids, groups: ids, salvoes: ids }),
] as const
type EndingEvent = z.infer<(typeof events)[number]>
type Tested = Extract<EndingEvent, { readonly type: 'disengagementTested' }>

/** FT-END-07: the record is that of a jump, but nobody left under fire. */
function disengaged(state: State, id: string): State {
  const { at, course, velocity } = shipOf(state, id)
  const departure = { turn: state.turn, underFire: false, at, course, velocity }
  return withShip(state, id, { status: 'disengaged', departure })
}
const records: Records<State, EndingEvent> = {
  disengagementTested: (state, { ships, away }: Tested) => (away ? ships.reduce(disengaged, state) : state),
  turnEnded: (state, { quiet }) => ({ ...state, quiet }),
  groupRecovered(state, { group: id, ship, bay, joins }) {
    const { fighters } = groupOf(state, id)
    if (joins === null) return withGroup(state, id, { where: 'bay', ship, bay, mission: null })
    const host = withGroup(state, joins, { fighters: groupOf(state, joins).fighters + fighters })
    return withoutGroups(host, [id])
  },
  groupLost: (state, { group }) => withoutGroups(state, [group]),
  sideConceded(state, { ships, groups, salvoes }) {
    const without = ships.reduce((now, ship) => withShip(now, ship, { status: 'destroyed', owed: 0 }), state)
    return salvoes.reduce(withoutSalvo, withoutGroups(without, groups))
  },
}
export const endingChapter = { events, records }
