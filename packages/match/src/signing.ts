// Signatures over orders and actions. Each seat has an Ed25519 key (RFC 8032), so nobody without that key can invent what the seat did.
// A statement covers the hash of an entry that the signer had seen, so it belongs to one match and one history.
import { type CallId, type Orders, type RuleSystem, type Seat, sameJson } from '@admiralty/kernel'
import { ed25519 } from '@noble/curves/ed25519.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { MatchAction } from './actions.ts'
import { type AnswerAfterDeadline, answerAfterDeadline } from './answer-after-deadline.ts'
import { canonical } from './canonical.ts'
import type { MatchState } from './journal.ts'
import type { PublicKeys, Signatures } from './keys.ts'
import { lapsedSeats } from './match-clock.ts'
import { automaticOrder, type MatchStatus } from './match-status.ts'
import { hash } from './proof.ts'
import type { SeatAnswer } from './verdict.ts'

/** An order as its seat signs it. `chain` is the hash of entry `Signature.after`. */
export interface OrderStatement {
  readonly match: string
  readonly seat: Seat
  readonly call: CallId
  readonly chain: string
  readonly order: unknown
}
/** The 32 bytes that a seat signs with an order. */
export const orderStatement = ({ match, seat, call, chain, order }: OrderStatement): Uint8Array =>
  hexToBytes(hash('admiralty/order/1', match, seat, call, chain, order))

/** An action as a seat, or the host in its place, signs it. */
export interface ActionStatement {
  readonly match: string
  readonly seat: Seat
  readonly chain: string
  readonly action: MatchAction
}
/** The 32 bytes that are signed with an action. The seats of a draw are left out: each signs before it knows who else agrees. */
export function actionStatement({ match, seat, chain, action }: ActionStatement): Uint8Array {
  return hexToBytes(hash('admiralty/action/1', match, seat, chain, action.kind, detailOf(action)))
}
function detailOf(action: MatchAction): unknown {
  if (action.kind === 'replaced') return action.by
  if (action.kind === 'rekeyed') return action.key
  if (action.kind === 'seated') return [action.key, action.linkEnd]
  if (action.kind === 'vacation') return [action.number, action.days]
  return action.kind === 'automated' ? [action.change, action.decisions] : null
}

/** The 32 bytes that the host signs when a match is over. They bind the last entry, after which no player signs. */
export const endStatement = (match: string, chain: string): Uint8Array => hexToBytes(hash('admiralty/end/1', match, chain))

/** The private key of a seat. A device keeps one random secret, and the public value of the seat makes its keys different. */
export const seatPrivateKey = (deviceSecret: string, seat: Seat, seatValue: string): Uint8Array =>
  hmac(sha256, utf8ToBytes(deviceSecret), canonical(['admiralty/seat-key/1', seat, seatValue]))
/** The public key of a private one, in hexadecimal. */
export const publicKeyOf = (privateKey: Uint8Array): string => bytesToHex(ed25519.getPublicKey(privateKey))
/** A signature of 64 bytes in hexadecimal. */
export const sign = (statement: Uint8Array, privateKey: Uint8Array): string => bytesToHex(ed25519.sign(statement, privateKey))

/** Whether a signature is valid for a public key. Malformed input is not. */
export function isSigned(statement: Uint8Array, value: string, publicKey: string): boolean {
  try {
    return ed25519.verify(hexToBytes(value), statement, hexToBytes(publicKey), { zip215: false })
  } catch {
    return false
  }
}

/** The keys that may sign for a seat: its own, and the host's while a bot stands in. Empty if the match has no keys. */
export function signersOf(keys: PublicKeys | undefined, { rekeyed, standIns }: MatchStatus, seat: Seat): readonly string[] {
  if (!keys) return []
  const own = rekeyed[seat] ?? keys.seats[seat]
  return [...(own === undefined ? [] : [own]), ...(Object.hasOwn(standIns, seat) ? [keys.host] : [])]
}

/**
 * Whether nobody but the host can sign for a seat: a bot's, the umpire's, or a player's without a key. Its orders need no signature of their own,
 * because the host signs the end of the match and with it every entry.
 */
export const isHostSeat = (keys: PublicKeys | undefined, status: MatchStatus, seat: Seat): boolean =>
  keys !== undefined && signersOf(keys, status, seat).every((key) => key === keys.host)

/** Whether the host signs an action, because its seat is absent, has lost its key or has another holder. */
export const isSignedByHost = ({ kind }: MatchAction): boolean => kind === 'replaced' || kind === 'rekeyed' || kind === 'seated'

/**
 * Why an order needs no signature: the seat has conceded and the order is its default, its deadline has passed and the order follows from that, the
 * rules allow no other order, or the seat has left it to a fixed rule under its signature. The host gives such orders itself.
 * Undefined for an order that needs one, and for a call that is not open.
 */
export function choiceless(
  system: RuleSystem,
  match: Pick<MatchState, 'state' | 'status' | 'clock'>,
  { call: id, seat, order }: SeatAnswer,
): 'conceded' | AnswerAfterDeadline['giver'] | undefined {
  const { state, status, clock } = match
  const call = system.openCalls(state).find((open) => open.id === id)
  if (!call) return undefined
  const view = system.view(state, seat)
  if (status.conceded.includes(seat)) return sameJson(order, system.defaultOrder(view, call)) ? 'conceded' : undefined
  if (lapsedSeats(clock, id).includes(seat)) {
    const { order: given, giver } = answerAfterDeadline(system, match, { call, seat })
    return sameJson(order, given) ? giver : undefined
  }
  const open = system.view(state, 'public')
  const isThat = (one: unknown): boolean => one !== undefined && sameJson(order, one)
  if ([system.forcedOrder(view, call, seat), system.forcedOrder(open, call, seat)].some(isThat)) return 'forced'
  return isThat(automaticOrder(system, status, { view: open, call, seat })) ? 'automatic' : undefined
}
/** Whether an order needs no signature. */
export const needsNoSignature = (...given: Parameters<typeof choiceless>): boolean => choiceless(...given) !== undefined

/** The signatures of some orders, in their sequence. */
export const inOrder = (orders: Orders<unknown>, signatures: Signatures): Signatures =>
  Object.fromEntries(
    Object.keys(orders).flatMap((seat) => {
      const signature = signatures[seat]
      return signature ? [[seat, signature]] : []
    }),
  )
