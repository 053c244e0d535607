import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { digest, portableDigest } from './digest.ts'

/** Texts around the sizes at which SHA-256 and HMAC change what they do. */
const TEXTS = [0, 1, 31, 32, 55, 56, 63, 64, 65, 119, 128, 1000, 30_000].map((length) => 'ä€x'.repeat(length).slice(0, length))

test('Node’s own functions and the portable ones give the same bytes', () => {
  expect(digest).not.toBe(portableDigest)
  for (const text of TEXTS) {
    const bytes = utf8ToBytes(text)
    expect(digest.sha256(bytes)).toBe(portableDigest.sha256(bytes))
    for (const key of TEXTS) {
      const mac = portableDigest.keyedWith(utf8ToBytes(key)).bytes(bytes)
      expect([...digest.keyedWith(utf8ToBytes(key)).bytes(bytes)]).toEqual([...mac])
      expect([digest, portableDigest].map((either) => either.keyedWith(utf8ToBytes(key)).text(text))).toEqual([
        bytesToHex(mac),
        bytesToHex(mac),
      ])
    }
  }
})
test('a key serves several texts', () => {
  const mac = digest.keyedWith(utf8ToBytes('key'))
  const first = mac.bytes(utf8ToBytes('one'))
  mac.bytes(utf8ToBytes('two'))
  expect([...first]).toEqual([...portableDigest.keyedWith(utf8ToBytes('key')).bytes(utf8ToBytes('one'))])
})
