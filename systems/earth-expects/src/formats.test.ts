// Events as they were once written are read as today's (test/journals).
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fromFormat1 } from './formats.ts'
import { system } from './system.ts'

const journal = z.object({ entries: z.array(z.object({ format: z.int(), events: z.array(z.looseObject({ type: z.string() })) })) })
const { entries } = journal.parse(JSON.parse(readFileSync(new URL('../test/journals/1.journal', import.meta.url), 'utf8')))
const old = entries.flatMap(({ events }) => events)

test('there is a step from each format to the next, up to today’s', () => {
  expect(system.format.number).toBe(system.format.upcasts.length + 1)
  expect(new Set(entries.map(({ format }) => format))).toEqual(new Set([1]))
})
test('EE-IMP-01: where nothing was known of impossible moves, nobody has made one', () => {
  const [begun] = old
  expect(system.schema.event.safeParse(begun).success).toBe(false)
  const today = fromFormat1(begun)
  expect(system.schema.event.safeParse(today).success).toBe(true)
  const none = { overreached: [], shown: {} }
  expect(today).toMatchObject({ type: 'begun', state: { secret: { yellow: none, blue: none } } })
  expect(today).toMatchObject(begun ?? {})
})
test('all that came after it reads as it did', () => {
  const [, ...rest] = old
  expect(rest.length).toBeGreaterThan(20)
  expect(rest.map(fromFormat1)).toEqual(rest)
})
