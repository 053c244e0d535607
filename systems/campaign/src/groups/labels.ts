// The names of counters, and the list of all counters in their order.
import { type Color, type HexAddress, SEATS } from '../shapes.ts'
import type { MapCounter } from '../week/shapes.ts'

/** Counters of an empire: a group limit of CR-O.40 with as many dummies. */
const MOST_COUNTERS = 300
const namesOf = new Map<Color, readonly string[]>()
/** The names of the counters of an empire in their order: 'red-1' and on. */
export function labelsOf(seat: Color): readonly string[] {
  const known = namesOf.get(seat)
  if (known) return known
  const made = Array.from({ length: 2 * MOST_COUNTERS }, (_, index) => `${seat}-${index + 1}`)
  namesOf.set(seat, made)
  return made
}
/** The first names that are not used. */
export function freeLabels(seat: Color, used: ReadonlySet<string | null>, count: number): readonly string[] {
  return count === 0
    ? []
    : labelsOf(seat)
        .filter((label) => !used.has(label))
        .slice(0, count)
}
/** All counters after some have changed, in the order of seats and names. */
export function countersAfter(
  before: readonly MapCounter[],
  changed: Readonly<Record<string, HexAddress | null>>,
  removed: readonly string[],
): readonly MapCounter[] {
  if (Object.keys(changed).length === 0 && removed.length === 0) return before
  const places = new Map(before.map(({ label, at }) => [label, at]))
  for (const [label, at] of Object.entries(changed)) places.set(label, at)
  for (const label of removed) places.delete(label)
  return SEATS.flatMap((owner) => countersOf(owner, places))
}
/** CR-15.3: the counters of an empire in the order of their names, which says nothing of the groups. */
export const countersOf = (owner: Color, places: ReadonlyMap<string | null, HexAddress | null>): readonly MapCounter[] =>
  labelsOf(owner).flatMap((label) => {
    const at = places.get(label)
    return at === undefined ? [] : [{ label, owner, at }]
  })
