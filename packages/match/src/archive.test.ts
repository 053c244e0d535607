import { FILE_FORMATS } from '@admiralty/kernel'
import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { playMatch } from '../test/host.ts'
import {
  type Entry,
  entryText,
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
  test('is unknown if its game has later rules or a later format, in its head or in an entry, or if it is another game', () => {
    const [version, format] = [system.version + 1, system.format.number + 1]
    expect(failure((file) => Object.assign(file.head, { version, setup: 'of another kind' }))).toBe(
      `unknown: it was made by a newer version of Admiralty: it has version ${version} of the rules, but this program knows only ${system.version}`,
    )
    expect(failure((file) => Object.assign(file.head, { format, setup: 'of another kind', anything: 'new' }))).toMatch(
      'unknown: it was made by a newer version of Admiralty: it has format',
    )
    const inEntry = (changes: object) => failure((file) => Object.assign(file.entries?.[2] ?? {}, changes))
    expect(inEntry({ version, events: ['of another kind'] })).toMatch('newer version of Admiralty: entry 2 has version')
    expect(inEntry({ format, events: ['of another kind'], anything: 'new' })).toMatch('newer version of Admiralty: entry 2 has format')
    expect(failure((file) => Object.assign(file.head, { system: 'chess' }))).toBe('unknown: it is a match of chess, not of skirmish')
    const chess = (file: { readonly head: object }) =>
      Object.assign(file, { head: { ...file.head, system: 'chess', board: 8 }, clock: 'new' })
    expect(failure(chess)).toBe('unknown: it is a match of chess, not of skirmish')
    expect(systemOfFile(chess(JSON.parse(exportJournal(journal))))).toEqual({ system: 'chess' })
  })
  test.each([
    [FILE_FORMATS.journal + 1, 'it was made by a newer version of Admiralty'],
    [FILE_FORMATS.journal - 1, 'it was made before the first release of Admiralty'],
    [1, 'it was made before the first release of Admiralty'],
  ])('is unknown if it has form %i, whatever else it has: %s', (number, reason) => {
    expect(failure((file) => Object.assign(file.head, { journal: number }))).toBe(`unknown: ${reason}`)
    expect(failure((file) => Object.assign(file.head, { journal: number, closing: 1, anything: 'else' }))).toBe(`unknown: ${reason}`)
    const file = { head: { journal: number }, anything: 'else' }
    expect(systemOfFile(file)).toMatchObject({ failure: 'unknown', refusal: { reason } })
    // The journal may come from a server of another version, without a file.
    const { head, ...rest } = journal
    const other: object = { ...head, journal: number }
    expect(verifyJournal(system, { ...rest, head: Object(other) })).toMatchObject({ ok: false, findings: [], limit: reason })
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
    ['with two members of the same name', text.replace('"journal":', '"journal":2,"journal":'), 'same name'],
    ['with a reserved name', text.replace('"seatValues":{', '"seatValues":{"__proto__":"x",'), "'__proto__' is a reserved name"],
    ['of another game', withHead({ system: 'chess' }), 'it is a match of chess'],
    ['with an unknown field', { ...journal, more: 1 }, 'Unrecognized key'],
    ['without an opening', { ...journal, entries: [], chain: [] }, 'entries'],
    ['with a setup that is not valid', withHead({ setup: { seats: [] } }), 'setup'],
    ['with a position that is not valid', withHead({ position: { at: [] } }), 'position'],
    ['with too few hashes', { ...journal, chain: journal.chain.slice(1) }, 'hashes'],
    ['with entries in another order', { ...journal, entries: journal.entries.toReversed() }, 'out of place'],
    ['with events of a later format', withEntry(1, () => ({ format: 99 })), `knows only ${system.format.number}`],
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

describe('a journal', () => {
  test('hashes every entry as the line that is written in the file', () => {
    const lines = exportJournal(journal).split('\n')
    expect(journal.entries.map(entryText)).toEqual(lines.flatMap((line) => /^\{"seq":.*\}(?=,?$)/.exec(line) ?? []))
    expect(verifyJournal(system, journal)).toMatchObject({ ok: true, findings: [], resolved: journal.entries.length })
  })
  test('is not correct if a value inside an entry has changed', () => {
    const entries = journal.entries.map((entry) => (entry.seq === 3 ? { ...entry, time: entry.time + 1 } : entry))
    expect(verifyJournal(system, { ...journal, entries }).findings).toEqual(['entry 3 does not match its hash in the chain'])
  })
})
