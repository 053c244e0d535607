// Computes chain and signatures of a journal again, as far as the keys of a forger allow.
import type { Seat } from '@admiralty/kernel'
import {
  actionStatement,
  chainHash,
  type Entry,
  endStatement,
  headHash,
  initialStatus,
  isSignedByHost,
  type Journal,
  type MatchStatus,
  orderStatement,
  ordersDigest,
  publicKeyOf,
  type Signature,
  sign,
  signersOf,
  statusAfter,
} from '@admiralty/match'

/** Private keys by their public keys. */
export type KeyRing = ReadonlyMap<string, Uint8Array>
export const ringOf = (keys: readonly Uint8Array[]): KeyRing => new Map(keys.map((key) => [publicKeyOf(key), key]))

/** The journal with a chain that fits, every signature that the ring can make, and all others as they are. */
export function signAgain(journal: Journal, ring: KeyRing): Journal {
  const { head, secret } = journal
  const chain: string[] = []
  const entries: Entry[] = []
  let status = initialStatus
  for (const entry of journal.entries) {
    const place = { answer: entries.filter(({ call }) => call).length + 1, status, chain }
    const signed = askAgain(journal, { ...place, entry: signEntry(journal, { ...place, entry }, ring) })
    entries.push(signed)
    chain.push(chainHash({ secret: secret ?? '', previous: chain.at(-1) ?? headHash(head) }, signed))
    const action = entry.action
    status = statusAfter(status, action)
  }
  const host = ring.get(head.keys?.host ?? '')
  return { ...journal, entries, chain, ...(host && { signature: sign(endStatement(head.id, chain.at(-1) ?? ''), host) }) }
}

interface EntryInPlace {
  readonly entry: Entry
  /** The number of the answer that the entry would be. */
  readonly answer: number
  /** The status before the entry. */
  readonly status: MatchStatus
  /** The hashes of the entries before it. */
  readonly chain: readonly string[]
}

/** The entry with the digest that its orders have here. A forged digest stays as it is. */
function askAgain({ head, secret }: Journal, { entry, answer }: EntryInPlace): Entry {
  const { call, orders, links } = entry
  if (!links || !call || !/^0+$/.test(links.digest)) return entry
  const digest = ordersDigest(secret ?? '', { match: head.id, answer, call: call.id, orders })
  return { ...entry, links: { ...links, digest } }
}

function signEntry({ head }: Journal, { entry, status, chain }: EntryInPlace, ring: KeyRing): Entry {
  if (!entry.signatures || !head.keys) return entry
  const action = entry.action
  const { host } = head.keys
  const again = (seat: Seat, signature: Signature): Signature => {
    // The server signs the orders of its bots; a player signs that it has returned.
    const [own = '', ...bots] = signersOf(head.keys, status, seat)
    const signers = action ? [isSignedByHost(action) ? host : own] : [...bots, own]
    const key = ring.get(signers.find((one) => ring.has(one)) ?? '')
    const hash = chain[signature.after]
    if (!key || hash === undefined) return signature
    const bound = { match: head.id, seat, chain: hash }
    const statement = action
      ? actionStatement({ ...bound, action })
      : orderStatement({ ...bound, call: entry.call?.id ?? '', order: entry.orders[seat] ?? null })
    return { ...signature, value: sign(statement, key) }
  }
  return { ...entry, signatures: Object.fromEntries(Object.entries(entry.signatures).map(([seat, one]) => [seat, again(seat, one)])) }
}
