// The joint record of docked ships (EE-DOC-04). All have the same facing.

import type { Refusal } from '@admiralty/kernel'
import { add, ahead, DIRECTIONS, type Hex, hexKey } from '@admiralty/space'
import { openToSpace } from './arcs.ts'
import { sideId } from './box.ts'
import { jointId, type Layout, type Levels, type RecordPart } from './layout.ts'
import { systemsOf } from './systems.ts'

/** Levels of each ship, as levels of the joint record. */
export const jointLevels = (ships: readonly { readonly ship: string; readonly levels: Levels }[]): Levels =>
  Object.fromEntries(ships.flatMap(({ ship, levels }) => Object.entries(levels).map(([id, level]) => [jointId(ship, id), level])))

/** EE-DOC-04: no hex may be used twice, no side armoured twice (EE-ARM-04), and each further ship must touch an earlier one. */
export function checkJoint(parts: readonly RecordPart[]): Refusal | undefined {
  const taken = new Set<string>()
  const plated = new Set<string>()
  for (const { design, offset, ship } of parts) {
    const hexes = design.boxes.map(({ at }) => add(at, offset))
    const plates = design.armour.map(({ at, side }) => sideId(add(at, offset), side))
    const over = hexes.filter((hex) => taken.has(hexKey(hex)))
    if (over.length > 0) return { rule: 'EE-DOC-04', reason: `${over.length} boxes of ${ship} overlap another ship; move it aside` }
    if (plates.some((plate) => plated.has(plate)))
      return { rule: 'EE-ARM-04', reason: `armour of ${ship} overlaps armour of another ship; move it aside` }
    if (taken.size > 0 && !hexes.some((hex) => touchesAny(hex, taken)))
      return { rule: 'EE-DOC-04', reason: `${ship} does not touch another ship; move it closer` }
    for (const hex of hexes) taken.add(hexKey(hex))
    for (const plate of plates) plated.add(plate)
  }
  return undefined
}
const touchesAny = (hex: Hex, taken: ReadonlySet<string>): boolean =>
  DIRECTIONS.some((direction) => taken.has(hexKey(ahead(hex, direction))))

/** EE-DOC-06, EE-ENG-04: engines of a ship whose rear side is not open to space on this record. */
export const blockedEngines = (layout: Layout, levels: Levels, ship = ''): readonly string[] =>
  systemsOf(layout)
    .filter(({ kind, ship: owner }) => kind === 'engine' && owner === ship)
    .filter(({ boxes }) => {
      const rear = boxes.at(-1)
      return rear !== undefined && !openToSpace(layout, levels, rear, 3)
    })
    .map(({ id }) => id)
