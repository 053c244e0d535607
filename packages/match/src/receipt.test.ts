import { FILE_FORMATS } from '@admiralty/kernel'
import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { type ChooseAction, playMatch, privateKeysOf } from '../test/host.ts'
import {
  compareReceipt,
  isSignedReceipt,
  type Journal,
  mergeReceipts,
  nothingSeen,
  publicKeyOf,
  type Receipt,
  readReceipt,
  receiptSchema,
  receiptStatement,
  type SeatFacts,
  sign,
} from './index.ts'

const SEED = 4
const hosted = (chooseAction?: ChooseAction): Journal => playMatch(system, SEED, chooseAction, { signed: true, linked: true }).journal
const journal = hosted()
const { head, entries, chain } = journal
const seats = Object.keys(head.seatValues)
const [me = '', rival = ''] = seats
const host = head.keys?.host ?? ''
const privateKeys = privateKeysOf(seats, SEED)
const OTHER = 'f'.repeat(64)

/** The receipt of a seat's device that has seen the match up to an entry. */
const receiptOf = (played: Journal, until = played.chain.length): Receipt => ({
  ...nothingSeen(played.head.id),
  commitment: played.head.commitment,
  host,
  seats: Object.fromEntries(
    seats.map((seat) => [
      seat,
      { value: head.seatValues[seat] ?? '', key: played.head.keys?.seats[seat] ?? null, linkEnd: played.head.linkEnds?.[seat] ?? null },
    ]),
  ),
  chain: Object.fromEntries(played.chain.slice(0, until).map((hash, seq) => [seq, hash])),
  sent: played.entries.slice(0, until).flatMap(({ call, signatures }) => {
    const signature = signatures?.[me]
    return call && signature ? [{ call: call.id, seat: me, after: signature.after, signature: signature.value, withdrawn: false }] : []
  }),
})
const receipt = receiptOf(journal)
/** The facts of this device's seat, some of them changed. */
const facts = (change: Partial<SeatFacts>): SeatFacts => ({ value: head.seatValues[me] ?? '', ...change })
const findingsOf = (change: Partial<Receipt>, played = journal): readonly string[] =>
  compareReceipt({ ...receipt, ...change }, played).findings

describe('a receipt', () => {
  test('agrees with its match, in everything that it has', () => {
    const { agreed, findings } = compareReceipt(receipt, journal)
    expect(findings).toEqual([])
    expect(agreed).toEqual({
      commitment: 1,
      values: seats.length,
      keys: seats.length + 1,
      linkEnds: seats.length,
      hashes: chain.length,
      orders: receipt.sent.length,
      digests: 0,
    })
    expect(receipt.sent.length).toBeGreaterThan(0)
  })
  test('of a part of the match says how many entries it has not seen', () => {
    expect(compareReceipt(receiptOf(journal, 3), journal)).toMatchObject({ agreed: { hashes: 3 }, findings: [] })
    const nothing: Receipt = { ...receipt, commitment: null, host: null, seats: {}, chain: {}, sent: [] }
    expect(compareReceipt(nothing, journal)).toEqual({
      agreed: { commitment: 0, values: 0, keys: 0, linkEnds: 0, hashes: 0, orders: 0, digests: 0 },
      unconfirmed: 0,
      findings: [],
    })
  })
  test.each<[string, Partial<Receipt>, string]>([
    ['match', { match: 'another' }, `the receipt is of match another, the journal of match ${head.id}`],
    ['commitment', { commitment: OTHER }, 'the secret of the dice was committed to with another hash'],
    ['key of the server', { host: OTHER }, 'the key of the server was another one'],
    ['key of a seat', { seats: { [me]: facts({ key: OTHER }) } }, `the key of ${me} was another one`],
    ['dice value', { seats: { [rival]: { value: 'another' } } }, `the dice value of ${rival} was another one`],
    ['seat', { seats: { stranger: { value: '' } } }, 'the dice value of stranger was another one'],
    ['link end', { seats: { [me]: facts({ linkEnd: OTHER }) } }, `the end of the links of ${me} was another one`],
    ['key of a seat that had none', { seats: { [me]: facts({ key: null }) } }, `the key of ${me} was added later`],
    ['link end of a seat that had none', { seats: { [me]: facts({ linkEnd: null }) } }, `the end of the links of ${me} was added later`],
    ['entry', { chain: { ...receipt.chain, 2: OTHER } }, '1 entry that was seen is different or missing, entry 2 first'],
    ['order', { sent: receipt.sent.map((one) => ({ ...one, signature: OTHER })) }, `${me} sent another order to`],
  ])('differs from a match with another %s', (_, change, finding) => {
    expect(findingsOf(change)[0]).toContain(finding)
  })
  test('shows that the end was cut off', () => {
    const cut = { ...journal, entries: entries.slice(0, -2), chain: chain.slice(0, -2) }
    expect(compareReceipt(receipt, cut).findings).toEqual([
      `2 entries that were seen are different or missing, entry ${chain.length - 2} first`,
    ])
  })
  test('is compared with a partial export too, which shows no orders', () => {
    const shown = {
      head: { id: head.id, commitment: head.commitment, seatValues: head.seatValues, keys: head.keys, linkEnds: head.linkEnds },
      chain,
    }
    expect(compareReceipt(receipt, shown)).toMatchObject({ agreed: { orders: 0, hashes: chain.length }, findings: [] })
  })
  test('holds first keys, so a seat that lost its key agrees', () => {
    const key = publicKeyOf(privateKeys.host)
    const rekeyed = hosted(({ seq }) => (seq === 2 ? { kind: 'rekeyed', seat: me, key } : undefined))
    expect(compareReceipt({ ...receiptOf(rekeyed), sent: [] }, rekeyed).findings).toEqual([])
    expect(findingsOf({ seats: { [me]: facts({ key }) } }, rekeyed)).toContain(`the key of ${me} was another one`)
  })
  test('shows that a key or a link end was left out of the head', () => {
    const { keys: _, linkEnds: __, ...bare } = head
    expect(compareReceipt(receipt, { ...journal, head: bare }).findings).toEqual(
      expect.arrayContaining([`the key of ${me} is missing`, `the end of the links of ${me} is missing`]),
    )
  })
  test('shows that the host has put another order in the place of one that was sent', () => {
    const unsigned = { ...journal, entries: entries.map(({ signatures: _, ...entry }) => entry) }
    const { findings, agreed } = compareReceipt({ ...receipt, chain: {} }, unsigned)
    expect(agreed.orders).toBe(0)
    expect(findings).toContain(`${me} sent an order to ${receipt.sent[0]?.call}, but the journal has one that ${me} did not sign`)
  })
  test('does not count an order of a seat that had conceded before it', () => {
    const [sent] = receipt.sent
    const entry = entries.find(({ call }) => call?.id === sent?.call)
    if (!sent || !entry) throw new Error('no order was sent')
    const { signatures: _, ...unsigned } = entry
    const concession = { ...entry, seq: sent.after + 1, call: null, orders: {}, action: { kind: 'conceded', seat: me } } as const
    const before = entries.slice(0, sent.after + 1)
    const conceded = { ...journal, entries: [...before, concession, { ...unsigned, seq: concession.seq + 1 }] }
    expect(compareReceipt({ ...receipt, chain: {}, sent: [sent] }, conceded)).toMatchObject({ agreed: { orders: 0 }, findings: [] })
    const stoodIn = { ...concession, action: { kind: 'replaced', seat: me, by: 'ensign' } } as const
    const replaced = { ...conceded, entries: conceded.entries.with(concession.seq, stoodIn) }
    expect(compareReceipt({ ...receipt, chain: {}, sent: [sent] }, replaced).findings).toHaveLength(1)
  })
  test('remembers an order that was withdrawn', () => {
    const [first] = receipt.sent
    if (!first) throw new Error('no order was sent')
    const withdrawn = { ...first, withdrawn: true }
    expect(findingsOf({ sent: [withdrawn] })).toEqual([`${me} withdrew its order to ${first.call}, but the journal has it`])
    const other = { ...withdrawn, signature: OTHER + OTHER }
    expect(compareReceipt({ ...receipt, sent: [other] }, journal)).toMatchObject({ agreed: { orders: 1 }, findings: [] })
  })
  test('is proof for others if the server has signed it', () => {
    const signed = { ...receipt, signature: sign(receiptStatement(receipt), privateKeys.host) }
    expect(isSignedReceipt(signed)).toBe(true)
    expect(isSignedReceipt({ ...signed, chain: { ...signed.chain, 1: OTHER } })).toBe(false)
    expect(isSignedReceipt({ ...signed, host: head.keys?.seats[me] ?? '' })).toBe(false)
    expect(isSignedReceipt({ ...signed, host: null })).toBe(false)
    expect(isSignedReceipt(receipt)).toBe(false)
    expect(receiptSchema.parse(JSON.parse(JSON.stringify(signed)))).toEqual(signed)
  })
})

describe('two receipts', () => {
  const early = receiptOf(journal, 3)
  const late: Receipt = { ...receipt, chain: Object.fromEntries(Object.entries(receipt.chain).slice(2)) }

  test('make one with everything that either has seen', () => {
    expect(mergeReceipts(early, late)).toEqual({ receipt: { ...receipt, sent: expect.any(Array) }, contradiction: null })
    expect(mergeReceipts(early, late).receipt.sent).toHaveLength(receipt.sent.length)
    const empty: Receipt = { ...receipt, commitment: null, host: null, seats: {}, chain: {}, sent: [] }
    expect(mergeReceipts(empty, receipt)).toEqual({ receipt, contradiction: null })
    expect(mergeReceipts(receipt, empty)).toEqual({ receipt, contradiction: null })
  })
  test('keep the last order that was sent, because an order may be withdrawn', () => {
    const [first] = receipt.sent
    if (!first) throw new Error('no order was sent')
    const again = { ...first, signature: 'e'.repeat(128) }
    const { sent } = mergeReceipts(receipt, { ...receipt, sent: [again] }).receipt
    expect(sent.filter(({ call }) => call === first.call)).toEqual([again])
    expect(sent).toHaveLength(receipt.sent.length)
  })
  test.each<[string, Partial<Receipt>]>([
    [`the receipts are of ${head.id} and another`, { match: 'another' }],
    ['the commitment to the secret of the dice has changed', { commitment: OTHER }],
    ['the key of the server has changed', { host: OTHER }],
    [`the dice value of ${me} has changed`, { seats: { [me]: { value: 'another' } } }],
    [`the key of ${me} has changed`, { seats: { [me]: facts({ key: OTHER }) } }],
    [`the key of ${me} is gone`, { seats: { [me]: facts({ key: null }) } }],
    [`the end of the links of ${me} has changed`, { seats: { [me]: facts({ linkEnd: OTHER }) } }],
    [`the end of the links of ${me} is gone`, { seats: { [me]: facts({ linkEnd: null }) } }],
    ['entry 1 has changed', { chain: { 1: OTHER } }],
  ])('name their contradiction, and the first one is kept: %s', (contradiction, change) => {
    const merged = mergeReceipts(receipt, { ...receipt, ...change })
    expect(merged.contradiction).toBe(contradiction)
    expect({ ...merged.receipt, sent: receipt.sent }).toEqual(receipt)
  })
})

describe('the text of a receipt', () => {
  test('is read, also of a match with very many entries', () => {
    expect(readReceipt(JSON.stringify(receipt))).toEqual({ receipt })
    const long = { ...receipt, chain: Object.fromEntries(Array.from({ length: 5_000 }, (_, seq) => [seq, OTHER])) }
    expect(readReceipt(JSON.stringify(long))).toEqual({ receipt: long })
  })
  test('that is damaged or something else is unread', () => {
    for (const text of ['ahoy', '{"head":{}}', JSON.stringify(receipt).slice(0, -9), JSON.stringify({ ...receipt, extra: 1 })])
      expect.soft(readReceipt(text), text.slice(0, 20)).toMatchObject({ failure: 'unread' })
  })
  test.each([
    [FILE_FORMATS.receipt + 1, 'it was made by a newer version of Admiralty'],
    [FILE_FORMATS.receipt - 1, 'it was made before the first release of Admiralty'],
  ])('of form %i is unknown, whatever else it has: %s', (number, reason) => {
    for (const file of [
      { ...receipt, receipt: number },
      { receipt: number, anything: 'else' },
    ])
      expect(readReceipt(JSON.stringify(file))).toEqual({ failure: 'unknown', reason })
  })
  test('that holds nothing is an error, and one fact is enough', () => {
    const empty: Receipt = { ...receipt, commitment: null, seats: {}, chain: {}, sent: [], signature: null }
    const failure = { failure: 'empty', reason: 'this receipt holds nothing' }
    for (const nothing of [
      empty,
      { ...empty, host: null },
      { ...empty, answered: [] },
      { ...empty, signature: sign(receiptStatement(empty), privateKeys.host) },
    ])
      expect.soft(readReceipt(JSON.stringify(nothing))).toEqual(failure)
    const { commitment, seats, chain, sent } = receipt
    for (const fact of [{ commitment }, { seats }, { chain }, { sent }])
      expect.soft(readReceipt(JSON.stringify({ ...empty, ...fact }))).toHaveProperty('receipt')
  })
})
