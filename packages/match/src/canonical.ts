// One text for one JSON value, whatever the order of its keys: what is hashed is written like this.
// Refuses everything that JSON would lose or change, so that nothing can hide from a hash.

const DEEPEST = 200

/** Keys sorted by code unit, no spaces. Throws on NaN, Infinity, undefined, functions, and objects that are not plain. */
export function canonical(value: unknown, depth = 0): string {
  if (depth > DEEPEST) throw new Error('too deep for a journal')
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number') return canonicalNumber(value)
  if (value === null || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return canonicalList(value, depth)
  if (isPlain(value)) return canonicalObject(value, depth)
  throw new Error(`not JSON: ${typeof value}`)
}

/** Nothing in it that JSON would write otherwise. */
const PLAIN = /^[\w/ -]*$/
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text))

function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`not JSON: ${value}`)
  return String(value)
}

// Every entry goes through here: text that grows in place costs half of what lists joined at the end cost.
function canonicalList(list: readonly unknown[], depth: number): string {
  let text = ''
  for (let at = 0; at < list.length; at += 1) text += `${at === 0 ? '' : ','}${canonical(list[at], depth + 1)}`
  return `[${text}]`
}

function canonicalObject(value: Readonly<Record<string, unknown>>, depth: number): string {
  let text = ''
  for (const key of Object.keys(value).sort()) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(value[key], depth + 1)}`
  return `{${text}}`
}

/** An object as JSON knows it: neither an array nor an instance of anything. */
export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Whether `canonical` would write them alike, without writing; what is not JSON is like nothing. */
export function sameJson(one: unknown, other: unknown, depth = 0): boolean {
  if (depth > DEEPEST) throw new Error('too deep for a journal')
  if (one === other) return one !== undefined
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => sameJson(item, other[at], depth + 1))
  if (!isPlain(one) || !isPlain(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key], depth + 1))
  )
}
