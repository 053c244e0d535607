// Firing arcs on the chart: the hexes on which a weapon bears, and its expected effect there.
import type { Tint } from '@admiralty/board'
import { DIRECTIONS, distance, type Hex, subtract, within } from '@admiralty/space'
import { inArc } from '../src/fire/in-arc.ts'
import { prospectOf } from '../src/fire/prospects.ts'
import type { Weapon } from '../src/fire/weapons.ts'
import { hullOf } from '../src/hull.ts'
import { openToSpace } from '../src/record/arcs.ts'
import type { Layout, Levels } from '../src/record/layout.ts'
import type { Ship, View } from '../src/state.ts'
import { barred } from '../src/terrain/terrain.ts'

/** For each side of the ship, clockwise from the bow: whether the box is open to space there (EE-GEN-19). */
const sixSides = (layout: Layout, levels: Levels, primary: string): readonly boolean[] =>
  DIRECTIONS.map((side) => openToSpace(layout, levels, primary, side))

/** The sides on which any of these boxes is open to space. */
export function openSides(layout: Layout, levels: Levels, boxes: readonly string[]): readonly boolean[] {
  const each = boxes.map((box) => sixSides(layout, levels, box))
  return DIRECTIONS.map((side) => each.some((open) => open[side]))
}

const SIDES = ['ahead', 'starboard ahead', 'starboard astern', 'astern', 'port astern', 'port ahead'] as const
/** `bears ahead, astern`: the text of an arc symbol. */
export const arcWords = (open: readonly boolean[]): string => {
  const sides = SIDES.filter((_, side) => open[side])
  return sides.length === 0 ? 'bears on no side' : sides.length === 6 ? 'bears all round' : `bears ${sides.join(', ')}`
}

/** Darker tints for more points of damage on average. */
const depthOf = (mean: number): Tint['level'] => (mean >= 4 ? 5 : mean >= 2.5 ? 4 : mean >= 1.2 ? 3 : mean > 0 ? 2 : 1)

/** Hexes farther away than this are not tinted. */
const FAR = 12

/** The hexes that a weapon covers, and those that it cannot. */
export interface Reach {
  readonly tints: readonly Tint[]
  /** Hexes blocked by the ship's own boxes or by terrain. */
  readonly masked: readonly Hex[]
}
export const NO_REACH: Reach = { tints: [], masked: [] }

/** The expected damage to the target if it were in each hex, with current lock-ons and shields. */
export function reachOf(view: View, ship: Ship, weapon: Weapon, target: Ship | undefined): Reach {
  const hull = hullOf(view, ship)
  const tints: Tint[] = []
  const masked: Hex[] = []
  for (const hex of within(ship.hex, FAR)) {
    if (distance(hex, ship.hex) === 0) continue
    if (!inArc(ship, hull, weapon, subtract(hex, ship.hex)) || barred(view, ship.hex, hex, weapon.kind)) {
      masked.push(hex)
      continue
    }
    const prospect = target && prospectOf(view, ship, weapon, { ...target, hex })
    if (prospect && prospect.mean <= 0) continue
    tints.push({ hex, level: prospect ? depthOf(prospect.mean) : 2, mean: prospect ? prospect.mean : null })
  }
  return { tints, masked: masked.filter((hex) => distance(hex, ship.hex) <= Math.max(3, farthest(tints, ship.hex))) }
}
const farthest = (tints: readonly Tint[], from: Hex): number => Math.max(0, ...tints.map(({ hex }) => distance(hex, from)))
