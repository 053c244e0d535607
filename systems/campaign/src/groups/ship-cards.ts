// Facts of ships for movement and meetings, once for all ships of an empire.
import { onceForAll } from '@admiralty/kernel'
import { isArmed, pointsOf, typeOf } from '../battles/force.ts'
import type { Holdings, TaskGroup } from '../holdings.ts'
import { enduranceLeft, typesById } from '../supply/endurance.ts'
import { type BattleGame, statusOf } from '../tactics-port.ts'

export interface ShipCard {
  readonly shipClass: string
  readonly mass: number
  /** Points of its whole design if it is armed, else 0 (CR-X.13). */
  readonly force: number
  /** Whether its FTL drive works. */
  readonly jumps: boolean
  /** Weeks of endurance left (CR-3.6a). */
  readonly endurance: number
  /** Mass of troops and dropships. */
  readonly troops: number
}
/** The cards of an empire's ships, by id. */
export const shipCards = onceForAll((game: BattleGame, holdings: Holdings): ReadonlyMap<string, ShipCard> => {
  const types = typesById(holdings)
  return new Map(
    holdings.ships.map((ship) => {
      const type = typeOf(types, ship)
      const { shipClass, mass, ftl, troops } = type.facts
      const jumps = ftl && statusOf(game, { design: type.design, condition: ship.condition }).working.ftl
      const force = isArmed(game, type, ship) ? pointsOf(type) : 0
      return [ship.id, { shipClass, mass, force, jumps, endurance: enduranceLeft(ship, type.facts), troops }]
    }),
  )
})
/** The cards of the ships of some groups. */
export const cardsOf = (game: BattleGame, holdings: Holdings, groups: readonly Pick<TaskGroup, 'ships'>[]): readonly ShipCard[] => {
  const cards = shipCards(game, holdings)
  return groups.flatMap(({ ships }) => ships.flatMap((id) => cards.get(id) ?? []))
}
/** CR-8.1b: whether a group can move and withdraw, which craft without a working FTL drive cannot. A dummy always can (CR-15.2a). */
export const canJump = (game: BattleGame, holdings: Holdings, group: Pick<TaskGroup, 'ships'>): boolean =>
  cardsOf(game, holdings, [group]).every(({ jumps }) => jumps)
/** CR-3.6e, CR-X.13: whether a group may attack: one of its ships is armed, and its endurance is not used up (CR-3.6d). */
export function mayAttack(game: BattleGame, holdings: Holdings, group: Pick<TaskGroup, 'ships'>): boolean {
  const cards = cardsOf(game, holdings, [group])
  return cards.some(({ force }) => force > 0) && cards.every(({ endurance }) => endurance > 0)
}
