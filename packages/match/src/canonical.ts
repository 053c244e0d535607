// Canonical JSON: one text for one value, independent of the order of keys. Hashes are computed over it.
// It refuses every value that JSON would lose or change, so nothing can hide from a hash.
import { utf8ToBytes } from '@noble/hashes/utils.js'

const DEEPEST = 200

/** UTF-8 with keys sorted by code unit and no spaces. Throws on NaN, Infinity, undefined, functions and objects that are not plain. */
export const canonical = (value: unknown): Uint8Array => lent(value).slice()

/** Like `canonical`, but returns a view of the shared buffer. Read it at once: the next call overwrites it. */
export function lent(value: unknown): Uint8Array {
  written = 0
  write(value, 0)
  return page.subarray(0, written)
}

// Every entry is written here. One reused buffer costs half as much as joining strings and encoding them.
let page = new Uint8Array(2 ** 14)
let written = 0

/** Makes room for more bytes. */
function makeRoom(bytes: number): void {
  if (written + bytes <= page.length) return
  const larger = new Uint8Array(2 * (written + bytes))
  larger.set(page)
  page = larger
}

const [QUOTE, BACKSLASH, COMMA, COLON, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 44, 58, 91, 93, 123, 125]
const [SPACE, TILDE] = [32, 126]

function writeSign(code: number): void {
  makeRoom(1)
  page[written] = code
  written += 1
}
function writeBytes(bytes: Uint8Array): void {
  makeRoom(bytes.length)
  page.set(bytes, written)
  written += bytes.length
}
/** Writes plain ASCII up to the first other character. Returns whether it wrote all. */
function writePlain(text: string): boolean {
  makeRoom(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < SPACE || code > TILDE || code === QUOTE || code === BACKSLASH) return false
    page[written] = code
    written += 1
  }
  return true
}
/** Strings that need escapes are left to JSON.stringify. */
function writeString(text: string): void {
  const begun = written
  writeSign(QUOTE)
  if (writePlain(text)) {
    writeSign(QUOTE)
    return
  }
  written = begun
  writeBytes(utf8ToBytes(JSON.stringify(text)))
}

function write(value: unknown, depth: number): void {
  if (depth > DEEPEST) throw new Error('nested too deeply for a journal')
  if (typeof value === 'string') writeString(value)
  else if (typeof value === 'number') writeNumber(value)
  else if (value === null || typeof value === 'boolean') writePlain(String(value))
  else if (Array.isArray(value)) writeList(value, depth)
  else if (isPlain(value)) writeObject(value, depth)
  else throw new Error(`not a JSON value: ${typeof value}`)
}

const ZERO = 48
function writeNumber(value: number): void {
  if (!Number.isFinite(value)) throw new Error(`not a JSON number: ${value}`)
  if (Number.isInteger(value) && value >= 0 && value <= 9) writeSign(ZERO + value)
  else writePlain(String(value))
}

function writeList(list: readonly unknown[], depth: number): void {
  writeSign(OPEN_ARRAY)
  for (let at = 0; at < list.length; at += 1) {
    if (at > 0) writeSign(COMMA)
    write(list[at], depth + 1)
  }
  writeSign(CLOSE_ARRAY)
}

function writeObject(value: Readonly<Record<string, unknown>>, depth: number): void {
  let sign = OPEN_OBJECT
  for (const key of Object.keys(value).sort()) {
    writeSign(sign)
    writeString(key)
    writeSign(COLON)
    write(value[key], depth + 1)
    sign = COMMA
  }
  if (sign === OPEN_OBJECT) writeSign(sign)
  writeSign(CLOSE_OBJECT)
}

/** Whether a value is a JSON object: no array and no instance of a class. */
export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Whether `canonical` would write both values the same. A value that is not JSON equals nothing. */
export function sameJson(one: unknown, other: unknown, depth = 0): boolean {
  if (depth > DEEPEST) throw new Error('nested too deeply for a journal')
  if (one === other) return one !== undefined
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => sameJson(item, other[at], depth + 1))
  if (!isPlain(one) || !isPlain(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key], depth + 1))
  )
}
