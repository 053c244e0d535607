import { expect, test } from 'vitest'
import { crewFactors, crewOf, crewStars, hullRows, numberedRows } from './hull.ts'

test('FT-DES-05: four rows, longer rows first, and no row of 0 boxes (G-FT-13)', () => {
  expect([26, 10, 6, 2].map(hullRows)).toEqual([
    [7, 7, 6, 6],
    [3, 3, 2, 2],
    [2, 2, 1, 1],
    [1, 1],
  ])
  expect(hullRows(1)).toEqual([1])
})
test('FT-DES-23: a crew factor for every 20 mass or part of it', () =>
  expect([4, 20, 21, 90, 100, 300].map(crewFactors)).toEqual([1, 1, 2, 5, 5, 15]))
test('FT-DES-24: a star in every n-th box, the last in the last box (G-FT-12)', () => {
  expect(crewStars(27, 5)).toEqual([6, 12, 18, 24, 27])
  expect(crewStars(20, 5)).toEqual([4, 8, 12, 16, 20])
  expect(crewStars(2, 1)).toEqual([2])
})
test('FT-DES-24: stars that run past the end share the last box', () => expect(crewStars(9, 6)).toEqual([2, 4, 6, 8, 9, 9]))
test('FT-DES-05: boxes are numbered over the whole track', () => expect(numberedRows(6)).toEqual([[1, 2], [3, 4], [5], [6]]))
test('FT-DES-23: a merchant has one crew factor for 50 mass or part of it', () => {
  const crew = (merchant: boolean) => [4, 20, 21, 50, 51, 90, 100, 300].map((mass) => crewOf({ mass, merchant }))
  expect(crew(true)).toEqual([1, 1, 1, 1, 2, 2, 2, 6])
  expect(crew(false)).toEqual([1, 1, 2, 3, 3, 5, 5, 15])
  expect(crewOf({ mass: 100 })).toBe(5)
})
