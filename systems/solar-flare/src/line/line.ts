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
  const hexes = stretches(from, to).map(([one, other]) => (other && isWorse(one, other, { blocks, dims }) ? other : one))
  return { hexes, blockedBy: hexes.slice(1, -1).filter(blocks), nebulae: hexes.filter(dims), sides: sidesEntered(from, to, to) }
}
/** The hexes that a line crosses, and pairs of hexes beside it. Both of a pair are equally far from the start. */
function stretches(from: Hex, to: Hex): readonly (readonly [Hex, Hex?])[] {
  const found: { readonly hexes: [Hex, Hex?]; readonly beside: boolean }[] = []
  for (const { hex, touch } of touches(from, to)) {
    const last = found.at(-1)
    if (touch === 'along' && last?.beside && distance(from, last.hexes[0]) === distance(from, hex)) last.hexes[1] = hex
    else if (touch !== 'vertex') found.push({ hexes: [hex], beside: touch === 'along' })
  }
  return found.map(({ hexes }) => hexes)
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
  inCentredWedge(ship.at, target, (sideOf(ship.facing, section) * 2) as Heading, 1) // twice a direction
