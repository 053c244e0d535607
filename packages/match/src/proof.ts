// Fair dice. A match commits itself to a secret; dice come from it, from what every seat added, and from the orders they serve.
// Every hash is taken of the canonical JSON of a list that begins with its purpose, so that no two uses can meet.
import type { Dice, Orders, Seat } from '@admiralty/kernel'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { lent } from './canonical.ts'

export const hash = (...parts: readonly unknown[]): string => bytesToHex(sha256(lent(parts)))
export const keyed = (secret: string, ...parts: readonly unknown[]): Uint8Array => hmac(sha256, utf8ToBytes(secret), lent(parts))

/** Published when the match opens. Not the key that dice come from. */
export const commitmentOf = (secret: string): string => hash('admiralty/commitment/1', secret)

/** What the dice of an entry hang on. */
export interface Stake {
  readonly secret: string
  readonly seatValues: Readonly<Record<Seat, string>>
  readonly seq: number
  readonly orders: Orders<unknown>
}

/** One throw of dice, hidden ones too: of the host alone until the match is over. */
export interface Roll {
  readonly count: number
  readonly sides: number
  readonly reason: string
  readonly faces: readonly number[]
}

export interface ProvenDice extends Dice {
  /** All so far, hidden ones too. */
  rolls(): readonly Roll[]
}

/** The dice of one entry: nobody knows them before the orders are sealed, nobody can change them afterwards. */
export function provenDice({ secret, seatValues, seq, orders }: Stake): ProvenDice {
  const nextByte = stream(() => keyed(secret, 'admiralty/dice/1', seatValues, seq, hash('admiralty/orders/1', orders)))
  const rolls: Roll[] = []
  return {
    roll(count, sides, reason) {
      const faces = Array.from({ length: count }, () => face(nextByte, sides))
      rolls.push({ count, sides, reason, faces })
      return faces
    },
    rolls: () => [...rolls],
  }
}

/** Bytes without end: blocks of 32, block n being the HMAC of n as four bytes, high byte first. Many entries roll nothing and need no key. */
function stream(keyOf: () => Uint8Array): () => number {
  let key: Uint8Array | null = null
  let block = new Uint8Array(0)
  let count = 0
  let used = 0
  return () => {
    if (used === block.length) {
      key ??= keyOf()
      block = Uint8Array.from(hmac(sha256, key, Uint8Array.of(count >>> 24, count >>> 16, count >>> 8, count)))
      count += 1
      used = 0
    }
    const byte = block[used]
    used += 1
    if (byte === undefined) throw new Error('a block ended early')
    return byte
  }
}

const BYTE = 2 ** 8
const WORD = 2 ** 32

/** One byte, four where there are more sides; what lies beyond the last whole round is thrown away, so that all faces are alike. */
function face(nextByte: () => number, sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > WORD) throw new Error(`no die has ${sides} sides`)
  const span = sides <= BYTE ? BYTE : WORD
  const rounds = span - (span % sides)
  for (;;) {
    const drawn = span === BYTE ? nextByte() : ((nextByte() * BYTE + nextByte()) * BYTE + nextByte()) * BYTE + nextByte()
    if (drawn < rounds) return (drawn % sides) + 1
  }
}
