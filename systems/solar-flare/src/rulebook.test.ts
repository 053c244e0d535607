import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulebook } from '../rulebook/rulebook.ts'

const clauses = rulebook.chapters.flatMap((chapter) => chapter.clauses)
const readings = readFileSync(new URL('../readings.md', import.meta.url), 'utf8')

test('the book has the 146 clauses of the rules', () => expect(clauses).toHaveLength(146))
test('the clauses cite each of the 23 rulings, and the readings explain each', () => {
  const expected = Array.from({ length: 23 }, (_, index) => `R-SF-${String(index + 1).padStart(2, '0')}`)
  const cited = clauses.flatMap(({ text }) => text.match(/R-SF-\d\d/g) ?? [])
  expect([...new Set(cited)].sort()).toEqual(expected)
  expect((readings.match(/^\| R-SF-\d\d/gm) ?? []).map((row) => row.slice(2)).sort()).toEqual(expected)
})
