// A made-up game has changed its events and its setup once. Its stored matches are lifted when they are read, and keep their bytes.
import type { RuleSystem } from '@admiralty/kernel'
import { system as skirmish } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { last, playMatch } from '../test/host.ts'
import { chainHash, eventsOf, exportJournal, headHash, importJournal, type Journal, reopen, setupOf, verifyJournal } from './index.ts'

const withType = z.looseObject({ type: z.string() })
const withoutAmbushes = z.looseObject({ ambushes: z.undefined().optional() })
const same = (value: unknown): unknown => value
const addAmbushes = (setup: unknown): unknown => ({ ...withoutAmbushes.parse(setup), ambushes: true })
const beginning = z.looseObject({ type: z.literal('begun'), state: z.looseObject({ setup: z.unknown() }) })
/** Format 1 wrote the type of an event in capitals. Neither its setups nor the setup in `begun` had a field `ambushes`. */
function fromFormat1(event: unknown): unknown {
  const known = withType.parse(event)
  const lifted = { ...known, type: known.type.charAt(0).toLowerCase() + known.type.slice(1) }
  const begun = beginning.safeParse(lifted).data
  return begun ? { ...begun, state: { ...begun.state, setup: addAmbushes(begun.state.setup) } } : lifted
}
const game: RuleSystem = { ...skirmish, id: 'made-up', format: { number: 2, upcasts: [{ event: fromFormat1, setup: addAmbushes }] } }

/** The event as format 1 wrote it. */
function inFormat1(event: unknown): unknown {
  const { type, ...rest } = withType.parse(event)
  const begun = beginning.safeParse(event).data
  const state = begun && { ...begun.state, setup: setupInFormat1(begun.state.setup) }
  return { type: type.charAt(0).toUpperCase() + type.slice(1), ...rest, ...(state && { state }) }
}
const setupInFormat1 = (setup: unknown): unknown => {
  const { ambushes: _, ...older } = z.looseObject({ ambushes: z.literal(true) }).parse(setup)
  return older
}
const { journal } = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((seed) => playMatch(game, seed))
  .find((played) => z.looseObject({ ambushes: z.literal(true) }).safeParse(played.journal.head.setup).success) ?? { journal: null }
if (!journal) throw new Error('no match has ambushes')
/** The same match as a host of format 1 stored it. From entry `change` on, a newer host has stored it. */
function stored(change: number): Journal {
  if (!journal) throw new Error('no match has ambushes')
  const head = { ...journal.head, format: 1, setup: setupInFormat1(journal.head.setup) }
  const entries = journal.entries.map((entry) =>
    entry.seq < change ? { ...entry, format: 1, events: entry.events.map(inFormat1) } : entry,
  )
  const chain: string[] = []
  for (const entry of entries) chain.push(chainHash({ secret: journal.secret ?? '', previous: chain.at(-1) ?? headHash(head) }, entry))
  return { ...journal, head, entries, chain }
}
const old = stored(Number.POSITIVE_INFINITY)

describe('a match of an older format', () => {
  test('is imported, replayed and verified like any other, and every byte stays', () => {
    const text = exportJournal(old)
    const read = importJournal(text, game)
    if ('refusal' in read) throw new Error(read.refusal.reason)
    expect(read.journal).toEqual({ ...old, head: { ...old.head, playedHere: false } })
    expect(verifyJournal(game, read.journal)).toMatchObject({ ok: true, findings: [], resolved: old.entries.length })
    expect(reopen(game, read.journal).state).toEqual(reopen(game, journal).state)
    expect(exportJournal({ ...read.journal, head: old.head })).toBe(text)
  })
  test('may go on in a newer format', () => {
    const mixed = stored(3)
    expect(new Set(mixed.entries.map(({ format }) => format))).toEqual(new Set([1, 2]))
    expect(verifyJournal(game, mixed)).toMatchObject({ ok: true, findings: [], resolved: mixed.entries.length })
  })
  test('is refused by a game that has no up-cast for it', () => {
    const without = { ...game, format: { number: 2, upcasts: [{ event: same, setup: same }] } }
    expect(importJournal(old, without)).toMatchObject({ failure: 'wrong', refusal: { reason: expect.stringContaining('setup') } })
  })
})

test('an event and a setup pass every up-cast between their format and the current one', () => {
  const add = (letter: string) => (value: unknown) => `${value}${letter}`
  const upcasts = [
    { event: add('b'), setup: add('B') },
    { event: same, setup: same },
    { event: add('d'), setup: same },
  ]
  const counted = { ...game, format: { number: 4, upcasts } }
  const eventFrom = (format: number) => last(eventsOf(counted, { format, events: ['a'] }))
  expect([1, 2, 3, 4].map(eventFrom)).toEqual(['abd', 'ad', 'ad', 'a'])
  expect([1, 2].map((format) => setupOf(counted, { format, setup: 'A' }))).toEqual(['AB', 'A'])
  for (const format of [0, 5])
    for (const read of [() => eventFrom(format), () => setupOf(counted, { format, setup: 'A' })])
      expect(read).toThrow(`format ${format} is unknown: this version of made-up knows formats 1 to 4`)
})
