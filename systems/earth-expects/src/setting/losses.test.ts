import { expect, test } from 'vitest'
import { battle, type Placed } from '../battle-for-tests.ts'
import { column, ship } from '../fire/ships-for-tests.ts'
import { lostShare } from './losses.ts'

test('EE-GEN-20: the share of a loss counts the own hidden ships, and none of the enemy', () => {
  const hides = (seat: Placed['seat']): Placed => ({ ...ship(seat, column('lH')), hidden: true, hex: [5, 5] })
  const share = (more: Readonly<Record<string, Placed>>): number =>
    lostShare(
      battle({ a: ship('yellow', column('lH'), { levels: { '0,0': 'destroyed' } }), b: ship('blue', column('lH')), ...more }).state,
      'yellow',
    )
  expect(share({ c: hides('blue') })).toBe(share({}))
  expect(share({ c: hides('yellow') })).toBeCloseTo(share({}) / 2, 10)
})
test('EE-GEN-20: a side without any ship has lost everything', () => {
  expect(lostShare(battle({ a: ship('yellow', column('lH')) }).state, 'blue')).toBe(100)
})
