// The written cases of this game: a file for each question, played as `admiralty run` plays them.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { playCase } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import { system } from '../src/index.ts'

const folder = fileURLToPath(new URL('../cases/', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort()
const read = (file: string): unknown => JSON.parse(readFileSync(`${folder}${file}`, 'utf8'))
const resultOf = (file: string): ReturnType<typeof playCase> => playCase(system, read(file))

describe('cases', () => {
  test.each(files)('%s', (file) => {
    const { passed, failures } = resultOf(file)
    expect(failures).toEqual([])
    expect(passed).toBe(true)
  })
})

test('there are many, and each asks another question', () => {
  const titles = files.map((file) => resultOf(file).title)
  expect(files.length).toBeGreaterThanOrEqual(200)
  expect(new Set(titles).size).toBe(titles.length)
})

test.each(Array.from({ length: 16 }, (_, index) => String(index + 1).padStart(2, '0')))(
  'the golden example ES-GLD-%s has a case',
  (number) => {
    const golden = files.filter((file) => file.startsWith(`golden/golden-${number}-`))
    expect(golden).not.toEqual([])
    for (const file of golden) expect(resultOf(file).title).toMatch(new RegExp(`^ES-GLD-${number}: `))
  },
)

test('every chapter of the rule book has cases', () => {
  const shown = new Set(files.flatMap((file) => resultOf(file).rules))
  const without = system.rulebook.chapters.filter(({ clauses }) => !clauses.some(({ id, advice }) => !advice && shown.has(id)))
  expect(without.map(({ title }) => title)).toEqual([])
})
