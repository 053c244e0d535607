// Events before the first turn: fleets, entries, changes and places (FT-SET). All are open once every seat has answered.
import { event, type Records } from '@admiralty/kernel'
import { z } from 'zod'
import { changeSchema, offsetsSchema } from '../orders.ts'
import { type Color, courseSchema, face, id, placeSchema, seatSchema, velocitySchema } from '../shapes.ts'
import { enteredSchema, formationSchema, type Group, leadsSchema, type State, shipPlanSchema } from '../state.ts'
import { changesLeft, newGroups, newShip, withGroup, withShip } from '../table.ts'
import { changesOf, ownerOf } from './changes.ts'

const events = [
  /** FT-SCN-10 */
  event('fleetChosen', { seat: seatSchema, ships: z.array(shipPlanSchema).readonly() }),
  /** FT-SET-01 to FT-SET-04. FT-SET-06: `formation` of a group that keeps one; null for others. */
  event('groupEntered', {
    seat: seatSchema,
    group: id,
    entry: enteredSchema,
    offsets: offsetsSchema,
    formation: formationSchema.nullable(),
  }),
  /** FT-SET-05: the leads of a campaign, when all entries are in. */
  event('leadsShown', { leads: leadsSchema }),
  /** FT-SET-07 */
  event('defencePlaced', { seat: seatSchema, ship: id, at: placeSchema }),
  /** FT-SET-05: `entries` as the change leaves them. */
  event('entryChanged', { seat: seatSchema, change: changeSchema, entries: z.record(id, enteredSchema).readonly() }),
  event('changesEnded', { seat: seatSchema }),
  /** A ship is on the table, or its FTL entry is noted (FT-FTL-07). */
  event('shipEntered', { ship: id, at: placeSchema, course: courseSchema, velocity: velocitySchema, byFtl: z.boolean() }),
  /** FT-OPN-17, R-FT-84: the die of each fighter group. */
  event('groupsRated', { dice: z.record(id, face).readonly() }),
] as const
type SettingEvent = z.infer<(typeof events)[number]>

/** FT-SET-05: the leads after a change that touches the entry of a hostile seat. */
function withFarChange(state: State, seat: Color, group: string): State['leads'] {
  const entry = state.entries[group]
  const owner = entry && ownerOf(state, entry)
  const lead = owner && state.leads[seat]?.[owner]
  return owner && lead
    ? { ...state.leads, [seat]: { ...state.leads[seat], [owner]: { ...lead, changes: Math.max(0, lead.changes - 1) } } }
    : state.leads
}
/** R-FT-84 */
const QUALITIES: Readonly<Record<number, Group['quality']>> = { 1: 'poor', 6: 'ace' }
const records: Records<State, SettingEvent> = {
  fleetChosen(state, { seat, ships: plans }) {
    const ships = plans.map((plan) => newShip(plan, seat))
    const groups = newGroups(ships, Object.keys(state.groups).length + 1)
    return {
      ...state,
      ships: { ...state.ships, ...Object.fromEntries(ships.map((ship) => [ship.id, ship])) },
      groups: { ...state.groups, ...Object.fromEntries(groups.map((group) => [group.id, group])) },
    }
  },
  groupEntered: (state, { group, entry, offsets, formation }) => ({
    ...state,
    entries: { ...state.entries, [group]: entry },
    offsets: { ...state.offsets, ...offsets },
    formations: formation ? { ...state.formations, [group]: formation } : state.formations,
  }),
  leadsShown: (state, { leads }) => ({ ...state, leads, hiddenLeads: {}, changes: { ...state.changes, ...changesOf(leads) } }),
  defencePlaced: (state, { ship, at }) => withShip(state, ship, { status: 'present', at }),
  entryChanged: (state, { seat, change, entries }) => ({
    ...state,
    entries,
    changes: { ...state.changes, [seat]: changesLeft(state, seat) - 1 },
    leads: change.do === 'far' ? withFarChange(state, seat, change.group) : state.leads,
  }),
  changesEnded: (state, { seat }) => ({ ...state, changes: { ...state.changes, [seat]: 0 } }),
  shipEntered: (state, { ship, at, course, velocity, byFtl }) =>
    withShip(state, ship, { at, course, velocity, status: byFtl ? 'coming' : 'present' }),
  groupsRated: (state, { dice }) =>
    Object.entries(dice).reduce((now, [group, face]) => withGroup(now, group, { quality: QUALITIES[face] ?? 'ordinary' }), state),
}
export const settingChapter = { events, records }
