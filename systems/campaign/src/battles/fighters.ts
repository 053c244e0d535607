// The ships of groups as a battle needs them.
import { rowsOf } from '../groups/place.ts'
import type { CampaignShip, ShipType, TaskGroup } from '../holdings.ts'
import { holdingsOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import { supplyMarks, typesById } from '../supply/endurance.ts'
import { WITHDRAW } from '../week/book.ts'
import type { FightingShip } from './abstract.ts'
import { typeOf } from './force.ts'

/** A ship in a battle, or one that attacks a world. */
const fighterOf = (ship: CampaignShip, type: ShipType, leaves: boolean): FightingShip => ({
  id: ship.id,
  type,
  condition: ship.condition,
  role: ship.role,
  marks: { worse: [], ...supplyMarks(ship, type.facts) },
  leaves,
})
/** The ships of some groups of an empire, in the order of its list. */
export function fightersOf(state: State, seat: Color, groups: readonly TaskGroup[]): readonly FightingShip[] {
  const holdings = holdingsOf(state, seat)
  const types = typesById(holdings)
  const groupOf = new Map(groups.flatMap((group) => group.ships.map((ship) => [ship, group] as const)))
  const rows = rowsOf(state, seat)
  return holdings.ships.flatMap((ship) => {
    const group = groupOf.get(ship.id)
    if (!group) return []
    const { larger } = rows.get(group.id)?.answers ?? WITHDRAW // CR-17.3
    return [fighterOf(ship, typeOf(types, ship), larger === 'withdraw')]
  })
}
