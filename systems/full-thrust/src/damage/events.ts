// Events of damage and checks. All are open (section 19 of the ledger), but not all dice of checks.
import { event, fields, type Records, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { courseSchema, face, id, ids, seatSchema, turnNumber } from '../shapes.ts'
import type { Ship, State } from '../state.ts'
import { shipOf, withCondition, withoutGroups, withShip } from '../table.ts'
import { lostSchema, rollSchema, withoutSystems } from './checks.ts'

/** Where damage comes from. `by`: the ship that does it; null for several, or none. */
const causeSchema = fields({ kind: z.enum(['fire', 'strike', 'ram', 'ftl', 'core', 'blast']), by: id.nullable() })
export type DamageCause = z.infer<typeof causeSchema>

const events = [
  /** FT-DMG-01: boxes that are marked. */
  event('damaged', { ship: id, cause: causeSchema, armour: whole(0, 300), hull: whole(0, 300) }),
  /** FT-DMG-01: the last hull box, or an explosion. `groups`: those that are lost in its bays. */
  event('shipDestroyed', { ship: id, cause: causeSchema, groups: ids }),
  /** FT-DMG-05 to FT-DMG-08. `outOfControl`, `suffocates`: the turns that follow from core systems; null for none.
   * `closed`: the seat that alone sees the dice; null if all see them. */
  event('systemsChecked', {
    ship: id,
    row: whole(1, 3),
    extra: whole(0, 2),
    rolls: z.array(rollSchema).readonly(),
    lost: z.array(lostSchema).readonly(),
    groups: ids,
    outOfControl: turnNumber.nullable(),
    suffocates: turnNumber.nullable(),
    closed: seatSchema.nullable(),
  }),
  /** The rows wait for the end of the turn, with the setting thresholdTiming (X-FT-2). */
  event('checkPutOff', { ship: id, rows: whole(1, 3) }),
  /** A system is lost without a check (FT-WPN-07, FT-MOV-13, FT-OPT-04). */
  event('systemLost', { ship: id, ...lostSchema.unwrap().shape, groups: ids }),
  /** FT-OPT-02 */
  event('coloursTested', { ship: id, face, struck: z.boolean() }),
  /** FT-OPT-06. `side`: the die for the side; null if the ship keeps its course. */
  event('courseTested', { ship: id, face, side: face.nullable(), course: courseSchema }),
] as const
type DamageEvent = z.infer<(typeof events)[number]>

/** FT-FTR-19, FT-END-11: the fighters of a lost bay may be out. Their group has their number, and the condition keeps what the ship came with. */
const withoutWorking = ({ condition }: Ship, lost: Parameters<typeof withoutSystems>[1]): Ship['condition'] => ({
  ...withoutSystems(condition, lost),
  fighters: condition.fighters,
})
const records: Records<State, DamageEvent> = {
  damaged(state, { ship, armour, hull }) {
    const { condition } = shipOf(state, ship)
    return withCondition(state, ship, { armour: condition.armour + armour, hull: condition.hull + hull })
  },
  shipDestroyed: (state, { ship, groups }) =>
    withoutGroups(withShip(state, ship, { status: 'destroyed', owed: 0, departure: null }), groups),
  systemsChecked(state, { ship: id, lost, groups, outOfControl, suffocates }) {
    const ship = shipOf(state, id)
    const checked = withShip(state, id, {
      condition: withoutWorking(ship, lost),
      owed: 0,
      outOfControl: outOfControl ?? ship.outOfControl,
      suffocates: suffocates ?? ship.suffocates,
    })
    return withoutGroups(checked, groups)
  },
  checkPutOff: (state, { ship, rows }) => withShip(state, ship, { owed: shipOf(state, ship).owed + rows }),
  systemLost: (state, { ship, system, as, groups }) =>
    withoutGroups(withShip(state, ship, { condition: withoutWorking(shipOf(state, ship), [{ system, as }]) }), groups),
  coloursTested: (state, { ship, struck }) => (struck ? withShip(state, ship, { struck }) : state),
  // FT-HEX-04: a change of course sets the toggle back.
  courseTested: (state, { ship, side, course }) => (side === null ? state : withShip(state, ship, { course, corner: 'port' })),
}
export const damageChapter = { events, records }
