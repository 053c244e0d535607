import type { Outcome, Rulebook } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { endedWords, endingWhy, endingWords, winnersSentence } from './ending.ts'

const book: Rulebook = {
  title: 'A book',
  chapters: [{ title: 'The end', clauses: [{ id: 'SK-END-01', heading: 'Last one standing', text: '', advice: false }] }],
}
const ended = (why: Outcome['why'], ...winners: readonly string[]): Outcome => ({ winners, why, scores: null })

test('spectators read the names of the winners, or that it is a draw', () => {
  expect(endingWords(ended('SK-END-01', 'red'), [])).toBe('Red won')
  expect(endingWords(ended('SK-END-01', 'red', 'white'), [])).toBe('Red and White won')
  expect(endingWords(ended('SK-END-01'), [])).toBe('Draw')
  expect(winnersSentence(ended('SK-END-01', 'red'), [])).toBe('')
})
test('a player reads You won, You lost or Draw, and who has won', () => {
  const outcome = ended('SK-END-01', 'red')
  expect(['red', 'blue'].map((seat) => endingWords(outcome, [seat]))).toEqual(['You won', 'You lost'])
  expect(winnersSentence(outcome, ['blue'])).toBe('Red won.')
  expect([endingWords(ended('SK-END-01'), ['blue']), winnersSentence(ended('SK-END-01'), ['blue'])]).toEqual(['Draw', ''])
})
test('in teams, both seats of the side have won or lost', () => {
  const outcome = ended('SK-END-01', 'red', 'white')
  expect(['red', 'white', 'blue', 'black'].map((seat) => endingWords(outcome, [seat]))).toEqual([
    'You won',
    'You won',
    'You lost',
    'You lost',
  ])
  // One person holds both seats of a side.
  expect([endingWords(outcome, ['white', 'red']), endingWords(outcome, ['blue', 'black'])]).toEqual(['You won', 'You lost'])
})
test('a person with seats on both sides reads who has won', () => {
  expect(endingWords(ended('SK-END-01', 'red'), ['red', 'blue'])).toBe('Red won')
  expect(endingWords(ended('SK-END-01', 'red'), ['blue', 'red'])).toBe('Red won')
  // In a match of three sides, both of the person's seats have lost.
  expect(endingWords(ended('SK-END-01', 'green'), ['red', 'blue'])).toBe('You lost')
})
test('the reason is the heading of the clause; concessions and agreed draws have no clause', () => {
  expect(endingWhy(ended('SK-END-01', 'red'), book)).toEqual({ text: 'Last one standing', rule: 'SK-END-01' })
  expect(endingWhy(ended('MATCH-DRAWN'), book).rule).toBeNull()
  expect(endingWhy(ended('MATCH-CONCEDED', 'red'), book).text).toMatch(/conceded/)
  const lines = [ended('SK-END-01', 'red'), ended('MATCH-CONCEDED', 'red'), ended('MATCH-DRAWN')]
  expect(lines.map((outcome) => endedWords(outcome, []))).toEqual(['Red won', 'Red won by concession', 'Draw by agreement'])
  expect(lines.map((outcome) => endedWords(outcome, ['blue']))).toEqual(['You lost', 'You lost by concession', 'Draw by agreement'])
})
