// Stored events of earlier formats are read as events of the current one (test/journals).
import { readFileSync } from 'node:fs'
import { withCallKeys } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fromFormat1, fromFormat2, fromFormat4 } from './formats.ts'
import { system } from './game.ts'

const journal = z.object({ entries: z.array(z.object({ format: z.int(), events: z.array(z.looseObject({ type: z.string() })) })) })
/** All events of the stored journal of a format. */
function keptOf(format: number) {
  const text = readFileSync(new URL(`../test/journals/${format}.journal`, import.meta.url), 'utf8')
  const { entries } = journal.parse(JSON.parse(text))
  expect(new Set(entries.map((entry) => entry.format))).toEqual(new Set([format]))
  return entries.flatMap(({ events }) => events)
}
const isStoredAsNow = (event: unknown): boolean => system.schema.event.safeParse(event).success
/** Whether an event of format 3 can be read now. */
const isCurrent = (event: unknown): boolean => isStoredAsNow(fromFormat4(withCallKeys(event)))
/** An event of format 1 in the current format. */
const lifted = (event: unknown): unknown => fromFormat2(fromFormat1(event))

test('there is an up-cast from each format to the next and a kept journal of each format', () => {
  expect(system.format.number).toBe(system.format.upcasts.length + 1)
  for (let format = 1; format <= system.format.number; format += 1) expect(keptOf(format).length).toBeGreaterThan(20)
})
test('events of the current format match the schema', () => {
  expect(keptOf(system.format.number).filter((event) => !isStoredAsNow(event))).toEqual([])
})

describe('format 1', () => {
  const old = keptOf(1)
  const fighter = (id: string) => ({ id, kind: 'attackCraft', gift: false })
  const numbersIn = (event: unknown): unknown => {
    const launched = z.looseObject({ fighter: z.looseObject({ number: z.unknown() }) }).parse(fromFormat1(event))
    return launched.fighter.number
  }
  test('a fighter has the number at the end of its id, on the table and aboard', () => {
    const refitted = old.find((event) => event.type === 'refitted' && JSON.stringify(event).includes('"bay":"bay-'))
    expect([isCurrent(refitted), isCurrent(lifted(refitted))]).toEqual([false, true])
    expect(numbersIn({ type: 'fighterLaunched', fighter: fighter('y-atk-12') })).toBe(12)
  })
  test('a fighter without a number on a counter is number 1', () => {
    for (const id of ['raider', 'raider-0', 'raider-2002']) expect(numbersIn({ type: 'fighterLaunched', fighter: fighter(id) })).toBe(1)
  })
  test('all events match the current schema, and events without fighters are unchanged', () => {
    expect(old.map(lifted).filter((event) => !isCurrent(event))).toEqual([])
    const rest = old.filter((event) => !JSON.stringify(event).includes('"gift":') || event.type === 'deployed')
    expect(rest.length).toBeGreaterThan(20)
    expect(rest.map(fromFormat1)).toEqual(rest)
  })
})

describe('format 2', () => {
  const old = keptOf(2)
  const ship = { hull: 'destroyer', speed: 1 }
  test('a ship that was deployed at speed 0 is a station', () => {
    const deployed = { type: 'deployed', ships: [ship, { ...ship, speed: 0 }] }
    expect(fromFormat2(deployed)).toEqual({
      type: 'deployed',
      ships: [
        { ...ship, station: false },
        { ...ship, speed: 0, station: true },
      ],
    })
  })
  test('in a position, a ship that gave up all its speed is a station, unless it has an engine', () => {
    const sheet = { speedTraded: 3, items: [] }
    const sheets = { a: sheet, b: { ...sheet, speedTraded: 2 }, c: { ...sheet, items: [{ kind: 'engine' }] } }
    const begun = { type: 'begun', state: { ships: { a: ship, b: ship, c: ship }, secret: { yellow: { sheets } } } }
    expect(fromFormat2(begun)).toMatchObject({ state: { ships: { a: { station: true }, b: { station: false }, c: { station: false } } } })
  })
  test('all events match the current schema, and events without ships are unchanged', () => {
    expect(old.map(fromFormat2).filter((event) => !isCurrent(event))).toEqual([])
    const rest = old.filter(({ type }) => type !== 'begun' && type !== 'deployed')
    expect(rest.map(fromFormat2)).toEqual(rest)
  })
})

describe('format 3', () => {
  test('calls without keys get the default ones, and nothing else changes', () => {
    const old = keptOf(3)
    expect(old.filter((event) => !isStoredAsNow(event)).map(({ type }) => type)).toContain('paused')
    expect(old.filter((event) => !isCurrent(event))).toEqual([])
    const rest = old.filter(({ type }) => type !== 'paused' && type !== 'begun')
    expect(rest.map(withCallKeys)).toEqual(rest)
  })
})

describe('format 4', () => {
  const old = keptOf(4)
  test('no ship has a path of last turn, and nothing else changes', () => {
    expect(old.filter((event) => !isStoredAsNow(event)).map(({ type }) => type)).toContain('deployed')
    expect(old.map(fromFormat4).filter((event) => !isStoredAsNow(event))).toEqual([])
    const rest = old.filter(({ type }) => type !== 'deployed' && type !== 'begun')
    expect(rest.map(fromFormat4)).toEqual(rest)
  })
})
