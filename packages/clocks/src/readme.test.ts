import { readFileSync } from 'node:fs'
import { printedByExample } from '@admiralty/testkit/readme'
import { expect, test } from 'vitest'
import { example } from '../test/example.ts'
import * as clocks from './index.ts'

test('the example in the README runs and prints what its comments say', async () => {
  const printed = await printedByExample(new URL('../', import.meta.url), example)
  expect(printed).toEqual([
    ['Orders are due on Sundays at 20:00 (Europe/Berlin), at least 2 days after the question.'],
    ['Sunday 6 December 2026, 20:00 (Europe/Berlin)', 'in 5 days 10 hours'],
    [true],
    ['the deadline of blue has not passed'],
    [1, null],
  ])
})

test('the README names every function and schema of the package', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const names = Object.keys(clocks)
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})
