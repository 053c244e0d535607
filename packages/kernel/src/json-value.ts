// JSON values: which objects are JSON, and which values are equal. Encodes nothing, because every page of a match loads it.

/** Deeper values are refused. */
export const MAX_DEPTH = 200

/** Whether a value is a plain object, not an array or an instance of a class. */
export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Throws on every value that JSON would drop or change: undefined, NaN, Infinity, functions and objects that are not plain. */
export function requireJson(value: unknown, depth = 0): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return
  if (depth > MAX_DEPTH) throw new Error('nested too deeply for a journal')
  if (Array.isArray(value)) for (let at = 0; at < value.length; at += 1) requireJson(value[at], depth + 1)
  else if (isPlain(value)) for (const key of Object.keys(value)) requireJson(value[key], depth + 1)
  else throw new Error(typeof value === 'number' ? `not a JSON number: ${value}` : `not a JSON value: ${typeof value}`)
}

/** Whether `canonical` gives the same bytes for both values. A value that is not JSON equals no other value. */
export function sameJson(one: unknown, other: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) throw new Error('nested too deeply for a journal')
  if (one === other) return one !== undefined
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => sameJson(item, other[at], depth + 1))
  if (!isPlain(one) || !isPlain(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key], depth + 1))
  )
}
