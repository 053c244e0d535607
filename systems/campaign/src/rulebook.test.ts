import { readFileSync } from 'node:fs'
import { CLAUSE_ID } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { rulebook } from '../rulebook/rulebook.ts'

const clauses = rulebook.chapters.flatMap((chapter) => chapter.clauses)
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the book has 168 clauses, and the READMEs say so', () => {
  expect(clauses).toHaveLength(168)
  expect(read('../README.md')).toContain('168 clauses')
  expect(read('../../../README.md')).toContain('| 168 clauses: map')
})
test('the readings are numbered in order, and each is shown by clauses of the book', () => {
  const ids = new Set<string>(clauses.map(({ id }) => id))
  const rows = read('../readings.md')
    .split('\n')
    .filter((line) => line.startsWith('| R-CR-'))
  expect(rows.map((row) => row.split(' ')[1])).toEqual(rows.map((_, index) => `R-CR-${String(index + 1).padStart(2, '0')}`))
  const shown = rows.map((row) => row.match(new RegExp(CLAUSE_ID, 'g')) ?? [])
  expect(shown.filter((cited) => cited.length === 0 || cited.some((id) => !ids.has(id)))).toEqual([])
})
