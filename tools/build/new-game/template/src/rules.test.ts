// Tests clauses of the rule book with scripted dice. Each title begins with the clause.
import { scriptedDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { askedOf, check, system } from './game.ts'
import type { Order } from './orders.ts'
import type { Position, State } from './state.ts'

const at = (position: Position): State => system.begin({ setup: { hull: 6 }, position }, scriptedDice()).state
function play(state: State, yellow: Order, blue: Order, ...faces: readonly number[]) {
  const [call] = system.openCalls(state)
  if (!call) throw new Error('no call is open')
  const dice = scriptedDice(...faces)
  const result = system.resolve(state, call, { yellow, blue }, dice)
  expect(dice.left()).toEqual([])
  return result
}
const refusal = (state: State, order: Order) => check(system.view(state, 'yellow'), order)?.[0].rule
const guns: Order = { order: 'guns' }
const repair: Order = { order: 'repair' }

test('TP-GEN-02: an order of another kind is refused', () => expect(refusal(at({}), { order: 'load', torpedoes: 1 })).toBe('TP-GEN-02'))
test('TP-SUP-01, TP-SUP-02: three supplies are chosen, and the enemy does not see them', () => {
  const { events, state } = play(at({ at: 'load', turn: 0 }), { order: 'load', torpedoes: 2 }, { order: 'load', torpedoes: 0 })
  expect(state.secret).toEqual({ yellow: { torpedoes: 2, repairs: 1 }, blue: { torpedoes: 0, repairs: 3 } })
  const [loaded] = events
  if (loaded?.type !== 'loaded') throw new Error('nothing was loaded')
  expect(['yellow', 'blue', 'public'].map((viewer) => system.observe(loaded, viewer))).toMatchObject([
    { torpedoes: 2 },
    { torpedoes: null },
    { torpedoes: null },
  ])
})
test('TP-GUN-01: each 4 or more of the guns is a hit', () => {
  const { ships } = play(at({}), guns, guns, 4, 3, 6, 5).state
  expect([ships.yellow.hull, ships.blue.hull]).toEqual([4, 5])
})
test('TP-TOR-01, TP-REP-01: a torpedo and a repair need a supply and use it up', () => {
  const state = at({ ships: { yellow: { torpedoes: 1 }, blue: { hull: 3, repairs: 1 } } })
  expect([refusal(state, { order: 'torpedo' }), refusal(state, repair)]).toEqual([undefined, 'TP-REP-01'])
  const after = play(state, { order: 'torpedo' }, repair, 2).state
  expect([after.ships.blue.hull, after.secret]).toEqual([5, { yellow: { torpedoes: 0, repairs: 0 }, blue: { torpedoes: 0, repairs: 0 } }])
  expect(refusal(after, { order: 'torpedo' })).toBe('TP-TOR-01')
})
test('TP-SEQ-01, TP-END-01: both ships fire, and both may be sunk', () => {
  const { state } = play(at({ ships: { yellow: { hull: 1 }, blue: { hull: 1 } } }), guns, guns, 4, 4, 4, 4)
  expect(system.outcome(state)).toEqual({ winners: [], why: 'TP-END-01', scores: null })
  expect(askedOf(system.view(state, 'yellow'))).toBeUndefined()
})
test('TP-END-02: after turn 6 the ship with more hull wins', () => {
  const { state } = play(at({ turn: 6, ships: { blue: { hull: 5 } } }), guns, guns, 1, 1, 1, 1)
  expect(system.outcome(state)).toMatchObject({ winners: ['yellow'], why: 'TP-END-02' })
})
