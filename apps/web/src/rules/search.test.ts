import type { Rulebook } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { clauseOf, countOf, searchRules } from './search.ts'

const clause = (id: `${string}-${string}`, heading: string, text: string) => ({ id, heading, text, advice: false })
const book: Rulebook = {
  title: 'Test',
  chapters: [
    {
      title: 'Moving',
      clauses: [
        clause('T-MOV-01', 'Speed', 'A ship moves as many hexes as its speed.'),
        clause('T-MOV-02', 'Turns', 'Slow ships turn more.'),
      ],
    },
    { title: 'Fire', clauses: [clause('T-FIR-01', 'Range', 'Count hexes.')] },
  ],
}

test('every word must occur in the id, heading or text, in any case', () => {
  expect(searchRules(book, 'SHIP hexes').map(({ title, clauses }) => [title, clauses.map(({ id }) => id)])).toEqual([
    ['Moving', ['T-MOV-01']],
  ])
  expect(countOf(searchRules(book, 'mov'))).toBe(2)
  expect(countOf(searchRules(book, 'hexes'))).toBe(2)
  expect(searchRules(book, 'torpedo')).toEqual([])
})
test('an empty search finds the whole book', () => {
  expect(searchRules(book, '  ')).toBe(book.chapters)
})
test('a clause is found with its chapter', () => {
  expect(clauseOf(book, 'T-FIR-01')?.chapter).toBe('Fire')
  expect(clauseOf(book, 'T-FIR-99')).toBeUndefined()
})
