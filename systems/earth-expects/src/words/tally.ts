// Damage of every ship, for records, counters and the figures of a replay.
import type { Tally } from '@admiralty/kernel'
import { layoutOf } from '../record/layout.ts'
import type { Ship, View } from '../state.ts'
import { allShips, designOf, flying } from '../table.ts'

/** Boxes of the record that no longer work, and all boxes. Armour does not count. */
export function boxesLost(view: View, ship: Ship): readonly [taken: number, of: number] {
  const { boxes } = layoutOf(designOf(view, ship))
  const hexes = boxes.filter(({ side }) => side === null)
  return [hexes.filter(({ id }) => ship.levels[id] === 'destroyed' || ship.levels[id] === 'critical').length, hexes.length]
}

export const tally = (view: View): readonly Tally[] =>
  allShips(view)
    .filter(flying)
    .map((ship) => {
      const [taken, of] = boxesLost(view, ship)
      return { id: ship.id, seat: ship.seat, taken, of }
    })
