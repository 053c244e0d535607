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

/** Computes a result once for each combination of objects, and keeps it as long as all of them. Objects are never changed in place. */
export function onceForAll<Keys extends readonly object[], Result extends object>(
  find: (...keys: Keys) => Result,
): (...keys: Keys) => Result {
  const known: Branch<Result> = new WeakMap()
  return (...keys) => {
    let branch = known
    for (let at = 0; at < keys.length - 1; at += 1) branch = branchOf(branch, keys[at] as object) // the index is in the list
    const last = keys.at(-1) as object // no function without keys is cached
    const before = branch.get(last)
    if (before) return before as Result // only the last key leads to a result
    const found = find(...keys)
    branch.set(last, found)
    return found
  }
}
/** A branch maps one key to the branch of the next key, and the last key to the result. */
type Branch<Result> = WeakMap<object, Branch<Result> | Result>
function branchOf<Result>(from: Branch<Result>, key: object): Branch<Result> {
  const known = from.get(key) as Branch<Result> | undefined // keys before the last one lead to branches
  if (known) return known
  const made: Branch<Result> = new WeakMap()
  from.set(key, made)
  return made
}
