import { expect, test } from 'vitest'
import { seededDice } from './seeded-dice.ts'

const SEEDS = 2000
const PLACES = 169
/** How many of the first faces at neighbouring addresses are at most 3, for each seed. */
const low = Array.from({ length: SEEDS }, (_, seed) => {
  const dice = seededDice(seed + 1)
  return Array.from({ length: PLACES }, (_, place) => dice.at(`land/${String(place).padStart(4, '0')}`).roll(1, 6, 'world')[0] ?? 0).filter(
    (face) => face <= 3,
  ).length
})
const mean = low.reduce((sum, count) => sum + count, 0) / SEEDS

test('the first faces at neighbouring addresses are independent: their sum spreads as that of fair dice does', () => {
  const variance = low.reduce((sum, count) => sum + (count - mean) ** 2, 0) / SEEDS
  expect(Math.abs(mean - PLACES / 2)).toBeLessThan(0.6)
  // The variance of 169 fair halves is 42.25; that of 2,000 samples strays by 1.3.
  expect(Math.abs(variance - PLACES / 4)).toBeLessThan(5)
})
test('the same seed and address give the same faces, whatever was rolled elsewhere', () => {
  const [one, other] = [seededDice(7), seededDice(7)]
  other.roll(5, 6, 'elsewhere')
  expect(one.at('here').roll(9, 6, 'here')).toEqual(other.at('here').roll(9, 6, 'here'))
})
