// The head of a match has a place for the match to which it belongs. Nothing makes or checks it yet, so a match that names one is refused.
import { system } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { playMatch } from '../test/host.ts'
import {
  beginMatch,
  chainHash,
  exportJournal,
  exportPartial,
  type Head,
  headHash,
  headSchema,
  importJournal,
  isPublished,
  type Journal,
  newClosingSchema,
  readPartial,
  verifyJournal,
} from './index.ts'

const { journal } = playMatch(system, 2)
const secret = journal.secret ?? ''
const parent = { match: 'campaign-7', entry: journal.chain[0] ?? '', call: '12/battle/0703' }
const battle: Head = { ...journal.head, parent, closing: 'parent' }
const UNKNOWN = 'it was made by a newer version of Admiralty: it belongs to the match campaign-7, which this program cannot check'

/** The match with another head, as its host would have written it. */
function under(head: Head): Journal {
  const chain: string[] = []
  for (const entry of journal.entries) chain.push(chainHash({ secret, previous: chain.at(-1) ?? headHash(head) }, entry))
  return { ...journal, head, chain }
}

test('a new match belongs to no other match, and its head says so', () => {
  expect(journal.head.parent).toBeNull()
  expect(() => headSchema.parse({ ...journal.head, parent: undefined })).toThrow()
})

test('the form of the head has a place for the call of another match, and for its policy of publication', () => {
  expect(headSchema.parse(battle)).toEqual(battle)
  for (const wrong of [{ ...parent, entry: 'no hash' }, { ...parent, more: 1 }, { match: 'campaign-7' }])
    expect(headSchema.safeParse({ ...battle, parent: wrong }).success).toBe(false)
  expect(newClosingSchema.safeParse('parent').success).toBe(false)
})

test('a match that belongs to another is not begun', () => {
  expect(() => beginMatch(system, battle, secret, 0)).toThrow(UNKNOWN)
})

test('a file of a match that belongs to another is unknown, and not wrong', () => {
  const real = under(battle)
  expect(importJournal(exportJournal(real), system)).toMatchObject({ failure: 'unknown', refusal: { reason: UNKNOWN } })
  expect(importJournal(exportJournal(under({ ...journal.head, closing: 'parent' })), system)).toMatchObject({ failure: 'unknown' })
  expect(readPartial(JSON.stringify(exportPartial(system, real, 'red')))).toEqual({ unknown: UNKNOWN })
})

test('a match that belongs to another is checked as far as possible, and never called correct', () => {
  expect(verifyJournal(system, under(battle))).toMatchObject({ ok: false, findings: [], limit: UNKNOWN })
})

test('another match in the head, or none, does not fit the chain', () => {
  const forgeries: readonly Journal[] = [
    { ...journal, head: { ...journal.head, parent } },
    { ...under(battle), head: { ...battle, parent: { ...parent, call: '12/battle/0704' } } },
    { ...under(battle), head: journal.head },
  ]
  for (const forged of forgeries) expect(verifyJournal(system, forged).findings[0]).toBe('entry 0 does not match its hash in the chain')
})

test('a match that is published with another is not published by itself', () => {
  expect(isPublished({ closing: 'parent', isOver: true })).toBe(false)
})
