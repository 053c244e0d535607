import { describe, expect, test } from 'vitest'
import { begin, setupFor } from './game-for-tests.ts'
import { wholeSetupSchema } from './setting/setup-fault.ts'
import { type Setup, type State, stateSchema } from './state.ts'
import { fromFormat1 } from './upcasts.ts'

const NO_MARKS_OF_1 = { worse: [], weaponSupplyShort: false, outOfSupply: false }
const SHORT = { ...NO_MARKS_OF_1, weaponSupplyShort: true }
const DUEL = setupFor('frigate-duel')
/** The setup as format 1 wrote it: red led by 3 and had one change. */
const setupOf1 = ({ seats, ...setup }: Setup) => ({
  ...setup,
  seats: seats.map((seat) => ({
    ...seat,
    ships: seat.ships.map((ship) => ({ ...ship, marks: NO_MARKS_OF_1 })),
    lead: seat.seat === 'red' ? 3 : 0,
    changes: seat.seat === 'red' ? 1 : 0,
  })),
})
/** The state as format 1 wrote it: red's ship is short of weapon supply. */
function stateOf1({ formations: _, leads: __, hiddenLeads: ___, ...state }: State) {
  const marksOf = (id: string) => (id === 'red-1' ? SHORT : NO_MARKS_OF_1)
  return {
    ...state,
    setup: setupOf1(state.setup),
    changes: { red: 1, blue: 0 },
    ships: Object.fromEntries(Object.entries(state.ships).map(([id, ship]) => [id, { ...ship, marks: marksOf(id) }])),
    secret: Object.fromEntries(Object.entries(state.secret).map(([seat, { plots }]) => [seat, { plots }])),
  }
}
const lifted = (event: object) => fromFormat1.event(event)

describe('format 1', () => {
  test('FT-SET-05: a setup loses marks and leads, and is whole', () => {
    expect(fromFormat1.setup(setupOf1(DUEL))).toEqual(DUEL)
    expect(wholeSetupSchema.safeParse(fromFormat1.setup(setupOf1(DUEL))).success).toBe(true)
  })
  test('FT-DMG-08, FT-SET-05: an opening state keeps its marks as secrets, and its leads', () => {
    const { state } = begin(DUEL, null)
    const event = lifted({ type: 'begun', state: stateOf1(state) })
    const now = stateSchema.parse((event as { readonly state: unknown }).state) // an opening has a state
    expect(now.secret).toMatchObject({ red: { marks: { 'red-1': { ...SHORT, mended: [] } } }, blue: { marks: {} } })
    expect(now.leads).toEqual({ red: { blue: { lead: 3, changes: 1 } }, blue: { red: { lead: 0, changes: 0 } } })
    expect([now.changes, now.hiddenLeads, now.formations]).toEqual([{ red: 1, blue: 0 }, {}, {}])
    expect(now.ships).toEqual(state.ships)
  })
  test('FT-SCN-10, FT-DMG-08, FT-SET-06: other events', () => {
    const [plan] = DUEL.seats[0]?.ships ?? []
    expect(lifted({ type: 'fleetChosen', seat: 'red', ships: [{ ...plan, marks: NO_MARKS_OF_1 }] })).toEqual({
      type: 'fleetChosen',
      seat: 'red',
      ships: [plan],
    })
    expect(lifted({ type: 'systemsChecked', ship: 'red-1', rolls: [] })).toMatchObject({ rolls: [], closed: null })
    expect(lifted({ type: 'driveStrained', ship: 'red-1', hit: true })).toMatchObject({ hit: true, closed: null })
    expect(lifted({ type: 'groupEntered', group: 'red-group' })).toEqual({ type: 'groupEntered', group: 'red-group', formation: null })
    expect(lifted({ type: 'plotsDone' })).toEqual({ type: 'plotsDone' })
  })
})
