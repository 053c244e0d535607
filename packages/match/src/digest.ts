// SHA-256 and HMAC-SHA-256. Node's own functions are used where they exist, because they are several times faster; both forms give the same bytes.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** The two functions that proofs use. */
export interface Digest {
  /** SHA-256 in hexadecimal. */
  sha256(data: Uint8Array): string
  /** HMAC-SHA-256 with one key. */
  keyedWith(key: Uint8Array): (data: Uint8Array) => Uint8Array
}

/** In every browser and in Node. */
export const portableDigest: Digest = {
  sha256: (data) => bytesToHex(sha256(data)),
  keyedWith: (key) => (data) => hmac(sha256, key, data),
}

/** The part of `node:crypto` that is used. */
interface NodeCrypto {
  hash(algorithm: 'sha256', data: Uint8Array, encoding: 'hex'): string
  hash(algorithm: 'sha256', data: Uint8Array, encoding: 'buffer'): Uint8Array
}
/** Bytes in a block of SHA-256, to which HMAC pads its key. */
const BLOCK = 64
const SIZE = 32
/** Hashes in one call instead of HMAC objects, which cost more than the hashing of short texts. */
const digestOfNode = (crypto: NodeCrypto): Digest => ({
  sha256: (data) => crypto.hash('sha256', data, 'hex'),
  keyedWith(key) {
    const padded = new Uint8Array(BLOCK)
    padded.set(key.length > BLOCK ? crypto.hash('sha256', key, 'buffer') : key)
    const outer = new Uint8Array(BLOCK + SIZE)
    for (let at = 0; at < BLOCK; at += 1) {
      const byte = padded[at] ?? 0
      padded[at] = byte ^ 0x36
      outer[at] = byte ^ 0x5c
    }
    return (data) => {
      const inner = new Uint8Array(BLOCK + data.length)
      inner.set(padded)
      inner.set(data, BLOCK)
      outer.set(crypto.hash('sha256', inner, 'buffer'), BLOCK)
      return crypto.hash('sha256', outer, 'buffer')
    }
  },
})

// biome-ignore lint/style/noRestrictedGlobals: looks whether the host is Node; without it, the portable functions give the same bytes
const { process } = globalThis as { readonly process?: { getBuiltinModule?(name: 'node:crypto'): NodeCrypto | undefined } }
const crypto = process?.getBuiltinModule?.('node:crypto')
/** Node's own functions, or the portable ones. */
export const digest: Digest = crypto ? digestOfNode(crypto) : portableDigest
