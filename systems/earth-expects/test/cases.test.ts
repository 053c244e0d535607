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

test('each asks another question, and its title begins with its first rule', () => {
  const all = files.map((file) => resultOf(file))
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  for (const { title, rules } of all) expect(title.startsWith(`${rules[0]}: `), title).toBe(true)
})
