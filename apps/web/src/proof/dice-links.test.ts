import { digestStatement, linkChain, nothingSeen, publicKeyOf, seatPrivateKey, sign } from '@admiralty/match'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentSecret, takeSecret } from './device-secret.ts'
import { answerFixed, linkEnds, prepareLinks } from './dice-links.ts'
import { contradictionsOf, keptReceipt, receiptOfMessages, recordSeen } from './receipts.ts'
import { memoryStorage } from './storage-for-tests.ts'

const host = seatPrivateKey('the server', 'host', '')
const VALUE = 'value of red'
const hash = (seq: number): string => String(seq).padStart(64, '0')
let matches = 0
let id: string
/** The links that the server has received, and what this browser had kept of its answers then. */
let given: { readonly body: unknown; readonly kept: unknown }[]
let counted: boolean
let ends: Readonly<Record<string, string>>
/** What the server says of seats that have passed on, and of those of this player. */
let passedOn: { newLinkEnds: Record<string, string | null>; mine: string[] }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('addEventListener', () => undefined)
  id = `linked-${++matches}`
  given = []
  counted = true
  ends = linkEnds(['red'], VALUE)
  passedOn = { newLinkEnds: {}, mine: ['red'] }
  // A server that has one match.
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (!path.endsWith('/links'))
      return Response.json({ id, keys: { host: publicKeyOf(host), seats: {} }, linkEnds: ends, ...passedOn, seatValues: { red: VALUE } })
    given.push({ body: JSON.parse(body ?? ''), kept: keptReceipt(id)?.receipt.answered })
    return Response.json({ counted })
  })
})
const receive = (entries: number): void =>
  recordSeen(
    receiptOfMessages(
      id,
      'red',
      Array.from({ length: entries }, (_, seq) => ({
        seq,
        time: 0,
        chain: hash(seq),
        action: null,
        steps: [],
        calls: [],
        clock: null,
        outcome: null,
      })),
    ),
    'playing',
  )
/** A request of the server for links. In most matches the number of an answer is that of its entry. */
const fixed = (seq: number, digest = 'aa'.repeat(32), { key = host, answer = seq } = {}) => ({
  seq,
  answer,
  digest,
  seats: ['red'],
  signature: sign(digestStatement(id, answer, digest), key),
})
/** The part of an answer that is kept. */
const kept = ({ seq: _, ...asked }: ReturnType<typeof fixed>) => ({ ...asked, counted: false })

test('gives the link of the next entry, and keeps the digest before it sends the link', async () => {
  receive(3)
  const asked = fixed(3)
  expect(await answerFixed(id, asked)).toBe(true)
  const link = linkChain(currentSecret(), 'red', VALUE)[3]
  const answer = kept(asked)
  expect(given).toEqual([{ body: { answer: 3, digest: asked.digest, links: { red: link } }, kept: [answer] }])
  expect(keptReceipt(id)?.receipt.answered).toEqual([{ ...answer, counted: true }])
})
test('gives the same link again for the same digest, and none for another, which is kept and named', async () => {
  receive(3)
  counted = false
  for (const _ of [1, 2]) expect(await answerFixed(id, fixed(3))).toBe(false)
  for (const other of ['bb', 'cc']) expect(await answerFixed(id, fixed(3, other.repeat(32)))).toBe(false)
  expect(given).toHaveLength(2)
  expect(given[0]?.body).toEqual(given[1]?.body)
  const seen = keptReceipt(id)
  expect(seen?.receipt.answered).toEqual([kept(fixed(3)), { ...kept(fixed(3, 'bb'.repeat(32))), seats: [] }])
  expect(seen && contradictionsOf(seen)).toEqual(['the orders of answer 3 were fixed twice, with different digests'])
})
test('gives no second link for an answer after actions were inserted, and none for an answer that cannot have come yet', async () => {
  receive(3)
  expect(await answerFixed(id, fixed(3))).toBe(true)
  receive(6)
  expect(await answerFixed(id, fixed(6, 'bb'.repeat(32), { answer: 3 }))).toBe(false)
  expect(await answerFixed(id, fixed(6, 'bb'.repeat(32), { answer: 7 }))).toBe(false)
  expect(given).toHaveLength(1)
  expect(await answerFixed(id, fixed(6, 'bb'.repeat(32), { answer: 4 }))).toBe(true)
  expect(given[1]?.body).toMatchObject({ links: { red: linkChain(currentSecret(), 'red', VALUE)[4] } })
})
test('gives nothing once the server shows other facts than this browser sent', async () => {
  receive(3)
  recordSeen({ ...nothingSeen(id), seats: { red: { value: VALUE, linkEnd: ends.red ?? '' } } }, 'playing')
  recordSeen({ ...nothingSeen(id), seats: { red: { value: VALUE, linkEnd: null } } }, 'playing')
  expect(await answerFixed(id, fixed(3))).toBe(false)
  expect(given).toEqual([])
})
test('gives one link if two digests come at the same time', async () => {
  receive(3)
  // The key of the server is known, so both digests are checked by the browser.
  expect(await answerFixed(id, fixed(3))).toBe(true)
  receive(4)
  const others = ['bb', 'cc'].map((digit) => answerFixed(id, fixed(4, digit.repeat(32))))
  // Both are checked at once, so either may be the first.
  expect((await Promise.all(others)).toSorted()).toEqual([false, true])
  expect(given).toHaveLength(2)
  expect(contradictionsOf(keptReceipt(id) ?? expect.fail('nothing was kept'))).toHaveLength(1)
})
test('gives nothing for an entry that does not come next, or for a digest that the server has not signed', async () => {
  receive(3)
  for (const seq of [1, 2, 4, 400]) expect(await answerFixed(id, fixed(seq))).toBe(false)
  expect(await answerFixed(id, fixed(3, 'aa'.repeat(32), { key: seatPrivateKey('somebody', 'host', '') }))).toBe(false)
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

test('gives the links of a seat that has passed on to this player, also if the page knew the match before', async () => {
  const own = ends
  ends = { red: hash(7) }
  passedOn = { newLinkEnds: {}, mine: [] }
  receive(3)
  await prepareLinks(id)
  passedOn = { newLinkEnds: { red: own.red ?? '' }, mine: ['red'] }
  expect(await answerFixed(id, fixed(3))).toBe(true)
  expect(given[0]?.body).toMatchObject({ links: { red: linkChain(currentSecret(), 'red', VALUE)[3] } })
})
test('gives no link of a seat whose new player has another device', async () => {
  passedOn = { newLinkEnds: { red: null }, mine: ['red'] }
  receive(3)
  expect(await answerFixed(id, fixed(3))).toBe(false)
  expect(given).toEqual([])
})
