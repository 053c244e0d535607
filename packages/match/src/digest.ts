// SHA-256 and HMAC-SHA-256. Node's own functions are used where they exist, because they are several times faster; both forms give the same bytes.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The functions that proofs use. */
export interface Digest {
  /** SHA-256 in hexadecimal. */
  sha256(data: Uint8Array): string
  /** HMAC-SHA-256 with one key. */
  keyedWith(key: Uint8Array): PreparedKey
}
/** HMAC-SHA-256 with a fixed key. */
export interface PreparedKey {
  bytes(data: Uint8Array): Uint8Array
  /** The result is hexadecimal. */
  text(text: string): string
}

/** In every browser and in Node. */
export const portableDigest: Digest = {
  sha256: (data) => bytesToHex(sha256(data)),
  keyedWith: (key) => ({
    bytes: (data) => hmac(sha256, key, data),
    text: (text) => bytesToHex(hmac(sha256, key, utf8ToBytes(text))),
  }),
}

/** The part of `node:crypto` that is used. */
interface NodeCrypto {
  hash(algorithm: 'sha256', data: Uint8Array, encoding: 'hex'): string
  hash(algorithm: 'sha256', data: Uint8Array, encoding: 'buffer'): Uint8Array
}
/** The part of `node:buffer` that is used. */
interface NodeBuffer extends Uint8Array {
  subarray(start: number, end?: number): Uint8Array
  /** Writes a text as UTF-8. Returns the number of bytes. */
  write(text: string, at: number): number
}
interface NodeBuffers {
  readonly Buffer: { alloc(size: number): NodeBuffer }
}
/** Bytes in a block of SHA-256, to which HMAC pads its key. */
const BLOCK = 64
const SIZE = 32
/** The two blocks that HMAC makes of a key, the second with room for the inner hash. */
function blocksOf(crypto: NodeCrypto, key: Uint8Array): { readonly inner: Uint8Array; readonly outer: Uint8Array } {
  const inner = new Uint8Array(BLOCK)
  inner.set(key.length > BLOCK ? crypto.hash('sha256', key, 'buffer') : key)
  const outer = new Uint8Array(BLOCK + SIZE)
  for (let at = 0; at < BLOCK; at += 1) {
    const byte = inner[at] ?? 0
    inner[at] = byte ^ 0x36
    outer[at] = byte ^ 0x5c
  }
  return { inner, outer }
}
/** Hashes in one call instead of HMAC objects, which cost more than the hashing of short texts. */
function digestOfNode(crypto: NodeCrypto, { Buffer }: NodeBuffers): Digest {
  // One reused buffer, because a text is encoded where it is hashed.
  let buffer = Buffer.alloc(2 ** 14)
  return {
    sha256: (data) => crypto.hash('sha256', data, 'hex'),
    keyedWith(key) {
      const { inner, outer } = blocksOf(crypto, key)
      return {
        bytes(data) {
          const all = new Uint8Array(BLOCK + data.length)
          all.set(inner)
          all.set(data, BLOCK)
          outer.set(crypto.hash('sha256', all, 'buffer'), BLOCK)
          return crypto.hash('sha256', outer, 'buffer')
        },
        text(text) {
          // A UTF-16 unit has at most three bytes in UTF-8.
          const most = BLOCK + 3 * text.length
          if (buffer.length < most) buffer = Buffer.alloc(2 * most)
          buffer.set(inner)
          const written = buffer.write(text, BLOCK)
          outer.set(crypto.hash('sha256', buffer.subarray(0, BLOCK + written), 'buffer'), BLOCK)
          return crypto.hash('sha256', outer, 'hex')
        },
      }
    },
  }
}

// biome-ignore lint/style/noRestrictedGlobals: looks whether the host is Node; without it, the portable functions give the same bytes
const { process } = globalThis as { readonly process?: { getBuiltinModule?: GetBuiltinModule } }
interface GetBuiltinModule {
  (name: 'node:crypto'): NodeCrypto | undefined
  (name: 'node:buffer'): NodeBuffers | undefined
}
const crypto = process?.getBuiltinModule?.('node:crypto')
const buffers = process?.getBuiltinModule?.('node:buffer')
/** Node's own functions, or the portable ones. */
export const digest: Digest = crypto && buffers ? digestOfNode(crypto, buffers) : portableDigest
