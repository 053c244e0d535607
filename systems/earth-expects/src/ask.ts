// Questions share these parts: the ships of a seat, names of boxes, common refusals.
import { type OrderVerdict, type Refusal, refusalsByPart, refuse } from '@admiralty/kernel'
import { partName } from './record/names.ts'
import type { Color } from './shapes.ts'
import type { Ship, Table, View } from './state.ts'
import { designOf, isActive, shipOf, shipsOf } from './table.ts'

/** Ships that take a seat's orders. A ship docked to an active ship takes none (EE-DOC-05). */
export const commanded = (view: View, me: Color): readonly Ship[] => shipsOf(view, me).filter(isActive)
/** The name of a box or system on the ship's record: 'laser, left fore'. */
export const boxName = (table: Table, ship: Ship, box: string): string => partName(designOf(table, ship), box) ?? box
/** The entries of an order by ship; a ship is left out if `of` gives nothing for it. */
export const byShip = <T>(ships: readonly Ship[], of: (ship: Ship) => T | undefined): Readonly<Record<string, T>> =>
  Object.fromEntries(
    ships.flatMap((ship) => {
      const found = of(ship)
      return found === undefined ? [] : [[ship.id, found]]
    }),
  )
/** Judges what an order has for each ship. The seat must command all of them. */
export const judgeShips = <T>(
  view: View,
  me: Color,
  ships: Readonly<Record<string, T>>,
  judge: (view: View, ship: Ship, of: T) => Refusal | undefined,
): OrderVerdict => notMine(view, me, Object.keys(ships)) ?? refusalsByPart(ships, (id, of) => judge(view, shipOf(view, id), of))

/** Refuses orders for ships that this seat does not command. */
export function notMine(view: View, me: Color, ids: readonly string[]): Refusal | undefined {
  const mine = new Set(commanded(view, me).map(({ id }) => id))
  const other = ids.find((id) => !mine.has(id))
  return other === undefined
    ? undefined
    : refuse('EE-DOC-05', `${other} takes no orders from you: it is not yours, or it is docked to an active ship`)
}
/** Whether an item occurs more than once. */
export const twice = <T>(list: readonly T[]): boolean => new Set(list).size < list.length
