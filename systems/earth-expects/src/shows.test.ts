// The viewers that receive each type of event, and the fields they receive (EE-HID-01, EE-SEQ-02, EE-DIS-01, EE-MIS-03).
// The list has every type of event, so that a new one cannot be forgotten.
import { expect, test } from 'vitest'
import { events } from './events.ts'
import { observe } from './game.ts'

/** Seats that may receive secrets. The others are 'blue' and the public. */
const FRIENDS = ['yellow', 'red']
type Heard =
  /** Everybody receives the whole event. */
  | 'all'
  /** Only the seats in `to`, `listeners` or `own` receive the event. */
  | 'to'
  | 'listeners'
  | 'own'
  /** Its own side receives the whole event, other viewers in `to` without these fields. */
  | readonly string[]

const HEARD: Readonly<Record<string, Heard>> = {
  railgunsMarked: 'all',
  boxesHit: ['beneath'],
  severed: 'to',
  shipDestroyed: 'to',
  shipFound: 'all',
  unmasked: 'all',
  missileMoved: 'all',
  missileLost: 'all',
  fireRevealed: 'all',
  defended: 'all',
  attackRolled: 'all',
  rowSetChosen: 'all',
  rowChosen: 'all',
  impactRolled: 'all',
  damageRolled: 'all',
  warheadShown: 'all',
  attackEnded: 'all',
  rapidWentOn: 'all',
  bodyMoved: 'all',
  shipCarried: 'to',
  engineFailed: 'to',
  powerAnnounced: 'listeners',
  shipFlew: ['unspent'],
  moveMended: ['why', 'power', 'points', 'manoeuvred'],
  recordShown: 'listeners',
  darkened: 'listeners',
  debrisMet: 'to',
  halted: 'to',
  radiationRolled: 'to',
  heated: 'to',
  deemed: 'all',
  turnBegan: 'all',
  policySet: 'all',
  dockingBegun: 'to',
  dockingRefused: 'to',
  dockingFailed: 'to',
  docked: 'to',
  settled: 'to',
  undockingBegun: 'to',
  undocked: 'all',
  rolling: 'to',
  rolledOver: 'to',
  turnedRound: 'to',
  ftlAnnounced: 'to',
  powerAllocated: ['allocation', 'points'],
  overreached: 'own',
  lightCleared: 'to',
  repaired: ['beneath'],
  reloaded: 'own',
  sensorsUsed: 'all',
  lockRolled: 'all',
  searched: 'all',
  locksSet: 'all',
  shipLeft: 'all',
  placed: 'all',
  shipHidden: 'own',
}
/** Three types that name their side in another field, or have no `to`. */
const APART: Readonly<Record<string, { readonly side: string; readonly without: readonly string[] }>> = {
  missileLaunched: { side: 'with', without: ['nuclear'] },
  fleetBought: { side: 'own', without: ['fleet'] },
  shipPlaced: { side: 'own', without: ['speedPower', 'truth'] },
}
const types = events.map((option) => String(option.def.innerType.shape.type.value))

/** The observations of yellow, red, blue and the public. */
const heardBy = (event: Readonly<Record<string, unknown>>) =>
  ['yellow', 'red', 'blue', 'public'].map((viewer) => observe(event as never, viewer)) // `observe` reads only the audience
const masked = (event: Readonly<Record<string, unknown>>, fields: readonly string[]) => ({
  ...event,
  ...Object.fromEntries(fields.map((field) => [field, null])),
})

test('the list has every type of event of this game', () => {
  expect(types.toSorted()).toEqual([...Object.keys(HEARD), ...Object.keys(APART)].toSorted())
})
test.each(types.filter((type) => HEARD[type] === 'all'))('%s: everybody receives the whole event', (type) => {
  const event = { type, ship: 'a', seat: 'yellow' }
  expect(heardBy(event)).toEqual([event, event, event, event])
})
test.each(types.filter((type) => HEARD[type] === 'to'))('EE-HID-01: %s: only its own side receives the event of a hidden ship', (type) => {
  const open = { type, ship: 'a', seat: 'yellow', to: null }
  expect(heardBy(open)).toEqual([open, open, open, open])
  const hidden = { ...open, to: FRIENDS }
  expect(heardBy(hidden)).toEqual([hidden, hidden, undefined, undefined])
})
test.each(types.filter((type) => HEARD[type] === 'own' || HEARD[type] === 'listeners'))(
  'EE-SEQ-02: %s: only the named seats receive the event',
  (type) => {
    const event = { type, ship: 'a', seat: 'yellow', [String(HEARD[type])]: FRIENDS }
    expect(heardBy(event)).toEqual([event, event, undefined, undefined])
  },
)
test.each(types.flatMap((type) => (Array.isArray(HEARD[type]) ? [[type, HEARD[type]] as const] : [])))(
  'EE-SEQ-02: %s: others receive the event without %j, and no event of a hidden ship',
  (type, fields) => {
    const open = {
      type,
      ship: 'a',
      seat: 'yellow',
      to: null,
      own: FRIENDS,
      ...Object.fromEntries(fields.map((field) => [field, 'secret'])),
    }
    const reduced = masked(open, fields)
    expect(heardBy(open)).toEqual([open, open, reduced, reduced])
    const hidden = { ...open, to: FRIENDS }
    expect(heardBy(hidden)).toEqual([hidden, hidden, undefined, undefined])
  },
)
test.each(Object.entries(APART))(
  'EE-MIS-03, EE-DIS-01, EE-DES-10: %s: others receive the event without its secret fields',
  (type, { side, without }) => {
    const event = { type, seat: 'yellow', [side]: FRIENDS, ...Object.fromEntries(without.map((field) => [field, 'secret'])) }
    const reduced = masked(event, without)
    expect(heardBy(event)).toEqual([event, event, reduced, reduced])
  },
)
test('viewers learn only that the battle began, and receive no event of a pause', () => {
  expect(heardBy({ type: 'begun', state: {} })).toEqual(Array.from({ length: 4 }, () => ({ type: 'begun' })))
  expect(heardBy({ type: 'paused', play: {} })).toEqual(Array.from({ length: 4 }, () => undefined))
})
