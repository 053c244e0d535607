import { describe, expect, test } from 'vitest'
import { shipNamed } from '../design/ready.ts'
import { launched } from '../setting/muster.ts'
import type { Setup, Ship, Table } from '../state.ts'
import { system } from '../system.ts'
import { emptyTable, NO_SECRETS } from '../table.ts'
import { chanceOf, diceOf, prospectOf } from './prospects.ts'
import type { Weapon } from './weapons.ts'

const setup = system.scenarios.find(({ id }) => id === 'duel')?.setup({}) as Setup // no option of the duel is refused
const ship = (id: string, seat: 'yellow' | 'blue', r: number): Ship => {
  const enlisted = setup.ships.find((one) => one.seat === seat)
  if (!enlisted) throw new Error('a duel is between two')
  return launched({ ...enlisted, id }, { hex: [0, r], facing: 0, design: shipNamed('Vigilance'), low: false })
}
const table = (range: number, lockOns: number): readonly [Table, Ship, Ship] => {
  const [from, at] = [ship('a', 'yellow', 0), ship('b', 'blue', -range)]
  const locks: Table['locks'] = lockOns > 0 ? { a: { b: lockOns } } : {}
  return [{ ...emptyTable(setup), ships: { a: from, b: at }, locks, secret: { yellow: NO_SECRETS } }, from, at]
}
const weapon = (kind: Weapon['kind'], ...strengths: readonly number[]): Weapon => ({
  id: 'X',
  kind,
  primary: '0,0',
  aim: kind === 'railgun' ? 'ahead' : null,
  strengths,
  rapid: false,
})
const prospect = (range: number, lockOns: number, gun: Weapon) => {
  const [on, from, at] = table(range, lockOns)
  const found = prospectOf(on, from, gun, at)
  if (!found) throw new Error('no die is thrown')
  return found
}

describe('what a shot may do', () => {
  test('two dice make 2 to 12, and the chances add up to 1', () => {
    expect(diceOf(2, 6)[7]).toBeCloseTo(6 / 36)
    expect(diceOf(3, 8).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })
  test('EE-ION-05: three boxes at range 2 roll three dice less four', () => {
    const { odds, mean } = prospect(2, 0, weapon('ion', 3))
    // 3 and 4 of three dice do nothing: 4 ways of 216.
    expect(odds).toBeCloseTo(1 - 4 / 216)
    expect(mean).toBeCloseTo(10.5 - 4 + 1 / 216)
  })
  test('EE-ION-03: a lock-on adds a die', () => expect(prospect(2, 1, weapon('ion', 3)).mean).toBeCloseTo(10))
  test('EE-LAS-04: without a lock-on a laser of two loses half of 1 + 2 + 3 at range 3', () => {
    const { odds, spread } = prospect(3, 0, weapon('laser', 2))
    expect(odds).toBeCloseTo(3 / 6)
    expect(spread.ends.map(({ value }) => value)).toEqual([0, 1, 2, 3])
  })
  test('EE-LAR-05: two lasers of an array each lose their own', () => {
    const alone = prospect(3, 1, weapon('laser', 2)).mean
    expect(prospect(3, 1, weapon('laser', 2, 2)).mean).toBeCloseTo(2 * alone)
  })
  test('EE-RAI-05: a railgun with a lock-on hits what is not known to dodge, and rolls a die for each box', () => {
    const { odds, mean } = prospect(4, 1, weapon('railgun', 2))
    expect([odds, mean]).toEqual([1, 7])
    expect(prospect(4, 0, weapon('railgun', 2)).odds).toBeCloseTo(2 / 6)
  })
  test('EE-RFR-01: in rapid fire each box rolls', () =>
    expect(prospect(4, 1, { ...weapon('railgun', 3), rapid: true }).mean).toBeCloseTo(10.5))
  test('a missile throws no die now', () => {
    const [on, from, at] = table(3, 1)
    expect(prospectOf(on, from, weapon('missile', 1), at)).toBeUndefined()
  })
  test('EE-PD-04: faces that do at least so much', () => expect([chanceOf(2, 6), chanceOf(9, 6), chanceOf(0, 6)]).toEqual([5 / 6, 0, 1]))
})
