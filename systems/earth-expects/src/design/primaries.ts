// Random ships and the designer begin with these: primary boxes, plates by their place, lasers in order.
import { ahead, DIRECTIONS, type Direction, type Hex, opposite } from '@admiralty/space'
import { AXIS_OF, rowOn } from '../record/layout.ts'
import { isSystemBox } from '../record/systems.ts'
import type { Armour, BoxDesign, Design } from './design.ts'

export const isEngine = ({ type }: Pick<BoxDesign, 'type'>): boolean => type === 'E' || type === 'e'
/** The primary box of each weapon: the one that is open to space on most sides. */
export function primariesOf(design: Design): Design['primaries'] {
  const open = openSidesIn(design)
  const armed = design.boxes.filter((box) => box.system !== null && isSystemBox(box.type) && !isEngine(box))
  const weapons = [...Map.groupBy(armed, ({ system }) => system ?? '')]
  return Object.fromEntries(
    weapons.map(([id, boxes]) => {
      const [best] = boxes.toSorted((a, b) => open(b.at) - open(a.at))
      return [id, [{ at: best?.at ?? [0, 0], aim: best?.type === 'R' ? ('ahead' as const) : null }]]
    }),
  )
}
/** EE-GEN-19: the number of open sides of a hex, as `openToSpace` finds them on a layout: in its row nothing is farther out. */
export function openSidesIn({ boxes, armour }: Pick<Design, 'boxes' | 'armour'>): (at: Hex) => number {
  const farthest = new Map<number, number>()
  const rowTo = (at: Hex, side: Direction): number => rowOn(at, AXIS_OF[side]) * 6 + side
  const reach = (at: Hex, side: Direction): number => (side % 3 === 0 ? -at[1] : at[0]) * (side < 3 ? 1 : -1)
  const add = (at: Hex, side: Direction, beyond: number): void => {
    const row = rowTo(at, side)
    farthest.set(row, Math.max(farthest.get(row) ?? Number.NEGATIVE_INFINITY, reach(at, side) + beyond))
  }
  for (const { at } of boxes) for (const side of DIRECTIONS) add(at, side, 0)
  // Armour is half a hex beyond the hex that names it, seen from either end of its row.
  for (const { at, side } of armour) {
    add(at, side, 0.5)
    add(at, opposite(side), -0.5)
  }
  return (at) => DIRECTIONS.filter((side) => farthest.get(rowTo(at, side)) === reach(at, side)).length
}
/** The plate on a side of a hex, by the hex that names it. */
export const plateOn = (at: Hex, side: Direction): Armour =>
  side === 0 || side === 1 || side === 2 ? { at, side } : { at: ahead(at, side), side: ([0, 1, 2] as const)[side - 3] ?? 0 }
/** The ids of a ship's lasers, in the order of its boxes. */
export const lasersOf = ({ boxes }: Pick<Design, 'boxes'>): readonly string[] => [
  ...new Set(boxes.flatMap(({ type, system }) => (type === 'L' && system !== null ? [system] : []))),
]
