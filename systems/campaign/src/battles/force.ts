// The force of ships: who counts as armed, and the points of those who do.
import type { CampaignShip, Holdings, ShipType } from '../holdings.ts'
import { typesById } from '../supply/endurance.ts'
import { type BattleGame, statusOf } from '../tactics-port.ts'

/** Hundredths of a credit in a design point. */
const POINT = 100

/** The type of a ship. Throws if the empire has no such type. */
export function typeOf(types: ReadonlyMap<string, ShipType>, { id, type }: Pick<CampaignShip, 'id' | 'type'>): ShipType {
  const found = types.get(type)
  if (!found) throw new Error(`${id} is of an unknown type`)
  return found
}
/** Points of the whole design of a type. */
export const pointsOf = ({ facts }: Pick<ShipType, 'facts'>): number => facts.price / POINT
/** CR-X.13: whether a ship can hit ships. Supply ships count nowhere as force. */
export const isArmed = (
  game: BattleGame,
  { design }: Pick<ShipType, 'design'>,
  { role, condition }: Pick<CampaignShip, 'role' | 'condition'>,
): boolean => role !== 'supply' && statusOf(game, { design, condition }).armed
/** CR-X.13: the force value of some ships of an empire, in points: those of the whole designs of armed ships. */
export function forceOf(game: BattleGame, holdings: Pick<Holdings, 'ships' | 'types'>, ids: readonly string[]): number {
  const types = typesById(holdings)
  const among = new Set(ids)
  return holdings.ships.reduce((sum, ship) => {
    if (!among.has(ship.id)) return sum
    const type = typeOf(types, ship)
    return isArmed(game, type, ship) ? sum + pointsOf(type) : sum
  }, 0)
}
