/** Computes a result once for each object. Objects are never changed in place. */
export function once<Key extends object, Result extends object>(find: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, Result>()
  return (key) => {
    const before = known.get(key)
    if (before) return before
    const found = find(key)
    known.set(key, found)
    return found
  }
}
