// Signs orders and actions with the key of the seat, if this device has it.
import { loadOnce } from '@admiralty/game-ui'
import type { Seat } from '@admiralty/kernel'
import type { MatchAction, PublicKeys, SeatLinks, Signature } from '@admiralty/match'
import { Problem } from '../api/client.ts'
import type { SeatOfMatch, SeenEntry } from './keys.ts'

/** Loaded once, because an import takes turns of the event loop even if the module is there. */
const loadKeys = loadOnce(() => import('./keys.ts'))

/** Public keys for seats that get this dice value. */
export const keysFor = async (seats: readonly Seat[], value: string): Promise<PublicKeys['seats']> =>
  (await loadKeys()).publicKeys(seats, value)

/** Keys and ends of link chains to send with a request that may take these seats. `value` is the dice value that they get. */
export async function proofsFor(
  seats: readonly Seat[],
  value: string,
): Promise<{ readonly keys: PublicKeys['seats']; readonly linkEnds: SeatLinks }> {
  const { linkEnds } = await import('./dice-links.ts')
  return { keys: await keysFor(seats, value), linkEnds: linkEnds(seats, value) }
}

/** Whether the player signs for the seat: the match has keys, and the server does not sign in the player's place. */
const needsKey = ({ match: { keys }, seat }: SeatOfMatch): boolean => keys !== null && keys.seats[seat] !== keys.host

/** Whether this device can act for the seat. */
export const hasKey = async (seat: SeatOfMatch): Promise<boolean> => !needsKey(seat) || (await loadKeys()).privateKeyOf(seat) !== undefined

async function keyOf(seat: SeatOfMatch): Promise<Uint8Array | undefined> {
  if (!needsKey(seat)) return undefined
  const key = (await loadKeys()).privateKeyOf(seat)
  if (key === undefined) throw new Problem(0, 'This browser does not have the key of your seat. Sign with a new key first.', null)
  return key
}

/** The signature of an order; undefined if the seat signs nothing. Throws a `Problem` if this device does not have the key. */
export async function signOrder(
  seat: SeatOfMatch,
  last: SeenEntry,
  { call, order }: { readonly call: string; readonly order: unknown },
): Promise<Signature | undefined> {
  const key = await keyOf(seat)
  return key && (await loadKeys()).signOrderWith(key, last, { match: seat.match.id, seat: seat.seat, call, order })
}

/** The signature of an action, as `signOrder`. */
export async function signAction(seat: SeatOfMatch, last: SeenEntry, action: MatchAction): Promise<Signature | undefined> {
  const key = await keyOf(seat)
  return key && (await loadKeys()).signActionWith(key, last, { match: seat.match.id, seat: seat.seat, action })
}
