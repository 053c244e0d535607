// Every case proves the clauses that it names.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { playCase } from '@admiralty/lessons'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { system } from './index.ts'

const folder = fileURLToPath(new URL('../cases/', import.meta.url))
const head = z.object({ title: z.string(), rules: z.array(z.string()) })
const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => {
    const text: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
    const { title, rules } = head.parse(text)
    return { name: `${rules.join(', ')}: ${title} (${file})`, text }
  })

test.each(cases)('$name', ({ text }) => {
  const { passed, failures } = playCase(system, text)
  expect(failures).toEqual([])
  expect(passed).toBe(true)
})
