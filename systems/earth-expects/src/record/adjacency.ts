// Connections on a record: neighbours of a box (EE-GEN-09), parts of a ship (EE-SEV), networks of power (EE-POW-04).
import { once } from '@admiralty/kernel'
import type { BoxId } from './box.ts'
import { type BoxPlace, isDestroyed, isHexPlace, isPresent, type Layout, type Levels, placeOf } from './layout.ts'

/** EE-ION-06: ion fire ignores armour. */
export type Armoured = 'counts' | 'ignored'

/** EE-GEN-17: clockwise from N. A destroyed box is no neighbour, but its own neighbours can be listed (EE-ION-07). */
export const neighboursOf = (layout: Layout, levels: Levels, id: BoxId, { armour }: { readonly armour: Armoured }): readonly BoxId[] =>
  placesBeside(placeOf(layout, id), levels, armour).map(({ box }) => box.id)

/** EE-GEN-09: the undestroyed neighbours of a box. */
export function placesBeside({ box, armour, beside }: BoxPlace, levels: Levels, armoured: Armoured): readonly BoxPlace[] {
  if (box.side !== null || armoured === 'ignored') return beside.filter((place) => isPresent(levels, place))
  const found: BoxPlace[] = []
  for (const [direction, next] of beside.entries()) {
    const plate = armour[direction] ?? null
    const first = isPresent(levels, plate) ? plate : next
    if (isPresent(levels, first)) found.push(first)
  }
  return found
}

/** A connected part of a ship. */
export interface ShipPart {
  readonly boxes: readonly BoxId[]
  /** Number of hex boxes. A part without hex boxes is lost (EE-SEV-04). */
  readonly hexes: number
}
/** EE-SEV-01: the default part to keep comes first. */
export const partsOf = remembered((layout: Layout, levels: Levels): readonly ShipPart[] =>
  pieces(layout, levels, (place) => !isDestroyed(levels, place))
    .map((places) => ({ boxes: places.map(({ box }) => box.id), hexes: places.filter(isHexPlace).length }))
    .sort((a, b) => b.hexes - a.hexes),
)

/** EE-POW-04, EE-POW-05: the conducting boxes, by network. */
export const networksOf = remembered((layout: Layout, levels: Levels): readonly (readonly BoxId[])[] =>
  pieces(layout, levels, ({ box }) => {
    const level = levels[box.id]
    return level !== 'critical' && level !== 'destroyed' // EE-DAM-03, EE-DAM-08, EE-DAM-09, EE-REP-05
  }).map((places) => places.map(({ box }) => box.id)),
)

/** Connected groups of places, in the order of their first boxes. The places of a group are in reading order. */
function pieces(layout: Layout, levels: Levels, belongs: (place: BoxPlace) => boolean): readonly (readonly BoxPlace[])[] {
  const number = new Map<BoxPlace, number>()
  const found: BoxPlace[][] = []
  for (const start of layout.places) {
    if (number.has(start) || !belongs(start)) continue
    const reached = [start]
    number.set(start, found.length)
    for (const place of reached) {
      for (const next of placesBeside(place, levels, 'counts')) {
        if (number.has(next) || !belongs(next)) continue
        number.set(next, found.length)
        reached.push(next)
      }
    }
    found.push([])
  }
  for (const place of layout.places) found[number.get(place) ?? -1]?.push(place)
  return found
}

/** Caches by levels, which are never changed in place. */
function remembered<T extends object>(find: (layout: Layout, levels: Levels) => T): (layout: Layout, levels: Levels) => T {
  const ofLayout = once((layout: Layout) => once((levels: Levels) => find(layout, levels)))
  return (layout, levels) => ofLayout(layout)(levels)
}
