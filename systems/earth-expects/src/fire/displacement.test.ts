// The displacement between two ships, for arcs and lines of fire (EE-SHX).
import { expect, test } from 'vitest'
import { battle, type Placed } from '../battle-for-tests.ts'
import { shipOf } from '../table.ts'
import { displacementTo } from './in-arc.ts'
import { column, inLine } from './ships-for-tests.ts'

const both = (range: number, deemed: Readonly<Record<string, [number, number]>>, b: Partial<Placed> = {}) => {
  const { state } = battle(inLine(column('lC'), column('lC'), range, { b: { power: { lit: [] }, ...b } }), { deemed })
  const [first, second] = [shipOf(state, 'a'), shipOf(state, 'b')]
  return [displacementTo(state, first, second), displacementTo(state, second, first)]
}

test('EE-SHX-01: in one hex it is the deemed displacement, otherwise that of their hexes', () => {
  expect(both(0, { 'a b': [2, -1] })).toEqual([
    [2, -1],
    [-2, 1],
  ])
  expect(both(0, { 'a b': [0, -1] })).toEqual([
    [0, -1],
    [0, 1],
  ])
  expect(both(2, { 'a b': [1, 1] })).toEqual([
    [0, -2],
    [0, 2],
  ])
})
test('EE-SHX-03: without a deemed displacement the ship with the lower id is north of the other', () => {
  expect(both(0, {}, { hidden: true })).toEqual([
    [0, 1],
    [0, -1],
  ])
})
