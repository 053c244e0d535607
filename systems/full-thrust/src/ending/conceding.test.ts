// A side that concedes in a battle of three (FT-END-08, R-FT-87).
import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../game.ts'
import { asked, begin, setupFor } from '../game-for-tests.ts'
import type { Position } from '../position.ts'
import { shipOf } from '../table.ts'

const THREE = setupFor('three-navies')
const ships = {
  'red-1': { seat: 'red', design: 'Tern', mu: [0, 0] },
  'blue-1': { seat: 'blue', design: 'Tern', mu: [0, 30] },
  'gold-1': { seat: 'gold', design: 'Aerie', mu: [30, 0] },
} as const satisfies Position['ships']
const hulk = { crewOut: true } as const

describe('FT-END-08: a side that concedes', () => {
  test('loses its ships, fighters and salvoes at once, and no call asks it', () => {
    const start = begin(THREE, {
      at: 'plot',
      ships,
      groups: { g1: { where: 'space', mu: [20, 0] } },
      salvoes: [{ seat: 'gold', ship: 'gold-1', mu: [0, 10], missiles: 6 }],
    })
    expect(system.openCalls(start.state)[0]?.seats).toEqual(['red', 'blue', 'gold'])
    const { state, events } = system.surrender(start.state, ['gold'])
    expect(events[0]).toMatchObject({ type: 'sideConceded', side: 'gamma', ships: ['gold-1'], salvoes: ['s1'] })
    expect([state.ships['gold-1']?.status, state.salvoes, state.outcome]).toEqual(['destroyed', {}, null])
    expect(Object.values(state.groups).map(({ where }) => where)).toEqual(Object.values(state.groups).map(() => 'gone'))
    expect(system.openCalls(state).map(({ seats }) => seats)).toEqual([['red', 'blue']])
  })
  test('ends the battle if one side is left that can act; a side without able ships has not conceded', () => {
    const start = begin(THREE, { at: 'plot', ships: { ...ships, 'blue-1': { ...ships['blue-1'], design: 'Osprey', condition: hulk } } })
    const { state } = system.surrender(start.state, ['gold'])
    expect([state.outcome?.winners, state.play.calls]).toEqual([['red'], []])
  })
  test('FT-END-11: never wins by points, and its losses count for nobody', () => {
    const at = [{ step: 'turnEnd' }] as const
    const destroyed = { status: 'destroyed' } as const
    const all = {
      ...ships,
      'red-2': { seat: 'red', design: 'Osprey', ...destroyed },
      'blue-2': { seat: 'blue', design: 'Osprey', ...destroyed },
    }
    const end = (surrendered: readonly 'gold'[]) => {
      const { state } = begin(THREE, { at: [{ step: 'plot' }, ...at], turn: 30, ships: all } as Position)
      const left = surrendered.length > 0 ? system.surrender(state, surrendered).state : state
      const [call] = system.openCalls(left)
      if (!call) throw new Error('nobody is asked')
      const orders = Object.fromEntries(call.seats.map((seat) => [seat, system.defaultOrder(system.view(left, seat), call)]))
      return system.resolve(left, call, orders, scriptedDice()).state.outcome
    }
    expect(end([])?.winners).toEqual(['gold'])
    const conceded = end(['gold'])
    expect([conceded?.winners, conceded?.scores?.red?.total === conceded?.scores?.blue?.total]).toEqual([[], true])
    expect(conceded?.scores?.red?.because.map(([what]) => what).join()).not.toContain('Aerie')
  })
  test('FT-DMG-01, FT-END-11: a wreck that waits for the end of the turn scores as destroyed when the last enemy concedes', () => {
    const simultaneous = setupFor('three-navies', { thresholdTiming: 'endOfTurn' })
    const gone = { ...ships['gold-1'], status: 'destroyed' } as const
    const { state } = begin(simultaneous, { at: 'fire', ships: { ...ships, 'gold-1': gone } })
    const tern = shipOf(state, 'blue-1')
    const wreck = { ...tern, condition: { ...tern.condition, hull: tern.design.hull } }
    const { outcome } = system.surrender({ ...state, ships: { ...state.ships, 'blue-1': wreck } }, ['red']).state
    expect([outcome?.why, outcome?.winners]).toEqual(['FT-END-11', ['blue']])
  })
  test('brings in no ship if it concedes in the set-up', () => {
    const start = begin(THREE, null)
    expect(asked(start)).toBe('enter red blue gold')
    const { state } = system.surrender(start.state, ['gold'])
    expect(system.openCalls(state).map(({ kind, seats }) => [kind, seats])).toEqual([['enter', ['red', 'blue']]])
    expect(
      Object.values(state.ships)
        .flatMap(({ seat, status }) => (seat === 'gold' ? [status] : []))
        .every((status) => status === 'destroyed'),
    ).toBe(true)
    expect(state.outcome).toBeNull()
  })
})
