// The order book of a bot: links that gain most, fleets that take neutral worlds, and ships as the income allows.
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import type { Book } from '../week/book.ts'
import { standingBook } from '../week/standing-book.ts'
import { type Daring, fleetOrders } from './fleets.ts'
import { purchases, type Thrift } from './spending.ts'
import { bestLinks, expectedIncome } from './trade.ts'

/** How a bot plays a week. */
export interface Manner extends Daring, Thrift {}
/** Manners of play, the soundest first. */
export const MANNERS: readonly Manner[] = [
  { ratio: 2, forces: 3, reserve: 4, upkeep: 70 },
  { ratio: 3, forces: 1, reserve: 4, upkeep: 70 },
  { ratio: 1, forces: 3, reserve: 4, upkeep: 70 },
  { ratio: 2, forces: 3, reserve: 10, upkeep: 40 },
]
/** The manner of a player who looks less closely. */
export const RASH: Manner = { ratio: 1, forces: 5, reserve: 1, upkeep: 100 }

/** The order book of a bot in one manner. */
export function weekPlan(game: BattleGame, view: View, seat: Color, manner: Manner): Book {
  const standing = standingBook(view, seat)
  const links = bestLinks(view, seat)
  const income = expectedIncome(view, seat, links)
  return {
    ...standing,
    links,
    groups: fleetOrders(game, view, seat, manner),
    ...purchases({ game, view, seat }, income, manner),
  }
}
