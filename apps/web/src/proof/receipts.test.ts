import type { Receipt } from '@admiralty/match'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { MatchInfo } from '../api/types.ts'
import {
  contradictionsOf,
  forgetSent,
  keptReceipt,
  lastSeen,
  receiptOfInfo,
  receiptOfMessages,
  recordSeen,
  recordSent,
  subscribe,
} from './receipts.ts'
import { memoryStorage } from './storage-for-tests.ts'

const hash = (digit: string): string => digit.repeat(64)
let matches = 0
/** A match that no other test has seen. */
const newMatch = (): string => `match-${++matches}`
const seenOf = (match: string, hashes: readonly string[]): Receipt =>
  receiptOfMessages(
    match,
    hashes.map((chain, seq) => ({ seq, chain })),
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
    recordSeen(receiptOfMessages(match, [{ seq: 12, chain: hash('2') }]), 'playing')
    recordSeen(receiptOfMessages(match, [{ seq: 9, chain: hash('1') }]), 'playing')
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
  const signature = (digit: string): string => digit.repeat(128)
  test('the last one for a call is kept, until it is withdrawn', () => {
    const match = newMatch()
    recordSent({ match, seat: 'red', call: '1' }, signature('a'))
    recordSent({ match, seat: 'red', call: '1' }, signature('b'))
    recordSent({ match, seat: 'blue', call: '1' }, signature('c'))
    expect(keptReceipt(match)?.receipt.sent.map((one) => one.signature)).toEqual([signature('b'), signature('c')])
    forgetSent({ match, seat: 'red', call: '1' })
    expect(keptReceipt(match)?.receipt.sent).toEqual([{ call: '1', seat: 'blue', signature: signature('c') }])
  })
})

describe('room', () => {
  test('is made by dropping the receipts that were not used for the longest time', () => {
    vi.useFakeTimers()
    const long = Array.from({ length: 10_000 }, () => hash('0'))
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
  const info = (status: MatchInfo['status']): Receipt =>
    receiptOfInfo({
      ...{
        id: 'm',
        status,
        commitment: hash('c'),
        seatValues: { red: 'r' },
        keys: { host: hash('1'), seats: { red: hash('2') } },
        linkEnds: {},
      },
      ...{ system: '', title: '', scenario: '', setup: null, seats: [], mine: [], creator: false, invitations: [] },
      ...{ closing: 'open', watch: 'anyone', outcome: null, created: 0, rematch: null },
    })
  test('contain the keys before the match begins, and not later, when a player may have a new one', () => {
    expect(info('waiting').seats).toEqual({ red: { value: 'r', key: hash('2') } })
    expect(info('playing')).toMatchObject({ commitment: hash('c'), host: hash('1'), seats: {} })
  })
})
