import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { type ChooseAction, last, playMatch, privateKeysOf } from '../test/host.ts'
import { chainHash, headHash } from './chain.ts'
import {
  actionStatement,
  applyAction,
  decide,
  type Entry,
  endStatement,
  exportJournal,
  importJournal,
  isSigned,
  type Journal,
  type MatchAction,
  needsNoSignature,
  newKeysIn,
  orderStatement,
  publicKeyOf,
  type Signature,
  seatPrivateKey,
  servedIn,
  sign,
  transitionsOf,
  verifyJournal,
} from './index.ts'

const SIGNED = { signed: true } as const
const quiet: ChooseAction = () => undefined
const { journal } = playMatch(system, 4, quiet, SIGNED)
const seats = Object.keys(journal.head.seatValues)
const keys = privateKeysOf(seats, 4)

/** Recomputes the chain, as whoever knows the secret can. With the private key of the host, its signature, too. */
function rechained(forged: Journal, host: Uint8Array | null = null): Journal {
  const chain: string[] = []
  for (const entry of forged.entries)
    chain.push(chainHash({ secret: forged.secret ?? '', previous: chain.at(-1) ?? headHash(forged.head) }, entry))
  return { ...forged, chain, ...(host && { signature: sign(endStatement(forged.head.id, last(chain)), host) }) }
}
const withEntry = (seq: number, change: (entry: Entry) => Entry, from = journal): Journal => ({
  ...from,
  entries: from.entries.map((entry) => (entry.seq === seq ? change(entry) : entry)),
})
const findingsOf = (forged: Journal): readonly string[] => verifyJournal(system, forged).findings
/** The last entry with a signed order that was a real choice. */
const at =
  [...transitionsOf(system, journal)].findLast(({ entry: { call, orders, signatures }, before, match: { status, clock } }) =>
    Object.keys((call && signatures) ?? {}).some(
      (seat) => !needsNoSignature(system, { state: before, status, clock }, { call: call?.id ?? '', seat, order: orders[seat] }),
    ),
  )?.entry.seq ?? -1
const entryAt = journal.entries[at]
const [signer, signature] = Object.entries(entryAt?.signatures ?? {})[0] ?? []
if (!entryAt?.call || signer === undefined || !signature) throw new Error('the match has no signed order')
const statementAt = { match: journal.head.id, seat: signer, call: entryAt.call.id, order: entryAt.orders[signer] }
const signedWith = (value: Signature): Journal =>
  rechained(
    withEntry(at, (entry) => ({ ...entry, signatures: { ...entry.signatures, [signer]: value } })),
    keys.host,
  )
const chainAt = (seq: number): string => journal.chain[seq] ?? ''

describe('MATCH-SIGNED: a signed match', () => {
  test('is correct, and every order is signed or forced', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const played = playMatch(system, seed, quiet, SIGNED).journal
      const verdict = verifyJournal(system, played)
      expect(verdict).toMatchObject({ ok: true, findings: [] })
      expect(newKeysIn(verdict.account)).toEqual([])
      expect(verdict.signatures).toMatchObject({ unsigned: 0, signed: expect.any(Number) })
      expect(verdict.signatures.signed).toBeGreaterThan(0)
      expect(verdict.signatures.signed + verdict.signatures.forced).toBe(verdict.orders)
    }
  })
  test('survives a file', () => {
    const imported = importJournal(exportJournal(journal), system)
    expect('journal' in imported && verifyJournal(system, imported.journal).ok).toBe(true)
  })
  test('does without signatures only if it has no keys, and says so', () => {
    const unsigned = playMatch(system, 4).journal
    expect(unsigned.head).not.toHaveProperty('keys')
    const verdict = verifyJournal(system, unsigned)
    expect(verdict).toMatchObject({ ok: true, signatures: { signed: 0, forced: 0, unsigned: verdict.orders } })
    const { keys: _, ...head } = journal.head
    expect(verifyJournal(system, { ...journal, head }).findings).toContainEqual(
      expect.stringContaining('it is signed, but the match has no keys'),
    )
  })

  test('accepts concessions, draws and stand-ins with the signatures of their seats or of the host', () => {
    const actions: readonly MatchAction[] = [
      { kind: 'replaced', seat: 'red', by: 'captain' },
      { kind: 'rekeyed', seat: 'blue', key: publicKeyOf(keys.host) },
      { kind: 'returned', seat: 'red' },
    ]
    const played = playMatch(
      system,
      4,
      ({ seq, status }) => (seq < 2 ? undefined : (actions[seq - 2] ?? (seq > 8 && !status.drawn ? { kind: 'drawn', seats } : undefined))),
      SIGNED,
    ).journal
    expect(played.entries.flatMap(({ action }) => action?.kind ?? [])).toEqual(['replaced', 'rekeyed', 'returned', 'drawn'])
    const { account } = verifyJournal(system, played)
    expect([newKeysIn(account), account.restored]).toEqual([['blue'], []])
  })

  test('names the seats for which the server signed, and counts restorations', () => {
    const { host, seats: own } = keys
    const withBot = { ...journal.head.keys, host: publicKeyOf(host), seats: { ...journal.head.keys?.seats, [signer]: publicKeyOf(host) } }
    const headOf = { ...journal.head, keys: withBot }
    expect(own[signer]).not.toEqual(host)
    const bot = { ...journal, head: headOf }
    const signedByServer = (from: Journal): Journal => {
      const chain: string[] = []
      const entries = from.entries.map((entry) => {
        const again = Object.entries(entry.signatures ?? {}).map(([seat, { after }]) => {
          const statement = orderStatement({
            match: from.head.id,
            seat,
            call: entry.call?.id ?? '',
            chain: chain[after] ?? '',
            order: entry.orders[seat],
          })
          return [seat, { after, value: sign(statement, seat === signer ? host : (own[seat] ?? host)) }]
        })
        const signed = entry.signatures ? { ...entry, signatures: Object.fromEntries(again) } : entry
        chain.push(chainHash({ secret: from.secret ?? '', previous: chain.at(-1) ?? headHash(from.head) }, signed))
        return signed
      })
      return { ...from, entries, chain, signature: sign(endStatement(from.head.id, last(chain)), host) }
    }
    const served = verifyJournal(system, signedByServer(bot))
    expect(served).toMatchObject({ ok: true, signatures: { byServer: 0 } })
    expect(servedIn(served.account)).toEqual([signer])
    const restored = playMatch(system, 4, ({ seq }) => (seq === 2 ? { kind: 'restored', value: 'random' } : undefined), SIGNED).journal
    const verdict = verifyJournal(system, restored)
    expect(verdict).toMatchObject({ ok: true, account: { restored: [3] } })
    expect(servedIn(verdict.account)).toEqual([])
  })
})

describe('a seat for which only the server can sign', () => {
  const { host, seats: own } = keys
  const ofHost = { host: publicKeyOf(host), seats: { ...journal.head.keys?.seats, [signer]: publicKeyOf(host) } }
  const { journal: unsigned } = playMatch(system, 4, quiet, { signed: true, hostSeat: signer })

  test('needs no signature of its own under its orders', () => {
    expect(unsigned.head.keys).toEqual(ofHost)
    expect(unsigned.entries.flatMap(({ signatures }) => Object.keys(signatures ?? {}))).not.toContain(signer)
    const verdict = verifyJournal(system, unsigned)
    expect(verdict).toMatchObject({ ok: true, signatures: { unsigned: 0, byServer: expect.any(Number) } })
    expect(servedIn(verdict.account)).toEqual([signer])
    expect(verdict.signatures.byServer).toBeGreaterThan(0)
  })
  test('is bound by the signature of the end: with another order of it only the key of the server makes one', () => {
    const other = withEntry(last(unsigned.entries).seq, (entry) => ({ ...entry, time: entry.time + 1 }), unsigned)
    expect(findingsOf(rechained(other))).toEqual(['the signature of the host does not fit its end'])
    expect(findingsOf(rechained(other, own[signer] ?? null))).toEqual(['the signature of the host does not fit its end'])
    expect(findingsOf(rechained(other, host))).toEqual([])
    expect(findingsOf({ ...unsigned, signature: null })).toEqual(['the host has not signed its end'])
  })
  test('signs with its own key again after a new one', () => {
    const rekeyed = { kind: 'rekeyed', seat: signer, key: publicKeyOf(own[signer] ?? host) } as const
    const given = playMatch(system, 4, ({ seq }) => (seq === 2 ? rekeyed : undefined), { signed: true, hostSeat: signer }).journal
    expect(given.entries.some(({ call, signatures }) => call && signatures?.[signer])).toBe(true)
    const verdict = verifyJournal(system, given)
    expect([verdict.ok, newKeysIn(verdict.account)]).toEqual([true, [signer]])
  })
})

describe('finds', () => {
  test('an order without a signature', () => {
    const forged = withEntry(at, ({ signatures: _, ...entry }) => entry)
    expect(findingsOf(rechained(forged, keys.host))).toEqual([`entry ${at}: ${signer} has not signed its order`])
  })
  test.each<[string, Uint8Array | undefined, number]>([
    ['of another seat', keys.seats[seats.find((seat) => seat !== signer) ?? ''], signature.after],
    ['of the host', keys.host, signature.after],
  ])('a signature %s', (_, key, after) => {
    if (!key) throw new Error('no such key')
    const value = sign(orderStatement({ ...statementAt, chain: chainAt(after) }), key)
    expect(findingsOf(signedWith({ after, value }))).toEqual([`entry ${at}: the signature of ${signer} does not fit its order`])
  })
  test('a signature made after the entry itself', () => {
    const forged = signedWith({
      after: at,
      value: sign(orderStatement({ ...statementAt, chain: chainAt(at) }), keys.seats[signer] ?? keys.host),
    })
    expect(findingsOf(forged)).toEqual([`entry ${at}: ${signer} signed its order after entry ${at}, which is not before it`])
  })
  test('another order under the same signature, even with chain, dice and events made to fit', () => {
    const lax = { ...system, check: () => undefined }
    const forged = withEntry(at, (entry) => ({ ...entry, orders: { ...entry.orders, [signer]: { order: 'forged' } } }))
    expect(verifyJournal(lax, rechained(forged, keys.host)).findings).toContain(
      `entry ${at}: the signature of ${signer} does not fit its order`,
    )
  })
  test('an earlier entry that was rewritten, because every later signature covers it', () => {
    const forged = withEntry(signature.after, (entry) => ({ ...entry, time: entry.time + 1 }))
    expect(findingsOf(rechained(forged, keys.host)).join()).toContain('does not fit its order')
  })
  test('a last entry that was rewritten without the key of the host', () => {
    const forged = withEntry(journal.entries.length - 1, (entry) => ({ ...entry, time: entry.time + 1 }))
    expect(findingsOf(rechained(forged))).toEqual(['the signature of the host does not fit its end'])
    expect(findingsOf({ ...journal, signature: null })).toEqual(['the host has not signed its end'])
  })
  test('a concession that the seat did not sign', () => {
    const short = { ...journal, entries: journal.entries.slice(0, at), chain: journal.chain.slice(0, at) }
    const match = last([...transitionsOf(system, short)]).match
    const forge = (action: MatchAction, key: Uint8Array): Journal => {
      const value = sign(actionStatement({ match: journal.head.id, seat: signer, chain: match.chain, action }), key)
      const { entry } = applyAction(
        system,
        match,
        { action, signatures: { [signer]: { after: match.seq, value } }, time: entryAt.time },
        journal.secret ?? '',
      )
      return rechained({ ...short, entries: [...short.entries, entry] }, keys.host)
    }
    const concession: MatchAction = { kind: 'conceded', seat: signer }
    expect(findingsOf(forge(concession, keys.host))[0]).toBe(`entry ${at}: the signature of ${signer} does not fit its action`)
    const rekeyed: MatchAction = { kind: 'rekeyed', seat: signer, key: publicKeyOf(seatPrivateKey('forger', signer, '1')) }
    expect(findingsOf(forge(rekeyed, seatPrivateKey('forger', signer, '1')))[0]).toContain('does not fit its action')
    expect(newKeysIn(verifyJournal(system, forge(rekeyed, keys.host)).account)).toEqual([signer])
  })
})

describe('a later act of the seat', () => {
  const upTo = (length: number): Journal => ({
    ...journal,
    entries: journal.entries.slice(0, length),
    chain: journal.chain.slice(0, length),
  })
  const matchAfter = (from: Journal) => last([...transitionsOf(system, from)]).match
  const followedBy = (from: Journal, entry: Entry): Journal => rechained({ ...from, entries: [...from.entries, entry] }, keys.host)
  const secret = journal.secret ?? ''
  const place = `entry ${at}`

  /** A draw after the entries before `at`. The seat that gave the last of their signed orders offered it after entry `after`. */
  const drawOffered = (seat: string, after: number): readonly string[] => {
    const action: MatchAction = { kind: 'drawn', seats }
    const offer = (one: string, covers: number): Signature => {
      const statement = actionStatement({ match: journal.head.id, seat: one, chain: chainAt(covers), action })
      return { after: covers, value: sign(statement, keys.seats[one] ?? keys.host) }
    }
    const signatures = Object.fromEntries(seats.map((one) => [one, offer(one, one === seat ? after : at - 1)]))
    const { entry } = applyAction(system, matchAfter(upTo(at)), { action, signatures, time: entryAt.time }, secret)
    return findingsOf(followedBy(upTo(at), entry))
  }
  test('ends an offer of a draw that was made before', () => {
    const signed = upTo(at).entries.flatMap(({ signatures }) => Object.entries(signatures ?? {}))
    const [seat, { after }] = signed.findLast(([, one]) => one.after > 0) ?? ['', { after: 0 }]
    expect(after).toBeGreaterThan(0)
    expect(drawOffered(seat, after)).toEqual([])
    expect(drawOffered(seat, after - 1)).toEqual([`${place}: ${seat} signed an order after its offer of a draw, which had lapsed by then`])
  })

  test('needs the key that was valid then, whatever entry it covers', () => {
    const newKey = seatPrivateKey('new device', signer, '1')
    const action: MatchAction = { kind: 'rekeyed', seat: signer, key: publicKeyOf(newKey) }
    const before = matchAfter(upTo(at))
    const statement = actionStatement({ match: journal.head.id, seat: signer, chain: before.chain, action })
    const signatures = { [signer]: { after: before.seq, value: sign(statement, keys.host) } }
    const rekeyed = applyAction(system, before, { action, signatures, time: entryAt.time }, secret)
    const { call, orders, signatures: given } = entryAt
    if (!call) throw new Error('the entry answers no call')
    const orderSignedWith = (key: Uint8Array): readonly string[] => {
      const own = { after: signature.after, value: sign(orderStatement({ ...statementAt, chain: chainAt(signature.after) }), key) }
      const { entry } = decide(system, rekeyed.match, { call, orders, signatures: { ...given, [signer]: own }, time: entryAt.time }, secret)
      return findingsOf(followedBy(followedBy(upTo(at), rekeyed.entry), entry))
    }
    const fits = `entry ${at + 1}: the signature of ${signer} does not fit its order`
    expect(orderSignedWith(keys.seats[signer] ?? keys.host)[0]).toBe(fits)
    expect(orderSignedWith(newKey)).not.toContain(fits)
  })
})

test('a signature that is not hexadecimal is not valid', () => {
  const statement = orderStatement({ ...statementAt, chain: chainAt(0) })
  expect(isSigned(statement, 'no hexadecimal', publicKeyOf(keys.host))).toBe(false)
  expect(isSigned(statement, sign(statement, keys.host), 'no key')).toBe(false)
  expect(isSigned(statement, sign(statement, keys.host), publicKeyOf(keys.host))).toBe(true)
})
