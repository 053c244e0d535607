// Checks the signatures of a journal while it is replayed.
import type { RuleSystem, Seat } from '@admiralty/kernel'
import { type MatchStatus, type Played, seatsIn } from './actions.ts'
import { actionOf, type Entry, type Head, type Journal } from './journal.ts'
import type { Signature } from './keys.ts'
import { actionStatement, endStatement, isSigned, isSignedByHost, needsNoSignature, orderStatement, signersOf } from './signing.ts'

/** What the signatures of a journal show. */
export interface SignatureCounts {
  /** Orders and consents to actions with a valid signature. */
  readonly signed: number
  /** Orders without a signature that the rules or a concession forced. */
  readonly forced: number
  /** Orders and consents that nobody signed, because the match has no keys or its rules are older. Whoever knows the secret may have written them. */
  readonly unsigned: number
}
export const NO_SIGNATURES: SignatureCounts = { signed: 0, forced: 0, unsigned: 0 }

/** The result for one entry. */
export type AuditedEntry = SignatureCounts | { readonly finding: string }

/** Follows one match. Call `audit` for each entry in turn, before it is folded. */
export class SignatureAudit {
  readonly #system: RuleSystem
  readonly #head: Head
  readonly #chain: readonly string[]
  /** The status after each entry so far. */
  readonly #statuses: MatchStatus[] = []
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
  audit(match: Played, entry: Entry): AuditedEntry {
    const { call, signatures = {} } = entry
    const action = actionOf(entry)
    if (entry.seq > 0) this.#statuses[entry.seq - 1] = match.status
    const seats = action ? seatsIn(action) : (call?.seats ?? [])
    const stranger = Object.keys(signatures).find((seat) => !seats.includes(seat))
    if (stranger !== undefined) return { finding: `it has a signature of ${stranger}, who does not act in it` }
    if (!this.#head.keys)
      return Object.keys(signatures).length > 0
        ? { finding: 'it is signed, but the match has no keys' }
        : { ...NO_SIGNATURES, unsigned: seats.length }
    const counts = { signed: 0, forced: 0, unsigned: 0 }
    for (const seat of seats) {
      const result = this.#seat(match, entry, seat)
      if (typeof result === 'object') return result
      counts[result] += 1
    }
    return counts
  }

  #seat(match: Played, entry: Entry, seat: Seat): keyof SignatureCounts | { readonly finding: string } {
    const signature = entry.signatures?.[seat]
    const isAction = actionOf(entry) !== undefined
    if (signature) {
      const finding = isAction ? this.#wrongAction(entry, seat, signature) : this.#wrongOrder(entry, seat, signature)
      return finding === undefined ? 'signed' : { finding }
    }
    if (isAction) return { finding: `${seat} has not signed its action` }
    if (needsNoSignature(this.#system, match, { seat, order: entry.orders[seat] })) return 'forced'
    // Older rules may have forced other orders.
    return entry.version < this.#system.version ? 'unsigned' : { finding: `${seat} has not signed its order` }
  }

  #wrongOrder({ seq, call, orders }: Entry, seat: Seat, { after, value }: Signature): string | undefined {
    const chain = this.#chain[after]
    if (chain === undefined || after >= seq) return `${seat} signed its order after entry ${after}, which is not before it`
    const statement = orderStatement({ match: this.#head.id, seat, call: call?.id ?? '', chain, order: orders[seat] })
    const key = this.#keysSince(seat, after).find((one) => isSigned(statement, value, one))
    if (key === this.#head.keys?.host) this.#serverSigned.add(seat)
    return key !== undefined ? undefined : `the signature of ${seat} does not fit its order`
  }

  #wrongAction(entry: Entry, seat: Seat, { after, value }: Signature): string | undefined {
    const action = actionOf(entry)
    const chain = this.#chain[after]
    if (!action || chain === undefined || after >= entry.seq)
      return `${seat} signed its action after entry ${after}, which is not before it`
    const statement = actionStatement({ match: this.#head.id, seat, chain, action })
    const host = this.#head.keys?.host ?? ''
    const byHost = isSignedByHost(action)
    const key = (byHost ? [host] : this.#keysSince(seat, after)).find((one) => isSigned(statement, value, one))
    if (key === host && !byHost) this.#serverSigned.add(seat)
    return key !== undefined ? undefined : `the signature of ${seat} does not fit its action`
  }

  /** Every key that was valid for the seat at some time from entry `after` until now. */
  #keysSince(seat: Seat, after: number): readonly string[] {
    return [...new Set(this.#statuses.slice(after).flatMap((status) => signersOf(this.#head.keys, status, seat)))]
  }
}

export const sumOf = (one: SignatureCounts, other: SignatureCounts): SignatureCounts => ({
  signed: one.signed + other.signed,
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
