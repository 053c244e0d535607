// The boxes of the design sheet (ES-DES-06): the contents of each block, and counters that find no box.
// A weapon goes in a block of its location; an improved one needs a block without other weapons. Devices and fighters go in any free box.
import type { HullKind, Mount, ShipDesign } from '../state.ts'
import { countersOf, isImproved } from './units.ts'

export const BOXES_A_BLOCK = 3
type BlockKind = Mount | 'aux'
/** R-ES-45: the last block of a small ship takes ventral weapons and devices. */
const SMALL = ['axial', 'ventral'] as const
const BIG = ['axial', 'ventral', 'dorsal', 'ventral', 'axial', 'ventral', 'dorsal', 'aux'] as const
export const BLOCKS: Readonly<Record<HullKind, readonly BlockKind[]>> = {
  scout: SMALL,
  destroyer: ['axial', 'ventral', 'dorsal', 'ventral'],
  cruiser: BIG,
  battleship: BIG,
  leviathan: BIG,
}

/** The contents of a box, by index in the design. */
export type DesignBox =
  | { readonly what: 'weapon' | 'range' | 'damage'; readonly weapon: number }
  | { readonly what: 'auxiliary'; readonly auxiliary: number }
  | { readonly what: 'fighter'; readonly fighter: number }
interface Block {
  readonly kind: BlockKind
  readonly boxes: readonly DesignBox[]
}
/** The blocks of a sheet with their contents. */
export interface SheetLayout {
  readonly blocks: readonly Block[]
  /** Counters that found no box. */
  readonly left: readonly DesignBox[]
}

/** Places improved weapons in a block each, then plain weapons in their location, then all else in free boxes. */
export function layoutOf(ship: ShipDesign): SheetLayout {
  const blocks = BLOCKS[ship.hull].map((kind) => ({ kind, boxes: [] as DesignBox[] })) // an empty list has no type of its own
  const left: DesignBox[] = []
  const weapons = ship.weapons.map((weapon, index) => ({ weapon, index }))
  for (const { weapon, index } of weapons.filter((fitted) => isImproved(fitted.weapon))) {
    const counters = countersOf(weapon)
    const boxes: DesignBox[] = [{ what: 'weapon', weapon: index }]
    if (counters.range) boxes.push({ what: 'range', weapon: index })
    if (counters.damage) boxes.push({ what: 'damage', weapon: index })
    const block = blocks.find(({ kind, boxes: taken }) => kind === weapon.mount && taken.length === 0)
    ;(block?.boxes ?? left).push(...boxes)
  }
  const full = new Set(blocks.filter(({ boxes }) => boxes.length > 0))
  for (const { weapon, index } of weapons.filter((fitted) => !isImproved(fitted.weapon))) {
    const block = blocks.find(
      (candidate) => candidate.kind === weapon.mount && !full.has(candidate) && candidate.boxes.length < BOXES_A_BLOCK,
    )
    ;(block?.boxes ?? left).push({ what: 'weapon', weapon: index })
  }
  for (const box of loose(ship)) {
    const block = blocks.findLast(({ boxes }) => boxes.length < BOXES_A_BLOCK)
    ;(block?.boxes ?? left).push(box)
  }
  return { blocks, left }
}

/** Counters that go in any block: devices, then fighters. A leviathan's fighters need no box (ES-LEV-01). */
const loose = (ship: ShipDesign): readonly DesignBox[] => [
  ...ship.auxiliaries.map((_, auxiliary): DesignBox => ({ what: 'auxiliary', auxiliary })),
  ...(ship.hull === 'leviathan' ? [] : ship.fighters.map((_, fighter): DesignBox => ({ what: 'fighter', fighter }))),
]
