import type { Outcome, Rulebook } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { endedWords, endingWhy, endingWords } from './ending.ts'

const book: Rulebook = {
  title: 'A book',
  chapters: [{ title: 'The end', clauses: [{ id: 'SK-END-01', heading: 'Last one standing', text: '', advice: false }] }],
}
const ended = (why: Outcome['why'], ...winners: readonly string[]): Outcome => ({ winners, why, scores: null })

test('the result names the winners, or is a draw', () => {
  expect(endingWords(ended('SK-END-01', 'red'))).toBe('Red won')
  expect(endingWords(ended('SK-END-01', 'red', 'white'))).toBe('Red and White won')
  expect(endingWords(ended('SK-END-01'))).toBe('Draw')
})
test('the reason is the heading of the clause; concessions and agreed draws have no clause', () => {
  expect(endingWhy(ended('SK-END-01', 'red'), book)).toEqual({ text: 'Last one standing', rule: 'SK-END-01' })
  expect(endingWhy(ended('MATCH-DRAWN'), book).rule).toBeNull()
  expect(endingWhy(ended('MATCH-CONCEDED', 'red'), book).text).toMatch(/conceded/)
  const lines = [ended('SK-END-01', 'red'), ended('MATCH-CONCEDED', 'red'), ended('MATCH-DRAWN')].map(endedWords)
  expect(lines).toEqual(['Red won', 'Red won by concession', 'Draw by agreement'])
})
