// Connections on a record: neighbours of a box (EE-GEN-09), parts of a ship (EE-SEV), networks of power (EE-POW-04).
import { onceForAll } from '@admiralty/kernel'
import type { Level } from '../../data/tables.ts'
import type { BoxId } from './box.ts'
import { type BoxPlace, isDestroyed, isHexPlace, isPresent, type Layout, type Levels, placeOf, UNDAMAGED } from './layout.ts'

/** EE-ION-06: ion fire ignores armour. */
export type Armoured = 'counts' | 'ignored'

/**
 * EE-GEN-17: the neighbours of a box, clockwise from N.
 * A destroyed box is no neighbour, but its own neighbours can be listed (EE-ION-07).
 */
export const neighboursOf = (layout: Layout, levels: Levels, id: BoxId, { armour }: { readonly armour: Armoured }): readonly BoxId[] =>
  placesBeside(placeOf(layout, id), levels, armour).map(({ box }) => box.id)

/** EE-GEN-09: the undestroyed neighbours of a box. */
export function placesBeside(place: BoxPlace, levels: Levels, armoured: Armoured): readonly BoxPlace[] {
  const found: BoxPlace[] = []
  for (let side = 0; side < place.beside.length; side += 1) {
    const plate = armoured === 'counts' ? (place.armour[side] ?? null) : null
    const next = isPresent(levels, plate) ? plate : (place.beside[side] ?? null)
    if (isPresent(levels, next)) found.push(next)
  }
  return found
}

/** A connected part of a ship. */
export interface ShipPart {
  readonly boxes: readonly BoxId[]
  /** Number of hex boxes. A part without hex boxes is lost (EE-SEV-04). */
  readonly hexes: number
}
/** EE-SEV-01: the default part to keep comes first. Only destroyed boxes part a ship. */
export const partsOf = (layout: Layout, levels: Levels): readonly ShipPart[] => findParts(layout, mattering(levels, isGone))
const isGone = (level: Level): boolean => level === 'destroyed'
const findParts = onceForAll((layout: Layout, levels: Levels): readonly ShipPart[] =>
  pieces(layout, levels, (place) => !isDestroyed(levels, place))
    .map((places) => ({ boxes: places.map(({ box }) => box.id), hexes: places.filter(isHexPlace).length }))
    .sort((a, b) => b.hexes - a.hexes),
)

/** EE-POW-04, EE-POW-05: the conducting boxes, by network. */
export const networksOf = (layout: Layout, levels: Levels): readonly (readonly BoxId[])[] => findNetworks(layout, mattering(levels, isDead))
const isDead = (level: Level): boolean => level === 'critical' || level === 'destroyed' // EE-DAM-03, EE-DAM-08, EE-DAM-09, EE-REP-05
const findNetworks = onceForAll((layout: Layout, levels: Levels): readonly (readonly BoxId[])[] =>
  pieces(layout, levels, ({ box }) => !isDead(levels[box.id] ?? 'sound')).map((places) => places.map(({ box }) => box.id)),
)
/** The levels, or those of an undamaged record if none of them matters: then the result is known already. */
const mattering = (levels: Levels, matters: (level: Level) => boolean): Levels => (Object.values(levels).some(matters) ? levels : UNDAMAGED)

/** Connected groups of places, in the order of their first boxes. The places of a group are in reading order. */
function pieces(layout: Layout, levels: Levels, belongs: (place: BoxPlace) => boolean): readonly (readonly BoxPlace[])[] {
  /** The number of each place's group, by the index of the place: from 1, or 0 before the place is reached. */
  const group = new Int32Array(layout.places.length)
  const found: BoxPlace[][] = []
  for (const start of layout.places) {
    if (group[start.index] !== 0 || !belongs(start)) continue
    const reached = [start]
    group[start.index] = found.push([])
    for (const place of reached) {
      for (const next of placesBeside(place, levels, 'counts')) {
        if (group[next.index] !== 0 || !belongs(next)) continue
        group[next.index] = found.length
        reached.push(next)
      }
    }
  }
  for (const place of layout.places) found[(group[place.index] ?? 0) - 1]?.push(place)
  return found
}
