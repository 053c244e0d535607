import { digestStatement, linkChain, publicKeyOf, seatPrivateKey, sign } from '@admiralty/match'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentSecret, takeSecret } from './device-secret.ts'
import { answerFixed } from './dice-links.ts'
import { contradictionsOf, keptReceipt, receiptOfMessages, recordSeen } from './receipts.ts'
import { proofsFor } from './signing.ts'
import { memoryStorage } from './storage-for-tests.ts'

const host = seatPrivateKey('the server', 'host', '')
const VALUE = 'value of red'
const hash = (seq: number): string => String(seq).padStart(64, '0')
let matches = 0
let id: string
/** The links that the server has received, and what this browser had kept of its answers then. */
let given: { readonly body: unknown; readonly kept: unknown }[]
let counted: boolean
let linkEnds: Readonly<Record<string, string>>

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('addEventListener', () => undefined)
  id = `linked-${++matches}`
  given = []
  counted = true
  linkEnds = (await proofsFor(['red'], VALUE)).linkEnds
  // A server that has one match.
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (!path.endsWith('/links'))
      return Response.json({ id, keys: { host: publicKeyOf(host), seats: {} }, linkEnds, seatValues: { red: VALUE } })
    given.push({ body: JSON.parse(body ?? ''), kept: keptReceipt(id)?.receipt.answered })
    return Response.json({ counted })
  })
})
const receive = (entries: number): void =>
  recordSeen(
    receiptOfMessages(
      id,
      Array.from({ length: entries }, (_, seq) => ({ seq, chain: hash(seq) })),
    ),
    'playing',
  )
const fixed = (seq: number, digest = 'aa'.repeat(32), key = host) => ({
  ...{ seq, digest, seats: ['red'] },
  signature: sign(digestStatement(id, seq, digest), key),
})

test('gives the link of the next entry, and keeps the digest before it sends the link', async () => {
  receive(3)
  const asked = fixed(3)
  expect(await answerFixed(id, asked)).toBe(true)
  const link = linkChain(currentSecret(), 'red', VALUE)[3]
  const answer = { ...asked, counted: false }
  expect(given).toEqual([{ body: { seq: 3, digest: asked.digest, links: { red: link } }, kept: [answer] }])
  expect(keptReceipt(id)?.receipt.answered).toEqual([{ ...answer, counted: true }])
})
test('gives the same link again for the same digest, and none for another, which is kept and named', async () => {
  receive(3)
  counted = false
  for (const _ of [1, 2]) expect(await answerFixed(id, fixed(3))).toBe(false)
  for (const other of ['bb', 'cc']) expect(await answerFixed(id, fixed(3, other.repeat(32)))).toBe(false)
  expect(given).toHaveLength(2)
  expect(given[0]?.body).toEqual(given[1]?.body)
  const kept = keptReceipt(id)
  const { seats: _, ...refused } = fixed(3, 'bb'.repeat(32))
  expect(kept?.receipt.answered).toEqual([
    { ...fixed(3), counted: false },
    { ...refused, seats: [], counted: false },
  ])
  expect(kept && contradictionsOf(kept)).toEqual(['the orders of entry 3 were fixed twice, with different digests'])
})
test('gives one link if two digests come at the same time', async () => {
  receive(3)
  // The key of the server is known, so both digests are checked by the browser.
  expect(await answerFixed(id, fixed(3))).toBe(true)
  receive(4)
  const others = ['bb', 'cc'].map((digit) => answerFixed(id, fixed(4, digit.repeat(32))))
  expect(await Promise.all(others)).toEqual([true, false])
  expect(given).toHaveLength(2)
  expect(contradictionsOf(keptReceipt(id) ?? expect.fail('nothing was kept'))).toHaveLength(1)
})
test('gives nothing for an entry that does not come next, or for a digest that the server has not signed', async () => {
  receive(3)
  for (const seq of [1, 2, 4, 400]) expect(await answerFixed(id, fixed(seq))).toBe(false)
  expect(await answerFixed(id, fixed(3, 'aa'.repeat(32), seatPrivateKey('somebody', 'host', '')))).toBe(false)
  expect(await answerFixed(id, { ...fixed(3), signature: fixed(4).signature })).toBe(false)
  expect(given).toEqual([])
})
test('another device has the links only with the secret', async () => {
  receive(1)
  const secret = currentSecret()
  localStorage.clear()
  takeSecret('e'.repeat(64))
  expect(await answerFixed(id, fixed(1))).toBe(false)
  takeSecret(secret)
  expect(await answerFixed(id, fixed(1))).toBe(true)
})
