// The joint record of docked ships (EE-DOC-04, EE-DOC-11).
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
const POSITION = {
  a: ship('yellow', TUG, side('b', [1, 0], true)),
  z: ship('blue', column('lC'), { hex: [20, 20] }),
} as const
const hull = (state: State) => hullOf(state, shipOf(state, 'a'))

test('EE-DOC-04: the joint record has the boxes of both ships, with the ship in each id, at the offset of the docking', () => {
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
test('EE-DOC-04: the record depends on the offset and on the first ship, and is computed once for a state', () => {
  const state = pair()
  expect(hull(state).layout).toBe(hull(state).layout)
  expect(hull(state).levels).toBe(hull(state).levels)
  expect(hull(pair([1, 1])).layout).not.toBe(hull(state).layout)
  expect(hull(pair([1, 1])).layout.boxes.map(({ at }) => at.join())).toContain('1,3')
  expect(hullOf(state, shipOf(state, 'b')).ships).toEqual(['b', 'a'])
  expect(hullOf(state, shipOf(state, 'b')).layout.boxes.map(({ at }) => at.join())).toContain('-1,0')
})
test('EE-DOC-11: the joint record has the damage of both ships', () => {
  const state = pair()
  const before = hull(state).levels
  const damaged = withShip(state, 'b', { levels: { '0,1': 'critical' } })
  expect(before).toEqual({})
  expect(hull(damaged).levels).toEqual({ 'b:0,1': 'critical' })
  expect(hull(withShip(damaged, 'a', { levels: { '0,0': 'light' } })).levels).toEqual({ 'a:0,0': 'light', 'b:0,1': 'critical' })
})
test('EE-DOC-09: a third ship gives a new joint record', () => {
  const both = pair()
  expect(hull(both).ships).toEqual(['a', 'b'])
  const offset = [2, 0] as const
  const c = battle({
    ...POSITION,
    b: ship('yellow', TUG, {
      docked: [
        { to: 'a', offset: [-1, 0], active: false },
        { to: 'c', offset: [1, 0], active: true },
      ],
    }),
    c: ship('yellow', column('HH'), { docked: [{ to: 'b', offset: [-1, 0], active: false }], levels: { '0,0': 'light' } }),
  }).state
  expect(hull(c).ships).toEqual(['a', 'b', 'c'])
  expect(hull(c).layout.byId.get('c:0,1')?.box.at).toEqual([offset[0], 1])
  expect(hull(c).layout.byId.has('c:0,2')).toBe(false)
  expect(hull(c).levels).toEqual({ 'c:0,0': 'light' })
  expect(hull(pair()).ships).toEqual(['a', 'b'])
  expect(hull(pair()).layout.byId.has('c:0,1')).toBe(false)
})
test('EE-DOC-04: another design at the same offset gives a new joint record', () => {
  const at = (design: typeof TUG) =>
    hull(battle({ ...POSITION, b: ship('yellow', design, side('a', [-1, 0], false)) }).state).layout.byId.get('b:0,0')?.box.type
  expect([at(TUG), at(column('CHP')), at(TUG)]).toEqual(['P', 'C', 'P'])
})
