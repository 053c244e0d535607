import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { game } from './game.ts'
import { type Position, stateOf } from './position.ts'
import { setupFor } from './setting/setup-for-tests.ts'
import type { Item } from './state.ts'

const setup = setupFor('battle')
const ships: Position['ships'] = { y: { seat: 'yellow', hex: [3, 5] }, b: { seat: 'blue', hex: [9, 0], facing: 3 } }
const agendaAt = (at: Position['at'], more: Partial<Position> = {}): readonly string[] =>
  stateOf(setup, { at, ships, ...more }).play.agenda.map((step) => ('seat' in step ? `${step.step} ${step.seat}` : step.step))
const beam: Item = { id: 'beam-1', kind: 'beam', mount: 'axial', range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 }

describe('a position in mid-turn', () => {
  test('goes on to the end of the turn', () => {
    expect(agendaAt({ step: 'ships', seat: 'yellow' })).toEqual([
      'ships yellow',
      'navRepair yellow',
      'ships blue',
      'navRepair blue',
      'fighters yellow',
      'fighters blue',
      'fire yellow',
      'turnEnd',
    ])
    expect(agendaAt({ step: 'fighters', seat: 'yellow' }, { turn: 2 })).toEqual(['fighters yellow', 'fire blue', 'turnEnd'])
    expect(agendaAt({ step: 'refit' })).toEqual(['refit', 'deploy'])
  })
  test('in mid-course goes on with the ships of the mover', () => {
    expect(agendaAt({ step: 'advance', mover: 'b', rest: 'F', rams: [] }).slice(0, 3)).toEqual(['advance', 'ships blue', 'navRepair blue'])
  })
  test('in mid-shot goes on with the other side', () => {
    const shot = { from: 'y', weapon: beam, at: 'b', powerUp: null, salvo: 0, natural: null }
    expect(agendaAt([{ step: 'damage' }, { step: 'shotEnd' }], { shot })).toEqual(['damage', 'shotEnd', 'fire blue', 'turnEnd'])
  })
  test('can be played', () => {
    const { state } = game.begin([{ type: 'begun', state: stateOf(setup, { at: { step: 'turnStart' }, turn: 4, ships }) }], scriptedDice())
    expect(state.turn).toBe(5)
    expect(state.play.calls).toMatchObject([{ kind: 'ships', seats: ['yellow'] }])
  })
})

describe('a position that makes no sense is refused in words', () => {
  const refusal = (more: Partial<Position>) => () => stateOf(setup, { at: { step: 'turnStart' }, ships, ...more })
  test('off the map', () => {
    expect(refusal({ ships: { y: { seat: 'yellow', hex: [40, 0] } } })).toThrow('y: hex 4121 is not on the map')
    expect(refusal({ ships: { y: { seat: 'yellow', hex: [40, 0], status: 'left' } } })).not.toThrow()
  })
  test('of a seat where nobody sits', () =>
    expect(refusal({ ships: { r: { seat: 'red', hex: [3, 5] } } })).toThrow('r: no player has the seat red'))
  test('with one name twice', () => {
    expect(refusal({ fighters: { y: { seat: 'yellow', hex: [4, 4] } } })).toThrow('y: two ships or fighters have this id')
    const items = [{ kind: 'beam', id: 'gun' } as const, { kind: 'ecm', id: 'gun' } as const]
    expect(refusal({ ships: { y: { seat: 'yellow', hex: [3, 5], items } } })).toThrow('y: two items have the id gun')
  })
  test('with fighters aboard that have no bay, or landed on no ship', () => {
    expect(refusal({ ships: { y: { seat: 'yellow', hex: [3, 5], fighters: [{ kind: 'interceptor', id: 'f' }] } } })).toThrow('is in bay-1')
    expect(refusal({ fighters: { f: { seat: 'yellow', hex: [4, 4], status: 'aboard' } } })).toThrow('f: is aboard, but no ship has it')
  })
  test('with a step or a flagship that names nothing on the table', () => {
    expect(refusal({ at: { step: 'critical', ship: 'x', against: 'blue', combat: false } })).toThrow('x: named by a step')
    expect(refusal({ flagships: { blue: 'x' } })).toThrow('x: flagship of blue')
  })
})

test('a ship is no faster than it was built, engine and all, but for what battle took', () => {
  const speedOf = (ship: Partial<NonNullable<Position['ships']>[string]>): number | undefined =>
    stateOf(setup, { at: { step: 'turnStart' }, ships: { y: { seat: 'yellow', hex: [3, 5], speed: 4, ...ship } } }).ships.y?.speed
  expect(speedOf({})).toBe(3)
  expect(speedOf({ items: [{ kind: 'engine' }] })).toBe(4)
  expect(speedOf({ speedTraded: 2 })).toBe(1)
  expect(speedOf({ hull: 'scout', freighter: true })).toBe(2)
  expect(speedOf({ slowed: 3 })).toBe(3)
})

test('fighters are numbered in the order given, aboard a ship and within a seat, unless the position says otherwise', () => {
  const state = stateOf(setup, {
    at: { step: 'turnStart' },
    ships: {
      y: { seat: 'yellow', hex: [3, 5], items: [{ kind: 'bay' }], fighters: [{ kind: 'interceptor' }, { kind: 'attackCraft', number: 6 }] },
    },
    fighters: {
      first: { seat: 'yellow', hex: [4, 4] },
      enemy: { seat: 'blue', hex: [5, 4] },
      second: { seat: 'yellow', hex: [4, 5] },
      third: { seat: 'yellow', hex: [4, 6], number: 9 },
    },
  })
  expect(state.secret.yellow?.sheets.y?.fighters.map(({ number }) => number)).toEqual([1, 6])
  expect(Object.values(state.fighters).map(({ id, number }) => [id, number])).toEqual([
    ['first', 1],
    ['enemy', 1],
    ['second', 2],
    ['third', 9],
  ])
})
