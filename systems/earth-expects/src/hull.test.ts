// The record of ships that are docked (EE-DOC-04, -11): drawn once while nothing changes, anew as soon as something does.
import { expect, test } from 'vitest'
import { battle, type Placed } from './battle-for-tests.ts'
import { column, ship } from './fire/ships-for-tests.ts'
import { hullOf } from './hull.ts'
import type { State } from './state.ts'
import { shipOf, withShip } from './table.ts'

const TUG = column('PHC')
const side = (to: string, offset: readonly [number, number], active: boolean): Partial<Placed> => ({ docked: [{ to, offset, active }] })
const pair = (offset: readonly [number, number] = [1, 0], a = TUG): State =>
  battle({
    a: ship('yellow', a, side('b', offset, true)),
    b: ship('yellow', TUG, side('a', [-offset[0] + 0, -offset[1] + 0], false)),
    z: ship('blue', column('lC'), { hex: [20, 20] }),
  }).state
const hull = (state: State) => hullOf(state, shipOf(state, 'a'))

test('EE-DOC-04: it holds the boxes of both, each by its ship’s name, where the other lies', () => {
  const { layout, ships, named, owner } = hull(pair())
  expect(ships).toEqual(['a', 'b'])
  expect(layout.boxes.map(({ id, at }) => [id, at.join()])).toEqual([
    ['a:0,0', '0,0'],
    ['b:0,0', '1,0'],
    ['a:0,1', '0,1'],
    ['b:0,1', '1,1'],
    ['a:0,2', '0,2'],
    ['b:0,2', '1,2'],
  ])
  expect(named('b', '0,1')).toBe('b:0,1')
  expect(owner('b:0,1')).toEqual({ ship: 'b', box: '0,1' })
})
test('EE-DOC-04: it is drawn once for the same ships in the same places', () => {
  const state = pair()
  expect(hull(state).layout).toBe(hull(state).layout)
  expect(hull(state).levels).toBe(hull(state).levels)
  expect(hull(pair([1, 1])).layout).not.toBe(hull(state).layout)
  expect(hull(pair([1, 1])).layout.boxes.map(({ at }) => at.join())).toContain('1,3')
  expect(hullOf(state, shipOf(state, 'b')).ships).toEqual(['b', 'a'])
  expect(hullOf(state, shipOf(state, 'b')).layout.boxes.map(({ at }) => at.join())).toContain('-1,0')
})
test('EE-DOC-11: what either has suffered stands on it', () => {
  const state = pair()
  const before = hull(state).levels
  const hurt = withShip(state, 'b', { levels: { '0,1': 'critical' } })
  expect(before).toEqual({})
  expect(hull(hurt).levels).toEqual({ 'b:0,1': 'critical' })
  expect(hull(withShip(hurt, 'a', { levels: { '0,0': 'light' } })).levels).toEqual({ 'a:0,0': 'light', 'b:0,1': 'critical' })
})
