// Fair dice. They are derived from the committed secret, the values of the seats, and the orders that they decide.
// Every hash covers a list that begins with its purpose, so two uses never hash the same input.
import { type Dice, diceOf, type Orders, type Seat } from '@admiralty/kernel'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { sharedCanonical } from './canonical.ts'
import { digest, type PreparedKey } from './digest.ts'

/** SHA-256 of the canonical JSON of the parts, in hexadecimal. */
export const hash = (...parts: readonly unknown[]): string => digest.sha256(sharedCanonical(parts))
/** HMAC-SHA-256 of the canonical JSON of the parts, with the secret as its key. */
export const keyed = (secret: string, ...parts: readonly unknown[]): Uint8Array => keyOf(secret).bytes(sharedCanonical(parts))
/** HMAC-SHA-256 of a text with the secret as its key, in hexadecimal. */
export const keyedText = (secret: string, text: string): string => keyOf(secret).text(text)

/** Secrets whose keys are kept ready. A server decides entries of many matches in turns. */
const READY_KEYS = 512
const readyKeys = new Map<string, PreparedKey>()
function keyOf(secret: string): PreparedKey {
  const ready = readyKeys.get(secret)
  if (ready) return ready
  const key = digest.keyedWith(utf8ToBytes(secret))
  readyKeys.set(secret, key)
  // A map iterates in order of insertion, so the oldest comes first.
  const [oldest] = readyKeys.size > READY_KEYS ? readyKeys.keys() : []
  if (oldest !== undefined) readyKeys.delete(oldest)
  return key
}

/** The commitment to a secret, published when the match opens. It does not reveal the dice. */
export const commitmentOf = (secret: string): string => hash('admiralty/commitment/1', secret)

/** Everything that the dice of an entry depend on. */
export interface Stake {
  readonly secret: string
  readonly seatValues: Readonly<Record<Seat, string>>
  /** The number of the answer: 1 for the first, 0 for the opening. Actions have none, so inserted actions give no other dice. */
  readonly answer: number
  readonly orders: Orders<unknown>
  /** The value of the last restoration before the entry; absent or null if there was none. */
  readonly restored?: string | null
  /** The running hash over all links up to this entry; absent or null if there was none. */
  readonly links?: string | null
}

/** One roll with its faces. Rolls are published when the match is over. */
export interface Roll {
  readonly count: number
  readonly sides: number
  readonly reason: string
  readonly faces: readonly number[]
  /** The address of the stream: 'W11/0703'. Absent for the stream without an address. */
  readonly at?: string | undefined
}

/** Dice that record their rolls. */
export interface ProvenDice extends Dice {
  /** All rolls so far, hidden ones included. */
  rolls(): readonly Roll[]
}

/** The dice of one entry. They are unknown before orders and links are complete and cannot be changed afterwards. */
export function provenDice({ secret, seatValues, answer, orders, restored = null, links = null }: Stake): ProvenDice {
  const keyAt = (address: string | null): Uint8Array => {
    const ordersHash = hash('admiralty/orders/1', orders)
    if (links !== null) return keyed(secret, 'admiralty/dice/4', seatValues, answer, ordersHash, restored, address, links)
    if (address !== null) return keyed(secret, 'admiralty/dice/3', seatValues, answer, ordersHash, restored, address)
    return restored === null
      ? keyed(secret, 'admiralty/dice/1', seatValues, answer, ordersHash)
      : keyed(secret, 'admiralty/dice/2', seatValues, answer, ordersHash, restored)
  }
  const streams = new Map<string | null, () => number>()
  const rolls: Roll[] = []
  const dice = diceOf((count, sides, reason, address) => {
    const nextByte = streams.get(address) ?? stream(() => keyAt(address))
    streams.set(address, nextByte)
    const faces = Array.from({ length: count }, () => face(nextByte, sides))
    rolls.push({ count, sides, reason, faces, ...(address !== null && { at: address }) })
    return faces
  })
  return { ...dice, rolls: () => [...rolls] }
}

/** An endless stream of bytes: block n is the HMAC of n as four bytes, high byte first. The key is made on first use. */
function stream(keyFrom: () => Uint8Array): () => number {
  let mac: PreparedKey | null = null
  let block: Uint8Array = new Uint8Array(0)
  let count = 0
  let used = 0
  return () => {
    if (used === block.length) {
      mac ??= digest.keyedWith(keyFrom())
      block = mac.bytes(Uint8Array.of(count >>> 24, count >>> 16, count >>> 8, count))
      count += 1
      used = 0
    }
    const byte = block[used]
    used += 1
    if (byte === undefined) throw new Error('a block of random bytes ended early')
    return byte
  }
}

const BYTE = 2 ** 8
const WORD = 2 ** 32

/** Draws one byte, or four for large dice. Values beyond the last multiple of `sides` are drawn again, so all faces are equally likely. */
function face(nextByte: () => number, sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > WORD) throw new Error(`no die has ${sides} sides`)
  const span = sides <= BYTE ? BYTE : WORD
  const rounds = span - (span % sides)
  for (;;) {
    const drawn = span === BYTE ? nextByte() : ((nextByte() * BYTE + nextByte()) * BYTE + nextByte()) * BYTE + nextByte()
    if (drawn < rounds) return (drawn % sides) + 1
  }
}
