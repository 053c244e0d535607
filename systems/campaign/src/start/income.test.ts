import { describe, expect, test } from 'vitest'
import { chargeShare, credits, incomeShare, moneyText } from '../money.ts'
import type { Position } from '../position.ts'
import { setupFor, stateFor, worldOf, worldsWith } from '../table-for-tests.ts'
import { bestPairing, capitalOf, gainsOf, incomeOf, initialIncome, proposedPartners, scoreOf } from './income.ts'
import { neutralDefence } from './neutrals.ts'

test('CR-X.1: a share of an income is rounded down and a charge up, to the hundredth', () => {
  expect([incomeShare(801, 1, 2), incomeShare(800, 2, 3), chargeShare(801, 1, 2), chargeShare(800, 1, 2)]).toEqual([400, 533, 401, 400])
  expect([credits(38), moneyText(378_000), moneyText(1225), moneyText(1210)]).toEqual([3800, '3,780', '12.25', '12.10'])
})

describe('incomes', () => {
  test('CR-2.1, CR-2.6a: an income has the reasons of its dice', () => {
    expect(incomeOf(worldOf({ rolled: 7, extra: 4, linked: 2, base: 13 })).because).toEqual([
      ['two dice', 7, 'CR-2.6a'],
      ['its resource', 4, 'CR-2.6b'],
      ['worlds linked to this hub alone', 2, 'CR-2.7'],
    ])
    expect(incomeOf(worldOf({ rolled: 7, base: 5 }))).toEqual({
      total: 5,
      because: [
        ['two dice', 7, 'CR-2.6a'],
        ['destroyed', -2, 'CR-2.6a'],
      ],
    })
  })
  test('CR-2.6b: a third die of one and a single link are reasons, too', () => {
    expect(incomeOf(worldOf({ rolled: 6, extra: 1, linked: 1, base: 8, luxury: 1 })).because.map(([, amount]) => amount)).toEqual([
      6, 1, 1, 1,
    ])
    expect(incomeOf(worldOf({ rolled: 6, base: 5 })).because).toHaveLength(2)
    expect(incomeOf(worldOf({ rolled: 7, extra: 2, linked: 1, base: 8 })).because.at(-1)).toEqual(['destroyed', -2, 'CR-2.6a'])
  })
  test('CR-2.6c: the die of luxuries counts this week', () => {
    expect(incomeOf(worldOf({ rolled: 6, base: 6, luxury: 9 }))).toEqual({
      total: 15,
      because: [
        ['two dice', 6, 'CR-2.6a'],
        ['luxuries this week', 9, 'CR-2.6c'],
      ],
    })
  })
})

/** Red has a row of three worlds and one far away; blue has one world. */
const owned: Position = {
  at: [{ step: 'purchase' }],
  worlds: worldsWith({ '0101': 4, '0103': 9, '0105': 6, '1301': 5, '1313': 10 }),
  seats: { red: { worlds: ['0101', '0103', '0105', '1301'] }, blue: { worlds: ['1313'] } },
}
const state = stateFor(owned)

describe('pairs of own worlds', () => {
  test('CR-4.2: each world of a pair gains the income of the other', () => {
    expect(gainsOf(state.land, [['0101', '0103']])).toBe(13)
    expect(
      gainsOf(state.land, [
        ['0101', '0103'],
        ['0105', '1301'],
      ]),
    ).toBe(24)
  })
  test('CR-4.2, CR-10.1b: the best pairing uses each world once and pairs those in reach of each other', () => {
    expect(bestPairing(state.land, ['0101', '0103', '0105', '1301'])).toEqual([['0103', '0105']])
    const four = stateFor({ ...owned, worlds: worldsWith({ '0101': 4, '0103': 9, '0105': 8, '0107': 3, '1301': 5, '1313': 10 }) })
    // 0103 with 0105 alone would gain 17; the two pairs gain 24.
    expect([...bestPairing(four.land, ['0101', '0103', '0105', '0107'])].map((pair) => [...pair].sort()).sort()).toEqual([
      ['0101', '0103'],
      ['0105', '0107'],
    ])
    expect(bestPairing(four.land, [])).toEqual([])
  })
  test('CR-10.1a: a network of lanes brings far worlds into reach', () => {
    const lanes = stateFor({ ...owned, lanes: [['0103', '1301']] })
    expect(gainsOf(lanes.land, bestPairing(lanes.land, ['0101', '0103', '0105', '1301']))).toBe(15)
    const far = stateFor({ ...owned, lanes: [['0101', '1301']] })
    expect(gainsOf(far.land, bestPairing(far.land, ['0101', '0103', '0105', '1301']))).toBe(24)
  })
})

describe('the starting capital', () => {
  test('CR-4.2: it is 50 times the incomes of all own worlds with the gains of the pairs', () => {
    expect(capitalOf(state, 'red', [])).toEqual({ total: 120_000, because: [['50 times the income', 120_000, 'CR-4.2']] })
    expect(capitalOf(state, 'red', [['0101', '0103']]).total).toBe(185_000)
    expect(initialIncome(state, 'red', [['0101', '0103']]).because).toEqual([
      ['world 0101', 4, 'CR-2.6a'],
      ['world 0103', 9, 'CR-2.6a'],
      ['world 0105', 6, 'CR-2.6a'],
      ['world 1301', 5, 'CR-2.6a'],
      ['trade of 0101 and 0103', 13, 'CR-4.2'],
    ])
  })
  test('CR-4.2: with base incomes only, pairs count for nothing', () => {
    const plain = stateFor(owned, setupFor(2, { capital: 'base' }))
    expect(proposedPartners(plain, 'red')).toEqual([])
    expect(proposedPartners(state, 'red')).toEqual([['0103', '0105']])
    expect([capitalOf(plain, 'red', [['0101', '0103']]).total, scoreOf(plain, 'red').total]).toEqual([120_000, 24])
  })
  test('CR-X.14: a levelled start gives an empire below the mean the difference', () => {
    const level = stateFor(owned, setupFor(2, { start: 'levelled' }))
    // Red has 24 + 15 = 39 and blue 10: the mean is 24.5.
    expect(capitalOf(level, 'blue', [])).toEqual({
      total: 122_500,
      because: [
        ['50 times the income', 50_000, 'CR-4.2'],
        ['levelled start', 72_500, 'CR-X.14'],
      ],
    })
    expect(capitalOf(level, 'red', []).total).toBe(120_000)
    expect(capitalOf(state, 'blue', []).total).toBe(50_000)
    const three = stateFor(
      { ...owned, seats: { red: { worlds: ['0101'] }, blue: { worlds: ['0103'] }, gold: { worlds: ['0105'] } } },
      setupFor(3, { start: 'levelled' }),
    )
    // 200, 450 and 300 credits: the mean of 316.66 is rounded down to the hundredth.
    const capitals = (['red', 'gold', 'blue'] as const).map((seat) => capitalOf(three, seat, []).total)
    expect(capitals).toEqual([31_666, 31_666, 45_000])
  })
})

test('CR-8.3, CR-X.15: a neutral world has 150 points of defence for a point of income, or 250', () => {
  const world = worldOf({ base: 6 })
  expect(neutralDefence(setupFor(2), world)).toEqual({ total: 900, because: [['150 for each point of income', 900, 'CR-8.3']] })
  expect(neutralDefence(setupFor(2, { neutrals: 'defended' }), world)).toEqual({
    total: 1500,
    because: [['250 for each point of income', 1500, 'CR-X.15']],
  })
})
