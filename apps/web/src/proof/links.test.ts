import { FILE_FORMATS } from '@admiralty/kernel'
import { type Receipt, receiptSchema } from '@admiralty/match'
import { expect, onTestFinished, test, vi } from 'vitest'
import { receiptAddress, receiptInHash } from './links.ts'

const hash = (digit: string): string => digit.repeat(64)
const receipt: Receipt = receiptSchema.parse({
  receipt: FILE_FORMATS.receipt,
  match: 'Übung',
  commitment: hash('a'),
  host: null,
  seats: { red: { value: 'Größe ☂', key: null } },
  chain: { 0: hash('0'), 9: hash('9'), 10: hash('b') },
  sent: [{ call: '1', seat: 'red', after: 9, signature: 'c'.repeat(128), withdrawn: false }],
  signature: null,
})
const linked = (one: Receipt) => {
  vi.stubGlobal('location', { origin: 'http://fleet.example' })
  onTestFinished(() => void vi.unstubAllGlobals())
  return receiptInHash(new URL(receiptAddress(one)).hash)
}

test('a link has the last hash of a receipt, which covers the others', () => {
  expect(linked(receipt)).toEqual({ receipt: { ...receipt, chain: { 10: hash('b') }, sent: [] } })
})
test('a link has the whole of a signed receipt', () => {
  const signed = { ...receipt, signature: 'd'.repeat(128) }
  expect(linked(signed)).toEqual({ receipt: signed })
})
test('a link that was cut off is not readable, and one without a receipt has none', () => {
  expect(receiptInHash('#receipt=eyJyZWNlaXB0Ijox')).toMatchObject({ failure: 'unread' })
  expect(receiptInHash('#receipt=%')).toMatchObject({ failure: 'unread' })
  expect(receiptInHash('#12.3')).toBeNull()
})
test.each([
  [FILE_FORMATS.receipt + 1, 'it was made by a newer version of Admiralty'],
  [FILE_FORMATS.receipt - 1, 'it was made before the first release of Admiralty'],
])('a receipt of form %i is not known, whatever it holds: %s', (number, reason) => {
  const other = btoa(JSON.stringify({ receipt: number, anything: 'else' }))
  expect(receiptInHash(`#receipt=${other}`)).toEqual({ failure: 'unknown', reason })
})
