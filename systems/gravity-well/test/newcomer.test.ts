// A sample of the first matches of new players; the long test has the figures.
import { expect, test } from 'vitest'
import { followsTheProposal, newcomerFigures, takesTheFirstRow } from './newcomer.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
test('what a new player does decides the match by Play now: the proposals win it, the first row loses it', () => {
  const [plan, row] = [newcomerFigures(followsTheProposal, SEEDS), newcomerFigures(takesTheFirstRow, SEEDS)]
  expect(plan.won).toBeGreaterThanOrEqual(5)
  expect(row.won).toBeLessThanOrEqual(1)
  for (const { mostAnswers, medianATurn } of [plan, row]) {
    expect(mostAnswers).toBeLessThanOrEqual(40)
    expect(medianATurn).toBeLessThanOrEqual(4)
  }
})
