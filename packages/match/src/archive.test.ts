import { readFileSync } from 'node:fs'
import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { playMatch } from '../test/host.ts'
import {
  closingOf,
  type Entry,
  entryText,
  eventsOf,
  exportJournal,
  exportPartial,
  type Head,
  importJournal,
  type Journal,
  messageFor,
  reopen,
  systemOfFile,
  verifyJournal,
} from './index.ts'

const { journal, transitions } = playMatch(system, 2)
const imported = (file: unknown): Journal => {
  const read = importJournal(file, system)
  if ('refusal' in read) throw new Error(read.refusal.reason)
  return read.journal
}
const reason = (file: unknown): string => {
  const read = importJournal(file, system)
  return 'refusal' in read ? read.refusal.reason : 'nothing wrong'
}

describe('a whole journal', () => {
  test('survives export and import, and is then marked as not played here', () => {
    const back = imported(exportJournal(journal))
    expect(back).toEqual({ ...journal, head: { ...journal.head, playedHere: false } })
    expect(verifyJournal(system, back)).toMatchObject({ ok: true, findings: [] })
    expect(reopen(system, back).state).toEqual(transitions.at(-1)?.match.state)
    expect(systemOfFile(exportJournal(journal))).toEqual({ system: 'skirmish' })
  })

  test('has one line for each entry', () => {
    const lines = exportJournal(journal).split('\n')
    expect(lines.filter((line) => line.startsWith('{"seq":'))).toHaveLength(journal.entries.length)
  })

  test('cannot be exported before its secret is published', () => {
    expect(() => exportJournal({ ...journal, secret: null })).toThrow('cannot be exported whole')
  })
})

describe('a file that gives no journal', () => {
  const failure = (change: (file: { readonly head: object; readonly entries: object[]; readonly chain: string[] }) => void): string => {
    const file = JSON.parse(exportJournal(journal))
    change(file)
    const read = importJournal(JSON.stringify(file), system)
    return 'failure' in read ? `${read.failure}: ${read.refusal.reason}` : 'nothing wrong'
  }
  test('is unread if it is damaged, cut off or something else', () => {
    const text = exportJournal(journal)
    for (const file of ['', 'ahoy', '{}', '[]', text.slice(0, -20), text.slice(0, text.length / 2)])
      expect.soft(importJournal(file, system), file.slice(0, 20)).toMatchObject({ failure: 'unread' })
    expect(systemOfFile(text.slice(0, -20))).toMatchObject({ failure: 'unread' })
    expect(failure((file) => Object.assign(file.head, { journal: 0 }))).toMatch('unread: ')
    expect(failure((file) => Object.assign(file, { extra: 1 }))).toMatch('unread: ')
  })
  test('is unknown if it has a later format or version, in its head or in an entry, or another game', () => {
    expect(failure((file) => Object.assign(file.head, { journal: 6, anything: 'new' }))).toBe(
      'unknown: it has format 6 of journals, but this program knows formats up to 5',
    )
    expect(systemOfFile({ head: { journal: 7 }, anything: 'new' })).toMatchObject({ failure: 'unknown' })
    const [version, format] = [system.version + 1, system.format.number + 1]
    expect(failure((file) => Object.assign(file.head, { version, setup: 'of another kind' }))).toBe(
      `unknown: it has version ${version} of the rules, but this program knows versions up to ${system.version}`,
    )
    expect(failure((file) => Object.assign(file.head, { format, setup: 'of another kind', anything: 'new' }))).toMatch(
      'unknown: it has format',
    )
    const inEntry = (changes: object) => failure((file) => Object.assign(file.entries?.[2] ?? {}, changes))
    expect(inEntry({ version, events: ['of another kind'] })).toMatch('unknown: entry 2 has version')
    expect(inEntry({ format, events: ['of another kind'], anything: 'new' })).toMatch('unknown: entry 2 has format')
    expect(failure((file) => Object.assign(file.head, { system: 'chess' }))).toBe('unknown: it is a match of chess, not of skirmish')
    const chess = (file: { readonly head: object }) =>
      Object.assign(file, { head: { ...file.head, system: 'chess', board: 8 }, clock: 'new' })
    expect(failure(chess)).toBe('unknown: it is a match of chess, not of skirmish')
    expect(systemOfFile(chess(JSON.parse(exportJournal(journal))))).toEqual({ system: 'chess' })
  })
  test('SK-GEN-01: is wrong with the reason and the clause if its setup is refused', () => {
    const setup = system.schema.setup.parse(journal.head.setup)
    const oneSide = { ...setup, seats: setup.seats.map(({ seat }) => ({ seat, side: 'dawn' })) }
    expect(failure((file) => Object.assign(file.head, { setup: oneSide }))).toBe(
      'wrong: its setup is not valid for this game: seats: the squads must fight on two sides (SK-GEN-01)',
    )
  })
  test('is wrong if it is a journal of a match that is not possible', () => {
    expect(failure((file) => Object.assign(file.head, { setup: 'of another kind' }))).toMatch('wrong: ')
    expect(failure((file) => Object.assign(file.entries?.[2] ?? {}, { events: ['of another kind'] }))).toMatch('wrong: entry 2')
    expect(failure((file) => void file.chain.pop())).toMatch('wrong: ')
  })
})

describe('a partial export', () => {
  test('contains the viewer’s messages, and no rolls, orders, events or secrets', () => {
    const partial = exportPartial(system, journal, 'red')
    expect(partial.messages).toEqual(transitions.map((transition) => messageFor(system, transition, 'red')))
    const text = JSON.stringify(partial)
    expect(text).not.toContain(journal.secret)
    for (const word of ['"rolls"', '"orders"', '"events"', '"secret":"', 'supply of']) expect(text).not.toContain(word)
    expect(Object.keys(partial.head)).not.toContain('position')
  })

  test('shows that cards were chosen, but not which', () => {
    const mustered = { ...journal, entries: journal.entries.slice(0, 2), chain: journal.chain.slice(0, 2) }
    const hidden = JSON.stringify(exportPartial(system, mustered, 'public'))
    expect(hidden).toContain('"mustered"')
    for (const gear of ['shield', 'flare', 'decoy']) {
      expect(exportJournal(mustered)).toContain(gear)
      expect(hidden).not.toContain(gear)
    }
  })
})

describe('an imported file', () => {
  const withHead = (change: Partial<Head>) => ({ ...journal, head: { ...journal.head, ...change } })
  const withEntry = (seq: number, change: (entry: Entry) => object) => ({
    ...journal,
    entries: journal.entries.map((entry) => (entry.seq === seq ? { ...entry, ...change(entry) } : entry)),
  })
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  const text = exportJournal(journal)

  test.each<[string, unknown, string]>([
    ['that is not JSON', 'hello', 'it is not JSON'],
    ['that is empty', '', 'it is not JSON'],
    ['that is only a number', '7', 'expected object'],
    ['that is nested too deeply', deep, 'nested deeper'],
    ['that is too long', ' '.repeat(12 * 2 ** 20 + 1), 'longer than'],
    ['with too many values', `[${'1,'.repeat(1_000_000)}1]`, 'more than'],
    [
      'with too many members in one object',
      `{${Array.from({ length: 3_000 }, (_, index) => `"n${index}":0`).join()}}`,
      'more than 2000 members',
    ],
    ['with two members of the same name', text.replace('"journal":5', '"journal":2,"journal":5'), 'same name'],
    ['with a reserved name', text.replace('"seatValues":{', '"seatValues":{"__proto__":"x",'), "'__proto__' is a reserved name"],
    ['of another game', withHead({ system: 'chess' }), 'it is a match of chess'],
    ['with an unknown field', { ...journal, more: 1 }, 'Unrecognized key'],
    ['without an opening', { ...journal, entries: [], chain: [] }, 'entries'],
    ['with a setup that is not valid', withHead({ setup: { seats: [] } }), 'setup'],
    ['with a position that is not valid', withHead({ position: { at: [] } }), 'position'],
    ['with too few hashes', { ...journal, chain: journal.chain.slice(1) }, 'hashes'],
    ['with entries in another order', { ...journal, entries: journal.entries.toReversed() }, 'out of place'],
    ['with events of a later format', withEntry(1, () => ({ format: 99 })), `knows formats up to ${system.format.number}`],
    ['with an unknown event', withEntry(1, ({ events }) => ({ events: [...events, { type: 'miracle' }] })), 'is not valid for this game'],
    [
      'with an additional field in an event',
      withEntry(1, ({ events }) => ({ events: events.map((event) => ({ ...Object(event), hidden: 1 })) })),
      'event 0 is not',
    ],
    [
      'with an order that is not valid',
      withEntry(1, ({ orders }) => ({ orders: { ...orders, red: { order: 'surrender' } } })),
      'an order is not',
    ],
    [
      'with an order of an unknown seat',
      withEntry(1, ({ orders }) => ({ orders: { ...orders, mauve: { order: 'rest' } } })),
      'not from the seats that were asked',
    ],
    ['with a seven on a die of six', withEntry(1, () => ({ rolls: [{ count: 1, sides: 6, reason: '', faces: [7] }] })), 'faces of a roll'],
    ['that begins without its opening events', withEntry(0, () => ({ events: journal.entries[1]?.events ?? [] })), 'does not follow'],
    ['with an answer to a call that was not open', withEntry(1, ({ call }) => ({ call: { ...call, id: '9/muster' } })), 'was not open'],
  ])('%s is refused with a reason', (_, file, words) => {
    expect(reason(file)).toContain(words)
  })

  test('without its last entries is accepted as a match in play', () => {
    const half = { ...journal, entries: journal.entries.slice(0, 4), chain: journal.chain.slice(0, 4), secret: null }
    expect(imported(half).entries).toHaveLength(4)
  })
})

describe('a journal in an older format', () => {
  const file = readFileSync(new URL('../../../systems/skirmish/test/journals/1.journal', import.meta.url), 'utf8')
  const old = imported(file)

  test('is folded and verified in the current format, and kept as written', () => {
    expect(old.head.format).toBe(1)
    expect(old.head).toMatchObject({ journal: 1 })
    expect(old.head).not.toHaveProperty('closing')
    expect(closingOf(old.head)).toBe('open')
    expect(file).toContain('"points":1')
    expect(JSON.stringify(old.entries)).toContain('"points":1')
    expect(old.entries.flatMap((entry) => eventsOf(system, entry)).every((event) => system.schema.event.safeParse(event).success)).toBe(
      true,
    )
    expect(system.outcome(system.schema.state.parse(reopen(system, old).state))).toBeDefined()
    expect(verifyJournal(system, old)).toMatchObject({ ok: true, findings: [], resolved: old.entries.length })
  })

  test('with an unknown format number throws', () => {
    expect(() => eventsOf(system, { format: system.format.number + 1, events: [] })).toThrow(`knows formats 1 to ${system.format.number}`)
    expect(() => eventsOf(system, { format: 0, events: [] })).toThrow(`knows formats 1 to ${system.format.number}`)
  })
})

describe('a journal of format 5', () => {
  const text = readFileSync(new URL('../../../systems/skirmish/test/journals/hashed-text.journal', import.meta.url), 'utf8')
  const kept = imported(text)

  test('hashes every entry as the line that is written in the file', () => {
    expect(kept.head.journal).toBe(5)
    expect(kept.entries.map(entryText)).toEqual(text.split('\n').flatMap((line) => /^\{"seq":.*\}(?=,?$)/.exec(line) ?? []))
    expect(verifyJournal(system, kept)).toMatchObject({ ok: true, findings: [], resolved: kept.entries.length })
  })
  test('is not correct if two entries have changed places with their hashes, or a value inside an entry has changed', () => {
    const entries = kept.entries.map((entry) => (entry.seq === 3 ? { ...entry, time: entry.time + 1 } : entry))
    expect(verifyJournal(system, { ...kept, entries }).findings).toEqual(['entry 3 does not match its hash in the chain'])
  })
})
