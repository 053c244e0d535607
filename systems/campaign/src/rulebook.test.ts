import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulebook } from '../rulebook/rulebook.ts'

const clauses = rulebook.chapters.flatMap((chapter) => chapter.clauses)
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the book has 60 clauses, and the READMEs say so', () => {
  expect(clauses).toHaveLength(60)
  expect(read('../README.md')).toContain('60 clauses')
  expect(read('../../../README.md')).toContain('| 60 clauses: the map')
})
test('the readings are numbered in order, and each is shown by clauses of the book', () => {
  const ids = new Set<string>(clauses.map(({ id }) => id))
  const rows = read('../readings.md')
    .split('\n')
    .filter((line) => line.startsWith('| R-CR-'))
  expect(rows.map((row) => row.slice(2, 9))).toEqual(rows.map((_, index) => `R-CR-${String(index + 1).padStart(2, '0')}`))
  const shown = rows.map((row) => row.match(/CR-[A-Z]{3,4}-\d\d/g) ?? [])
  expect(shown.filter((cited) => cited.length === 0 || cited.some((id) => !ids.has(id)))).toEqual([])
})
