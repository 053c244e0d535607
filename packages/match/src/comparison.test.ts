import { FILE_FORMATS } from '@admiralty/kernel'
import { system } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { playMatch } from '../test/host.ts'
import { comparisonOf } from './comparison.ts'
import { type Receipt, receiptSchema } from './receipt.ts'

const { journal } = playMatch(system, 4, undefined, { signed: true })
const length = journal.chain.length
const seats = Object.keys(journal.head.seatValues).length
/** The receipt of a player who has seen so many entries. */
const receiptOf = (entries: number): Receipt =>
  receiptSchema.parse({
    receipt: FILE_FORMATS.receipt,
    match: journal.head.id,
    commitment: journal.head.commitment,
    host: journal.head.keys?.host,
    seats: Object.fromEntries(
      Object.entries(journal.head.seatValues).map(([seat, value]) => [seat, { value, key: journal.head.keys?.seats[seat] }]),
    ),
    chain: Object.fromEntries(journal.chain.slice(0, entries).map((hash, seq) => [seq, hash])),
    sent: [],
    signature: null,
  })

test('says what agrees', () => {
  expect(comparisonOf(receiptOf(length), journal, null)).toEqual({
    signed: false,
    different: [],
    agreed: `the commitment, ${seats} dice values, ${seats + 1} keys, and ${length} of ${length} entries`,
    limits: [],
  })
})

test('says which entries are not confirmed', () => {
  expect(comparisonOf(receiptOf(length - 1), journal, null).limits).toEqual([
    `The receipt ends with entry ${length - 2}. It does not confirm the last entry of the journal.`,
  ])
  expect(comparisonOf(receiptOf(0), journal, null).limits).toEqual([
    'The receipt has no entry of the match, so it confirms no order and no die.',
  ])
})

/** The limits of a receipt with the hashes of these entries. */
const limitsFor = (...entries: readonly number[]) =>
  comparisonOf({ ...receiptOf(length), chain: Object.fromEntries(entries.map((seq) => [seq, journal.chain[seq] ?? ''])) }, journal, null)
    .limits

test('says that a hash covers the entries before it, but confirms them only from the moment when it was seen', () => {
  const last = length - 1
  const since = (first: number, earlier: string) =>
    `The receipt begins with entry ${first}, whose hash covers ${earlier}. They have not changed since that entry was seen, but the receipt does not show what they were before.`
  const skipped = (entries: number) =>
    `Each hash covers all entries before it, so entry ${last} also confirms the ${entries} entries since then that the receipt does not list.`
  expect(limitsFor(last)).toEqual([since(last, `${last} earlier entries`)])
  expect(limitsFor(0, last)).toEqual([skipped(last - 1)])
  expect(limitsFor(2, last)).toEqual([since(2, '2 earlier entries'), skipped(last - 3)])
})

test('a journal of other dice differs', () => {
  const { journal: other } = playMatch(system, 5, undefined, { signed: true })
  const replaced = { ...other, head: { ...other.head, id: journal.head.id } }
  expect(comparisonOf(receiptOf(length), replaced, null).different.length).toBeGreaterThan(3)
})

test('orders that were sent cannot be compared while they are secret', () => {
  const receipt = {
    ...receiptOf(length),
    sent: [{ call: '1/muster', seat: 'red', after: 0, signature: 'a'.repeat(128), withdrawn: false }],
  }
  expect(comparisonOf(receipt, { head: journal.head, chain: journal.chain }, null).limits).toEqual([
    'The orders are not published, so they could not be compared.',
  ])
})

test('a receipt with a signature that is not of the server differs, and one under another name is called by it', () => {
  const { different, signed } = comparisonOf({ ...receiptOf(length), signature: 'a'.repeat(128) }, journal, null)
  expect({ different, signed }).toEqual({ different: ['the signature of the server under the receipt is not valid'], signed: false })
  expect(comparisonOf(receiptOf(0), journal, null, 'what you know').limits).toEqual([
    'What you know has no entry of the match, so it confirms no order and no die.',
  ])
})
