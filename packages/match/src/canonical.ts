// Canonical JSON: equal values give equal bytes, independent of the order of keys. Hashes are computed over these bytes.
// It refuses every value that JSON would drop or change, so each part of a value is covered by its hash.

import { isPlain, MAX_DEPTH } from '@admiralty/kernel'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** UTF-8 with keys sorted by code unit and no spaces. Throws on NaN, Infinity, undefined, functions and objects that are not plain. */
export const canonical = (value: unknown): Uint8Array => sharedCanonical(value).slice()

/** Like `canonical`, but returns a part of the shared buffer. Read it at once, because the next call overwrites it. */
export function sharedCanonical(value: unknown): Uint8Array {
  written = 0
  write(value, 0)
  return buffer.subarray(0, written)
}

// One reused buffer takes half the time of joining strings and encoding them.
let buffer = new Uint8Array(2 ** 14)
let written = 0

/** Enlarges the buffer if `bytes` more do not fit. */
function makeRoom(bytes: number): void {
  if (written + bytes <= buffer.length) return
  const larger = new Uint8Array(2 * (written + bytes))
  larger.set(buffer)
  buffer = larger
}

const [QUOTE, BACKSLASH, COMMA, COLON, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 44, 58, 91, 93, 123, 125]
const [SPACE, TILDE] = [32, 126]

function writeByte(code: number): void {
  makeRoom(1)
  buffer[written] = code
  written += 1
}
function writeBytes(bytes: Uint8Array): void {
  makeRoom(bytes.length)
  buffer.set(bytes, written)
  written += bytes.length
}
/** Writes printable ASCII up to the first other character. Returns whether it wrote the whole text. */
function writePlain(text: string): boolean {
  makeRoom(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < SPACE || code > TILDE || code === QUOTE || code === BACKSLASH) return false
    buffer[written] = code
    written += 1
  }
  return true
}
/** Writes a string. `JSON.stringify` does it if the string needs escapes or is not ASCII. */
function writeString(text: string): void {
  const start = written
  writeByte(QUOTE)
  if (writePlain(text)) {
    writeByte(QUOTE)
    return
  }
  written = start
  writeBytes(utf8ToBytes(JSON.stringify(text)))
}

function write(value: unknown, depth: number): void {
  if (depth > MAX_DEPTH) throw new Error('nested too deeply for a journal')
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
  if (Number.isInteger(value) && value >= 0 && value <= 9) writeByte(ZERO + value)
  else writePlain(String(value))
}

function writeList(list: readonly unknown[], depth: number): void {
  writeByte(OPEN_ARRAY)
  for (let at = 0; at < list.length; at += 1) {
    if (at > 0) writeByte(COMMA)
    write(list[at], depth + 1)
  }
  writeByte(CLOSE_ARRAY)
}

function writeObject(value: Readonly<Record<string, unknown>>, depth: number): void {
  let separator = OPEN_OBJECT
  for (const key of Object.keys(value).sort()) {
    writeByte(separator)
    writeString(key)
    writeByte(COLON)
    write(value[key], depth + 1)
    separator = COMMA
  }
  if (separator === OPEN_OBJECT) writeByte(separator)
  writeByte(CLOSE_OBJECT)
}
