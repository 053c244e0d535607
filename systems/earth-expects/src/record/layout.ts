// The layout of a record: boxes in reading order, their neighbours and rows. Derived from a design once and cached.
import { once } from '@admiralty/kernel'
import { add, ahead, DIRECTIONS, type Direction, type Hex, hexKey } from '@admiralty/space'
import type { Level } from '../../data/tables.ts'
import type { Design } from '../design/design.ts'
import { type Box, type BoxId, sideId } from './box.ts'

/** Damage levels by box. An absent box is undamaged. */
export type Levels = Readonly<Record<BoxId, Level>>
/** The levels of every new ship, so that what is cached by them is found once for a design. */
export const UNDAMAGED: Levels = {}

/** A box with its surroundings. */
export interface BoxPlace {
  readonly box: Box
  /** Its index among the places of the layout. */
  readonly index: number
  /** The ship it belongs to; '' on a record of one ship. */
  readonly ship: string
  /** The id of the box on its ship's own record. */
  readonly own: BoxId
  /** For a hex box, by direction: the armour on that side. */
  readonly armour: readonly (BoxPlace | null)[]
  /** For a hex box, by direction: the hex box beyond that side. For armour: the hexes on both sides, the upper one first. */
  readonly beside: readonly (BoxPlace | null)[]
}

/** The three directions of rows: headings N and S, NE and SW, SE and NW. */
type Axis = 0 | 1 | 2
export const AXIS_OF = { 0: 0, 1: 1, 2: 2, 3: 0, 4: 1, 5: 2 } as const satisfies Readonly<Record<Direction, Axis>>

export interface Layout {
  /** One ship, or the docked ships. */
  readonly parts: readonly RecordPart[]
  /** EE-GEN-17: top to bottom, then left to right. Armour counts at its midpoint. */
  readonly boxes: readonly Box[]
  /** The same boxes with their surroundings. */
  readonly places: readonly BoxPlace[]
  readonly byId: ReadonlyMap<BoxId, BoxPlace>
  /** Places by axis and row, in the order that fire with heading N, NE or SE meets them, armour on the row included. */
  readonly rows: Readonly<Record<Axis, ReadonlyMap<number, readonly BoxPlace[]>>>
}

/** A ship on a joint record; `offset` moves its own centre. */
export interface RecordPart {
  readonly ship: string
  readonly design: Design
  readonly offset: Hex
}

export const layoutOf = once((design: Design) => lay([{ ship: '', design, offset: [0, 0] }]))

/** EE-DOC-04: one record for several ships. Box ids include the ship's id. */
export function lay(parts: readonly RecordPart[]): Layout {
  const places = parts.flatMap(placesOf).sort((a, b) => inReadingOrder(a.box, b.box))
  for (const [index, place] of places.entries()) place.index = index
  const found = new Map(places.map((place) => [numberOf(place.box.at, place.box.side ?? HEX), place]))
  const placeAt = (hex: Hex, side: number): BoxPlace | null => found.get(numberOf(hex, side)) ?? null
  for (const place of places) {
    const { at, side } = place.box
    if (side === null) {
      place.armour = DIRECTIONS.map((way) => (way < 3 ? placeAt(at, way) : placeAt(ahead(at, way), way - 3)))
      place.beside = DIRECTIONS.map((way) => placeAt(ahead(at, way), HEX))
    } else {
      const named = placeAt(at, HEX)
      const beyond = placeAt(ahead(at, side), HEX)
      place.beside = side === 2 ? [named, beyond] : [beyond, named]
    }
  }
  const upward = places.toReversed()
  const rows = { 0: rowsAlong(upward, 0), 1: rowsAlong(upward, 1), 2: rowsAlong(places, 2) }
  const boxes = places.map(({ box }) => box)
  return { parts, boxes, places, byId: new Map(places.map((place) => [place.box.id, place])), rows }
}

/** A number for each hex and side, because numbers are faster keys than ids, and each box asks for twelve. */
const numberOf = (hex: Hex, side: number): number => (hex[0] * 65_536 + hex[1]) * 4 + side
/** In place of a side, for the hex itself. */
const HEX = 3

/** Boxes of the given types, in reading order. */
export function boxesOf(layout: Layout, ...types: readonly Box['type'][]): readonly Box[] {
  const known = boxesByTypes(layout)
  const key = types.join()
  const boxes = known.get(key) ?? layout.boxes.filter(({ type }) => types.includes(type))
  known.set(key, boxes)
  return boxes
}
const boxesByTypes = once((_: Layout) => new Map<string, readonly Box[]>())

export const isHexPlace = ({ box }: BoxPlace): boolean => box.side === null

export function placeOf(layout: Layout, id: BoxId): BoxPlace {
  const place = layout.byId.get(id)
  if (!place) throw new Error(`this record has no box ${id}`)
  return place
}
export const isDestroyed = (levels: Levels, { box }: BoxPlace): boolean => levels[box.id] === 'destroyed'
/** EE-DAM-04: whether there is a box here that is not destroyed. */
export const isPresent = (levels: Levels, place: BoxPlace | null): place is BoxPlace => place !== null && !isDestroyed(levels, place)

/** The id of a ship's box on a joint record. */
export const jointId = (ship: string, id: BoxId): BoxId => (ship === '' ? id : `${ship}:${id}`)

interface Laid extends BoxPlace {
  index: number
  armour: readonly (BoxPlace | null)[]
  beside: readonly (BoxPlace | null)[]
}
const NONE: readonly null[] = []
function placesOf({ ship, design, offset }: RecordPart): readonly Laid[] {
  const place = (own: BoxId, { at, ...rest }: Omit<Box, 'id'>): Laid => ({
    box: { id: jointId(ship, own), at: add(at, offset), ...rest },
    index: 0,
    ship,
    own,
    armour: NONE,
    beside: NONE,
  })
  return [
    ...design.boxes.map(({ at, type, system }) => place(hexKey(at), { at, side: null, type, system })),
    ...design.armour.map(({ at, side }) => place(sideId(at, side), { at, side, type: 'armour', system: null })), // EE-ARM-02
  ]
}

/** The midpoint of an armour side below the centre of the hex that names it, in quarters of a hex's height. */
const MIDPOINT = [-2, -1, 1] as const
/** Position down the page in quarters of a hex's height. An armour side counts at its midpoint. */
function downThePage({ at, side }: Box): number {
  return 4 * at[1] + 2 * at[0] + (side === null ? 0 : MIDPOINT[side])
}
function inReadingOrder(a: Box, b: Box): number {
  return downThePage(a) - downThePage(b) || a.at[0] - b.at[0]
}

/** §4.4: the row of a hex on an axis. */
export function rowOn(hex: Hex, axis: Axis): number {
  return axis === 0 ? hex[0] : axis === 1 ? hex[0] + hex[1] : hex[1]
}
/** Reading order follows every row: towards SE, and backwards towards N and NE. */
function rowsAlong(places: readonly BoxPlace[], axis: Axis): ReadonlyMap<number, readonly BoxPlace[]> {
  const rows = new Map<number, BoxPlace[]>()
  for (const place of places) {
    if (place.box.side !== null && place.box.side !== axis) continue
    const row = rowOn(place.box.at, axis)
    const known = rows.get(row)
    if (known) known.push(place)
    else rows.set(row, [place])
  }
  return rows
}
