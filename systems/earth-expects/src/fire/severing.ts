// Ships in pieces (EE-SEV), at the end of the Weapons step: the owner keeps one part, and what has no boxes left is gone (EE-DAM-11).
import type { Telling } from '../chapter.ts'
import { destroy } from '../hiding/loss.ts'
import { hullOf } from '../hull.ts'
import { partsOf, type ShipPart } from '../record/adjacency.ts'
import type { BoxId } from '../record/box.ts'
import type { Color, Ship, Table } from '../state.ts'
import { allShips, audienceOf, flying, isActive, shipOf, shipsOf } from '../table.ts'

/** Parts that could live, the one kept when nobody says first. */
export const livingParts = (table: Table, ship: Ship): readonly ShipPart[] => {
  const { layout, levels } = hullOf(table, ship)
  return partsOf(layout, levels).filter(({ hexes }) => hexes > 0)
}
/** Ships of a seat that come to more than one part. */
export const inPieces = (table: Table, seat: Color): readonly Ship[] =>
  shipsOf(table, seat).filter((ship) => isActive(ship) && livingParts(table, ship).length > 1)

/** Leaves the part with this box, or the first one. Where docked ships have come apart each keeps its own (EE-DOC-11). */
export function keep(story: Telling, ship: Ship, box: BoxId | undefined): void {
  const hull = hullOf(story.state, ship)
  const parts = livingParts(story.state, ship)
  const kept = parts.find(({ boxes }) => box !== undefined && boxes.includes(hull.named(ship.id, box))) ?? parts[0]
  if (!kept) return
  const lost = parts.filter((part) => part !== kept).flatMap(({ boxes }) => boxes)
  for (const id of hull.ships) {
    const own = shipOf(story.state, id)
    const away = !kept.boxes.some((one) => hull.owner(one).ship === id)
    if (id !== ship.id && away) {
      story.tell({ type: 'undocked', ship: ship.id, seat: ship.seat, from: id })
      continue
    }
    const boxes = lost.map((one) => hull.owner(one)).flatMap((owner) => (owner.ship === id ? [owner.box] : []))
    if (boxes.length > 0) story.tell({ type: 'severed', ship: id, seat: own.seat, to: audienceOf(story.state, id), boxes })
  }
}

/** EE-DAM-11, EE-SEV-04. */
export function removeEmpty(story: Telling): void {
  for (const ship of allShips(story.state)) {
    if (!flying(ship)) continue
    const { layout, levels } = hullOf(story.state, { ...ship, docked: [] })
    const stands = layout.places.some(({ box }) => box.side === null && levels[box.id] !== 'destroyed')
    if (!stands) destroy(story, ship.id, 'EE-DAM-11')
  }
}
