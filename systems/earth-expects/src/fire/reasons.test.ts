// The reasons of the numbers of an attack.
import { describe, expect, test } from 'vitest'
import { battle } from '../battle-for-tests.ts'
import { priceOf } from '../design/price.ts'
import { shipNamed } from '../design/ready.ts'
import { shipOf } from '../table.ts'
import { effectiveRange, ionDefence, ionDice, railgunBonus, railgunNeeds } from './factors.ts'
import { column, hulk, inLine, LOCKED } from './ships-for-tests.ts'
import { weaponsOf } from './weapons.ts'

const facing = (gun: string, range: number, more: Parameters<typeof battle>[1] = {}) => {
  const { state } = battle(inLine(column(gun), column('HC'), range), more)
  const [a, b] = [shipOf(state, 'a'), shipOf(state, 'b')]
  const [weapon] = weaponsOf(state, a)
  if (!weapon) throw new Error('the ship has no weapon')
  return { state, a, b, weapon }
}

const rules = ({ because }: { readonly because: readonly (readonly [string, number, string])[] }) =>
  because.map(([, amount, rule]) => [rule, amount])

describe('reasons of numbers', () => {
  test('EE-ION-02, EE-ION-04: an absent lock-on or shield is not listed', () => {
    const { state, a, b } = facing('iC', 2)
    expect(rules(ionDice(state, a, b, 3))).toEqual([['EE-ION-02', 3]])
    expect(rules(ionDefence(a, b, 0))).toEqual([['EE-ION-04', 4]])
    expect(rules(ionDefence(a, b, 2))).toEqual([
      ['EE-ION-04', 4],
      ['EE-SHD-02', 12],
    ])
  })
  test('EE-LAS-03: at range 1 a missing lock-on adds nothing', () => {
    const at = (range: number) => {
      const { state, a, b } = facing('lC', range)
      return rules(effectiveRange(state, a, b))
    }
    expect(at(1)).toEqual([['EE-LAS-03', 1]])
    expect(at(2)).toEqual([
      ['EE-LAS-03', 2],
      ['EE-LAS-03', 1],
    ])
  })
  test('EE-RAI-05, EE-RFR-02: bonuses and range are listed only if they apply', () => {
    const { state, a, b, weapon } = facing('rC', 2, LOCKED)
    expect(rules(railgunBonus(state, a, b, 0))).toEqual([])
    expect(rules(railgunBonus(state, a, b, 1))).toEqual([['EE-RFR-02', 1]])
    expect(rules(railgunNeeds(state, a, weapon, b))).toEqual([['EE-RAI-04', 0]])
    const free = facing('rC', 2)
    expect(rules(railgunNeeds(free.state, free.a, free.weapon, free.b))).toEqual([
      ['EE-RAI-04', 0],
      ['EE-RAI-05', 2],
    ])
  })
  test('EE-RAI-05: at range 0 a missing lock-on adds nothing', () => {
    const { state, a, b, weapon } = facing('rC', 0)
    expect(rules(railgunNeeds(state, a, weapon, b))).toEqual([['EE-RAI-04', 0]])
    const near = facing('rC', 1)
    expect(rules(railgunNeeds(near.state, near.a, near.weapon, near.b))).toEqual([
      ['EE-RAI-04', 0],
      ['EE-RAI-05', 1],
    ])
  })
  test('EE-RAI-06: own manoeuvre points of a rear gun are listed only if there are any', () => {
    const rear = (manoeuvre?: number) => {
      const points = manoeuvre === undefined ? {} : { points: { manoeuvre } }
      const { state } = battle(inLine(column('Cv'), hulk(2), 3, { a: { facing: 3, ...points } }), LOCKED)
      const [gun] = weaponsOf(state, shipOf(state, 'a'))
      if (!gun) throw new Error('the ship has no weapon')
      return rules(railgunNeeds(state, shipOf(state, 'a'), gun, shipOf(state, 'b')))
    }
    expect([rear(), rear(0)]).toEqual([[['EE-RAI-04', 0]], [['EE-RAI-04', 0]]])
    expect(rear(1)).toEqual([
      ['EE-RAI-04', 0],
      ['EE-RAI-06', 1],
    ])
  })
  test('EE-DES-10: the price of a warship with a standard crew has one reason', () => {
    expect(priceOf(shipNamed('Javelin')).because).toEqual([['destroyer', 8, 'EE-DES-10']])
  })
})
