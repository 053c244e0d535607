// Keys of marks that are drawn from a list.

/** A key for each item. React leaves a mark on the chart when two have the same key, so a key that comes again has its number behind it. */
export function markKeys<T>(items: readonly T[], keyOf: (item: T) => string): readonly string[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const key = keyOf(item)
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return before === 0 ? key : `${key} #${before + 1}`
  })
}
