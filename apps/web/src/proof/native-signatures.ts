// Ed25519 by the browser itself, which takes a tenth of the time. Older browsers, and pages without HTTPS, use the match package.
import { isSigned, sign } from '@admiralty/match'

/** The PKCS #8 header of an Ed25519 private key (RFC 8410). */
const PRIVATE_HEADER = '302e020100300506032b657004220420'
const SIGNATURE = /^[\da-f]{128}$/

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Keys that the browser has read, by their use and text. */
const read = new Map<string, Promise<CryptoKey>>()
function keyOf(usage: 'sign' | 'verify', text: string): Promise<CryptoKey> {
  const bytes = bytesOf(usage === 'sign' ? PRIVATE_HEADER + text : text)
  const key = read.get(usage + text) ?? crypto.subtle.importKey(usage === 'sign' ? 'pkcs8' : 'raw', bytes, 'Ed25519', false, [usage])
  read.set(usage + text, key)
  return key
}

/** Returns the signature that `sign` of the match package gives: RFC 8032 has one for each key and statement. */
export async function signNatively(statement: Uint8Array, privateKey: Uint8Array): Promise<string> {
  try {
    const key = await keyOf('sign', hexOf(privateKey))
    return hexOf(new Uint8Array(await crypto.subtle.sign('Ed25519', key, new Uint8Array(statement))))
  } catch {
    return sign(statement, privateKey)
  }
}

/** Public keys under which the match package has accepted a signature. It refuses weak keys, and some browsers do not. */
const sound = new Set<string>()

/** Decides as `isSigned` of the match package does. */
export async function isSignedNatively(statement: Uint8Array, value: string, publicKey: string): Promise<boolean> {
  if (sound.has(publicKey) && SIGNATURE.test(value)) {
    try {
      const key = await keyOf('verify', publicKey)
      if (await crypto.subtle.verify('Ed25519', key, bytesOf(value), new Uint8Array(statement))) return true
    } catch {
      // This browser cannot, so the match package decides.
    }
  }
  const isValid = isSigned(statement, value, publicKey)
  if (isValid) sound.add(publicKey)
  return isValid
}
