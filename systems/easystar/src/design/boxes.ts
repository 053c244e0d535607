// The boxes of the design sheet (ES-DES-06): which block holds what, and whether everything finds a box.
// A weapon lies in a block of its own location; an improved one shares its block with no other weapon; devices and fighters lie in any free box.
import type { HullKind, Mount, ShipDesign } from '../state.ts'
import { countersOf, isImproved } from './units.ts'

export const BOXES_A_BLOCK = 3
type BlockKind = Mount | 'aux'
/** R-ES-45. The last block of a small ship serves ventral weapons and devices alike. */
const SMALL = ['axial', 'ventral'] as const
const BIG = ['axial', 'ventral', 'dorsal', 'ventral', 'axial', 'ventral', 'dorsal', 'aux'] as const
export const BLOCKS: Readonly<Record<HullKind, readonly BlockKind[]>> = {
  scout: SMALL,
  destroyer: ['axial', 'ventral', 'dorsal', 'ventral'],
  cruiser: BIG,
  battleship: BIG,
  leviathan: BIG,
}

/** What lies in a box, by its place in the design. */
export type DesignBox =
  | { readonly what: 'weapon' | 'range' | 'damage'; readonly weapon: number }
  | { readonly what: 'auxiliary'; readonly auxiliary: number }
  | { readonly what: 'fighter'; readonly fighter: number }
interface Block {
  readonly kind: BlockKind
  readonly boxes: readonly DesignBox[]
}
export interface SheetLayout {
  readonly blocks: readonly Block[]
  /** What found no box, as it would be said. */
  readonly left: readonly DesignBox[]
}

/** Exact: improved weapons take a block each, plain ones fill up the rest of their location, the others take what is free. */
export function layoutOf(ship: ShipDesign): SheetLayout {
  const blocks = BLOCKS[ship.hull].map((kind) => ({ kind, boxes: [] as DesignBox[] }))
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
    const block = [...blocks].reverse().find(({ boxes }) => boxes.length < BOXES_A_BLOCK)
    ;(block?.boxes ?? left).push(box)
  }
  return { blocks, left }
}

/** Devices, then fighters; a leviathan's fighters need no box (ES-LEV-01). */
const loose = (ship: ShipDesign): readonly DesignBox[] => [
  ...ship.auxiliaries.map((_, auxiliary): DesignBox => ({ what: 'auxiliary', auxiliary })),
  ...(ship.hull === 'leviathan' ? [] : ship.fighters.map((_, fighter): DesignBox => ({ what: 'fighter', fighter }))),
]
