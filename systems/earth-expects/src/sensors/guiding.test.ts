// Missiles that a ship continues to guide (EE-MIS-04, EE-MIS-05), and lock-ons in cinematic asteroids (EE-AST-12).
import { describe, expect, test } from 'vitest'
import { battle, hexesOf, hold, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { column, hulk, ship } from '../fire/ships-for-tests.ts'
import { askedOf, view } from '../game.ts'
import type { Position } from '../position.ts'
import { shipOf } from '../table.ts'
import { amongCloseRocks } from './locks.ts'
import { enemy, once, V } from './sensors-for-tests.ts'

type Flying = NonNullable<Position['missiles']>[string]
const flying = (from: string, launched = 1): Flying => ({ seat: 'yellow', from, target: 'b', hex: [0, -3], launched })
/** Ships with one control box and a lock-on each, at the call to release missiles. */
const guides = (missiles: Position['missiles']): TestBattle =>
  battle(
    { a: ship('yellow', column('MMC')), c: ship('yellow', column('MMC')), b: ship('blue', hulk(2), { hex: [0, -6] }) },
    { turn: 3, missiles, locks: { a: ['b'], c: ['b'] }, at: [{ step: 'release', seat: 'yellow' }] },
    setupWith([], { objectives: [{ aim: 'time', turn: 50, side: null }] }),
  )
const offerOf = ({ state }: TestBattle) => {
  const known = view(state, 'yellow')
  const asked = askedOf(known)
  return asked?.question.offer(known, asked.me)
}
const left = ({ state }: TestBattle): readonly string[] => Object.keys(state.missiles)

test('EE-MIS-05: named missiles are lost first, then those launched last', () => {
  const three = guides({ m: flying('a'), n: flying('a'), o: flying('a') })
  expect(three.asked).toBe('yellow: release')
  expect(left(three.go({ order: 'release', missiles: ['m', 'n'] }))).toEqual(['o'])
  expect(left(three.go({ order: 'release', missiles: ['n'] }))).toEqual(['m'])
  expect(left(three.go({ order: 'release', missiles: ['o'] }))).toEqual(['m'])
  expect(left(three.go({ order: 'release', missiles: [] }))).toEqual(['m'])
  expect(left(three.go({ order: 'release', missiles: ['m', 'n', 'o'] }))).toEqual(['o'])
})
test('EE-MIS-05: each ship guides its own missiles', () => {
  expect(guides({ m: flying('a'), n: flying('c') }).asked).not.toBe('yellow: release')
  const two = guides({ m: flying('a'), n: flying('a'), o: flying('c') })
  expect(left(two.go({ order: 'release', missiles: ['o', 'm'] }))).toEqual(['n', 'o'])
})
test('EE-MIS-05: missiles of ships that guide too many are offered to their owner', () => {
  const asked = guides({ m: flying('a'), n: flying('a'), o: flying('c') })
  expect(offerOf(asked)).toEqual({ kind: 'release', orders: ['release'], of: ['m', 'n'] })
  expect([refused(asked, hold), refused(asked, { order: 'release', missiles: ['m', 'z'] })]).toEqual(['EE-MIS-05', 'EE-MIS-05'])
  expect(refused(asked, { order: 'release', missiles: ['m', 'n', 'o'] })).toBeUndefined()
})
test('EE-MIS-04, EE-MIS-10: a missile without a lock-on is lost, and all sides hear it', () => {
  const stopped = (): TestBattle =>
    battle(
      { a: ship('yellow', column('MMC')), b: ship('blue', column('MMC'), { hex: [0, -6] }) },
      {
        turn: 3,
        missiles: { m: flying('a'), n: { ...flying('b'), seat: 'blue', target: 'a', entry: [0, -4] }, o: flying('a', 3) },
        at: 'sense',
      },
      setupWith([], { objectives: [{ aim: 'time', turn: 50, side: null }] }),
    )
  expect(
    stopped()
      .eventsOf('missileLost')
      .map(({ missile, seat, why }) => `${seat} ${missile} ${why}`),
  ).toEqual(['yellow m EE-MIS-04', 'blue n EE-MIS-04', 'yellow o EE-MIS-04'])
})
describe('in cinematic asteroids', () => {
  const rolled = (...faces: readonly [number, number]) => {
    const setup = setupWith([], { bodies: [hexesOf('cinematic', [0, 0])] })
    return battle({ v: V, i: enemy(0, { crew: 'elite' }) }, { at: 'sense', deemed: { 'i v': [0, 1] } }, setup).go(once, ...faces)
  }
  test('EE-AST-12: a die of the target’s crew is subtracted from the lock-on', () => {
    expect(rolled(2, 1).eventsOf('lockRolled')).toMatchObject([
      { locked: true, die: 2, number: { total: -1, because: [['cinematic asteroids', -1, 'EE-AST-12']] } },
    ])
    expect([rolled(1, 1), rolled(6, 8)].map(({ state }) => state.locks)).toEqual([{}, {}])
  })
  test('EE-AST-12: only ships in the same cinematic hex count', () => {
    const within = (hex: readonly [number, number], rocks: readonly [number, number]) => {
      const setup = setupWith([], { bodies: [hexesOf('cinematic', rocks)] })
      const { state } = battle({ a: ship('yellow', hulk(2)), b: ship('blue', hulk(2), { hex }) }, { at: 'sense' }, setup)
      return amongCloseRocks(state, shipOf(state, 'a'), shipOf(state, 'b'))
    }
    expect([within([0, 0], [0, 0]), within([0, 0], [0, 5]), within([0, 1], [0, 1])]).toEqual([true, false, false])
  })
})
