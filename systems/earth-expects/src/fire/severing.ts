// Severed ships (EE-SEV), at the end of the Weapons step: the owner keeps one part. A ship without boxes is lost (EE-DAM-11).
import type { Context } from '../chapter.ts'
import { destroy } from '../hiding/loss.ts'
import { hullOf } from '../hull.ts'
import { partsOf, type ShipPart } from '../record/adjacency.ts'
import type { BoxId } from '../record/box.ts'
import { isHexPlace, placeOf } from '../record/layout.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { allShips, audienceOf, flying, isActive, shipOf, shipsOf } from '../table.ts'

/** Parts that may survive, the default one first. */
export const livingParts = (table: Table, ship: Ship): readonly ShipPart[] => allParts(table, ship).filter(({ hexes }) => hexes > 0)
const allParts = (table: Table, ship: Ship): readonly ShipPart[] => {
  const { layout, levels } = hullOf(table, ship)
  return partsOf(layout, levels)
}
/** A seat's ships that are in several parts. */
export const inPieces = (table: Table, seat: Color): readonly Ship[] =>
  shipsOf(table, seat).filter((ship) => isActive(ship) && livingParts(table, ship).length > 1)

/**
 * Keeps the part with this box, by default the first with a box of this ship. A ship in one piece loses nothing.
 * Docked ships that have come apart each keep a part (EE-DOC-11). Armour without a hex box is lost (EE-SEV-04).
 */
export function keep(ctx: Context, ship: Ship, box: BoxId = ''): void {
  const hull = hullOf(ctx.state, ship)
  const parts = allParts(ctx.state, ship)
  const holds = ({ boxes }: ShipPart, id: string): boolean =>
    boxes.some((one) => hull.owner(one).ship === id && isHexPlace(placeOf(hull.layout, one)))
  const named = parts.find(({ boxes }) => boxes.includes(hull.named(ship.id, box)))
  const kept = named ?? parts.find((part) => holds(part, ship.id)) ?? parts[0] // EE-SEV-01
  if (!kept) return
  const freed = hull.ships.filter((id) => id !== ship.id && !holds(kept, id) && parts.some((part) => holds(part, id)))
  for (const id of freed) ctx.emit({ type: 'undocked', ship: ship.id, seat: ship.seat, from: id }) // EE-DOC-11
  const lost = parts.filter((part) => part !== kept).flatMap(({ boxes }) => boxes.map((one) => hull.owner(one)))
  for (const id of hull.ships) {
    const boxes = lost.flatMap((owner) => (owner.ship === id ? [owner.box] : []))
    if (freed.includes(id) || boxes.length === 0) continue
    ctx.emit({ type: 'severed', ship: id, seat: shipOf(ctx.state, id).seat, to: audienceOf(ctx.state, id), boxes })
  }
  for (const id of freed) keep(ctx, shipOf(ctx.state, id))
}

/** Removes ships without hex boxes (EE-DAM-11, EE-SEV-04). */
export function removeEmpty(ctx: Context): void {
  for (const ship of allShips(ctx.state)) {
    if (!flying(ship)) continue
    const { layout, levels } = hullOf(ctx.state, { ...ship, docked: [] })
    const remains = layout.places.some(({ box }) => box.side === null && levels[box.id] !== 'destroyed')
    if (!remains) destroy(ctx, ship.id, 'EE-DAM-11')
  }
}
