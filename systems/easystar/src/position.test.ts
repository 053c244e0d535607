import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { play } from './game.ts'
import { type Position, stateOf } from './position.ts'
import { setupFor } from './setting/setup-for-tests.ts'
import type { Item } from './state.ts'

const setup = setupFor('battle')
const ships: Position['ships'] = { y: { seat: 'yellow', hex: [3, 5] }, b: { seat: 'blue', hex: [9, 0], facing: 3 } }
const agendaAt = (at: Position['at'], more: Partial<Position> = {}): readonly string[] =>
  stateOf(setup, { at, ships, ...more }).play.agenda.map((step) => ('seat' in step ? `${step.step} ${step.seat}` : step.step))
const beam: Item = { id: 'beam-1', kind: 'beam', mount: 'axial', range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 }

describe('a position in mid-turn', () => {
  test('continues to the end of the turn', () => {
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
  test('may begin at a step by its name, for the side with the initiative', () => {
    expect(agendaAt('fire', { turn: 2 })).toEqual(['fire blue', 'turnEnd'])
    expect(agendaAt('fighters', { turn: 2 })).toEqual(['fighters blue', 'fighters yellow', 'fire blue', 'turnEnd'])
    expect(agendaAt('ships')).toEqual(agendaAt({ step: 'ships', seat: 'yellow' }))
    expect(agendaAt('turnStart')).toEqual(['turnStart'])
    expect(agendaAt('refit')).toEqual(['refit', 'deploy'])
  })
  test('continues with the ships of the mover in mid-course', () => {
    expect(agendaAt({ step: 'advance', mover: 'b', rest: 'F', rams: [] }).slice(0, 3)).toEqual(['advance', 'ships blue', 'navRepair blue'])
  })
  test('continues with the other side in mid-shot', () => {
    const shot = { from: 'y', weapon: beam, at: 'b', powerUp: null, salvo: 0, natural: null }
    expect(agendaAt([{ step: 'damage' }, { step: 'shotEnd' }], { shot })).toEqual(['damage', 'shotEnd', 'fire blue', 'turnEnd'])
  })
  test('can be played', () => {
    const { state } = play.begin([{ type: 'begun', state: stateOf(setup, { at: { step: 'turnStart' }, turn: 4, ships }) }], scriptedDice())
    expect(state.turn).toBe(5)
    expect(state.play.calls).toMatchObject([{ kind: 'ships', seats: ['yellow'] }])
  })
})

describe('the refusal of an invalid position', () => {
  const refusal = (more: Partial<Position>) => () => stateOf(setup, { at: { step: 'turnStart' }, ships, ...more })
  test('names a ship off the map', () => {
    expect(refusal({ ships: { y: { seat: 'yellow', hex: [40, 0] } } })).toThrow('y: hex [40, 0] is not on the map')
    expect(refusal({ ships: { y: { seat: 'yellow', hex: [40, 0], status: 'left' } } })).not.toThrow()
  })
  test('names a ship of a seat without a player', () =>
    expect(refusal({ ships: { r: { seat: 'red', hex: [3, 5] } } })).toThrow('r: no player has the seat red'))
  test('names an id that occurs twice', () => {
    expect(refusal({ fighters: { y: { seat: 'yellow', hex: [4, 4] } } })).toThrow('y: two ships or fighters have this id')
    const items = [{ kind: 'beam', id: 'gun' } as const, { kind: 'ecm', id: 'gun' } as const]
    expect(refusal({ ships: { y: { seat: 'yellow', hex: [3, 5], items } } })).toThrow('y: two items have the id gun')
  })
  test('names fighters without a bay or a carrier', () => {
    expect(refusal({ ships: { y: { seat: 'yellow', hex: [3, 5], fighters: [{ kind: 'interceptor', id: 'f' }] } } })).toThrow('is in bay-1')
    expect(refusal({ fighters: { f: { seat: 'yellow', hex: [4, 4], status: 'aboard' } } })).toThrow('f: is aboard, but no ship has it')
  })
  test('names a step or a flagship without its ship', () => {
    expect(refusal({ at: { step: 'critical', ship: 'x', against: 'blue', combat: false } })).toThrow('x: named by a step')
    expect(refusal({ flagships: { blue: 'x' } })).toThrow('x: flagship of blue')
  })
})

test('the speed of a ship is limited by its design, not by battle losses', () => {
  const speedOf = (ship: Partial<NonNullable<Position['ships']>[string]>): number | undefined =>
    stateOf(setup, { at: { step: 'turnStart' }, ships: { y: { seat: 'yellow', hex: [3, 5], speed: 4, ...ship } } }).ships.y?.speed
  expect(speedOf({})).toBe(3)
  expect(speedOf({ items: [{ kind: 'engine' }] })).toBe(4)
  expect(speedOf({ speedTraded: 2 })).toBe(1)
  expect(speedOf({ hull: 'scout', freighter: true })).toBe(2)
  expect(speedOf({ slowed: 3 })).toBe(3)
})

test('fighters are numbered in the order given, unless the position has numbers', () => {
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
