// Who hears of which event, and what of it (EE-HID-01, EE-SEQ-02, EE-DIS-01, EE-MIS-03): all of them in one list, so that none is left to chance.
import { expect, test } from 'vitest'
import { eventSchema, observe } from './events.ts'

/** Seats that are let in; the others are 'blue' and the public. */
const FRIENDS = ['yellow', 'red']
type Heard =
  /** Everybody hears all of it. */
  | 'all'
  /** Those whom `to`, `listeners` or `own` names. */
  | 'to'
  | 'listeners'
  | 'own'
  /** Its own side hears all of it, the others, if they hear of it at all, without these. */
  | readonly string[]

const HEARD: Readonly<Record<string, Heard>> = {
  ended: 'all',
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
/** The three that name their side in another way, or have no `to`. */
const APART: Readonly<Record<string, { readonly side: string; readonly without: readonly string[] }>> = {
  missileLaunched: { side: 'with', without: ['nuclear'] },
  fleetBought: { side: 'own', without: ['fleet'] },
  shipPlaced: { side: 'own', without: ['speedPower', 'truth'] },
}
const types = eventSchema.options.map((option) => String(option.def.innerType.shape.type.value))

/** As much of an event as matters to who hears it. */
const heardBy = (event: Readonly<Record<string, unknown>>) =>
  ['yellow', 'red', 'blue', 'public'].map((viewer) => observe(event as never, viewer)) // an audience is all that is looked at
const masked = (event: Readonly<Record<string, unknown>>, fields: readonly string[]) => ({
  ...event,
  ...Object.fromEntries(fields.map((field) => [field, null])),
})

test('every event but the first and the questions stands in the list', () => {
  expect(types.toSorted()).toEqual([...Object.keys(HEARD), ...Object.keys(APART), 'begun', 'paused'].toSorted())
})
test.each(types.filter((type) => HEARD[type] === 'all'))('%s: everybody hears all of it', (type) => {
  const event = { type, ship: 'a', seat: 'yellow' }
  expect(heardBy(event)).toEqual([event, event, event, event])
})
test.each(types.filter((type) => HEARD[type] === 'to'))('EE-HID-01: %s: of a ship in hiding its own side alone hears', (type) => {
  const open = { type, ship: 'a', seat: 'yellow', to: null }
  expect(heardBy(open)).toEqual([open, open, open, open])
  const hidden = { ...open, to: FRIENDS }
  expect(heardBy(hidden)).toEqual([hidden, hidden, undefined, undefined])
})
test.each(types.filter((type) => HEARD[type] === 'own' || HEARD[type] === 'listeners'))('EE-SEQ-02: %s: only some are told', (type) => {
  const event = { type, ship: 'a', seat: 'yellow', [String(HEARD[type])]: FRIENDS }
  expect(heardBy(event)).toEqual([event, event, undefined, undefined])
})
test.each(types.flatMap((type) => (Array.isArray(HEARD[type]) ? [[type, HEARD[type]] as const] : [])))(
  'EE-SEQ-02: %s: the others hear it without %j, and of a ship in hiding nothing',
  (type, fields) => {
    const open = {
      type,
      ship: 'a',
      seat: 'yellow',
      to: null,
      own: FRIENDS,
      ...Object.fromEntries(fields.map((field) => [field, 'secret'])),
    }
    const told = masked(open, fields)
    expect(heardBy(open)).toEqual([open, open, told, told])
    const hidden = { ...open, to: FRIENDS }
    expect(heardBy(hidden)).toEqual([hidden, hidden, undefined, undefined])
  },
)
test.each(Object.entries(APART))(
  'EE-MIS-03, EE-DIS-01, EE-DES-10: %s: the others hear it without what is secret',
  (type, { side, without }) => {
    const event = { type, seat: 'yellow', [side]: FRIENDS, ...Object.fromEntries(without.map((field) => [field, 'secret'])) }
    const told = masked(event, without)
    expect(heardBy(event)).toEqual([event, event, told, told])
  },
)
test('the opening tells that it is one, and a question is part of the view', () => {
  expect(heardBy({ type: 'begun', state: {} })).toEqual(Array.from({ length: 4 }, () => ({ type: 'begun' })))
  expect(heardBy({ type: 'paused', play: {} })).toEqual(Array.from({ length: 4 }, () => undefined))
})
