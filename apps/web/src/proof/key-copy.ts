// A copy of the secrets of this device that only a passphrase opens. The server keeps it and cannot read it.
// Format: `1.salt.nonce.ciphertext` in hexadecimal; PBKDF2 with SHA-256, then AES-GCM with 256 bits.
import { isSecret } from './device-secret.ts'

/** Rounds of PBKDF2, so that each guess of a passphrase takes about a third of a second. */
const ROUNDS = 600_000
/** Characters of a passphrase at least. */
export const PASSPHRASE_LENGTH = 12
/** The format and the three parts of a copy. */
const COPY = /^1\.([0-9a-f]{32})\.([0-9a-f]{24})\.([0-9a-f]{32,20000})$/

/** Whether this browser can seal and open copies. Browsers have no cryptography without a secure connection. */
export const canSealKeys = (): boolean => globalThis.crypto?.subtle !== undefined

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** The same passphrase is typed on different keyboards, so it is normalised and trimmed first. */
async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC').trim())
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }
  return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function sealSecrets(passphrase: string, secrets: readonly string[]): Promise<string> {
  const [salt, iv] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(12))]
  const content = new TextEncoder().encode(JSON.stringify(secrets))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(passphrase, salt), content)
  return ['1', toHex(salt), toHex(iv), toHex(new Uint8Array(sealed))].join('.')
}

/** The secrets in a copy; null if the passphrase is another or the copy is damaged. */
export async function openSecrets(passphrase: string, copy: string): Promise<readonly string[] | null> {
  const [, salt, iv, sealed] = COPY.exec(copy) ?? []
  if (salt === undefined || iv === undefined || sealed === undefined) return null
  try {
    const key = await keyOf(passphrase, fromHex(salt))
    const content: unknown = JSON.parse(
      new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromHex(iv) }, key, fromHex(sealed))),
    )
    return Array.isArray(content) ? content.filter(isSecret) : null
  } catch {
    return null
  }
}
