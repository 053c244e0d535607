// Signs orders and actions with the key of the seat, if this device has it.
import { loadOnce } from '@admiralty/game-ui'
import type { Seat } from '@admiralty/kernel'
import type { MatchAction, PublicKeys, SeatLinks, Signature } from '@admiralty/match'
import { Problem } from '../api/client.ts'
import { changedFacts } from './facts.ts'
import type { SeatOfMatch, SeenEntry } from './keys.ts'

/** Loaded once, because an import takes turns of the event loop even if the module is there. */
const loadKeys = loadOnce(() => import('./keys.ts'))

/** Public keys for seats that get this dice value. */
export const keysFor = async (seats: readonly Seat[], value: string): Promise<PublicKeys['seats']> =>
  (await loadKeys()).publicKeys(seats, value)

/** The values and keys that a request sends for the seats that it may take. */
interface SeatProofs {
  /** The dice value of each seat. */
  readonly value: string
  readonly keys: PublicKeys['seats']
  readonly linkEnds: SeatLinks
}
interface SeatRequest<T> {
  readonly seats: readonly Seat[]
  readonly value: string
  send(proofs: SeatProofs): Promise<T>
  /** The id of the match, in the answer. */
  matchIn(answer: T): string
}
/**
 * Sends a request that may take these seats, with a dice value, public keys and ends of link chains. This browser keeps them first, and compares
 * them with whatever the server shows of the match from then on.
 */
export async function takeSeats<T>({ seats, value, send, matchIn }: SeatRequest<T>): Promise<T> {
  const [{ linkEnds }, { keepOffer, nameOffer }] = await Promise.all([import('./dice-links.ts'), import('./offers.ts')])
  const proofs = { value, keys: await keysFor(seats, value), linkEnds: linkEnds(seats, value) }
  const facts = seats.map((seat) => [seat, { value, key: proofs.keys[seat] ?? null, linkEnd: proofs.linkEnds[seat] ?? null }])
  const offer = { match: null, seats: Object.fromEntries(facts) }
  keepOffer(offer)
  const answer = await send(proofs)
  nameOffer(offer, matchIn(answer))
  return answer
}

/** Throws a `Problem` if the server shows other facts of the match than this browser sent or saw first. */
async function requireSame({ match }: SeatOfMatch): Promise<void> {
  const changed = await changedFacts(match.id)
  if (changed !== undefined)
    throw new Problem(0, `Nothing was sent, because this is not the match that this browser joined: ${changed}.`, [])
}

/** Whether the player signs for the seat: the match has keys, and the server does not sign in the player's place. */
const needsKey = ({ match: { keys }, seat }: SeatOfMatch): boolean => keys !== null && keys.seats[seat] !== keys.host

/** Whether this device can act for the seat. */
export const hasKey = async (seat: SeatOfMatch): Promise<boolean> => !needsKey(seat) || (await loadKeys()).privateKeyOf(seat) !== undefined

async function keyOf(seat: SeatOfMatch): Promise<Uint8Array | undefined> {
  if (!needsKey(seat)) return undefined
  const key = (await loadKeys()).privateKeyOf(seat)
  if (key === undefined) throw new Problem(0, 'This browser does not have the key of your seat. Sign with a new key first.', [])
  return key
}

/** The signature of an order; undefined if the seat signs nothing. Throws a `Problem` if this device does not have the key. */
export async function signOrder(
  seat: SeatOfMatch,
  last: SeenEntry,
  { call, order }: { readonly call: string; readonly order: unknown },
): Promise<Signature | undefined> {
  await requireSame(seat)
  const key = await keyOf(seat)
  return key && (await loadKeys()).signOrderWith(key, last, { match: seat.match.id, seat: seat.seat, call, order })
}

/** The signature of an action, as `signOrder`. */
export async function signAction(seat: SeatOfMatch, last: SeenEntry, action: MatchAction): Promise<Signature | undefined> {
  await requireSame(seat)
  const key = await keyOf(seat)
  return key && (await loadKeys()).signActionWith(key, last, { match: seat.match.id, seat: seat.seat, action })
}
