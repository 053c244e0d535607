import { expect, test } from 'vitest'
import { explained } from './explained.ts'
import { outcomeEntry } from './log-parts.ts'

const textOf = (winners: readonly string[], points: Readonly<Record<string, number>> | null = null): string => {
  const scores = points && Object.fromEntries(Object.entries(points).map(([seat, number]) => [seat, explained(['ships', number, 'T-1'])]))
  const { parts } = outcomeEntry({ winners, why: 'T-2', scores }, (seat) => seat.toUpperCase())
  return parts.map((part) => (typeof part === 'string' ? part : part.kind === 'number' ? part.text : part.kind)).join('')
}

test('the end names the winners, or a draw, under the clause of the outcome', () => {
  expect([textOf([]), textOf(['red']), textOf(['red', 'gold'])]).toEqual(['A draw.', 'RED wins.', 'RED and GOLD win.'])
  expect(outcomeEntry({ winners: [], why: 'T-2', scores: null }, String)).toMatchObject({ rules: ['T-2'], weight: 'heading', seat: null })
})
test('the points of every seat follow, each with its reasons', () => {
  expect(textOf(['red'], { red: 5, blue: 2 })).toBe('RED wins. RED 5, BLUE 2')
})
