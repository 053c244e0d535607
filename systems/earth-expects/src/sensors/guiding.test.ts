// Which missiles a ship goes on guiding (EE-MIS-04, -05), and what close rocks take off a lock-on (EE-AST-12).
import { expect, test } from 'vitest'
import { type Battle, battle, hexesOf, setupWith } from '../battle-for-tests.ts'
import { column, hulk, ship } from '../fire/ships-for-tests.ts'
import type { Position } from '../position.ts'
import { shipOf } from '../table.ts'
import { rockDie } from './locks.ts'

type Flying = NonNullable<Position['missiles']>[string]
const flying = (from: string, launched = 1): Flying => ({ seat: 'yellow', from, target: 'b', hex: [0, -3], launched })
/** Ships with one control box each, all locked on, when it is asked which missiles are let go. */
const guides = (missiles: Position['missiles']): Battle =>
  battle(
    { a: ship('yellow', column('MMC')), c: ship('yellow', column('MMC')), b: ship('blue', hulk(2), { hex: [0, -6] }) },
    { turn: 3, missiles, locks: { a: ['b'], c: ['b'] }, at: [{ step: 'release', seat: 'yellow' }] },
    setupWith([], { objectives: [{ aim: 'time', turn: 50, side: null }] }),
  )
const left = ({ state }: Battle): readonly string[] => Object.keys(state.missiles)

test('EE-MIS-05: those named go first, and of the others those launched last', () => {
  const three = guides({ m: flying('a'), n: flying('a'), o: flying('a') })
  expect(three.asked).toBe('yellow: release')
  expect(left(three.go({ order: 'release', missiles: ['m', 'n'] }))).toEqual(['o'])
  expect(left(three.go({ order: 'release', missiles: ['n'] }))).toEqual(['m'])
  expect(left(three.go({ order: 'release', missiles: [] }))).toEqual(['m'])
  expect(left(three.go({ order: 'release', missiles: ['m', 'n', 'o'] }))).toEqual(['o'])
})
test('EE-MIS-05: each ship guides its own', () => {
  expect(guides({ m: flying('a'), n: flying('c') }).asked).not.toBe('yellow: release')
  const two = guides({ m: flying('a'), n: flying('a'), o: flying('c') })
  expect(left(two.go({ order: 'release', missiles: ['o', 'm'] }))).toEqual(['n', 'o'])
})
test('EE-AST-12: close rocks cost a die of the target’s crew in one hex of them, and nowhere else', () => {
  const die = (hex: readonly [number, number], rocks: readonly [number, number]) => {
    const setup = setupWith([], { bodies: [hexesOf('cinematic', rocks)] })
    const { state } = battle({ a: ship('yellow', hulk(2)), b: ship('blue', column('lC'), { hex, crew: 'elite' }) }, { at: 'sense' }, setup)
    return rockDie(state, shipOf(state, 'a'), shipOf(state, 'b'))
  }
  expect([die([0, 0], [0, 0]), die([0, 0], [0, 5]), die([0, 1], [0, 1])]).toEqual([8, null, null])
})
