// A few hundred random maps, with wide bounds. `maps.long.test.ts` has thousands.
import { expect, test } from 'vitest'
import { greedyDrafts, mapFigures } from './maps-for-tests.ts'

test('CR-1.7a, CR-1.7b, CR-2.6a: 300 maps have worlds, incomes and resources in about the expected numbers', () => {
  const { worlds, income, withoutHub, withoutResource } = mapFigures(300)
  expect(worlds[0]).toBeGreaterThan(82)
  expect(worlds[0]).toBeLessThan(87)
  expect(income).toBeGreaterThan(6.5)
  expect(income).toBeLessThan(6.85)
  expect(withoutHub).toBeGreaterThan(0.04)
  expect(withoutHub).toBeLessThan(0.17)
  expect(withoutResource).toBeGreaterThan(0.24)
  expect(withoutResource).toBeLessThan(0.42)
})
test('CR-O.5, CR-4.2: 40 greedy drafts give about the expected capital and six worlds', () => {
  const { capital, worlds } = greedyDrafts(40)
  expect(capital).toBeGreaterThan(3500)
  expect(capital).toBeLessThan(4200)
  expect(worlds).toBeGreaterThan(5.7)
  expect(worlds).toBeLessThan(6.4)
})
