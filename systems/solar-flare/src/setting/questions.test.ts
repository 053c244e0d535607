// The set-up: default ships, orders of another question, dice and what everybody sees of them.
import { diceOf } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import type { Position } from '../position.ts'
import type { State } from '../state.ts'
import { scenarios } from './scenarios.ts'

const fixed = (face: number, asked: (readonly [number, number, string])[] = []) =>
  diceOf((count, sides, reason) => {
    asked.push([count, sides, reason])
    return Array.from({ length: count }, () => face)
  })
function begin(position: Position | null, options: Readonly<Record<string, string | number>> = {}): State {
  const setup = scenarios[0]?.setup(options)
  if (!setup || 'rule' in setup) throw new Error(setup ? setup.reason : 'no scenario')
  return system.begin({ setup, position }, fixed(1)).state
}
const callOf = (state: State) => system.openCalls(state)[0] ?? fail()
const fail = (): never => {
  throw new Error('no call is open')
}

test.each(['quick', 'standard', 'advanced'])('SF-SET-02: the default ships at level %s are legal with every budget', (level) => {
  for (const budget of [40, 60, 80, 100, 120]) {
    const options = { level, budget }
    const setup = scenarios[0]?.setup(options)
    if (!setup || 'rule' in setup) continue
    const view = system.view(begin(null, options), 'red')
    const call = callOf(begin(null, options))
    expect(system.check(view, call, system.defaultOrder(view, call))).toBeUndefined()
  }
  expect(scenarios[0]?.setup({ level, budget: 80 })).not.toHaveProperty('rule')
})

const anomaly: Position = { at: [{ step: 'anomaly', side: 'sol' }], round: 0 }
test('SF-SET-09: only a tile is an answer while one fits', () => {
  const state = begin(anomaly)
  const view = system.view(state, 'red')
  expect(system.check(view, callOf(state), { order: 'end', all: false })?.[0].reason).toBe('anomalies are placed now')
  expect(system.check(view, callOf(state), { order: 'noTile' })?.[0].reason).toMatch(/must be placed/)
  expect(system.check(view, callOf(state), { order: 'tile', tile: { kind: 'moon', at: [0, 0], turns: 0 } })).toBeUndefined()
})

test('SF-SET-07, SF-SET-08: order and anomalies are rolled with dice of six, and everybody sees the rolls', () => {
  const asked: (readonly [number, number, string])[] = []
  const state = begin(null)
  const call = callOf(state)
  const orders = Object.fromEntries(call.seats.map((seat) => [seat, system.defaultOrder(system.view(state, seat), call)]))
  let roll = 0
  const dice = diceOf((count, sides, reason) => {
    asked.push([count, sides, reason])
    roll += 1
    return Array.from({ length: count }, () => (roll === 1 ? 5 : 2))
  })
  const { state: after, events } = system.resolve(state, call, orders, dice)
  expect(asked.map(([count, sides]) => [count, sides])).toEqual([
    [1, 6],
    [1, 6],
    [1, 6],
  ])
  const shown = events.filter(({ type }) => type !== 'paused')
  expect(shown.map(({ type }) => type)).toEqual(['shipsRevealed', 'orderRolled', 'orderSet', 'anomaliesRolled'])
  for (const viewer of ['red', 'blue', 'public']) expect(shown.map((event) => system.observe(event, viewer))).toEqual(shown)
  expect(after.order).toEqual(['sol', 'vega'])
})
