// The line of an attack: hexes that count, obstacles, nebulae, the side of entry; arcs and sections. Geometry is in packages/space.
import { type Direction, distance, type Heading, type Hex, inCentredWedge, sidesEntered, touches, turned } from '@admiralty/space'
import type { OuterSection } from '../../data/tables.ts'

/** Terrain and units on the way of a line. `blocks` is asked only for hexes strictly between the ends, `dims` for the ends too. */
export interface Obstacles {
  /** A planet or moon; for a beam, also a ship or torpedo (SF-LOA-05, SF-LOA-06, SF-LOA-09). */
  blocks(hex: Hex): boolean
  /** A nebula; never for a blast (SF-LOA-07, SF-LOA-09). */
  dims(hex: Hex): boolean
}
export interface AttackLine {
  /** The hexes that count, both ends included, nearest first. Of two hexes beside the line only the better one for the attacker (SF-LOA-04). */
  readonly hexes: readonly Hex[]
  /** Hexes of the list that block; empty if the line is free. */
  readonly blockedBy: readonly Hex[]
  /** Nebula hexes of the list. A beam loses one die for each. */
  readonly nebulae: readonly Hex[]
  /** Sides of the target's hex through which the line enters: one, two at a corner (SF-HIT-02), none from the same hex. */
  readonly sides: readonly Direction[]
}
/** SF-LOA-02, SF-LOA-03, SF-LOA-04, SF-HIT-01 */
export function lineOfAttack(from: Hex, to: Hex, { blocks, dims }: Obstacles): AttackLine {
  const touched = touches(from, to).filter(({ touch }) => touch !== 'vertex')
  const hexes = byDistance(
    from,
    touched.map(({ hex }) => hex),
  ).map(([first, second]) => (second && isWorse(first, second, { blocks, dims }) ? second : first))
  const between = hexes.slice(1, -1)
  return { hexes, blockedBy: between.filter(blocks), nebulae: hexes.filter(dims), sides: sidesEntered(from, to, to) }
}
/** Hexes by their distance from the start: one, or the two beside the line. */
function byDistance(from: Hex, hexes: readonly Hex[]): readonly (readonly [Hex, Hex?])[] {
  const rows: [Hex, Hex?][] = []
  for (const hex of hexes) {
    const row = rows[distance(from, hex)]
    if (row) row[1] = hex
    else rows.push([hex])
  }
  return rows
}
/** Whether the attacker prefers the other hex of a pair: it does not block, or dims less (SF-LOA-04). */
function isWorse(one: Hex, other: Hex, { blocks, dims }: Obstacles): boolean {
  if (blocks(one) !== blocks(other)) return blocks(one)
  return dims(one) && !dims(other)
}

/** The section of a ship behind a side of its hex (SF-HIT-01). */
export const sectionAt = (facing: Direction, side: Direction): OuterSection => (turned(side, -facing) + 1) as OuterSection
/** The direction in which a section looks. */
export const sideOf = (facing: Direction, section: OuterSection): Direction => turned(facing, section - 1)
/** Whether a target is in the arc of a section; its edges belong to both neighbours (SF-BEM-01). The ship's own hex is in no arc. */
export const inArc = (ship: { readonly at: Hex; readonly facing: Direction }, section: OuterSection, target: Hex): boolean =>
  inCentredWedge(ship.at, target, (sideOf(ship.facing, section) * 2) as Heading, 1)
