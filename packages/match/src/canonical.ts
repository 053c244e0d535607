// One text for one JSON value, whatever the order of its keys: what is hashed is written like this.
// Refuses everything that JSON would lose or change, so that nothing can hide from a hash.

const DEEPEST = 200

/** Keys sorted by code unit, no spaces. Throws on NaN, Infinity, undefined, functions, and objects that are not plain. */
export function canonical(value: unknown, depth = 0): string {
  if (depth > DEEPEST) throw new Error('too deep for a journal')
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') return canonicalNumber(value)
  if (Array.isArray(value)) return `[${Array.from(value, (item) => canonical(item, depth + 1)).join(',')}]`
  if (isPlain(value)) return canonicalObject(value, depth)
  throw new Error(`not JSON: ${typeof value}`)
}

function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`not JSON: ${value}`)
  return JSON.stringify(value)
}

function canonicalObject(value: Readonly<Record<string, unknown>>, depth: number): string {
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key], depth + 1)}`)
  return `{${members.join(',')}}`
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
