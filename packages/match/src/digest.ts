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
  /** In `latin1`, each character is one byte. */
  hash(algorithm: 'sha256', data: Uint8Array, encoding: 'hex' | 'latin1'): string
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

/** Writes the bytes of a `latin1` text. */
function putBytes(text: string, into: Uint8Array, at: number): void {
  for (let index = 0; index < text.length; index += 1) into[at + index] = text.charCodeAt(index)
}

/**
 * Hashes in one call instead of HMAC objects, which cost more than the hashing of short texts. Buffers are reused and hashes come as strings,
 * because a new buffer takes five times as long as a hash.
 */
function digestOfNode(crypto: NodeCrypto, { Buffer }: NodeBuffers): Digest {
  /** The inner block and the data. */
  let inner = Buffer.alloc(2 ** 14)
  /** The outer block and the inner hash. */
  const outer = Buffer.alloc(BLOCK + SIZE)
  const makeRoom = (bytes: number): void => {
    if (inner.length < BLOCK + bytes) inner = Buffer.alloc(2 * (BLOCK + bytes))
  }
  return {
    sha256: (data) => crypto.hash('sha256', data, 'hex'),
    keyedWith(key) {
      const [innerBlock, outerBlock] = [new Uint8Array(BLOCK), new Uint8Array(BLOCK)]
      if (key.length > BLOCK) putBytes(crypto.hash('sha256', key, 'latin1'), innerBlock, 0)
      else innerBlock.set(key)
      for (let at = 0; at < BLOCK; at += 1) {
        const byte = innerBlock[at] ?? 0
        innerBlock[at] = byte ^ 0x36
        outerBlock[at] = byte ^ 0x5c
      }
      /** The HMAC of the first `bytes` after the inner block. */
      const mac = (bytes: number, encoding: 'hex' | 'latin1'): string => {
        inner.set(innerBlock)
        outer.set(outerBlock)
        putBytes(crypto.hash('sha256', inner.subarray(0, BLOCK + bytes), 'latin1'), outer, BLOCK)
        return crypto.hash('sha256', outer, encoding)
      }
      return {
        bytes(data) {
          makeRoom(data.length)
          inner.set(data, BLOCK)
          const made = new Uint8Array(SIZE)
          putBytes(mac(data.length, 'latin1'), made, 0)
          return made
        },
        text(text) {
          // A UTF-16 unit has at most three bytes in UTF-8.
          makeRoom(3 * text.length)
          return mac(inner.write(text, BLOCK), 'hex')
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
