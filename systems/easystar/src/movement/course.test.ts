import { hexAt } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, type PositionShip } from '../battle-for-tests.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import type { Ship, State } from '../state.ts'
import { shipOf } from '../table.ts'
import { flownPath } from './band.ts'
import { allowance, changesOf, courseOf, entered, showsPod, steered } from './course.ts'
import { risksOf } from './obstacles.ts'
import { coursesAt } from './reach.ts'

const at = { at: { step: 'ships', seat: 'yellow' } } as const
const pod = { items: [{ kind: 'manoeuvring' }] } as const
const alone = (more: Partial<PositionShip> = {}): readonly [State, Ship] => {
  const { state } = battle({ y: { seat: 'yellow', hex: [10, 10], hull: 'scout', ...more }, b: { seat: 'blue', hex: [20, -5] } }, at)
  return [state, shipOf(state, 'y')]
}
/** The ship after the first part of its course. */
const flown = (path: string, more: Partial<PositionShip> = {}): readonly [State, Ship] => {
  const [state, ship] = alone(more)
  return [state, { ...ship, course: { from: ship.hex, facing: ship.facing, path } }]
}

describe('turning', () => {
  test('ES-TRN-01, T5: 3, 2, 1 and 1 hex-sides at speeds 1 to 4, none at 0; options have other rows', () => {
    const row = (turning: 'proposed' | 'agile' | 'ponderous', more: Partial<PositionShip> = {}) => {
      const [state, ship] = alone(more)
      const table = { ...state, setup: { ...state.setup, options: { ...state.setup.options, turning } } }
      return [0, 1, 2, 3, 4].map((speed) => allowance(table, ship, speed).total)
    }
    expect(row('proposed')).toEqual([0, 3, 2, 1, 1])
    expect(row('agile')).toEqual([0, 3, 3, 2, 1])
    expect(row('ponderous')).toEqual([0, 2, 1, 1, 1])
    expect(row('proposed', pod)).toEqual([1, 4, 3, 2, 2])
    expect(row('proposed', { navHit: true })).toEqual([0, 0, 0, 0, 0])
    expect(row('proposed', { ...pod, navHit: true })).toEqual([1, 1, 1, 1, 1])
  })
  test('ES-TRN-01, ES-TRN-04, ES-AUX-MAN-01: each part of the allowance is a reason', () => {
    const [state, ship] = alone({ ...pod, navHit: true })
    expect(allowance(state, ship, 2).because.map(([, amount, rule]) => [amount, rule])).toEqual([
      [2, 'ES-TRN-01'],
      [-2, 'ES-TRN-04'],
      [1, 'ES-AUX-MAN-01'],
    ])
    const [plain, other] = alone()
    expect(allowance(plain, other, 2).because).toHaveLength(1)
  })
  test('ES-TRN-04: turns that are no longer possible are left out; those already made count', () => {
    expect(steered(...flown('', { speed: 2 }), 'LLFRF')).toBe('LLFF')
    expect(steered(...flown('RF', { speed: 2 }), 'LLF')).toBe('LF')
    expect(steered(...flown('RRF', { speed: 2 }), 'LF')).toBe('F')
    expect(steered(...flown('F', { speed: 2 }), 'LF')).toBe('LF')
    expect(steered(...flown('F', { speed: 2, navHit: true }), 'LF')).toBe('F')
  })
  test('ES-AUX-MAN-02, ES-TRN-04: the pod turns once, also after the last hex and with a navigation hit', () => {
    expect(steered(...flown('', { ...pod, speed: 1 }), 'FL')).toBe('FL')
    expect(steered(...flown('', { ...pod, speed: 1 }), 'FLL')).toBe('FL')
    expect(steered(...flown('', { speed: 1 }), 'FL')).toBe('F')
    expect(steered(...flown('', { ...pod, speed: 2, navHit: true }), 'LFRF')).toBe('LFF')
    expect(steered(...flown('RRF', { ...pod, speed: 2 }), 'RF')).toBe('RF')
    expect(steered(...flown('RRRF', { ...pod, speed: 2 }), 'LF')).toBe('F')
  })
  test('ES-AUX-MAN-02, ES-DES-11: the pod shows in a turn beyond the table, after the last hex or with a navigation hit', () => {
    expect(showsPod(...flown('', { ...pod, speed: 2 }), 'RRFF')).toBe(false)
    expect(showsPod(...flown('', { ...pod, speed: 2 }), 'RRRFF')).toBe(true)
    expect(showsPod(...flown('RRF', { ...pod, speed: 2 }), 'RF')).toBe(true)
    expect(showsPod(...flown('RF', { ...pod, speed: 2 }), 'RF')).toBe(false)
    expect(showsPod(...flown('', { ...pod, speed: 2 }), 'FFL')).toBe(true)
    expect(showsPod(...flown('F', { ...pod, speed: 2 }), 'FL')).toBe(true)
    expect(showsPod(...flown('', { ...pod, speed: 2 }), 'FL')).toBe(false)
    expect(showsPod(...flown('', { ...pod, speed: 2, navHit: true }), 'FF')).toBe(false)
    expect(showsPod(...flown('', { ...pod, speed: 2, navHit: true }), 'LFF')).toBe(true)
  })
  test('ES-MOV-02, ES-MOV-05: speed changes by one, or falls if it is above the top speed', () => {
    expect(changesOf(...alone({ speed: 0 }))).toEqual([0, 1])
    expect(changesOf(...alone({ speed: 2 }))).toEqual([0, 1, -1])
    expect(changesOf(...alone({ speed: 4 }))).toEqual([0, -1])
    expect(changesOf(...alone({ speed: 3, slowed: 2 }))).toEqual([-1])
    expect(changesOf(...alone({ speed: 0, slowed: 4 }))).toEqual([0])
  })
})

describe('the hexes of a path', () => {
  test('ES-MOV-06: a path ends with the first hex off the map', () => {
    const [state, ship] = alone({ hex: [10, -4] })
    expect(entered(state, ship, 'FFFF')).toEqual([
      [10, -5],
      [10, -6],
    ])
    expect(entered(state, ship, 'LRF')).toEqual([[10, -5]])
    expect(entered(state, ship, 'L')).toEqual([])
    expect(courseOf(ship, 'RF')).toEqual([
      { hex: [10, -4], facing: 1 },
      { hex: [11, -5], facing: 1 },
    ])
  })
  test('ES-SCN-04, R-ES-101: a closed band stops the path in front of it', () => {
    const from = { hex: hexAt({ column: 6, row: 9 }), facing: 0 } as const
    const carriers = battle(
      { y: { seat: 'yellow', ...from }, b: { seat: 'blue', hex: hexAt({ column: 1, row: 1 }) } },
      at,
      setupFor('carriers'),
    )
    expect(flownPath(carriers.state, from, 'FFF')).toBe('F')
    expect(flownPath(carriers.state, from, 'FRLFF')).toBe('FRL')
    expect(flownPath(carriers.state, from, 'RRFF')).toBe('RRFF')
    expect(flownPath(alone()[0], from, 'FFF')).toBe('FFF')
  })
  test('ES-MOV-06, ES-COL-01: a course that leads off the map meets nothing behind the edge, even if it points back', () => {
    const edge: PositionShip = { seat: 'yellow', hull: 'scout', hex: [0, 8], facing: 5, speed: 2 }
    const { state } = battle({ y: edge, w: { seat: 'blue', hex: [0, 7], status: 'wreck' } }, at)
    const back = coursesAt(state, shipOf(state, 'y'), 0).filter(({ hex: [q, r], leaves }) => leaves && q === 0 && r === 7)
    expect(back.map(({ path, risk }) => [path, risk])).toEqual([['FRRF', 0]])
    expect(risksOf(state, shipOf(state, 'y'), { change: 0, path: 'FRRF', rams: [] })).toEqual([])
  })
  test('ES-COL-13: companions are foreseen by the speed after its change', () => {
    const moved = { seat: 'yellow', hull: 'scout', hex: [10, 8], speed: 2, moved: true } as const
    const { state } = battle(
      { y: { seat: 'yellow', hull: 'scout', hex: [10, 10], speed: 1 }, a: moved, c: moved, b: { seat: 'blue', hex: [20, -5] } },
      at,
    )
    const course = { from: [10, 10], facing: 0, path: 'FF' } as const
    const ships = { ...state.ships, a: { ...shipOf(state, 'a'), course }, c: { ...shipOf(state, 'c'), course } }
    const met = (change: number) =>
      risksOf({ ...state, ships }, shipOf(state, 'y'), { change, path: 'FF', rams: [] }).map(({ target }) => target)
    expect(met(1)).toEqual(['a'])
    expect(met(0)).toEqual(['a', 'c'])
  })
})
