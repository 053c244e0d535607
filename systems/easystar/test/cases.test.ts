// The tests of every game that need no long match; the promises of README and readings, and the cases that the rule book asks for.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { caseFiles } from '@admiralty/testkit/describe-cases'
import { describeGame } from '@admiralty/testkit/describe-game'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { system } from '../src/index.ts'
import { secretSchema, shipSchema } from '../src/state.ts'
import { game, suite } from './suite.ts'

describeGame(game, suite, ['rule book', 'cases', 'playthroughs', 'lessons'])

const { files, resultOf } = caseFiles(system, new URL('../cases/', import.meta.url))

test('there are at least 200 cases', () => expect(files.length).toBeGreaterThanOrEqual(200))

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

const page = (name: string): string => readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), 'utf8')

describe('the README', () => {
  const shapes: readonly (readonly [string, z.ZodType])[] = [
    ['setup', system.schema.setup],
    ['position', system.schema.position],
    ['orders', z.array(system.schema.order)],
    ['ship', shipSchema],
    ['secret', secretSchema],
  ]
  test.each(shapes)('has a valid example of %s', (name, schema) => {
    const [, text = ''] = new RegExp(`\`\`\`json ${name}\\n([^\`]*)\`\`\``).exec(page('README.md')) ?? []
    expect(schema.safeParse(JSON.parse(text)).error).toBeUndefined()
  })
})

describe('the readings', () => {
  const readings = page('readings.md')
  test('list every ruling and every contradiction once', () => {
    const numbered = (prefix: string, count: number): readonly string[] =>
      Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`)
    const rows = [...readings.matchAll(/^\| ((?:R|X)-ES-\d{2,3}) \|/gm)].map(([, id]) => id)
    expect(rows.toSorted()).toEqual([...numbered('R-ES', 103), ...numbered('X-ES', 12)].toSorted())
  })
  test('name existing cases', () => {
    const named = [...readings.matchAll(/`([a-z-]+\/[a-z0-9-]+)`/g)].map(([, name]) => `${name}.json`)
    expect(named.length).toBeGreaterThan(80)
    expect(named.filter((name) => !files.includes(name))).toEqual([])
  })
})
