// The routes of a missile (EE-MIS-06, §4.8), the terrain that stops it, and its hex of entry.
import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, hexesOf, setupWith, type TestBattle } from '../battle-for-tests.ts'
import type { Setup } from '../setup.ts'
import type { Ship } from '../state.ts'
import { missileOf } from '../table.ts'
import { column, type Flying, hulk, ship } from './ships-for-tests.ts'
import { waysOf } from './ways.ts'

const space = (terrain: Parameters<typeof hexesOf>[0], ...hexes: readonly Hex[]): Setup =>
  setupWith([], { bodies: [hexesOf(terrain, ...hexes)] })
/** Yellow's missile `m` from the origin at blue's `b`. */
const flown = (to: Hex, setup = setupWith(), more: Partial<Flying> = {}, deeds: Partial<Ship['deeds']> = {}): TestBattle =>
  battle(
    { a: ship('yellow', column('MC'), { hex: [30, 30] }), b: ship('blue', hulk(2), { hex: to, deeds }) },
    {
      turn: 2,
      missiles: { m: { seat: 'yellow', from: 'a', target: 'b', hex: [0, 0], launched: 1, ...more } },
      at: [{ step: 'guide', seat: 'yellow' }],
    },
    setup,
  )
const NAMES: Readonly<Record<string, string>> = { '0,-1': 'N', '1,-1': 'NE', '1,0': 'SE', '0,1': 'S', '-1,1': 'SW', '-1,0': 'NW' }
const steps = (path: readonly Hex[]): string =>
  path
    .slice(1)
    .map(([q, r], at) => NAMES[`${q - (path[at]?.[0] ?? 0)},${r - (path[at]?.[1] ?? 0)}`])
    .join(' ')
const ways = (to: Hex): readonly string[] => {
  const { state } = battle(
    { a: ship('yellow', column('MC')), b: ship('blue', hulk(2), { hex: to }) },
    { missiles: { m: { seat: 'yellow', from: 'a', target: 'b', hex: [0, 0], launched: 1 } }, at: [{ step: 'sever' }] },
  )
  const found = waysOf(state, missileOf(state, 'm'))
  for (const { path, entry } of found) expect([path[0], path.at(-1), entry]).toEqual([[0, 0], to, path.at(-2)])
  return found.map(({ path }) => steps(path))
}

describe('routes', () => {
  test('EE-MIS-06: along a row there is one straight route', () => {
    expect([ways([0, -3]), ways([1, -1]), ways([2, 0]), ways([-3, 0])]).toEqual([['N N N'], ['NE'], ['SE SE'], ['NW NW NW']])
  })
  test('EE-MIS-06: otherwise there are two legs, either one first', () => {
    expect(ways([1, -2])).toEqual(['N NE', 'NE N'])
    expect(ways([2, -4])).toEqual(['N N NE NE', 'NE NE N N'])
    expect(ways([3, 2])).toEqual(['SE SE SE S S', 'S S SE SE SE'])
  })
  test('EE-MIS-06: a route with one step aside may take it anywhere', () => {
    expect(ways([1, -3])).toEqual(['N N NE', 'NE N N', 'N NE N'])
    expect(ways([1, -4])).toEqual(['N N N NE', 'NE N N N', 'N NE N N', 'N N NE N'])
    expect(ways([2, -3])).toEqual(['N NE NE', 'NE NE N', 'NE N NE'])
    expect(ways([3, -4])).toEqual(['N NE NE NE', 'NE NE NE N', 'NE N NE NE', 'NE NE N NE'])
  })
})

describe('terrain on the route', () => {
  const row = [
    [0, 0],
    [0, -1],
    [0, -2],
    [0, -3],
  ] as const satisfies readonly Hex[]
  const through = (terrain: Parameters<typeof hexesOf>[0]) =>
    row.map((hex) => {
      const there = flown([0, -3], space(terrain, hex))
      return there.eventsOf('missileLost')[0]?.why ?? there.eventsOf('missileMoved')[0]?.path.length
    })
  test('EE-MIS-18, EE-IFC-05: an interface between the ends blocks a missile', () => {
    expect(through('interface')).toEqual([4, 'EE-MIS-18', 'EE-MIS-18', 4])
  })
  test('EE-MIS-18: a route around the interface is open', () => {
    expect(flown([1, -2], space('interface', [0, -1])).eventsOf('missileMoved')).toMatchObject([{ entry: [1, -1] }])
    expect(flown([1, -2], space('interface', [0, -1], [1, -1])).eventsOf('missileLost')).toMatchObject([{ why: 'EE-MIS-18', die: null }])
  })
  test('EE-SUR-03: a surface hex between the ends destroys a missile; a target in one can be reached', () => {
    expect(through('surface')).toEqual([4, 'EE-SUR-03', 'EE-SUR-03', 4])
  })
  test('EE-INR-01, EE-AST-10: interior and cinematic hexes destroy a missile', () => {
    expect(through('interior')).toEqual([4, 'EE-INR-01', 'EE-INR-01', 'EE-INR-01'])
    expect(through('cinematic')).toEqual([4, 'EE-AST-10', 'EE-AST-10', 'EE-AST-10'])
  })
  test('EE-MIS-10: the first hex of atmosphere stops a missile, with its path and entry', () => {
    const stopped = (...air: readonly Hex[]) => flown([0, -3], space('atmosphere', ...air)).eventsOf('missileMoved')
    expect(stopped([0, -1])).toEqual([
      {
        type: 'missileMoved',
        missile: 'm',
        seat: 'yellow',
        path: [
          [0, 0],
          [0, -1],
        ],
        entry: [0, 0],
      },
    ])
    expect(stopped([0, -2], [0, -3])).toMatchObject([
      {
        path: [
          [0, 0],
          [0, -1],
          [0, -2],
        ],
        entry: [0, -1],
      },
    ])
    expect(stopped([0, 0])).toMatchObject([{ path: row, entry: [0, -2] }])
  })
})

describe('in the hex of its target', () => {
  const entry = (path: readonly Hex[], more: Partial<Flying> = {}) =>
    flown([0, 0], setupWith(), more, { path: [...path] })
      .eventsOf('missileMoved')
      .map((moved) => [moved.path, moved.entry])
  test('EE-MIS-06, EE-SHX-04: a target that moved is deemed in its entry hex, and the missile enters from the opposite side', () => {
    expect(
      entry([
        [1, 0],
        [0, 0],
      ]),
    ).toEqual([[[[0, 0]], [-1, 0]]])
    expect(
      entry([
        [5, 5],
        [1, -1],
        [0, 0],
      ]),
    ).toEqual([[[[0, 0]], [-1, 1]]])
  })
  test('EE-MIS-06: a target that only turned has not moved', () => {
    expect(entry([[0, 0]], { lay: [1, -1] })).toEqual([[[[0, 0]], [-1, 1]]])
  })
  test('EE-MIS-06: the displacement at launch decides the hex of entry', () => {
    expect(entry([], { lay: [2, -2] })).toEqual([[[[0, 0]], [-1, 1]]])
    expect(entry([], { lay: [0, -1] })).toEqual([[[[0, 0]], [0, 1]]])
  })
  test('EE-SHX-03: without a known displacement the missile enters from above', () => {
    expect(entry([])).toEqual([[[[0, 0]], [0, -1]]])
  })
})
