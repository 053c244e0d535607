import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulebook } from '../rulebook/rulebook.ts'

const clauses = rulebook.chapters.flatMap((chapter) => chapter.clauses)
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the book has every clause of the rules once, in whole sentences', () => {
  expect(clauses).toHaveLength(154)
  expect(new Set(clauses.map(({ id }) => id)).size).toBe(154)
  for (const { id, heading, text } of clauses) {
    expect(id).toMatch(/^GW-[A-Z]+-\d\d$/)
    expect(heading, id).toMatch(/^[A-Z].*[^.]$/)
    expect(text, id).toMatch(/^[A-Z0-9].{15,}\.$/)
    expect(text, id).not.toContain('—')
  }
})
test('the clauses cite each of the 91 rulings, and the readings explain each', () => {
  const expected = Array.from({ length: 91 }, (_, index) => `R-GW-${String(index + 1).padStart(2, '0')}`)
  const cited = clauses.flatMap(({ text }) => text.match(/R-GW-\d\d/g) ?? [])
  expect([...new Set(cited)].sort()).toEqual(expected)
  expect((read('../readings.md').match(/^\| R-GW-\d\d/gm) ?? []).map((row) => row.slice(2)).sort()).toEqual(expected)
})
test('the book has every clause that the code cites', () => {
  const ids = new Set<string>(clauses.map(({ id }) => id))
  const sources = ['../src/', '../data/', '../ui/'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => ({ file, text: read(`${folder}${file}`) })),
  )
  const named = sources.flatMap(({ file, text }) => [...text.matchAll(/GW-[A-Z]+-\d\d/g)].map(([id]) => ({ file, id })))
  expect(named.filter(({ id }) => !id.startsWith('R-') && !ids.has(id))).toEqual([])
})
