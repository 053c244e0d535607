import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, fire, type Placed, refused, setupWith } from '../battle-for-tests.ts'
import { column, hulk, inLine, ship } from '../fire/ships-for-tests.ts'
import { stateOf } from '../position.ts'
import { shipOf } from '../table.ts'
import { deemedPairs } from './same-hex.ts'

interface Came {
  /** Every hex of the path. The last one is the origin. */
  readonly path?: readonly Hex[]
  /** Speed points used, cancelled hexes included. */
  readonly speed?: number
  readonly unspent?: number
  readonly facing?: Placed['facing']
}
const arrived = (seat: Placed['seat'], { path = [[0, 0]], speed = path.length - 1, unspent = 0, facing = 0 }: Came): Placed =>
  ship(seat, hulk(2), {
    facing,
    deeds: { path: [...path], speed },
    points: { speed, manoeuvre: unspent, unspent },
  })
/** The deemed displacement from a to b, both at the origin. `last`: last turn's. */
function lay(a: Came, b: Came, last: Hex | null = null): Hex | undefined {
  const ships = { a: arrived('yellow', a), b: arrived('blue', b) }
  return deemedPairs(stateOf(setupWith(), { ships, deemed: last ? { 'a b': last } : {} }))['a b']
}
const FROM_SOUTH: readonly Hex[] = [
  [0, 1],
  [0, 0],
]
const FROM_WEST: readonly Hex[] = [
  [-1, 0],
  [0, 0],
]
const FAR_SOUTH: readonly Hex[] = [[0, 2], ...FROM_SOUTH]

describe('two ships in one hex', () => {
  test('EE-SHX-02: arcs use the actual facing', () => {
    const ships = (facing: Placed['facing']) => ({
      ...inLine(column('LC'), hulk(2), 0, { a: { facing } }),
      south: ship('blue', hulk(2), { hex: [0, 2] }),
    })
    const ahead = (facing: Placed['facing']) => battle(ships(facing), { deemed: { 'a b': [0, -1] } })
    expect(refused(ahead(0), fire('a', 'L1@b'))).toBeUndefined()
    expect(refused(ahead(3), fire('a', 'L1@b'))).toBe('EE-WEP-04')
  })
  test('EE-SHX-03: last turn’s displacement stays if neither ship moved', () => {
    expect(lay({}, { facing: 4 }, [2, -1])).toEqual([2, -1])
  })
  test('EE-SHX-03: by default the ship with the lower id is north of the other', () => {
    expect(lay({}, {})).toEqual([0, 1])
  })
  test('EE-SHX-04: the only ship that moved is deemed in its entry hex', () => {
    expect(lay({ path: FROM_SOUTH }, {}, [2, -1])).toEqual([0, -1])
    expect(lay({}, { path: FROM_SOUTH }, [2, -1])).toEqual([0, 1])
    expect(lay({ path: FAR_SOUTH }, {})).toEqual([0, -1])
    expect(lay({}, { path: FAR_SOUTH })).toEqual([0, 1])
  })
  test('EE-SHX-05: the slower of two ships is deemed in its entry hex', () => {
    expect(lay({ path: FAR_SOUTH }, { path: FROM_WEST })).toEqual([-1, 0])
    expect(lay({ path: FROM_WEST }, { path: FAR_SOUTH })).toEqual([1, 0])
  })
  test('EE-SHX-05: cancelled hexes count as speed', () => {
    expect(lay({ path: FROM_SOUTH, speed: 3 }, { path: [[-2, 0], ...FROM_WEST] })).toEqual([-1, 0])
  })
  test('EE-SHX-06: at equal speed the ship with more unspent manoeuvre points is deemed in its entry hex', () => {
    expect(lay({ path: FROM_SOUTH, unspent: 1 }, { path: FROM_WEST, unspent: 2 })).toEqual([-1, 0])
    expect(lay({ path: FROM_SOUTH, unspent: 2 }, { path: FROM_WEST, unspent: 1 })).toEqual([0, -1])
  })
  test('EE-SHX-07: equal ships are both deemed in their entry hexes', () => {
    const south: readonly Hex[] = [
      [0, -1],
      [0, 0],
    ]
    expect(lay({ path: FROM_SOUTH }, { path: south })).toEqual([0, -2])
  })
  test('EE-SHX-07: with the same entry hex the paths are compared backwards', () => {
    expect(lay({ path: FAR_SOUTH }, { path: [[-1, 2], ...FROM_SOUTH] })).toEqual([-1, 0])
  })
  test('EE-SHX-07: the shorter path stays at its first hex', () => {
    expect(lay({ path: FROM_SOUTH, speed: 2 }, { path: FAR_SOUTH })).toEqual([0, 1])
    expect(lay({ path: FAR_SOUTH }, { path: FROM_SOUTH, speed: 2 })).toEqual([0, -1])
  })
  test('EE-SHX-01: every pair of visible ships in one hex has a displacement', () => {
    const at = (hex: Hex, more: Partial<Placed> = {}): Placed => ship('yellow', hulk(2), { hex, ...more })
    const ships = {
      a: at([0, 0]),
      b: at([0, 0]),
      c: at([0, 0]),
      d: at([0, 1]),
      e: at([0, 1]),
      f: at([0, 0], { hidden: true }),
      g: at([0, 0], { status: 'destroyed' }),
    }
    expect(Object.keys(deemedPairs(stateOf(setupWith(), { ships })))).toEqual(['a b', 'a c', 'b c', 'd e'])
  })
  test('EE-SHX-07: with equal paths last turn’s displacement stays', () => {
    expect(lay({ path: FAR_SOUTH }, { path: FAR_SOUTH }, [0, -2])).toEqual([0, -2])
  })
  test('EE-SHX-03: the displacement is stored after movement and kept for the next turn', () => {
    const on = battle({ a: ship('yellow', column('MC')), b: ship('blue', column('MC')) }, { at: 'plot', deemed: { 'a b': [1, 1] } })
    const next = on.until('announce')
    expect(next.state.turn).toBe(on.state.turn + 1)
    expect(shipOf(next.state, 'a').hex).toEqual(shipOf(next.state, 'b').hex)
    expect(next.state.deemed['a b']).toEqual([1, 1])
  })
})
