// Checks the signatures of a journal while it is replayed.
import type { RuleSystem, Seat } from '@admiralty/kernel'
import { type Played, seatsIn } from './actions.ts'
import { hasLapsed } from './covered.ts'
import { actionOf, type Entry, type Head, type Journal, type MatchLedger } from './journal.ts'
import type { Signature } from './keys.ts'
import {
  actionStatement,
  endStatement,
  isHostSeat,
  isSigned,
  isSignedByHost,
  needsNoSignature,
  orderStatement,
  signersOf,
} from './signing.ts'

/** What the signatures of a journal show. */
export interface SignatureCounts {
  /** Orders and consents to actions with a valid signature. */
  readonly signed: number
  /** Orders of the server's own seats without a signature. Its signature under the end of the match covers them. */
  readonly byServer: number
  /** Orders without a signature that the rules or a concession forced. */
  readonly forced: number
  /** Orders and consents that nobody signed, because the match has no keys or its rules are older. Whoever knows the secret may have written them. */
  readonly unsigned: number
}
export const NO_SIGNATURES: SignatureCounts = { signed: 0, byServer: 0, forced: 0, unsigned: 0 }

/** The result for one entry. */
export type AuditedEntry = SignatureCounts | { readonly finding: string }

type AuditedMatch = Played & Pick<MatchLedger, 'covered'>

/** Follows one match. Call `audit` for each entry in turn, before it is folded. */
export class SignatureAudit {
  readonly #system: RuleSystem
  readonly #head: Head
  readonly #chain: readonly string[]
  readonly #serverSigned = new Set<Seat>()

  constructor(system: RuleSystem, { head, chain }: Pick<Journal, 'head' | 'chain'>) {
    this.#system = system
    this.#head = head
    this.#chain = chain
  }

  /** The seats for which the server has signed so far. */
  get serverSigned(): readonly Seat[] {
    return [...this.#serverSigned].toSorted()
  }

  /** Checks an entry that follows `match`, the match before it. */
  audit(match: AuditedMatch, entry: Entry): AuditedEntry {
    const { orders, signatures = {} } = entry
    const action = actionOf(entry)
    const seats = action ? seatsIn(action) : Object.keys(orders)
    const stranger = Object.keys(signatures).find((seat) => !seats.includes(seat))
    if (stranger !== undefined) return { finding: `it has a signature of ${stranger}, who does not act in it` }
    if (!this.#head.keys)
      return Object.keys(signatures).length > 0
        ? { finding: 'it is signed, but the match has no keys' }
        : { ...NO_SIGNATURES, unsigned: seats.length }
    const counts = { signed: 0, byServer: 0, forced: 0, unsigned: 0 }
    for (const seat of seats) {
      const result = this.#seat(match, entry, seat)
      if (typeof result === 'object') return result
      counts[result] += 1
    }
    return counts
  }

  #seat(match: AuditedMatch, entry: Entry, seat: Seat): keyof SignatureCounts | { readonly finding: string } {
    const signature = entry.signatures?.[seat]
    const isAction = actionOf(entry) !== undefined
    if (signature) {
      const finding = this.#wrong(match, entry, seat, signature)
      return finding === undefined ? 'signed' : { finding }
    }
    if (isAction) return { finding: `${seat} has not signed its action` }
    if (needsNoSignature(this.#system, match, { call: entry.call?.id ?? '', seat, order: entry.orders[seat] })) return 'forced'
    if (isHostSeat(this.#head.keys, match.status, seat)) {
      this.#serverSigned.add(seat)
      return 'byServer'
    }
    // Older rules may have forced other orders.
    return entry.version < this.#system.version ? 'unsigned' : { finding: `${seat} has not signed its order` }
  }

  /** What is wrong with a signature under an order or an action. A key is valid until the entry that replaces it. */
  #wrong({ status, covered }: AuditedMatch, entry: Entry, seat: Seat, signature: Signature): string | undefined {
    const { after, value } = signature
    const { keys, id: match } = this.#head
    const action = actionOf(entry)
    const what = action ? 'action' : 'order'
    const chain = this.#chain[after]
    if (chain === undefined || after >= entry.seq) return `${seat} signed its ${what} after entry ${after}, which is not before it`
    if (action?.kind === 'drawn' && hasLapsed(covered, seat, signature))
      return `${seat} signed an order after its offer of a draw, which had lapsed by then`
    const statement = action
      ? actionStatement({ match, seat, chain, action })
      : orderStatement({ match, seat, call: entry.call?.id ?? '', chain, order: entry.orders[seat] })
    const host = keys?.host ?? ''
    const isByHost = action !== undefined && isSignedByHost(action)
    const key = (isByHost ? [host] : signersOf(keys, status, seat)).find((one) => isSigned(statement, value, one))
    if (key === host && !isByHost) this.#serverSigned.add(seat)
    return key !== undefined ? undefined : `the signature of ${seat} does not fit its ${what}`
  }
}

export const sumOf = (one: SignatureCounts, other: SignatureCounts): SignatureCounts => ({
  signed: one.signed + other.signed,
  byServer: one.byServer + other.byServer,
  forced: one.forced + other.forced,
  unsigned: one.unsigned + other.unsigned,
})

/** What is wrong with the host's signature over the end of a finished match. */
export function* endFindings({ head: { id, keys }, chain, secret, signature }: Journal): Generator<string> {
  if (!keys) {
    if (signature) yield 'its end is signed, but the match has no keys'
  } else if (secret !== null) {
    if (!signature) yield 'the host has not signed its end'
    else if (!isSigned(endStatement(id, chain.at(-1) ?? ''), signature, keys.host)) yield 'the signature of the host does not fit its end'
  }
}
