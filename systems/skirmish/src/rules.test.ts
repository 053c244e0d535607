// Tests every clause of the rule book with scripted dice.
import { type Call, NO_CALL, scriptedDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { type Color, type Order, type Position, type Setup, type SkirmishEvent, type State, system } from './index.ts'

const setupWith = (change: Partial<Setup> = {}): Setup => ({
  seats: [
    { seat: 'red', side: 'dawn' },
    { seat: 'white', side: 'dawn' },
    { seat: 'blue', side: 'dusk' },
    { seat: 'black', side: 'dusk' },
  ],
  strength: 2,
  rounds: 3,
  ambushes: true,
  umpire: false, // SK-UMP-01
  ...change,
})
const from = (position: Position, setup = setupWith(), ...faces: readonly number[]) =>
  system.begin({ setup, position }, scriptedDice(...faces))
const planning = (squads: Position['squads'] = {}, setup = setupWith()): State =>
  from({ at: [{ step: 'plan' }, { step: 'open' }, { step: 'roundEnd' }], squads }, setup).state
const underFire = (squads: Position['squads'] = {}, charge = false): State =>
  from({ at: [{ step: 'shot', from: 'red', at: 'blue', charge }, { step: 'roundEnd' }], squads }).state

const callOf = (state: State, seat: Color): Call => {
  const call = state.play.calls.find(({ seats }) => seats.includes(seat))
  if (!call) throw new Error(`${seat} is not asked`)
  return call
}
const play = (state: State, orders: Partial<Record<Color, Order>>, ...faces: readonly number[]) => {
  const [first] = system.seats(state.setup).flatMap(({ seat }) => (Object.hasOwn(orders, seat) ? [seat] : []))
  const dice = scriptedDice(...faces)
  const result = system.resolve(
    state,
    callOf(state, system.schema.setup.parse(state.setup).seats.find(({ seat }) => seat === first)?.seat ?? 'red'),
    orders,
    dice,
  )
  expect(dice.left()).toEqual([])
  return result
}
const types = (events: readonly SkirmishEvent[]) => events.map(({ type }) => type)
const refusal = (state: State, seat: Color, order: Order) =>
  system.check(system.view(state, seat), state.play.calls.find(({ seats }) => seats.includes(seat)) ?? NO_CALL, order)?.[0].rule
const take: Order = { order: 'brace', card: null }
const rest: Order = { order: 'rest' }

test('SK-GEN-01: every scenario has two to four squads of one seat each, on both sides', () => {
  const fleets = system.scenarios.filter(({ rule }) => rule === 'SK-GEN-01').map(({ seats }) => seats)
  expect(fleets.map((seats) => seats.length)).toEqual([2, 3, 4])
  for (const seats of fleets) {
    expect(new Set(seats.map(({ seat }) => seat)).size).toBe(seats.length)
    expect([...new Set(seats.map(({ side }) => side))]).toEqual(['dawn', 'dusk'])
  }
})

test('SK-GEN-01: a setup of one squad or of one side is refused', () => {
  const [red, white, blue] = setupWith().seats
  const issues = (...seats: readonly (typeof red)[]) => system.schema.setup.safeParse({ ...setupWith(), seats }).error?.issues
  expect([issues(red, blue), issues(red)?.length]).toEqual([undefined, 2])
  const breach = (message: string) => [{ message: `${message} (SK-GEN-01)`, params: { rule: 'SK-GEN-01' } }]
  expect(issues(red, white)).toMatchObject(breach('the squads must fight on two sides'))
  expect(issues(red, { seat: 'red', side: 'dusk' })).toMatchObject(breach('each seat has one squad'))
})

test('SK-GEN-03: a seat without an open call may give no order, and a seat with one only an order of its kind', () => {
  expect(refusal(underFire(), 'red', take)).toBe('SK-GEN-03')
  expect(refusal(underFire(), 'blue', rest)).toBe('SK-GEN-03')
})

test('SK-CRD-01, SK-CRD-02: each squad takes two different cards, which only its own side sees', () => {
  const { state } = system.begin({ setup: setupWith(), position: null }, scriptedDice())
  expect(refusal(state, 'red', { order: 'muster', gear: ['flare', 'flare'] })).toBe('SK-CRD-01')
  const order: Order = { order: 'muster', gear: ['shield', 'decoy'] }
  const { events } = play(state, { red: order, white: order, blue: order, black: order }, 1, 2, 3, 4)
  const [mustered] = events
  if (mustered?.type !== 'mustered') throw new Error('no cards were taken')
  expect(system.observe(mustered, 'white')).toEqual(mustered)
  expect(system.observe(mustered, 'blue')).toEqual({ ...mustered, gear: null })
})

test('SK-SUP-01: each standing squad rolls a die that only its side sees', () => {
  const { events } = from({ at: [{ step: 'round' }], squads: { white: { strength: 0 } } }, setupWith(), 6, 2, 5)
  const rolled = events.filter((event) => event.type === 'supplied')
  expect(rolled.map(({ seat, die }) => [seat, die])).toEqual([
    ['red', 6],
    ['blue', 2],
    ['black', 5],
  ])
  expect(rolled.map((event) => system.observe(event, 'white') !== undefined)).toEqual([true, false, false])
  expect(rolled.map((event) => system.observe(event, 'public'))).toEqual([undefined, undefined, undefined])
})

test('SK-PLN-01, SK-PLN-04: the sides do not wait for each other, and plans are opened when both have planned', () => {
  const state = planning()
  expect(state.play.calls.map(({ seats }) => seats)).toEqual([
    ['red', 'white'],
    ['blue', 'black'],
  ])
  const dusk = play(state, { blue: rest, black: rest })
  expect(types(dusk.events)).toEqual(['planned', 'planned', 'paused'])
  expect(dusk.state.play.calls).toEqual([callOf(state, 'red')])
  expect(types(play(dusk.state, { red: rest, white: rest }, 1, 1, 1, 1).events).slice(0, 3)).toEqual(['planned', 'planned', 'plansOpened'])
})

test('SK-PLN-02: a squad aims at an enemy with strength left', () => {
  const state = planning({ black: { strength: 0 } })
  expect(refusal(state, 'red', { order: 'aim', at: 'blue', charge: false })).toBeUndefined()
  expect(refusal(state, 'red', { order: 'aim', at: 'white', charge: false })).toBe('SK-PLN-02')
  expect(refusal(state, 'red', { order: 'aim', at: 'black', charge: false })).toBe('SK-PLN-02')
})

test('SK-PLN-03: a charge needs supply and strength, and hits on one less', () => {
  const charge: Order = { order: 'aim', at: 'blue', charge: true }
  expect(refusal(planning({ red: { supply: 3 } }), 'red', charge)).toBe('SK-PLN-03')
  expect(refusal(planning({ red: { supply: 4, strength: 1 } }), 'red', charge)).toBe('SK-PLN-03')
  expect(refusal(planning({ red: { supply: 4 } }), 'red', charge)).toBeUndefined()
  expect(play(underFire({}, true), { blue: take }, 3, 1, 1, 1, 1).events).toContainEqual(
    expect.objectContaining({ type: 'hitRolled', die: 3, hit: true }),
  )
})

test('SK-PLN-05, SK-GEN-02: a rest restores one strength, up to the strength at the start', () => {
  const dusk = play(planning({ red: { strength: 1 } }), { blue: rest, black: rest }).state
  const { events } = play(dusk, { red: rest, white: rest }, 1, 1, 1, 1)
  const totals = events.flatMap((event) => (event.type === 'rested' ? [event.strength.total] : []))
  expect(totals).toEqual([2, 2, 2, 2])
})

test('SK-AMB-01: an ambush is resolved as soon as its side has planned; the other side keeps its open call', () => {
  const state = planning()
  const braced = play(state, { red: { order: 'ambush', at: 'blue' }, white: rest })
  expect(types(braced.events)).toEqual(['ambushSet', 'planned', 'shotDeclared', 'paused'])
  expect(braced.state.play.held).toEqual([callOf(state, 'blue')])
  expect(play(braced.state, { blue: take }, 1).state.play.calls).toEqual([callOf(state, 'blue')])
})

test('SK-AMB-01: a squad that loses its last strength in an ambush plans no more; its side gets a new call and no call is held', () => {
  const braced = play(planning({ blue: { strength: 1 } }), { red: { order: 'ambush', at: 'blue' }, white: rest }).state
  const { play: after } = play(braced, { blue: take }, 5).state
  expect(after.calls.map(({ seats }) => seats)).toEqual([['black']])
  expect(after.held).toEqual([])
})

test('SK-AMB-02: a squad ambushes once, and only where the option allows it', () => {
  const ambush: Order = { order: 'ambush', at: 'blue' }
  expect(refusal(planning({}, setupWith({ ambushes: false })), 'red', ambush)).toBe('SK-AMB-01')
  const braced = play(planning(), { red: ambush, white: rest }).state
  const dusk = play(braced, { blue: take }, 1).state
  const next = play(dusk, { blue: rest, black: rest }, 1, 1, 1, 1).state
  expect(refusal(next, 'red', ambush)).toBe('SK-AMB-02')
  expect(refusal(next, 'white', ambush)).toBeUndefined()
})

test('SK-BRC-01: the target is asked even without cards; then the public view shows its only answer', () => {
  const bare = underFire()
  const bluff = underFire({ blue: { gear: ['decoy'] } })
  expect(bare.play.calls).toEqual(bluff.play.calls)
  expect(system.forcedOrder(system.view(bare, 'public'), callOf(bare, 'blue'), 'blue')).toEqual(take)
  expect(system.forcedOrder(system.view(bluff, 'public'), callOf(bluff, 'blue'), 'blue')).toBeUndefined()
  expect(system.forcedOrder(system.view(bluff, 'blue'), callOf(bluff, 'blue'), 'blue')).toEqual(take)
  expect(refusal(bluff, 'blue', { order: 'brace', card: 'red-1' })).toBe('SK-BRC-01')
})

test('SK-BRC-02, SK-HIT-01: a shield raises the number needed by two', () => {
  const { events } = play(underFire({ blue: { gear: ['shield'] } }), { blue: { order: 'brace', card: 'blue-1' } }, 5, 1, 1, 1, 1)
  expect(events).toContainEqual(expect.objectContaining({ type: 'braced', gear: 'shield' }))
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'hitRolled', die: 5, hit: false, needed: expect.objectContaining({ total: 6 }) }),
  )
})

test('SK-BRC-03: a flare ends the shot without a die', () => {
  const { events } = play(underFire({ blue: { gear: ['flare'] } }), { blue: { order: 'brace', card: 'blue-1' } }, 1, 1, 1, 1)
  expect(types(events).slice(0, 3)).toEqual(['braced', 'shotOver', 'roundBegan'])
})

test('SK-BRC-04: a decoy cannot be used to brace', () => {
  expect(refusal(underFire({ blue: { gear: ['decoy'] } }), 'blue', { order: 'brace', card: 'blue-1' })).toBe('SK-BRC-04')
})

test.each([
  [3, false],
  [4, true],
])('SK-HIT-01, SK-HIT-02: a shot with a %i hits: %s', (face, hit) => {
  const { state } = play(underFire(), { blue: take }, face, 1, 1, 1, 1)
  expect(state.squads.blue?.strength).toBe(hit ? 1 : 2)
})

test('SK-CRT-01: on a six the shooter looks at the face-down cards, then chooses one; spectators do not see them', () => {
  const looked = play(underFire({ blue: { gear: ['shield', 'decoy'] } }), { blue: take }, 6)
  const shown = looked.events.find((event) => event.type === 'cardsShown')
  if (!shown) throw new Error('no cards were shown')
  expect(system.observe(shown, 'red')).toHaveProperty('gear', { 'blue-1': 'shield', 'blue-2': 'decoy' })
  expect(system.observe(shown, 'public')).toHaveProperty('gear', null)
  expect(system.view(looked.state, 'red').secret.red?.seen).toEqual({ 'blue-1': 'shield', 'blue-2': 'decoy' })
  expect(refusal(looked.state, 'red', { order: 'seize', card: 'red-1' })).toBe('SK-CRT-01')
  const { events } = play(looked.state, { red: { order: 'seize', card: 'blue-1' } }, 1, 1, 1, 1)
  expect(events[0]).toEqual({ type: 'seized', of: 'blue', by: 'red', card: 'blue-1', gear: 'shield' })
})

test('SK-END-01: a side without strength loses', () => {
  const { state } = play(underFire({ blue: { strength: 1 }, black: { strength: 0 } }), { blue: take }, 4)
  expect(system.outcome(state)).toMatchObject({ winners: ['red', 'white'], why: 'SK-END-01' })
  expect(system.openCalls(state)).toEqual([])
})

test.each([
  [2, [], 'SK-END-03'],
  [1, ['blue', 'black'], 'SK-END-02'],
] as const)(
  'SK-END-02, SK-END-03: after the last round the stronger side wins, and equal sides draw (strength %i)',
  (strength, winners, why) => {
    const { state } = from({ at: [{ step: 'roundEnd' }], round: 3, squads: { red: { strength } } })
    expect(system.outcome(state)).toMatchObject({ winners, why })
  },
)
