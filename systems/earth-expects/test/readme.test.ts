// The examples of the README are read by what reads the real thing.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { designSchema } from '../src/design/design.ts'

const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the design in the README is one: a scout of twelve boxes', () => {
  const [, text = ''] = /```json design\n([^`]*)```/.exec(page) ?? []
  const design = designSchema.parse(JSON.parse(text))
  expect(design.boxes).toHaveLength(12)
  expect(new Set(design.boxes.map(({ at }) => at.join(','))).size).toBe(12)
  const drawn = new Set(design.boxes.flatMap(({ system }) => system ?? []))
  expect(Object.keys(design.primaries).filter((system) => !drawn.has(system))).toEqual([])
})
