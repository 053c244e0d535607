import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { last, playMatch, privateKeysOf } from '../test/host.ts'
import { chainHash, headHash } from './chain.ts'
import { compareReceipt } from './compare-receipt.ts'
import {
  applyAction,
  CHAIN_LENGTH,
  decide,
  digestStatement,
  type Entry,
  endStatement,
  exportJournal,
  importJournal,
  type Journal,
  linkChain,
  type MatchAction,
  nothingSeen,
  ordersDigest,
  publicKeyOf,
  type Receipt,
  sign,
  transitionsOf,
  verifyJournal,
} from './index.ts'
import { initialLinks, isLink, linksAfter, seqRanges } from './links.ts'
import { mergeReceipts } from './receipt.ts'

const SEED = 4
const { journal } = playMatch(system, SEED, () => undefined, { signed: true, linked: true })
const seats = Object.keys(journal.head.seatValues)
const [red = '', blue = ''] = seats
const { host } = privateKeysOf(seats, SEED)
const secret = journal.secret ?? ''
const chainOf = (seat: string): readonly string[] => linkChain(`device of ${seat}`, seat, journal.head.seatValues[seat] ?? '')

/** The journal with another entry, and chain and end as the server would make them. */
function forged(seq: number, change: (entry: Entry) => Entry): Journal {
  const entries = journal.entries.map((entry) => (entry.seq === seq ? change(entry) : entry))
  const chain: string[] = []
  for (const entry of entries) chain.push(chainHash({ secret, previous: chain.at(-1) ?? headHash(journal.head) }, entry))
  return { ...journal, entries, chain, signature: sign(endStatement(journal.head.id, last(chain)), host) }
}
const withGiven = (seq: number, given: Readonly<Record<string, string>>): Journal =>
  forged(seq, (entry) => ({ ...entry, links: { digest: entry.links?.digest ?? '0'.repeat(64), given } }))
const findingsOf = (of: Journal): readonly string[] => verifyJournal(system, of).findings
const entryWith = (fits: (entry: Entry) => boolean): Entry => {
  const found = journal.entries.find(fits)
  if (!found) throw new Error('the match has no such entry')
  return found
}
/** The first entry with dice and the links of all seats. */
const full = entryWith(({ links, rolls }) => rolls.length > 0 && Object.keys(links?.given ?? {}).length === seats.length)

describe('a chain of links', () => {
  const chain = chainOf(red)
  /** The ends and the state of links before an answer. */
  const before = (answer: number) => ({ ends: { [red]: chain[0] ?? '' }, state: { ...initialLinks, answers: answer - 1 } })
  test('MATCH-SEATED: the chain of a new holder counts from its end, and that of the old holder no more', () => {
    const other = linkChain('another device', red, journal.head.seatValues[red] ?? '')
    const given = linksAfter(before(5).state, {
      call: { id: '5/fire' },
      links: { digest: '0'.repeat(64), given: { [red]: chain[5] ?? '' } },
    })
    const after = linksAfter(given, {
      call: null,
      action: { kind: 'seated', seat: red, key: publicKeyOf(host), linkEnd: other[0] ?? '' },
    })
    const known = { ends: { [red]: other[0] ?? '' }, state: after }
    expect([isLink(known, red, other[6] ?? ''), isLink(known, red, chain[6] ?? ''), after.answers]).toEqual([true, false, 5])
  })
  test('leads from every link to its end, and from no link to another answer', () => {
    for (const answer of [1, 2, 77, CHAIN_LENGTH]) {
      expect(isLink(before(answer), red, chain[answer] ?? '')).toBe(true)
      expect(isLink(before(answer + 1), red, chain[answer] ?? '')).toBe(false)
      expect(isLink(before(answer - 1), red, chain[answer] ?? '')).toBe(false)
    }
    expect(isLink(before(1), blue, chain[1] ?? '')).toBe(false)
  })
  test('ends after its last link', () => {
    expect(chain).toHaveLength(CHAIN_LENGTH + 1)
    expect(isLink(before(CHAIN_LENGTH + 1), red, chain[CHAIN_LENGTH] ?? '')).toBe(false)
  })
  test('differs by device, seat and dice value', () => {
    const ends = [chain, linkChain('another', red, 'v'), linkChain('another', blue, 'v'), linkChain('another', red, 'w')].map(
      ([end]) => end,
    )
    expect(new Set(ends).size).toBe(ends.length)
  })
  test('goes on after answers without a link, and never repeats one', () => {
    const given = { digest: '', given: { [red]: chain[3] ?? '' } }
    const state = linksAfter(before(3).state, { call: 'any', links: given })
    const later = (answers: number) => ({ ...before(1), state: { ...state, answers } })
    expect(state.answers).toBe(3)
    expect(isLink(later(8), red, chain[9] ?? '')).toBe(true)
    for (const answers of [0, 1, 2, 3]) expect(isLink(later(answers), red, chain[3] ?? '')).toBe(false)
  })
  test('does not go on by an action', () => {
    expect(linksAfter(initialLinks, { call: null })).toBe(initialLinks)
  })
})

const REPLACED: MatchAction = { kind: 'replaced', seat: red, by: 'captain' }
const RETURNED: MatchAction = { kind: 'returned', seat: red }
const automated = (change: number, decisions: readonly string[]): MatchAction => ({ kind: 'automated', seat: red, decisions, change })

describe('a match with links', () => {
  test('is correct, and names the entries with and without a link of each seat', () => {
    const verdict = verifyJournal(system, JSON.parse(JSON.stringify(journal)))
    expect(verdict).toMatchObject({ ok: true, findings: [] })
    for (const seat of seats) {
      const withLink = journal.entries.filter(({ links }) => links?.given[seat] !== undefined).map(({ seq }) => seq)
      const links = verdict.account.seats.find((one) => one.seat === seat)?.links[0]?.tally
      expect(links?.given).toEqual(withLink)
      expect(links?.missed.length).toBeGreaterThan(0)
      expect(links?.missed).not.toContain(withLink[0])
    }
  })
  test('survives a file, and the ends of chains belong to keys', () => {
    const imported = importJournal(exportJournal(journal), system)
    expect('journal' in imported && verifyJournal(system, imported.journal).ok).toBe(true)
    const keyless = { ...journal, head: { ...journal.head, keys: undefined } }
    expect(importJournal(JSON.stringify(keyless), system)).toMatchObject({ refusal: { reason: expect.stringContaining('no keys') } })
  })
  test('has the entries of a match without links where no device gave one', () => {
    const plain = playMatch(system, SEED, () => undefined, { signed: true }).journal
    const opening = ({ entries }: Journal): unknown => entries[0]
    expect(opening(journal)).toEqual(opening(plain))
    expect(plain.entries.some((entry) => 'links' in entry)).toBe(false)
    expect(plain.head).not.toHaveProperty('linkEnds')
  })

  test('has dice that nobody can compute from secret and orders before the links are in', () => {
    const before = [...transitionsOf(system, journal)][full.seq - 1]?.match
    if (!before || !full.call) throw new Error('the entry answers no call')
    const answers = { call: full.call, orders: full.orders, time: full.time }
    const rollsWith = (given?: Entry['links']): string =>
      JSON.stringify(decide(system, before, { ...answers, ...(given && { links: given }) }, secret).entry.rolls)
    expect(rollsWith(full.links)).toBe(JSON.stringify(full.rolls))
    const guesses = new Set(Array.from({ length: 20 }, (_, guess) => linkChain(`guess ${guess}`, red, 'v')[full.seq] ?? ''))
    const tried = [...guesses].map((link) => rollsWith({ digest: full.links?.digest ?? '', given: { ...full.links?.given, [red]: link } }))
    for (const rolls of [...tried, rollsWith()]) expect(rolls).not.toBe(JSON.stringify(full.rolls))
    expect(new Set(tried).size).toBeGreaterThan(1)
  })
  test.each<[string, readonly MatchAction[]]>([
    ['a stand-in', [{ kind: 'replaced', seat: red, by: 'captain' }]],
    ['a stand-in of lower rank', [{ kind: 'replaced', seat: red, by: 'ensign' }]],
    ['a stand-in for the other seat', [{ kind: 'replaced', seat: blue, by: 'captain' }]],
    ['two stand-ins', [red, blue].map((seat) => ({ kind: 'replaced', seat, by: 'captain' }))],
    ['a stand-in and a return', [REPLACED, RETURNED]],
    ['two stand-ins and returns', [REPLACED, RETURNED, REPLACED, RETURNED]],
    ['a new key', [{ kind: 'rekeyed', seat: red, key: publicKeyOf(host) }]],
    ['new keys of both seats', [red, blue].map((seat) => ({ kind: 'rekeyed', seat, key: publicKeyOf(host) }))],
    ['an automatic decision', [automated(1, ['brace'])]],
    ['an automatic decision, taken back', [automated(1, ['brace']), automated(2, [])]],
  ])('has the same dice after %s before the entry', (_, actions) => {
    const before = [...transitionsOf(system, journal)][full.seq - 1]?.match
    if (!before || !full.call) throw new Error('the entry answers no call')
    const acted = actions.reduce((match, action) => applyAction(system, match, { action, time: full.time }, secret).match, before)
    expect(acted.seq).toBe(before.seq + actions.length)
    const { rolls } = decide(system, acted, { call: full.call, orders: full.orders, time: full.time, links: full.links }, secret).entry
    expect(rolls).toEqual(full.rolls)
  })
  test('has other dice after a restoration', () => {
    const before = [...transitionsOf(system, journal)][full.seq - 1]?.match
    if (!before || !full.call) throw new Error('the entry answers no call')
    const restored = applyAction(system, before, { action: { kind: 'restored', value: 'chosen by the server' }, time: full.time }, secret)
    const answers = { call: full.call, orders: full.orders, time: full.time, links: full.links }
    expect(decide(system, restored.match, answers, secret).entry.rolls).not.toEqual(full.rolls)
  })
  test('has later dice that depend on every earlier link', () => {
    const states = [...transitionsOf(system, journal)].map(({ match }) => match.links.hash)
    expect(states[full.seq]).not.toBe(states[full.seq - 1])
    const later = journal.entries.find(({ seq, rolls, links }) => seq > full.seq && rolls.length > 0 && !links)
    const at = later?.seq ?? 0
    const stake = [...transitionsOf(system, withGiven(full.seq, { [red]: full.links?.given[red] ?? '' }))][at - 1]?.match.links.hash
    expect(stake).not.toBe(states[at - 1])
  })
})

describe('verifying finds', () => {
  const given = full.links?.given ?? {}
  test.each<[string, () => Journal]>([
    ['a link that was removed', () => withGiven(full.seq, { [blue]: given[blue] ?? '' })],
    ['all links removed', () => forged(full.seq, ({ links: _, ...entry }) => entry)],
    ['a link that was invented', () => withGiven(full.seq, { ...given, [red]: 'ab'.repeat(32) })],
    ['a link of another entry', () => withGiven(full.seq, { ...given, [red]: chainOf(red)[full.seq + 1] ?? '' })],
    ['a link of a stranger', () => withGiven(full.seq, { ...given, stranger: given[red] ?? '' })],
  ])('%s', (_, forge) => {
    expect(findingsOf(forge()).length).toBeGreaterThan(0)
  })
  test('a digest of other orders, even with chain and dice made to fit', () => {
    const other = ordersDigest(secret, { match: journal.head.id, answer: full.seq, call: full.call?.id ?? '', orders: {} })
    const changed = forged(full.seq, (entry) => ({ ...entry, links: { digest: other, given } }))
    expect(findingsOf(changed)).toContain(`entry ${full.seq}: the devices were asked with the digest of other orders`)
  })
  test('links in an entry without a call, and links of nobody', () => {
    expect(findingsOf(withGiven(0, given))).toContain('entry 0 has the form of links, but none was given')
    expect(findingsOf(withGiven(full.seq, {}))).toContain(`entry ${full.seq} has the form of links, but none was given`)
  })
})

describe('a receipt with answered digests', () => {
  const digest = full.links?.digest ?? ''
  const answer = (change: Partial<NonNullable<Receipt['answered']>[number]> = {}) => {
    const { digest: of = digest } = change
    const signature = sign(digestStatement(journal.head.id, full.seq, of), host)
    return { answer: full.seq, digest, signature, seats: [red], counted: true, ...change }
  }
  const receipt = (answered: NonNullable<Receipt['answered']>): Receipt => ({
    ...nothingSeen(journal.head.id),
    answered,
  })
  /** The match as the server would tell it if the device of red had been absent. */
  const without = forged(full.seq, (entry) => ({ ...entry, links: { digest, given: { [blue]: entry.links?.given[blue] ?? '' } } }))

  test('agrees with its match', () => {
    expect(compareReceipt(receipt([answer()]), journal)).toMatchObject({ agreed: { digests: 1 }, unconfirmed: 0, findings: [] })
  })
  test('shows that a confirmed link is missing', () => {
    expect(compareReceipt(receipt([answer()]), without).findings).toContain(
      `entry ${full.seq} has no link of ${red}, but the server had confirmed it`,
    )
  })
  test('only counts a missing link that the server had not confirmed, because it may have come late', () => {
    expect(compareReceipt(receipt([answer({ counted: false })]), without)).toMatchObject({ unconfirmed: 1, findings: [] })
  })
  test('convicts a server that signed the digest of other orders, and nobody else', () => {
    const other = answer({ digest: 'cd'.repeat(32) })
    const finding = `the server has signed that entry ${full.seq} was fixed with other orders than the journal has`
    expect(compareReceipt(receipt([other]), journal).findings).toEqual([finding])
    expect(compareReceipt(receipt([{ ...other, signature: answer().signature }]), journal).findings).toEqual([])
  })
  test('keeps all digests of an entry, says that there are two, and keeps the seats of all tabs', () => {
    const first = receipt([answer({ counted: false })])
    const merged = mergeReceipts(first, receipt([answer({ seats: [blue] })])).receipt
    expect(merged.answered).toEqual([answer({ seats: [red, blue] })])
    const second = answer({ digest: 'cd'.repeat(32), seats: [], counted: false })
    const both = mergeReceipts(first, receipt([second]))
    expect(both).toMatchObject({
      receipt: { answered: [...(first.answered ?? []), second] },
      contradiction: `the orders of answer ${full.seq} were fixed twice, with different digests`,
    })
    expect(mergeReceipts(both.receipt, both.receipt).contradiction).toBeNull()
    expect(compareReceipt(both.receipt, journal).findings).toEqual([
      `the server has signed that entry ${full.seq} was fixed with other orders than the journal has`,
    ])
  })
})

test('ranges of entries are written briefly', () => {
  expect(seqRanges([])).toBe('')
  expect(seqRanges([1, 2, 3, 7, 9, 10])).toBe('1 to 3, 7, 9 to 10')
})
