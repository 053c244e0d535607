// Events that frame a turn: its beginning and the initiative.
import { event, fields, type Records } from '@admiralty/kernel'
import { z } from 'zod'
import { face, seatSchema, sideSchema, turnNumber } from '../shapes.ts'
import type { Group, Ship, State } from '../state.ts'

const events = [
  event('turnBegan', { turn: turnNumber }),
  /** FT-SEQ-02: a round of dice; those who tied roll again. */
  event('initiativeRolled', { rolls: z.array(fields({ side: sideSchema, face })).readonly() }),
  /** FT-SEQ-02: all seats, the winner first; partners are together. */
  event('initiativeSet', { order: z.array(seatSchema).readonly() }),
] as const
type TurnEvent = z.infer<(typeof events)[number]>

/** A ship as it begins a turn. Ships on the table have one turn more (section 23 of the ledger). */
const fresh = (ship: Ship): Ship => ({
  ...ship,
  used: [],
  flights: 0,
  disengaging: false,
  turns: ship.turns + (ship.status === 'present' ? 1 : 0),
})
const freshGroup = (group: Group): Group => ({ ...group, mission: null })
function mapped<T>(all: Readonly<Record<string, T>>, change: (one: T) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(all).map(([id, one]) => [id, change(one)]))
}
const records: Records<State, TurnEvent> = {
  turnBegan: (state, { turn }) => ({
    ...state,
    turn,
    initiative: [],
    attacks: [],
    joins: {},
    defences: [],
    shots: [],
    letGo: {},
    ships: mapped(state.ships, fresh),
    groups: mapped(state.groups, freshGroup),
  }),
  initiativeRolled: (state) => state,
  initiativeSet: (state, { order }) => ({ ...state, initiative: order }),
}
export const turnChapter = { events, records }
