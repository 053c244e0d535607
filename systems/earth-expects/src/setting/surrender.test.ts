// A side that concedes in a battle of three (EE-GEN-20, R-EE-157).
import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { setupWith } from '../battle-for-tests.ts'
import { system } from '../game.ts'
import type { Position } from '../position.ts'
import type { Setup } from '../setup.ts'
import type { State } from '../state.ts'
import { decided } from './victory.ts'

const scenario = system.scenarios.find(({ id }) => id === 'three')?.setup({})
if (!scenario || 'rule' in scenario) throw new Error('no setup of three')
const THREE: Setup = { ...setupWith(), seats: scenario.seats }
const ships: Position['ships'] = {
  y: { seat: 'yellow', hex: [0, 0], design: 'Bolt' },
  b: { seat: 'blue', hex: [0, 3], design: 'Bolt' },
  r: { seat: 'red', hex: [3, 0], design: 'Bolt' },
}
const begin = (position: Position, setup: Setup = THREE): State => system.begin({ setup, position }, scriptedDice()).state
const asked = (state: State) => system.openCalls(state).map(({ kind, seats }) => `${kind} ${seats.join()}`)

describe('EE-GEN-20: a side that concedes', () => {
  test('leaves with its ships and missiles, and no call asks it', () => {
    const start = begin({ at: 'commit', ships, missiles: { m: { seat: 'red', from: 'r', target: 'y', hex: [2, 0], launched: 1 } } })
    expect(asked(start)).toEqual(['commit yellow,blue,red'])
    const { state, events } = system.surrender(start, ['red'])
    expect(events.map(({ type }) => type)).toEqual(['missileLost', 'shipDestroyed', 'paused'])
    expect([state.ships.r?.status, state.missiles, state.outcome, asked(state)]).toEqual(['destroyed', {}, null, ['commit yellow,blue']])
  })
  test('leaves the victory to the last side with a ship, at once', () => {
    const { b: _, ...two } = ships
    const { state } = system.surrender(begin({ at: 'commit', ships: two }), ['red'])
    expect(state).toMatchObject({ outcome: { winners: ['yellow'], why: 'EE-GEN-20' }, play: { calls: [] } })
  })
  test('meets no objective, and wins neither by losses nor by time', () => {
    const winners = (objectives: Setup['objectives'], seats: readonly string[] = ['red']) => {
      const { state } = system.surrender(begin({ at: 'commit', ships }, { ...THREE, objectives }), seats)
      return decided({ ...state, turn: 9 })?.ended.winners
    }
    expect(winners([{ aim: 'time', turn: 9, side: 'red' }])).toEqual([])
    expect(winners([{ aim: 'time', turn: 9, side: 'blue' }])).toEqual(['blue'])
    expect(winners([{ aim: 'destroy', side: 'red', ships: ['r'] }])).toBeUndefined()
    expect(winners([{ aim: 'destroy', side: 'blue', ships: ['r'] }])).toEqual(['blue'])
    expect(winners([{ aim: 'losses', turn: 9 }])).toEqual([])
    expect(winners([{ aim: 'broken', share: 50 }])).toBeUndefined()
  })
  test('has no ship if it concedes before the ships are placed', () => {
    const start = system.begin({ setup: scenario, position: null }, scriptedDice()).state
    expect(asked(start)).toEqual(['deploy yellow,blue,red'])
    const { state } = system.surrender(start, ['red'])
    const [call] = system.openCalls(state)
    if (!call) throw new Error('nobody is asked')
    expect(call.seats).toEqual(['yellow', 'blue'])
    const orders = Object.fromEntries(call.seats.map((seat) => [seat, system.defaultOrder(system.view(state, seat), call)]))
    const placed = system.resolve(state, call, orders, scriptedDice()).state
    expect(Object.values(placed.ships).map(({ seat, status }) => [seat, status])).toEqual([
      ['yellow', 'flying'],
      ['blue', 'flying'],
      ['red', 'destroyed'],
    ])
    expect(asked(placed).every((call_) => !call_.includes('red'))).toBe(true)
  })
})
