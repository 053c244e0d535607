// A new player's first match: 100 matches by Play now for each habit. `npx vitest run systems/gravity-well/test/newcomer.long.test.ts` prints the figures.
import { expect, test } from 'vitest'
import { doesNothing, followsTheProposal, type Habit, newcomerFigures, takesTheFirstRow } from './newcomer.ts'

const MATCHES = 100
const SEEDS = Array.from({ length: MATCHES }, (_, index) => index + 1)
function figuresOf(name: string, habit: Habit) {
  const figures = newcomerFigures(habit, SEEDS)
  console.log(`${name}: ${JSON.stringify(figures)}`)
  return figures
}

test('a player who follows the proposals beats an ensign in at least 80 of 100, and no match takes more than 45 answers', () => {
  const { won, mostAnswers, medianATurn } = figuresOf('follows the proposals', followsTheProposal)
  expect(won).toBeGreaterThanOrEqual(80)
  expect(mostAnswers).toBeLessThanOrEqual(45)
  expect(medianATurn).toBeLessThanOrEqual(4)
})
test('a player who takes the first row every time seldom wins, and one who does nothing never', () => {
  const [first, nothing] = [figuresOf('takes the first row', takesTheFirstRow), figuresOf('does nothing', doesNothing)]
  expect(first.won).toBeLessThanOrEqual(MATCHES / 5)
  expect(first.mostAnswers).toBeLessThanOrEqual(40)
  expect(nothing.won).toBe(0)
})
