// What several viewers knew, laid side by side: for a match that is over, when everything may be opened. Knows no game.

/** The first is held to; from the others comes what it did not know. Where nothing comes, it stays the same object. */
export function together(views: readonly unknown[]): unknown {
  const [first, ...others] = views
  return others.reduce(joined, first)
}

type Json = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function joined(known: unknown, also: unknown): unknown {
  if (known === also || also === null || also === undefined) return known
  if (known === null || known === undefined) return also
  if (Array.isArray(known) && Array.isArray(also)) return joinedLists(known, also)
  return isPlain(known) && isPlain(also) ? joinedObjects(known, also) : known
}

/** A list that somebody has only part of is a shorter one. */
function joinedLists(known: readonly unknown[], also: readonly unknown[]): readonly unknown[] {
  if (known.length !== also.length) return known.length > also.length ? known : also
  const items = known.map((item, index) => joined(item, also[index]))
  return items.every((item, index) => item === known[index]) ? known : items
}

function joinedObjects(known: Json, also: Json): Json {
  const came = Object.entries(also).flatMap(([key, value]) => {
    const both = Object.hasOwn(known, key) ? joined(known[key], value) : value
    return Object.hasOwn(known, key) && both === known[key] ? [] : [[key, both] as const]
  })
  return came.length === 0 ? known : { ...known, ...Object.fromEntries(came) }
}
