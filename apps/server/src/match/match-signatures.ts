// The signatures of one match: checks those of players, and gives those of the server.
import type { Seat } from '@admiralty/kernel'
import {
  type AutomaticAnswer,
  actionStatement,
  hasLapsed,
  isHostSeat,
  isSignedByHost,
  type MatchAction,
  type MatchState,
  needsNoSignature,
  orderStatement,
  type SealedOrder,
  SIGNED,
  type Signature,
  type Signatures,
  sameJson,
  signersOf,
  signingSeats,
} from '@admiralty/match'
import type { MatchRecord } from '@admiralty/store'
import { type HostSigner, isSignedFast } from '../platform/host-signer.ts'
import { RequestError } from '../platform/request-error.ts'
import type { ActiveMatch } from '../seats/active-match.ts'
import type { EntryIndex } from './entry-index.ts'

export class MatchSignatures {
  readonly #host: HostSigner
  readonly #entries: EntryIndex

  constructor(host: HostSigner, entries: EntryIndex) {
    this.#host = host
    this.#entries = entries
  }

  /** The order with its signature: the player's, or the server's for a stand-in. Throws `refused` if it is not valid. */
  order(match: MatchState, order: SealedOrder): SealedOrder {
    const { signature: given, ...unsigned } = order
    const statement = (chain: string): Uint8Array => orderStatement({ match: match.head.id, ...unsigned, chain })
    const signer = this.#signerOf(match, order.seat, given, statement)
    if (signer === 'player') return order
    if (signer === 'nobody' || isHostSeat(match.head.keys, match.status, order.seat)) return unsigned
    return { ...unsigned, signature: this.#own(match, statement) }
  }

  /**
   * The signatures of an action. `given` has those of players. Throws `refused` if one is missing or not valid, or if an offer of a draw is
   * older than an order of its seat.
   */
  action(match: MatchState, action: MatchAction, given: Signatures): Signatures {
    const entries = signingSeats(action).flatMap((seat) => {
      const statement = (chain: string): Uint8Array => actionStatement({ match: match.head.id, seat, chain, action })
      const signature = isSignedByHost(action) ? this.#ownIfKeyed(match, statement) : this.#signature(match, seat, given[seat], statement)
      if (action.kind === 'drawn' && signature && hasLapsed(match.covered, seat, signature))
        throw unsigned('this offer is older than your last order; wait until the match is up to date, then offer the draw again')
      return signature ? [[seat, signature] as const] : []
    })
    return Object.fromEntries(entries)
  }

  #signature(match: MatchState, seat: Seat, given: Signature | undefined, statement: (chain: string) => Uint8Array): Signature | undefined {
    const signer = this.#signerOf(match, seat, given, statement)
    return signer === 'host' ? this.#own(match, statement) : signer === 'player' ? given : undefined
  }
  /** Names the signer: the player with a valid signature, the server, or nobody in a match without keys. Throws `refused`. */
  #signerOf(
    match: MatchState,
    seat: Seat,
    given: Signature | undefined,
    statement: (chain: string) => Uint8Array,
  ): 'player' | 'host' | 'nobody' {
    const keys = signersOf(match.head.keys, match.status, seat)
    if (keys.length === 0) return 'nobody'
    if (!given) {
      if (keys.includes(this.#host.publicKey)) return 'host'
      throw unsigned('this seat signs with a key, and the order came without a signature')
    }
    const chain = this.#entries.hashOf(given.after)
    if (chain !== undefined && keys.some((key) => isSignedFast(statement(chain), given.value, key))) return 'player'
    throw unsigned('the signature does not fit: this device may not have the key of the seat')
  }
  #ownIfKeyed = (match: MatchState, statement: (chain: string) => Uint8Array): Signature | undefined =>
    match.head.keys && this.#own(match, statement)
  #own = ({ seq, chain }: MatchState, statement: (chain: string) => Uint8Array): Signature => ({
    after: seq,
    value: this.#host.sign(statement(chain)),
  })
}

/** The public key of each seat; the server's for a seat without one. */
export const keysOf = ({ seats }: MatchRecord, host: string): Readonly<Record<Seat, string>> =>
  Object.fromEntries(seats.map(({ seat, key }) => [seat, key ?? host]))

/** The first of these orders that has no signature and needs one, because the rules no longer force it. `forced`: the forced answers in this state. */
export function unsignedChoice(
  { system, match }: Pick<ActiveMatch, 'system' | 'match'>,
  orders: readonly SealedOrder[],
  forced: readonly AutomaticAnswer[],
): SealedOrder | undefined {
  const { keys } = match.head
  const isUnsigned = ({ seat, signature }: SealedOrder): boolean => !signature && !isHostSeat(keys, match.status, seat)
  const isForced = ({ call, seat, order }: SealedOrder): boolean =>
    forced.some((answer) => answer.call.id === call && answer.seat === seat && sameJson(answer.order, order))
  return keys && orders.find((order) => isUnsigned(order) && !isForced(order) && !needsNoSignature(system, match, order))
}

const unsigned = (reason: string): RequestError => new RequestError('refused', reason, { rule: SIGNED, reason })
