import { readFileSync } from 'node:fs'
import { system } from '@admiralty/systems/skirmish'
import { printedByExample } from '@admiralty/testkit/readme'
import { expect, test } from 'vitest'
import { example } from '../test/example.ts'
import { last, playMatch } from '../test/host.ts'
import { damageTaken } from '../test/own-data.ts'
import * as match from './index.ts'

test('the example in the README runs and prints what its comments say', async () => {
  const printed = await printedByExample(new URL('../', import.meta.url), example)
  expect(printed[0]?.[0]).toEqual([
    expect.objectContaining({ observation: expect.objectContaining({ type: 'mustered', seat: 'red', gear: null }) }),
    expect.objectContaining({ observation: expect.objectContaining({ type: 'mustered', seat: 'blue' }) }),
    expect.objectContaining({ observation: expect.objectContaining({ type: 'roundBegan' }) }),
    expect.objectContaining({ observation: expect.objectContaining({ type: 'supplied', seat: 'blue' }) }),
    expect.objectContaining({ observation: null }),
  ])
  expect(printed[1]?.[1]).toMatchObject({ ok: true, dice: 2 })
  expect(printed[2]).toEqual([true])
})

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('the header of the package names what it exports', () => {
  const lines = read('src/index.ts').match(/^\/\/ [a-z’' ]{19} [a-zA-Z].*$/gm) ?? []
  const names = lines.flatMap((line) => line.slice(23).split(/ {2,}/)[0]?.split(' ') ?? [])
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !(name in match))).toEqual([])
})

test('the fold in the README is the file that this test runs, and finds the damage that the squads have taken', () => {
  const [, second] = [...read('README.md').matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code)
  expect(second).toBe(read('test/own-data.ts'))
  const { journal, transitions } = playMatch(system, 4)
  const taken = damageTaken(match.exportJournal(journal))
  const { setup, squads } = system.schema.state.parse(last(transitions).match.state)
  for (const { seat, strength } of Object.values(squads)) expect(strength).toBe(setup.strength - (taken.get(seat) ?? 0))
  expect(taken.size).toBeGreaterThan(0)
})
