// Plain JSON values: equality, walking and differences.
export { at, same } from '@admiralty/lessons'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** JSON Pointers to the parts in which two values differ. */
export function differingPaths(a: unknown, b: unknown, path = ''): readonly string[] {
  if (Object.is(a, b)) return []
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return [path]
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].flatMap((key) =>
    Object.hasOwn(a, key) && Object.hasOwn(b, key) ? differingPaths(a[key], b[key], `${path}/${key}`) : [`${path}/${key}`],
  )
}

/** Every object in a value, the value itself included. */
export function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (!isObject(value)) return
  yield value
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

/** Freezes a value deeply, so that a rule that writes into a state throws. */
export function frozen<T>(value: T): T {
  if (isObject(value) && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) frozen(inner)
  }
  return value
}
