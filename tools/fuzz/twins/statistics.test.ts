import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { correctedThreshold, tailChance, welch } from './statistics.ts'

test('the chance of a normal variable beyond z is that of the tables', () => {
  expect(tailChance(1.959964)).toBeCloseTo(0.05, 6)
  expect(tailChance(3)).toBeCloseTo(0.0026998, 7)
})

test('the threshold for one test is unchanged, and twenty tests share the chance of one', () => {
  expect(correctedThreshold(3, 1)).toBeCloseTo(3, 6)
  expect(tailChance(correctedThreshold(3, 20)) * 20).toBeCloseTo(tailChance(3), 8)
})

test('equal samples differ little; a shift of a tenth of the spread is found in a thousand samples each, behind rare long pauses', () => {
  const dice = seededDice(1)
  const sample = (shift: number) =>
    Array.from({ length: 4000 }, (_, index) => (dice.roll(1, 1000, 'time')[0] ?? 0) + shift + (index % 100 === 0 ? 100_000 : 0))
  const base = sample(0)
  expect(Math.abs(welch(base, sample(0)).z)).toBeLessThan(3)
  expect(welch(sample(50), base).z).toBeGreaterThan(3)
})
