import type { RuleSystem } from '@admiralty/kernel'
import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { playMatch } from '../test/host.ts'
import { chainHash, headHash } from './chain.ts'
import { type Entry, exportJournal, importJournal, type Journal, type Roll, verifyJournal } from './index.ts'

const { journal } = playMatch(system, 2)
const withEntry = (seq: number, change: (entry: Entry) => Entry): Journal => ({
  ...journal,
  entries: journal.entries.map((entry) => (entry.seq === seq ? change(entry) : entry)),
})
/** Recomputes the chain, as a forger who knows the secret would. */
function rechained(forged: Journal): Journal {
  const chain: string[] = []
  for (const entry of forged.entries)
    chain.push(chainHash({ secret: forged.secret ?? '', previous: chain.at(-1) ?? headHash(forged.head) }, entry))
  return { ...forged, chain }
}
const findingsOf = (forged: Journal): readonly string[] => {
  const { ok, findings } = verifyJournal(system, forged)
  expect(ok).toBe(findings.length === 0)
  return findings
}
const other = (face: number): number => (face % 6) + 1

const rolled = journal.entries.find(({ rolls }) => rolls.length > 0)?.seq ?? -1
const hit = journal.entries.find(({ events }) => JSON.stringify(events).includes('"hitRolled"'))?.seq ?? -1
const otherRoll = withEntry(rolled, (entry) => ({
  ...entry,
  rolls: entry.rolls.map((roll, index) => (index === 0 ? { ...roll, faces: roll.faces.map(other) } : roll)),
}))
const otherEvent = withEntry(hit, (entry) => ({
  ...entry,
  events: entry.events.map((event) => {
    const parsed = system.schema.event.parse(event)
    return parsed.type === 'hitRolled' ? { ...parsed, die: other(parsed.die) } : parsed
  }),
}))
const otherOrder = withEntry(1, (entry) => ({ ...entry, orders: { ...entry.orders, red: { order: 'muster', gear: ['decoy', 'flare'] } } }))

describe('verifying a match', () => {
  test('accepts a match that was played, and counts every die', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const played = playMatch(system, seed).journal
      const faces = played.entries.flatMap(({ rolls }) => rolls.flatMap((roll) => roll.faces))
      expect(faces.length).toBeGreaterThan(0)
      expect(verifyJournal(system, JSON.parse(JSON.stringify(played)))).toEqual({
        ok: true,
        dice: faces.length,
        orders: played.entries.reduce((sum, { orders }) => sum + Object.keys(orders).length, 0),
        resolved: played.entries.length,
        unchecked: 0,
        signatures: { signed: 0, byServer: 0, forced: 0, unsigned: expect.any(Number) },
        account: expect.objectContaining({ fromPosition: false, restored: [] }),
        limit: null,
        notes: [],
        findings: [],
      })
    }
  })

  test('reports progress entry by entry', () => {
    const shares: number[] = []
    verifyJournal(system, journal, { onProgress: (share) => shares.push(share) })
    expect(shares).toHaveLength(2 * journal.entries.length)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  })
  test('finds a changed face in the rolls', () => {
    expect(findingsOf(otherRoll)[0]).toBe(`entry ${rolled} does not match its hash in the chain`)
    expect(findingsOf(rechained(otherRoll))[0]).toMatch(
      new RegExp(`^entry ${rolled}: supply of .* is recorded as ., but the secret gives .$`),
    )
  })

  test('finds a changed face in an event, even with a recomputed chain', () => {
    expect(findingsOf(otherEvent)[0]).toBe(`entry ${hit} does not match its hash in the chain`)
    expect(findingsOf(rechained(otherEvent))).toEqual([`entry ${hit}: its orders and dice do not lead to its events`])
  })

  test('finds a changed order, because the dice depend on it', () => {
    expect(findingsOf(otherOrder)[0]).toBe('entry 1 does not match its hash in the chain')
    expect(findingsOf(rechained(otherOrder)).some((finding) => finding.includes('the secret gives'))).toBe(true)
  })

  test('finds two swapped entries', () => {
    const swapped = {
      ...journal,
      entries: journal.entries.map((entry, index) => journal.entries[index === 2 ? 3 : index === 3 ? 2 : index] ?? entry),
    }
    expect(findingsOf(swapped).slice(0, 2)).toEqual(['entry 2 has the sequence number 3', 'entry 3 has the sequence number 2'])
    expect(findingsOf(rechained(swapped))[0]).toBe('entry 2 has the sequence number 3')
  })

  test('finds a removed entry', () => {
    const shorter = { ...journal, entries: journal.entries.toSpliced(3, 1), chain: journal.chain.toSpliced(3, 1) }
    expect(findingsOf(shorter).length).toBeGreaterThan(0)
  })

  test('finds a changed value of a seat', () => {
    const forged = { ...journal, head: { ...journal.head, seatValues: { ...journal.head.seatValues, red: 'another value' } } }
    expect(findingsOf(forged)[0]).toBe('entry 0 does not match its hash in the chain')
    expect(findingsOf(rechained(forged)).some((finding) => finding.includes('the secret gives'))).toBe(true)
  })

  test('finds a changed time', () => {
    expect(findingsOf(withEntry(2, (entry) => ({ ...entry, time: entry.time + 1 })))).toEqual([
      'entry 2 does not match its hash in the chain',
    ])
  })

  test('finds a secret that does not match the commitment', () => {
    expect(findingsOf({ ...journal, secret: 'another secret' })[0]).toBe('the secret does not match the commitment')
  })

  test('finds events of another game', () => {
    const forged = rechained(withEntry(1, (entry) => ({ ...entry, events: [...entry.events, { type: 'miracle' }] })))
    expect(findingsOf(forged)).toEqual([`entry 1: event ${journal.entries[1]?.events.length} is not valid for this game`])
  })

  test('finds rolls that no rule asks for', () => {
    const idle = { count: 1, sides: 6, reason: 'nothing', faces: [1] }
    const forged = rechained(withEntry(1, (entry) => ({ ...entry, rolls: [...entry.rolls, idle] })))
    expect(findingsOf(forged).at(-1)).toContain('the rules do not ask for')
  })

  test('finds a cut-off end, although the chain still fits', () => {
    for (const length of [1, 2, journal.entries.length - 1]) {
      const cut = { ...journal, entries: journal.entries.slice(0, length), chain: journal.chain.slice(0, length) }
      expect(findingsOf(cut)).toEqual(['the secret is published, but the match has no end'])
    }
  })

  test('finds an order that the rules refuse, even if its dice and events fit', () => {
    const lax = { ...system, check: () => undefined }
    const cheat = playMatch(lax, 4).journal
    expect(verifyJournal(lax, cheat).ok).toBe(true)
    const strict: RuleSystem = { ...system, check: () => [{ rule: 'SK-BRC-02', reason: 'too late', part: null }] }
    expect(verifyJournal(strict, cheat).findings).toEqual(['entry 1: the order of red is not legal: too late (SK-BRC-02)'])
  })

  test('finds an order of a seat that was not asked', () => {
    const forged = rechained(withEntry(1, (entry) => ({ ...entry, orders: { ...entry.orders, mauve: Object.values(entry.orders)[0] } })))
    expect(findingsOf(forged)).toContain('entry 1: it has an order of mauve, who was not asked')
  })

  test('finds an answer to a call that was not open', () => {
    const forged = rechained(withEntry(1, (entry) => ({ ...entry, call: entry.call && { ...entry.call, id: 'another' } })))
    expect(findingsOf(forged)).toContain('entry 1: it answers a call that was not open')
  })

  test('checks entries of older rules with the rules of today', () => {
    const nextVersion = { ...system, version: system.version + 1 }
    expect(verifyJournal(nextVersion, journal)).toMatchObject({ ok: true, resolved: journal.entries.length, unchecked: 0 })
    expect(verifyJournal(nextVersion, rechained(otherRoll)).ok).toBe(false)
  })

  test('does not call a match true if today’s rules give other events to an entry of older rules', () => {
    const nextVersion = { ...system, version: system.version + 1 }
    const verdict = verifyJournal(nextVersion, rechained(otherEvent))
    expect(verdict).toMatchObject({ ok: false, resolved: journal.entries.length - 1, unchecked: 1, findings: [] })
  })

  test('does not judge rules or formats of a later version, which would hide other events', () => {
    const later = (entry: Entry): Entry => ({ ...entry, version: system.version + 1 })
    const forged = rechained({ ...otherEvent, entries: otherEvent.entries.map((entry) => (entry.seq === hit ? later(entry) : entry)) })
    expect(verifyJournal(system, forged)).toMatchObject({
      ok: false,
      findings: [],
      dice: 0,
      limit: `it was made by a newer version of Admiralty: entry ${hit} has version ${system.version + 1} of the rules, but this program knows only ${system.version}`,
    })
    const newer = [{ version: system.version + 1 }, { format: system.format.number + 1 }]
    for (const change of newer)
      expect(verifyJournal(system, { ...journal, head: { ...journal.head, ...change } })).toMatchObject({
        ok: false,
        findings: [],
        limit: expect.stringMatching(/^it was made by a newer version of Admiralty: it has (version|format) \d+ of /),
      })
  })

  test('does not call a match wrong because its secret is not published', () => {
    const verdict = verifyJournal(system, { ...journal, secret: null })
    expect(verdict).toMatchObject({ ok: false, findings: [], dice: 0, limit: 'the secret is not published, so no die can be checked' })
  })

  test('refuses a match of another game', () => {
    expect(verifyJournal({ ...system, id: 'another' }, journal)).toMatchObject({ ok: false, findings: ['it is a match of skirmish'] })
  })
})

describe('a match with dice at addresses', () => {
  const addressed: RuleSystem = {
    ...(system as RuleSystem), // the host of the test takes any system
    resolve: (state, call, orders, dice) => (system as RuleSystem).resolve(state, call, orders, dice.at(call.kind).at(call.key)),
  }
  const played = playMatch(addressed, 4).journal
  const at = played.entries.findIndex(({ call, rolls }) => call && rolls.length > 0)
  const changed = (change: (roll: Roll) => Roll): Journal =>
    rechained({
      ...played,
      entries: played.entries.map((entry, seq) => (seq === at ? { ...entry, rolls: entry.rolls.map(change) } : entry)),
    })

  test('is exported, imported and verified', () => {
    const read = importJournal(exportJournal(played), addressed)
    if ('refusal' in read) throw new Error(read.refusal.reason)
    expect(read.journal.entries[at]?.rolls[0]?.at).toMatch(/^\w+\/[\w+]+$/)
    expect(verifyJournal(addressed, read.journal)).toMatchObject({ ok: true, findings: [], unchecked: 0 })
  })
  test.each([
    ['another address', (roll: Roll): Roll => ({ ...roll, at: 'elsewhere' })],
    ['no address', ({ at: _, ...roll }: Roll): Roll => roll],
  ])('is refused with %s of a roll, because the secret gives other faces', (_, change) => {
    expect(verifyJournal(addressed, changed(change)).findings.join()).toContain('but the secret gives')
  })
  test('is refused if the rules roll at another address', () => {
    expect(verifyJournal(system, played).findings.join()).toContain('the entry has no such roll')
  })
})
