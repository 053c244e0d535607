// Look-ups that cannot fail in a match.

export function found<T>(all: Readonly<Record<string, T>>, id: string, what: string): T {
  const thing = all[id]
  if (thing === undefined) throw new Error(`no ${what} ${id}`)
  return thing
}
/** The entry of a table, from 0. */
export function entryAt<T>(list: readonly T[], index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new Error(`no entry ${index} of ${list.length}`)
  return entry
}
