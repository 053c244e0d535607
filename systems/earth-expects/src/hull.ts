// The record from which a ship fires and on which it is hit: its own, or the joint record of docked ships (EE-DOC-04, EE-DOC-11).
import { onceForAll } from '@admiralty/kernel'
import { add, type Hex } from '@admiralty/space'
import type { Design } from './design/design.ts'
import { bears, inShipFrame } from './record/arcs.ts'
import type { BoxId } from './record/box.ts'
import { jointLevels } from './record/docked.ts'
import { jointId, type Layout, type Levels, lay, layoutOf, placeOf, type RecordPart } from './record/layout.ts'
import type { Ship, Table } from './state.ts'
import { designOf, shipOf } from './table.ts'

/** The record that damage applies to: that of one ship, or the joint record of docked ships (EE-DOC-11). */
export interface Hull {
  readonly layout: Layout
  readonly levels: Levels
  /** The ships on it. Box ids of a joint record include the ship's id. */
  readonly ships: readonly string[]
  /** The id on this record of a ship's box. */
  named(ship: string, box: BoxId): BoxId
  /** The ship of a box, and the id of the box on that ship's own record. */
  owner(box: BoxId): { readonly ship: string; readonly box: BoxId }
}

/** The hull of a ship and the ships docked to it. */
export function hullOf(table: Table, ship: Ship): Hull {
  if (ship.docked.length === 0) return singleHull(table, ship)
  const placed = groupOf(table, ship).map(({ id, offset }) => ({ ship: id, offset, of: shipOf(table, id) }))
  const parts = placed.map(({ of, ...part }) => ({ ...part, design: designOf(table, of) }))
  const kept = jointHulls(ship, ...placed.map(({ of }) => of), ...parts.map(({ design }) => design))
  kept.hull ??= jointHull(parts, jointLevels(placed.map(({ ship: id, of }) => ({ ship: id, levels: of.levels }))))
  return kept.hull
}
const singleHull = (table: Table, ship: Ship): Hull => ({
  layout: layoutOf(designOf(table, ship)),
  levels: ship.levels,
  ships: [ship.id],
  named: (_, box) => box,
  owner: (box) => ({ ship: ship.id, box }),
})
/** EE-DOC-11: kept for the ships and their designs, since it is slow to compute. */
const jointHulls = onceForAll((..._: readonly (Ship | Design)[]): { hull: Hull | null } => ({ hull: null }))
function jointHull(parts: readonly RecordPart[], levels: Levels): Hull {
  const layout = lay(parts)
  return {
    layout,
    levels,
    ships: parts.map(({ ship }) => ship),
    named: jointId,
    owner(id) {
      const { ship, own } = placeOf(layout, id)
      return { ship, box: own }
    },
  }
}

/** EE-GEN-18: the boxes whose arc contains a displacement on the map. */
export function bearing(table: Table, ship: Ship, boxes: readonly BoxId[], displacement: Hex): readonly BoxId[] {
  const { layout, levels, named } = hullOf(table, ship)
  const ray = inShipFrame(displacement, ship)
  return boxes.filter((box) => bears(layout, levels, named(ship.id, box), ray))
}

/** All ships docked together, the given ship first, with their offsets on its record. */
export function groupOf(table: Table, ship: Ship): readonly { readonly id: string; readonly offset: Hex }[] {
  const found: { readonly id: string; readonly offset: Hex }[] = [{ id: ship.id, offset: [0, 0] }]
  for (const { id, offset } of found)
    for (const dock of shipOf(table, id).docked)
      if (found.every((known) => known.id !== dock.to)) found.push({ id: dock.to, offset: add(offset, dock.offset) })
  return found
}
