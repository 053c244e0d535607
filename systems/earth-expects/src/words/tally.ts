// Damage of every ship, for records, counters and the figures of a replay.
import type { Tally } from '@admiralty/kernel'
import { layoutOf } from '../record/layout.ts'
import type { Ship, View } from '../state.ts'
import { allShips, designOf } from '../table.ts'

/** Boxes of the record with any damage, and all boxes. Armour does not count. A destroyed ship has lost all. */
export function boxesDamaged(view: View, ship: Ship): readonly [taken: number, of: number] {
  const hexes = layoutOf(designOf(view, ship)).boxes.filter(({ side }) => side === null)
  const damaged = hexes.filter(({ id }) => (ship.levels[id] ?? 'sound') !== 'sound')
  return [ship.status === 'destroyed' ? hexes.length : damaged.length, hexes.length]
}

/** A ship that has left takes no more damage. A destroyed one stays, so that its last boxes count. */
export const tally = (view: View): readonly Tally[] =>
  allShips(view)
    .filter(({ status }) => status !== 'left')
    .map((ship) => {
      const [taken, of] = boxesDamaged(view, ship)
      return { id: ship.id, seat: ship.seat, taken, of }
    })
