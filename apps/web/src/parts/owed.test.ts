import { expect, test } from 'vitest'
import type { OwedQuestion } from '../api/types.ts'
import { dueText, nothingOwed, owedElsewhere, titleWith } from './owed.ts'

const question = (match: string): OwedQuestion => ({ match, seat: 'red', system: 's', title: match, moment: '', due: null, since: 1 })

test('the questions of the match on the screen are not counted, and the first of another match is next', () => {
  const page = { count: 120, questions: [question('here'), question('there'), question('here'), question('far')], next: 'more', saved: [] }
  expect(owedElsewhere(page, 'here')).toEqual({ count: 118, first: question('there') })
  expect(owedElsewhere(page, null)).toEqual({ count: 120, first: question('here') })
  expect(owedElsewhere(undefined, null)).toEqual({ count: 0, first: undefined })
})

test('without a question nobody waits, or only saved orders do', () => {
  expect([0, 1, 2].map(nothingOwed)).toEqual([
    'Nobody waits for you.',
    'No question is open. 1 saved order counts at its deadline.',
    'No question is open. 2 saved orders count at their deadlines.',
  ])
})

test('a title begins with the number of questions, if there are any', () => {
  expect([titleWith('Learn', { count: 0 }), titleWith('Learn', { count: 3 })]).toEqual(['Learn', '(3) Learn'])
})

test('a deadline is a date, one that has passed is now, and a question without one has none', () => {
  expect([dueText(null, 5), dueText(5, 5)]).toEqual([null, 'now'])
  expect(dueText(1_700_000_000_000, 5)).toMatch(/Nov.* 2023,/)
  expect(dueText(1_700_000_000_000, 1_699_900_000_000)).toMatch(/Nov \d+, \d\d:\d\d$/)
})
