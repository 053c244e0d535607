import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { sole } from './battle-for-tests.ts'
import { system } from './game.ts'
import type { Position } from './position.ts'
import { scenarios } from './setting/scenarios.ts'
import { setupFor } from './setting/setup-for-tests.ts'

const start = (scenario: string) => system.begin({ setup: setupFor(scenario), position: null }, seededDice(1)).state

test('ES-GEN-07, ES-DES-11: a battle begins before turn 1, without victory points, and asks all seats for fleets', () => {
  for (const { id } of scenarios) {
    const state = start(id)
    expect([state.turn, state.scores, state.outcome]).toEqual([0, {}, null])
    expect(system.openCalls(state)).toMatchObject([
      { id: '1/fleet', kind: 'fleet', seats: system.seats(state.setup).map(({ seat }) => seat) },
    ])
  }
})
test('state, setup and first events survive JSON', () => {
  for (const { id } of scenarios) {
    const { events, state } = system.begin({ setup: setupFor(id), position: null }, seededDice(1))
    expect(system.schema.state.parse(JSON.parse(JSON.stringify(state)))).toEqual(state)
    expect(system.schema.setup.parse(JSON.parse(JSON.stringify(state.setup)))).toEqual(state.setup)
    for (const event of events) expect(system.schema.event.parse(JSON.parse(JSON.stringify(event)))).toEqual(event)
  }
  expect(system.schema.event.safeParse({ type: 'begun', state: { turn: 3 } }).success).toBe(false)
})
test('ES-SEQ-02, ES-DES-11: default orders of all seats lead from the fleets to the first turn', () => {
  const dice = seededDice(5)
  let state = start('battle')
  while (state.turn === 0) {
    const [call] = system.openCalls(state)
    if (!call) throw new Error('no call is open')
    const orders = Object.fromEntries(call.seats.map((seat) => [seat, sole.defaultOrder(system.view(state, seat))]))
    for (const [seat, order] of Object.entries(orders)) {
      expect(sole.check(system.view(state, seat), order)).toBeUndefined()
      expect(sole.offer(system.view(state, seat))?.kind).toBe(call.kind)
    }
    expect(sole.check(system.view(state, 'public'), { order: 'pass' })).toBeDefined()
    state = system.resolve(state, call, orders, dice).state
  }
  expect(state.turn).toBe(1)
  expect(Object.values(state.ships).length).toBeGreaterThan(3)
})
test('a position begins in the middle of a game', () => {
  const position: Position = {
    at: { step: 'fire', side: 'yellow', passes: 0, seat: 'yellow' },
    turn: 3,
    ships: {
      'y-dd-1': { seat: 'yellow', hex: [4, 6], items: [{ kind: 'beam', range: 3 }] },
      'b-dd-1': { seat: 'blue', hex: [4, 4] },
    },
  }
  const { state } = system.begin({ setup: setupFor('battle'), position: system.schema.position.parse(position) }, seededDice(1))
  expect(system.openCalls(state).map(({ kind }) => kind)).toEqual(['fire'])
  expect(system.schema.state.parse(JSON.parse(JSON.stringify(state)))).toEqual(state)
})
test('options and scenarios cite clauses of the book', () => {
  const ids = new Set<string>(system.rulebook.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
  for (const { rule } of [...system.options, ...system.scenarios]) expect(ids).toContain(rule)
})

test('ES-MPL-01, ES-MPL-02, ES-MPL-06: a setup with the wrong seats, sides or map is invalid', () => {
  const setup = setupFor('four')
  const [yellow, blue, red] = setup.seats
  const parses = (change: object) => system.schema.setup.safeParse({ ...setup, ...change }).success
  expect(parses({})).toBe(true)
  expect(parses({ seats: [yellow, blue, red] })).toBe(false)
  expect(parses({ seats: [yellow, blue, red, red] })).toBe(false)
  expect(parses({ seats: [yellow, { ...blue, side: 'yellow' }, red, { ...red, seat: 'green' }] })).toBe(false)
  expect(parses({ map: { shape: 'triangle', tiers: 3 } })).toBe(false)
})
