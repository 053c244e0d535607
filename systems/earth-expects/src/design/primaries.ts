// The designer begins with these: primary boxes, plates by their place, lasers in order.
import { ahead, DIRECTIONS, type Direction, type Hex, hexKey } from '@admiralty/space'
import { openToSpace } from '../record/arcs.ts'
import { layoutOf, UNDAMAGED } from '../record/layout.ts'
import { isSystemBox } from '../record/systems.ts'
import type { Armour, BoxDesign, Design } from './design.ts'

export const isEngine = ({ type }: Pick<BoxDesign, 'type'>): boolean => type === 'E' || type === 'e'
/** The primary box of each weapon: the one that is open to space on most sides. */
export function primariesOf(design: Design): Design['primaries'] {
  const layout = layoutOf(design)
  const open = (at: Hex): number => DIRECTIONS.filter((side) => openToSpace(layout, UNDAMAGED, hexKey(at), side)).length // EE-GEN-19
  const armed = design.boxes.filter((box) => box.system !== null && isSystemBox(box.type) && !isEngine(box))
  const weapons = [...Map.groupBy(armed, ({ system }) => system ?? '')]
  return Object.fromEntries(
    weapons.map(([id, boxes]) => {
      const [best] = boxes.toSorted((a, b) => open(b.at) - open(a.at))
      return [id, [{ at: best?.at ?? [0, 0], aim: best?.type === 'R' ? ('ahead' as const) : null }]]
    }),
  )
}
/** The plate on a side of a hex, by the hex that names it. */
export const plateOn = (at: Hex, side: Direction): Armour =>
  side === 0 || side === 1 || side === 2 ? { at, side } : { at: ahead(at, side), side: ([0, 1, 2] as const)[side - 3] ?? 0 }
/** The ids of a ship's lasers, in the order of its boxes. */
export const lasersOf = ({ boxes }: Pick<Design, 'boxes'>): readonly string[] => [
  ...new Set(boxes.flatMap(({ type, system }) => (type === 'L' && system !== null ? [system] : []))),
]
