import type { Message, Receipt, Signature } from '@admiralty/match'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { MatchInfo } from '../api/types.ts'
import { keepOffer, nameOffer } from './offers.ts'
import {
  contradictionsOf,
  keptReceipt,
  lastSeen,
  receiptOfInfo,
  receiptOfMessages,
  recordFacts,
  recordSeen,
  recordSent,
  recordWithdrawn,
  subscribe,
} from './receipts.ts'
import { memoryStorage } from './storage-for-tests.ts'

const hash = (digit: string): string => digit.repeat(64)
const message = (seq: number, chain: string): Message => ({
  seq,
  time: 0,
  chain,
  action: null,
  steps: [],
  calls: [],
  clock: null,
  outcome: null,
})
let matches = 0
/** A match that no other test has seen. */
const newMatch = (): string => `match-${++matches}`
const seenOf = (match: string, hashes: readonly string[]): Receipt =>
  receiptOfMessages(
    match,
    'red',
    hashes.map((chain, seq) => message(seq, chain)),
  )
const keyOf = (match: string): string => `admiralty.receipt.${match}`
/** Changes the stored receipt as another tab could. */
function tamper(match: string, change: (receipt: Receipt) => Receipt): void {
  const kept = JSON.parse(localStorage.getItem(keyOf(match)) ?? '')
  localStorage.setItem(keyOf(match), JSON.stringify({ ...kept, receipt: change(kept.receipt) }))
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

describe('the receipt of a match', () => {
  test('collects hashes and facts, and knows when the match was seen first', () => {
    const match = newMatch()
    recordSeen({ ...seenOf(match, []), commitment: hash('c') }, 'waiting')
    recordSeen(seenOf(match, [hash('0'), hash('1')]), 'over')
    expect(keptReceipt(match)).toMatchObject({
      receipt: { commitment: hash('c'), chain: { 0: hash('0'), 1: hash('1') } },
      first: { stage: 'waiting' },
      contradictions: {},
    })
  })

  test('knows the last entry that was seen', () => {
    const match = newMatch()
    expect(lastSeen(match)).toBeNull()
    recordSeen(receiptOfMessages(match, 'red', [message(12, hash('2'))]), 'playing')
    recordSeen(receiptOfMessages(match, 'red', [message(9, hash('1'))]), 'playing')
    expect(lastSeen(match)).toBe(12)
  })

  test('keeps what was seen first and stores each contradiction', () => {
    const match = newMatch()
    recordSeen({ ...seenOf(match, [hash('0')]), commitment: hash('c') }, 'playing')
    recordSeen({ ...seenOf(match, [hash('f')]), commitment: hash('d') }, 'playing')
    recordSeen(seenOf(match, [hash('f')]), 'playing')
    const kept = keptReceipt(match)
    expect(kept?.receipt).toMatchObject({ commitment: hash('c'), chain: { 0: hash('0') } })
    const contradictions = { facts: 'the commitment to the secret of the dice has changed', entries: 'entry 0 has changed' }
    expect(kept?.contradictions).toEqual(contradictions)
    expect(JSON.parse(localStorage.getItem(keyOf(match)) ?? '').contradictions).toEqual(contradictions)
  })

  test('lists the first contradiction of each kind, once', () => {
    const match = newMatch()
    recordSeen({ ...seenOf(match, [hash('0'), hash('1')]), commitment: hash('c') }, 'playing')
    for (const changed of [[hash('0'), hash('e')], [hash('f')]]) recordSeen(seenOf(match, changed), 'playing')
    const kept = keptReceipt(match)
    expect(kept && contradictionsOf(kept)).toEqual(['entry 1 has changed'])
  })

  test('another tab cannot replace what this tab has seen', () => {
    const match = newMatch()
    recordSeen(seenOf(match, [hash('0')]), 'playing')
    tamper(match, (receipt) => ({ ...receipt, chain: { 0: hash('f') } }))
    expect(keptReceipt(match)?.contradictions).toEqual({ tabs: 'entry 0 has changed' })
    expect(keptReceipt(match)?.receipt.chain).toEqual({ 0: hash('0') })
  })

  test('is still known to this tab when the storage is emptied or unreadable', () => {
    const match = newMatch()
    recordSeen(seenOf(match, [hash('0')]), 'playing')
    localStorage.setItem(keyOf(match), '{"receipt":')
    expect(keptReceipt(match)?.receipt.chain).toEqual({ 0: hash('0') })
    localStorage.clear()
    recordSeen(seenOf(match, [hash('f')]), 'playing')
    expect(keptReceipt(match)?.contradictions).toEqual({ entries: 'entry 0 has changed' })
  })

  test('is kept in this tab without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    const match = newMatch()
    recordSeen(seenOf(match, [hash('0')]), 'playing')
    expect(keptReceipt(match)?.receipt.chain).toEqual({ 0: hash('0') })
  })

  test('does not keep a signed receipt that contradicts it', () => {
    const match = newMatch()
    const signed = { ...seenOf(match, [hash('0')]), signature: 'a'.repeat(128) }
    recordSeen(signed, 'playing', signed)
    const other = { ...seenOf(match, [hash('f')]), signature: 'b'.repeat(128) }
    recordSeen(other, 'playing', other)
    expect(keptReceipt(match)?.signed).toEqual(signed)
  })

  test('tells its listeners of changes only', () => {
    const match = newMatch()
    const listener = vi.fn()
    const end = subscribe(listener)
    recordSeen(seenOf(match, [hash('0')]), 'playing')
    recordSeen(seenOf(match, [hash('0')]), 'playing')
    expect(listener).toHaveBeenCalledTimes(1)
    end()
    recordSeen(seenOf(match, [hash('0'), hash('1')]), 'playing')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('sent orders', () => {
  const signature = (digit: string): Signature => ({ after: 3, value: digit.repeat(128) })
  test('the last one for a call is kept, and remembered as withdrawn', () => {
    const match = newMatch()
    recordSent({ match, seat: 'red', call: '1' }, signature('a'))
    recordSent({ match, seat: 'red', call: '1' }, signature('b'))
    recordSent({ match, seat: 'blue', call: '1' }, signature('c'))
    const sent = () => keptReceipt(match)?.receipt.sent.map(({ seat, signature: value, withdrawn }) => [seat, value[0], withdrawn])
    expect(sent()).toEqual([
      ['red', 'b', false],
      ['blue', 'c', false],
    ])
    recordWithdrawn({ match, seat: 'red', call: '1' })
    expect(sent()).toEqual([
      ['blue', 'c', false],
      ['red', 'b', true],
    ])
    recordSent({ match, seat: 'red', call: '1' }, signature('b'))
    expect(sent()).toContainEqual(['red', 'b', false])
  })
})

describe('room', () => {
  test('is made by dropping the receipts that were not used for the longest time', () => {
    vi.useFakeTimers()
    const long = Array.from({ length: 7_000 }, () => hash('0'))
    const names = [newMatch(), newMatch(), newMatch()]
    for (const [index, name] of names.entries()) {
      vi.setSystemTime(index)
      recordSeen(seenOf(name, long), 'over')
    }
    vi.useRealTimers()
    expect(names.map((name) => localStorage.getItem(keyOf(name)) !== null)).toEqual([false, true, true])
  })
})

describe('the facts of a match', () => {
  const info = (id: string, change: Partial<MatchInfo> = {}): MatchInfo => ({
    id,
    status: 'playing',
    commitment: hash('c'),
    seatValues: { red: 'r', blue: 'b' },
    keys: { host: hash('1'), seats: { red: hash('2'), blue: hash('3') } },
    rekeyed: [],
    linkEnds: { red: hash('4') },
    system: '',
    title: '',
    scenario: '',
    setup: null,
    seats: [],
    mine: ['red'],
    owed: [],
    creator: false,
    invitations: [],
    offeredSeats: [],
    drafts: [],
    consentAfter: 0,
    newLinkEnds: {},
    closing: 'open',
    watch: 'anyone',
    clock: { kind: 'none' },
    saved: [],
    outcome: null,
    created: 0,
    rematch: null,
    ...change,
  })
  const facts = { value: 'r', key: hash('2'), linkEnd: hash('4') }
  const changes = (match: string): string | undefined => keptReceipt(match)?.contradictions.facts

  test('hold value, first key and link end of every taken seat', () => {
    const blue = { value: 'b', key: hash('3'), linkEnd: null }
    expect(receiptOfInfo(info('m')).seats).toEqual({ red: facts, blue })
    expect(receiptOfInfo(info('m', { rekeyed: ['red'] })).seats.red).toEqual({ value: 'r', linkEnd: hash('4') })
    expect(receiptOfInfo(info('m', { keys: null })).seats.red).toEqual({ ...facts, key: null })
  })
  test('agree with what this browser sent', () => {
    const match = newMatch()
    keepOffer({ match, seats: { red: facts, blue: facts } })
    recordFacts(info(match))
    expect(changes(match)).toBeUndefined()
    expect(keptReceipt(match)?.receipt.seats.red).toEqual(facts)
  })
  test.each<[string, Partial<MatchInfo>]>([
    ['the dice value of red has changed', { seatValues: { red: 'chosen by the host' } }],
    ['the key of red has changed', { keys: { host: hash('1'), seats: { red: hash('1') } } }],
    ['the key of red is gone', { keys: { host: hash('1'), seats: {} } }],
    ['the key of red is gone', { keys: null }],
    ['the end of the links of red has changed', { linkEnds: { red: hash('9') } }],
    ['the end of the links of red is gone', { linkEnds: {} }],
  ])('differ from what this browser sent, although the server never showed that: %s', (finding, change) => {
    const match = newMatch()
    const offer = { match: null, seats: { red: facts } }
    keepOffer(offer)
    nameOffer(offer, match)
    recordFacts(info(match, change))
    expect(changes(match)).toBe(finding)
    recordFacts(info(match))
    expect(changes(match)).toBe(finding)
  })
  test('belong to an offer whose answer was lost, and to the attempt that the server took', () => {
    const match = newMatch()
    keepOffer({ match: null, seats: { red: facts } })
    recordFacts(info(match, { linkEnds: {} }))
    expect(changes(match)).toBe('the end of the links of red is gone')
    const other = newMatch()
    for (const value of ['r', 'second attempt']) keepOffer({ match: other, seats: { red: { ...facts, value } } })
    recordFacts(info(other))
    expect(changes(other)).toBeUndefined()
  })
  test('are those of the first player where this browser has come for a seat, whose own link end is compared beside them', () => {
    const match = newMatch()
    keepOffer({ match, seats: { red: { value: 'r', key: hash('8'), linkEnd: hash('9') } } })
    const passedOn = { rekeyed: ['red'], newLinkEnds: { red: hash('9') } }
    recordFacts(info(match, { mine: [] }))
    recordFacts(info(match, passedOn))
    expect(changes(match)).toBeUndefined()
    expect(keptReceipt(match)?.receipt.seats.red).toEqual(facts)
    recordFacts(info(match, { ...passedOn, newLinkEnds: { red: hash('7') } }))
    expect(changes(match)).toBe('the end of the links of red has changed')
    expect(keptReceipt(match)?.receipt.seats.red).toEqual(facts)
  })
  test('say nothing of a seat that this browser did not take', () => {
    const match = newMatch()
    keepOffer({ match, seats: { red: facts } })
    recordFacts(info(match, { mine: [], seatValues: { red: 'of another player' } }))
    expect(changes(match)).toBeUndefined()
  })
})

test('what was shown is kept by viewer, and nothing may be shown in two ways', () => {
  const match = newMatch()
  const shown = message(1, hash('1'))
  recordSeen(receiptOfMessages(match, 'red', [shown]), 'playing')
  recordSeen(receiptOfMessages(match, 'blue', [{ ...shown, time: 1 }]), 'playing')
  expect(keptReceipt(match)?.contradictions).toEqual({})
  recordSeen(receiptOfMessages(match, 'red', [{ ...shown, time: 1 }]), 'playing')
  expect(keptReceipt(match)?.contradictions.entries).toBe('entry 1 was shown to red in two ways')
  expect(Object.keys(keptReceipt(match)?.receipt.messages ?? {})).toEqual(['red', 'blue'])
})
