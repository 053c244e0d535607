// Stored events of earlier formats are lifted to today's format (test/journals).
import { readFileSync } from 'node:fs'
import { withCallKeys } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fromFormat1, fromFormat2, fromFormat3, fromFormat5 } from './formats.ts'
import { system } from './game.ts'

const journal = z.object({ entries: z.array(z.object({ format: z.int(), events: z.array(z.looseObject({ type: z.string() })) })) })
/** All events of the kept journal of a format. */
function keptOf(format: number) {
  const text = readFileSync(new URL(`../test/journals/${format}.journal`, import.meta.url), 'utf8')
  const { entries } = journal.parse(JSON.parse(text))
  expect(new Set(entries.map((entry) => entry.format))).toEqual(new Set([format]))
  return entries.flatMap(({ events }) => events)
}
const isStoredAsNow = (event: unknown): boolean => system.schema.event.safeParse(event).success
/** Whether an event of format 4 can be read today. */
const isToday = (event: unknown): boolean => isStoredAsNow(fromFormat5(withCallKeys(event)))
/** An event of format 2 in today's format. */
const from2 = (event: unknown): unknown => fromFormat3(fromFormat2(event))

test('every format has an up-cast to the next and a kept journal', () => {
  expect(system.format.number).toBe(system.format.upcasts.length + 1)
  for (let format = 1; format <= system.format.number; format += 1) expect(keptOf(format).length).toBeGreaterThan(20)
})

describe('format 1', () => {
  const [begun, ...rest] = keptOf(1)
  test('EE-IMP-01: a setup without impossible moves gets empty lists for them', () => {
    const next = fromFormat1(begun)
    const none = { overreached: [], shown: {} }
    expect(next).toMatchObject({ type: 'begun', state: { secret: { yellow: none, blue: none } } })
    expect(next).toMatchObject(begun ?? {})
    expect([isToday(from2(begun)), isToday(from2(next))]).toEqual([false, true])
  })
  test('all later events are unchanged', () => {
    expect(rest.length).toBeGreaterThan(20)
    expect(rest.map(fromFormat1)).toEqual(rest)
  })
})

describe('format 2', () => {
  const old = keptOf(2)
  const placed = old.find(({ type }) => type === 'shipPlaced')
  const [begun] = old
  test('EE-SEN-08: a ship that was hit, fired or used sensors this turn is marked as loud', () => {
    expect([isToday(fromFormat3(placed)), isToday(from2(placed))]).toEqual([false, true])
    expect(fromFormat2(placed)).toMatchObject({ ...placed, ship: { loud: false } })
    const parsed = z.looseObject({ ship: z.looseObject({ deeds: z.looseObject({}) }) }).parse(placed)
    const after = (deeds: object) => ({ ...parsed, ship: { ...parsed.ship, deeds: { ...parsed.ship.deeds, ...deeds } } })
    for (const deeds of [{ hurt: true }, { fired: ['L1'] }, { sensors: ['0,0'] }])
      expect(fromFormat2(after(deeds))).toMatchObject({ ship: { loud: true } })
    const state = { ships: { a: parsed.ship }, secret: { blue: { hidden: { b: after({ hurt: true }).ship } } }, play: { agenda: [] } }
    expect(fromFormat2({ type: 'begun', state })).toMatchObject({
      state: { ships: { a: { loud: false } }, secret: { blue: { hidden: { b: { loud: true } } } } },
    })
    expect(fromFormat2(begun)).toEqual(begun)
  })
  test('EE-SSN-01: the automatic step of simple sensors becomes a call for attempts', () => {
    const paused = old.find((event) => event.type === 'paused' && JSON.stringify(event).includes('simpleSensors'))
    expect([isToday(fromFormat3(paused)), isToday(from2(paused))]).toEqual([false, true])
    expect(JSON.stringify(fromFormat2(paused))).toBe(JSON.stringify(paused).replaceAll('simpleSensors', 'sense'))
  })
  test('all other events are unchanged', () => {
    const rest = old.filter(({ type }) => type !== 'paused' && type !== 'shipPlaced')
    expect(rest.length).toBeGreaterThan(20)
    expect(rest.map(fromFormat2)).toEqual(rest)
    expect(old.map(from2).every(isToday)).toBe(true)
  })
})

describe('format 3', () => {
  const old = keptOf(3)
  const shapeOf = (event: unknown) => JSON.stringify(event)
  test('a ship gets the number at the end of its id', () => {
    const placed = old.find(({ type }) => type === 'shipPlaced')
    expect([isToday(placed), isToday(fromFormat3(placed))]).toEqual([false, true])
    const { ship } = z.looseObject({ ship: z.looseObject({}) }).parse(placed)
    const numberOf = (id: string) => fromFormat3({ ship: { ...ship, id } })
    expect(numberOf('yellow-04')).toMatchObject({ ship: { id: 'yellow-04', number: 4 } })
    expect(numberOf('icarus')).toMatchObject({ ship: { number: 1 } })
  })
  test('a missile gets its shot from its id, and a lost missile its ship and turn too', () => {
    const missile = { id: 'm3-yellow-01-2', from: 'yellow-01', launched: 3, lay: null }
    expect(fromFormat3({ missile })).toEqual({ missile: { ...missile, shot: 2 } })
    const lost = { type: 'missileLost', missile: missile.id, seat: 'yellow', why: 'EE-MIS-09', die: null }
    expect(fromFormat3(lost)).toEqual({ ...lost, from: 'yellow-01', launched: 3, shot: 2 })
    expect([isToday(lost), isToday(fromFormat3(lost))]).toEqual([false, true])
    expect(fromFormat3({ ...lost, missile: 'm' })).toMatchObject({ from: 'm', launched: 0, shot: 0 })
  })
  test('all other events are unchanged', () => {
    const rest = old.filter((event) => !/"deeds"|"launched"|missileLost/.test(shapeOf(event)))
    expect(rest.length).toBeGreaterThan(20)
    expect(rest.map(fromFormat3)).toEqual(rest)
    expect(old.map(fromFormat3).every(isToday)).toBe(true)
  })
})

describe('format 4', () => {
  test('calls without keys get the default ones, and nothing else changes', () => {
    const old = keptOf(4)
    expect(old.filter((event) => !isStoredAsNow(event)).map(({ type }) => type)).toContain('paused')
    expect(old.filter((event) => !isToday(event))).toEqual([])
    const rest = old.filter(({ type }) => type !== 'paused' && type !== 'begun')
    expect(rest.map(withCallKeys)).toEqual(rest)
  })
})

describe('format 5', () => {
  const [begun, ...rest] = keptOf(5)
  test('a match begins without power and shots of last turn, and nothing else changes', () => {
    expect([isStoredAsNow(begun), isStoredAsNow(fromFormat5(begun))]).toEqual([false, true])
    expect(fromFormat5(begun)).toMatchObject({ ...begun, state: { volley: [], secret: { yellow: { allotted: {} } } } })
    expect(rest.map(fromFormat5)).toEqual(rest)
  })
})
