import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulebook } from '../rulebook/rulebook.ts'

const clauses = rulebook.chapters.flatMap((chapter) => chapter.clauses)
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the book has every clause of the rules once, in whole sentences', () => {
  expect(clauses).toHaveLength(222)
  expect(new Set(clauses.map(({ id }) => id)).size).toBe(222)
  for (const { id, heading, text } of clauses) {
    expect(id).toMatch(/^FT-[A-Z]+-\d\d$/)
    expect(heading, id).toMatch(/^[A-Z].*[^.]$/)
    expect(text, id).toMatch(/^[A-Z0-9].{15,}\.$/)
    expect(text, id).not.toContain('—')
  }
  expect(clauses.filter(({ advice }) => advice).map(({ id }) => id)).toEqual(['FT-FTR-22', 'FT-OPT-08'])
})
test('the clauses cite each of the 89 rulings, and the readings explain each', () => {
  const expected = Array.from({ length: 89 }, (_, index) => `R-FT-${String(index + 1).padStart(2, '0')}`)
  const cited = clauses.flatMap(({ text }) => text.match(/R-FT-\d\d/g) ?? [])
  expect([...new Set(cited)].sort()).toEqual(expected)
  expect((read('../readings.md').match(/^\| R-FT-\d\d/gm) ?? []).map((row) => row.slice(2)).sort()).toEqual(expected)
})
test('the book has every clause that the code cites', () => {
  const ids = new Set<string>(clauses.map(({ id }) => id))
  const named = ['../src/', '../data/'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => [...read(`${folder}${file}`).matchAll(/FT-[A-Z]+-\d\d/g)].map(([id]) => ({ file, id }))),
  )
  expect(named.filter(({ id }) => !/^[A-Z]-/.test(id) && !ids.has(id))).toEqual([])
})
