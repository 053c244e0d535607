// Plain JSON values: equality and walking.

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Deep equality of plain values; fast where they share structure. Minus zero differs from zero, because JSON loses it. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
}

/** Whether a value has at least these fields. */
export const has = (value: unknown, fields: Readonly<Record<string, unknown>>): boolean =>
  isObject(value) && Object.entries(fields).every(([key, wanted]) => same(value[key], wanted))

/** Number of plain values that differ or exist in only one of the two. */
export function differences(a: unknown, b: unknown): number {
  if (same(a, b)) return 0
  if (!isObject(a) && !isObject(b)) return 1
  const [first, second] = [isObject(a) ? a : {}, isObject(b) ? b : {}]
  const keys = new Set([...Object.keys(first), ...Object.keys(second)])
  return [...keys].reduce((sum, key) => sum + differences(first[key], second[key]), 0)
}

/** The value at a JSON Pointer; undefined if there is none. */
export function at(value: unknown, pointer: string): unknown {
  if (pointer === '') return value
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), value)
}

/** A copy with the values at these JSON Pointers replaced or added; a last step of '-' appends to a list. Throws if a parent is missing. */
export function patched(value: unknown, changes: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(changes).reduce((whole, [pointer, next]) => {
    const [, ...keys] = pointer.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    return replaced(whole, keys, next, pointer)
  }, value)
}
function replaced(value: unknown, [key, ...rest]: readonly string[], next: unknown, pointer: string): unknown {
  if (key === undefined) return next
  if (!isObject(value)) throw new Error(`with ${pointer}: there is nothing above '${key}'`)
  const inner = replaced(Object.hasOwn(value, key) ? value[key] : undefined, rest, next, pointer)
  if (!Array.isArray(value)) return { ...value, [key]: inner }
  const place = key === '-' ? value.length : Number(key)
  if (!(place >= 0 && place <= value.length)) throw new Error(`with ${pointer}: the list has ${value.length} items`)
  return value.toSpliced(place, 1, inner)
}
