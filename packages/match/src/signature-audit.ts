// Checks the signatures of a journal while it is replayed.
import type { RuleSystem, Seat } from '@admiralty/kernel'
import type { OrderGiver } from './account.ts'
import { signingSeats } from './actions.ts'
import { hasLapsed } from './covered.ts'
import type { MatchLedger } from './fold.ts'
import type { Entry, Head, Journal } from './journal.ts'
import type { Signature } from './keys.ts'
import type { TimedMatch } from './match-clock.ts'
import { actionStatement, choiceless, endStatement, isHostSeat, isSigned, isSignedByHost, orderStatement, signersOf } from './signing.ts'

/** The result of the signatures of a journal. */
export interface SignatureCounts {
  /** Orders and consents to actions with a valid signature. */
  readonly signed: number
  /** Orders of the server's own seats without a signature. Its signature under the end of the match covers them. */
  readonly byServer: number
  /** Orders without a signature that the rules, a concession or a missed deadline forced. */
  readonly forced: number
  /**
   * Orders and consents that nobody signed, because the match has no keys or its rules are older.
   * Anyone who knows the secret may have written them.
   */
  readonly unsigned: number
}
export const NO_SIGNATURES: SignatureCounts = { signed: 0, byServer: 0, forced: 0, unsigned: 0 }

/** The result for one entry: its counts, and the giver of each order. */
export type AuditedEntry =
  | { readonly counts: SignatureCounts; readonly givers: Readonly<Record<Seat, OrderGiver>> }
  | { readonly finding: string }
/** Where an order or a consent of this giver is counted. */
const COUNTED: Readonly<Record<OrderGiver, keyof SignatureCounts>> = {
  own: 'signed',
  server: 'byServer',
  standIn: 'byServer',
  conceded: 'forced',
  lapsed: 'forced',
  lodged: 'forced',
  forced: 'forced',
  automatic: 'forced',
  unsigned: 'unsigned',
}

type AuditedMatch = TimedMatch & Pick<MatchLedger, 'covered'>

/** Follows one match. Call `audit` for each entry in turn, before it is folded. */
export class SignatureAudit {
  readonly #system: RuleSystem
  readonly #head: Head
  readonly #chain: readonly string[]

  constructor(system: RuleSystem, { head, chain }: Pick<Journal, 'head' | 'chain'>) {
    this.#system = system
    this.#head = head
    this.#chain = chain
  }

  /** Checks an entry that follows `match`, the match before it. */
  audit(match: AuditedMatch, entry: Entry): AuditedEntry {
    const { orders, signatures = {} } = entry
    const action = entry.action
    const seats = action ? signingSeats(action) : Object.keys(orders)
    const stranger = Object.keys(signatures).find((seat) => !seats.includes(seat))
    if (stranger !== undefined) return { finding: `it has a signature of ${stranger}, who does not act in it` }
    if (!this.#head.keys)
      return Object.keys(signatures).length > 0
        ? { finding: 'it is signed, but the match has no keys' }
        : audited(seats.map((seat) => [seat, 'unsigned', 'unsigned']))
    const found: Found[] = []
    for (const seat of seats) {
      const signature = signatures[seat]
      const giver = signature ? this.#signer(match, entry, seat, signature) : this.#giver(match, entry, seat)
      if (typeof giver === 'object') return giver
      found.push([seat, giver, signature ? 'signed' : COUNTED[giver]])
    }
    return audited(found)
  }

  /** Finds the giver of an order that has no signature. */
  #giver(match: AuditedMatch, entry: Entry, seat: Seat): OrderGiver | { readonly finding: string } {
    if (entry.action) return { finding: `${seat} has not signed its action` }
    const reason = choiceless(this.#system, match, { call: entry.call?.id ?? '', seat, order: entry.orders[seat] })
    if (reason) return reason
    if (isHostSeat(this.#head.keys, match.status, seat)) return hostOf(match, seat)
    // Older rules may have forced other orders.
    return entry.version < this.#system.version ? 'unsigned' : { finding: `${seat} has not signed its order` }
  }

  /**
   * The owner of the key that signed an order or an action, or the fault of the signature.
   * A key is valid until the entry that replaces it.
   */
  #signer(played: AuditedMatch, entry: Entry, seat: Seat, signature: Signature): OrderGiver | { readonly finding: string } {
    const { status, covered } = played
    const { after, value } = signature
    const { keys, id: match } = this.#head
    const action = entry.action
    const what = action ? 'action' : 'order'
    const chain = this.#chain[after]
    if (chain === undefined || after >= entry.seq)
      return { finding: `${seat} signed its ${what} after entry ${after}, which is not before it` }
    if (action?.kind === 'drawn' && hasLapsed(covered, seat, signature))
      return { finding: `${seat} signed an order after its offer of a draw, which had lapsed by then` }
    const statement = action
      ? actionStatement({ match, seat, chain, action })
      : orderStatement({ match, seat, call: entry.call?.id ?? '', chain, order: entry.orders[seat] })
    const host = keys?.host ?? ''
    const isByHost = action !== undefined && isSignedByHost(action)
    const key = (isByHost ? [host] : signersOf(keys, status, seat)).find((one) => isSigned(statement, value, one))
    if (key === undefined) return { finding: `the signature of ${seat} does not fit its ${what}` }
    return key === host ? hostOf(played, seat) : 'own'
  }
}

type Found = readonly [seat: Seat, giver: OrderGiver, counted: keyof SignatureCounts]
function audited(found: readonly Found[]): Exclude<AuditedEntry, { readonly finding: string }> {
  const counts = { ...NO_SIGNATURES }
  for (const [, , counted] of found) counts[counted] += 1
  return { counts, givers: Object.fromEntries(found.map(([seat, giver]) => [seat, giver])) }
}
/** The role of the server for a seat for which it gives an order. */
const hostOf = ({ status }: AuditedMatch, seat: Seat): 'standIn' | 'server' => (Object.hasOwn(status.standIns, seat) ? 'standIn' : 'server')

export const sumOf = (one: SignatureCounts, other: SignatureCounts): SignatureCounts => ({
  signed: one.signed + other.signed,
  byServer: one.byServer + other.byServer,
  forced: one.forced + other.forced,
  unsigned: one.unsigned + other.unsigned,
})

/** The faults of the host's signature over the end of a finished match. */
export function* endFindings({ head: { id, keys }, chain, secret, signature }: Journal): Generator<string> {
  if (!keys) {
    if (signature) yield 'its end is signed, but the match has no keys'
  } else if (secret !== null) {
    if (!signature) yield 'the host has not signed its end'
    else if (!isSigned(endStatement(id, chain.at(-1) ?? ''), signature, keys.host)) yield 'the signature of the host does not fit its end'
  }
}
