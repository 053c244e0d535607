// Events as they were once written are read as today's (test/journals).
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fromFormat1, fromFormat2 } from './formats.ts'
import { system } from './system.ts'

const journal = z.object({ entries: z.array(z.object({ format: z.int(), events: z.array(z.looseObject({ type: z.string() })) })) })
/** All events of the journal that is kept of a format. */
function keptOf(format: number) {
  const text = readFileSync(new URL(`../test/journals/${format}.journal`, import.meta.url), 'utf8')
  const { entries } = journal.parse(JSON.parse(text))
  expect(new Set(entries.map((entry) => entry.format))).toEqual(new Set([format]))
  return entries.flatMap(({ events }) => events)
}
const isToday = (event: unknown): boolean => system.schema.event.safeParse(event).success

test('there is a step from each format to the next, up to today’s, and a journal of each', () => {
  expect(system.format.number).toBe(system.format.upcasts.length + 1)
  for (let format = 1; format <= system.format.number; format += 1) expect(keptOf(format).length).toBeGreaterThan(20)
})

describe('format 1', () => {
  const [begun, ...rest] = keptOf(1)
  test('EE-IMP-01: where nothing was known of impossible moves, nobody has made one', () => {
    const next = fromFormat1(begun)
    const none = { overreached: [], shown: {} }
    expect(next).toMatchObject({ type: 'begun', state: { secret: { yellow: none, blue: none } } })
    expect(next).toMatchObject(begun ?? {})
    expect([isToday(fromFormat2(begun)), isToday(fromFormat2(next))]).toEqual([false, true])
  })
  test('all that came after it reads as it did', () => {
    expect(rest.length).toBeGreaterThan(20)
    expect(rest.map(fromFormat1)).toEqual(rest)
  })
})

describe('format 2', () => {
  const old = keptOf(2)
  const placed = old.find(({ type }) => type === 'shipPlaced')
  const [begun] = old
  test('EE-SEN-08: a ship has shown what she did in the turn at hand', () => {
    expect([isToday(placed), isToday(fromFormat2(placed))]).toEqual([false, true])
    expect(fromFormat2(placed)).toMatchObject({ ...placed, ship: { loud: false } })
    const told = z.looseObject({ ship: z.looseObject({ deeds: z.looseObject({}) }) }).parse(placed)
    const after = (deeds: object) => ({ ...told, ship: { ...told.ship, deeds: { ...told.ship.deeds, ...deeds } } })
    for (const deeds of [{ hurt: true }, { fired: ['L1'] }, { sensors: ['0,0'] }])
      expect(fromFormat2(after(deeds))).toMatchObject({ ship: { loud: true } })
    const state = { ships: { a: told.ship }, secret: { blue: { hidden: { b: after({ hurt: true }).ship } } }, play: { agenda: [] } }
    expect(fromFormat2({ type: 'begun', state })).toMatchObject({
      state: { ships: { a: { loud: false } }, secret: { blue: { hidden: { b: { loud: true } } } } },
    })
    expect(fromFormat2(begun)).toEqual(begun)
  })
  test('EE-SSN-01: where lock-ons without dice came of themselves, attempts are declared', () => {
    const paused = old.find((event) => event.type === 'paused' && JSON.stringify(event).includes('simpleSensors'))
    expect([isToday(paused), isToday(fromFormat2(paused))]).toEqual([false, true])
    expect(JSON.stringify(fromFormat2(paused))).toBe(JSON.stringify(paused).replaceAll('simpleSensors', 'sense'))
  })
  test('all else reads as it did', () => {
    const rest = old.filter(({ type }) => type !== 'paused' && type !== 'shipPlaced')
    expect(rest.length).toBeGreaterThan(20)
    expect(rest.map(fromFormat2)).toEqual(rest)
    expect(old.map(fromFormat2).every(isToday)).toBe(true)
  })
})
