// The keys of this device. Loaded on demand, because curve arithmetic is too large for the first load.
import type { Call, Seat } from '@admiralty/kernel'
import {
  actionStatement,
  type MatchAction,
  type OrderStatement,
  orderStatement,
  type PublicKeys,
  publicKeyOf,
  type Signature,
  seatPrivateKey,
  sign,
} from '@admiralty/match'
import type { MatchInfo } from '../api/types.ts'
import { currentSecret, deviceSecrets } from './device-secret.ts'
import { signNatively } from './native-signatures.ts'

/** The last entry that this browser has received; a signature covers its hash. */
export interface SeenEntry {
  readonly seq: number
  readonly chain: string
  /** The calls that are open after it. */
  readonly calls: readonly Call[]
}

export interface SeatOfMatch {
  readonly match: Pick<MatchInfo, 'id' | 'keys' | 'seatValues'>
  readonly seat: Seat
}

/** The public keys for seats that get this dice value. */
export const publicKeys = (seats: readonly Seat[], value: string): PublicKeys['seats'] =>
  Object.fromEntries(seats.map((seat) => [seat, publicKeyOf(seatPrivateKey(currentSecret(), seat, value))]))

/** Private keys by their public keys. Finding one takes as long as a signature. */
const found = new Map<string, Uint8Array>()

/** The private key that the seat signs with now; undefined if no secret of this device leads to it. */
export function privateKeyOf({ match: { keys, seatValues }, seat }: SeatOfMatch): Uint8Array | undefined {
  const wanted = keys?.seats[seat]
  const value = seatValues[seat]
  if (wanted === undefined || value === undefined) return undefined
  const key =
    found.get(wanted) ??
    deviceSecrets()
      .map((secret) => seatPrivateKey(secret, seat, value))
      .find((one) => publicKeyOf(one) === wanted)
  if (key) found.set(wanted, key)
  return key
}

export const signOrderWith = async (
  key: Uint8Array,
  { seq, chain }: SeenEntry,
  statement: Omit<OrderStatement, 'chain'>,
): Promise<Signature> => ({
  after: seq,
  value: await signNatively(orderStatement({ ...statement, chain }), key),
})

export const signActionWith = (
  key: Uint8Array,
  { seq, chain }: SeenEntry,
  { match, action, seat }: { readonly match: string; readonly action: MatchAction; readonly seat: Seat },
): Signature => ({ after: seq, value: sign(actionStatement({ match, seat, chain, action }), key) })
