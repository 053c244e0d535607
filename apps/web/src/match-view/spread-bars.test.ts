import { expect, test } from 'vitest'
import { barsOf, chanceOfAny } from './spread-bars.ts'

const ends = (...chances: readonly number[]) => chances.map((chance, value) => ({ value, chance }))

test('few results have a bar each', () => {
  expect(barsOf(ends(0.5, 0.25, 0.25)).map(({ said }) => said)).toEqual(['0', '1', '2'])
  expect(barsOf(ends(0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2)).map(({ said }) => said)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
})
test('of many results the high ones share the last bar with the sum of their chances', () => {
  const bars = barsOf(ends(0.5, 0.1, 0.1, 0.1, 0.05, 0.05, 0.025, 0.025, 0.03, 0.02))
  expect(bars.map(({ said }) => said)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7+'])
  expect(bars.at(-1)?.chance).toBeCloseTo(0.075)
  expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
})
test('the chance of any result is that of all above 0', () => {
  const spread = (...chances: readonly number[]) => ({ title: 'hull boxes', ends: ends(...chances), also: [] })
  expect(chanceOfAny(spread(0.84, 0.1, 0.06))).toBeCloseTo(0.16)
  expect(chanceOfAny(spread(1))).toBeNull()
  expect(chanceOfAny({ ...spread(), ends: [{ value: 2, chance: 1 }] })).toBeNull()
})
