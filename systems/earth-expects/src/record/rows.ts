// Rows of fire on a target's record (EE-POI, §4.4): their directions, their boxes, and the first box a shot meets.
import { ahead, DIRECTIONS, type Direction, type Hex, turned } from '@admiralty/space'
import type { Armoured } from './adjacency.ts'
import type { BoxId } from './box.ts'
import { AXIS_OF, type BoxPlace, isDestroyed, type Layout, type Levels, rowOn } from './layout.ts'

/** A side, seen along the heading. */
export type Hand = 'left' | 'right'
const HEADING_STEPS: readonly Hex[] = DIRECTIONS.map((heading) => ahead([0, 0], heading))
/** Dot product of two displacements in cube coordinates. */
const dot = ([q, r]: Hex, [a, b]: Hex): number => q * a + r * b + (q + r) * (a + b)

/** EE-POI-01, EE-POI-02: the headings closest to the displacement from attacker to target, in the target's frame. Two if the defender chooses. */
export function headingsFor(displacement: Hex): readonly [Direction, ...Direction[]] {
  const products = HEADING_STEPS.map((step) => dot(displacement, step))
  const most = Math.max(...products)
  const [first, ...others] = DIRECTIONS.filter((direction) => products[direction] === most)
  if (first === undefined || others.length > 1) throw new Error('attacker and target are in the same place')
  return [first, ...others]
}

/** The number of the row through a hex, for fire with this heading. */
export const rowOf = (hex: Hex, heading: Direction): number => rowOn(hex, AXIS_OF[heading])
export const otherHand = (hand: Hand): Hand => (hand === 'left' ? 'right' : 'left')

/** EE-POI-07: the number of the row that is `rows` rows to one side. */
export function shifted(row: number, heading: Direction, rows: number, hand: Hand): number {
  const leftward = heading < 3 ? -1 : 1
  return row + (hand === 'left' ? leftward : -leftward) * rows
}

/** Boxes of a row, in the order in which fire meets them. */
export function boxesOn(layout: Layout, levels: Levels, { heading, row }: RowOfFire, armour: Armoured): readonly BoxId[] {
  const met = (layout.rows[AXIS_OF[heading]].get(row) ?? []).filter((place) => isMet(place, levels, armour)).map(({ box }) => box.id)
  return heading < 3 ? met : met.reverse()
}
export interface RowOfFire {
  readonly heading: Direction
  readonly row: number
}
const isMet = (place: BoxPlace, levels: Levels, armour: Armoured): boolean =>
  !isDestroyed(levels, place) && (armour === 'counts' || place.box.side === null)

/** EE-POI-05, EE-POI-06: the point of impact; undefined when the row meets no box. */
export function firstOn(layout: Layout, levels: Levels, { heading, row }: RowOfFire, armour: Armoured): BoxId | undefined {
  const inRow = layout.rows[AXIS_OF[heading]].get(row) ?? []
  const met = heading < 3 ? inRow.find((place) => isMet(place, levels, armour)) : inRow.findLast((place) => isMet(place, levels, armour))
  return met?.box.id
}

/** EE-POI-01: the rows that may be chosen, in ascending order. */
export const rowsOf = (layout: Layout, levels: Levels, heading: Direction, armour: Armoured): readonly number[] =>
  [...layout.rows[AXIS_OF[heading]].keys()]
    .filter((row) => firstOn(layout, levels, { heading, row }, armour) !== undefined)
    .sort((a, b) => a - b)

/** EE-POI-08: every box that fire with this heading can meet first, in reading order. */
export function firstBoxes(layout: Layout, levels: Levels, heading: Direction, armour: Armoured): readonly BoxId[] {
  const rows = [...layout.rows[AXIS_OF[heading]].keys()]
  const first = new Set(rows.map((row) => firstOn(layout, levels, { heading, row }, armour)))
  return layout.places.flatMap(({ box }) => (first.has(box.id) ? [box.id] : []))
}

/** The line of a missile. `turnedAt`: the box about which it turned, or null. */
export interface MissileLine extends RowOfFire {
  readonly turnedAt: BoxId | null
  readonly hits: BoxId | null
}
/** EE-MIS-14, EE-MIS-15, §4.5: a line shifted off the target turns once about the last box it touched. */
export function missileLine(
  layout: Layout,
  levels: Levels,
  from: RowOfFire,
  shift: { readonly rows: number; readonly hand: Hand },
): MissileLine {
  const { heading } = from
  const over = (rows: number): RowOfFire => ({ heading, row: shifted(from.row, heading, rows, shift.hand) })
  const hits = firstOn(layout, levels, over(shift.rows), 'counts')
  if (hits !== undefined) return { ...over(shift.rows), turnedAt: null, hits }
  for (let rows = shift.rows - 1; rows >= 0; rows -= 1) {
    const pivot = firstOn(layout, levels, over(rows), 'counts')
    if (pivot !== undefined) return turnedLine(layout, levels, { pivot, heading }, { rows: shift.rows - rows, hand: shift.hand })
  }
  return { ...over(shift.rows), turnedAt: null, hits: null }
}
function turnedLine(
  layout: Layout,
  levels: Levels,
  { pivot, heading }: { readonly pivot: BoxId; readonly heading: Direction },
  left: { readonly rows: number; readonly hand: Hand },
): MissileLine {
  const onward = turned(heading, left.hand === 'left' ? 1 : -1)
  const about = layout.byId.get(pivot)
  if (!about) throw new Error(`no box ${pivot}`)
  const line = { heading: onward, row: shifted(rowOf(about.box.at, onward), onward, left.rows, left.hand) }
  return { ...line, turnedAt: pivot, hits: firstOn(layout, levels, line, 'counts') ?? null }
}

/** EE-TAI-01, §4.6: whether the tailer is behind, as tailer minus target in the target's frame. A corner of the rear side does not count. */
export const isBehind = ([q, r]: Hex): boolean => r > q && r + 2 * q > 0
