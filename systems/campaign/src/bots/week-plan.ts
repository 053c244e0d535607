// The order book of a bot: links that gain most, fleets that take neutral worlds, and ships as the income allows.
import type { Book } from '../week/book.ts'
import { standingBook } from '../week/standing-book.ts'
import { type Admiral, type Daring, fleetOrders } from './fleets.ts'
import { yardPlan } from './repairs.ts'
import { purchases, type Thrift } from './spending.ts'
import { bestLinks, expectedIncome } from './trade.ts'

/** The manner in which a bot plays a week. */
export interface PlayManner extends Daring, Thrift {}
/** PlayManners of play, the soundest first. */
export const MANNERS: readonly PlayManner[] = [
  { ratio: 2, forces: 3, reserve: 4, upkeep: 70 },
  { ratio: 3, forces: 1, reserve: 4, upkeep: 70 },
  { ratio: 1, forces: 3, reserve: 4, upkeep: 70 },
  { ratio: 2, forces: 3, reserve: 10, upkeep: 40 },
]
/** The manner of a player who looks less closely. */
export const RASH: PlayManner = { ratio: 1, forces: 5, reserve: 1, upkeep: 100 }

/** The order book of a bot in one manner. */
export function weekPlan(admiral: Admiral, manner: PlayManner): Book {
  const { game, view, seat } = admiral
  const yard = yardPlan(game, view, seat)
  const kept = standingBook(view, seat)
  const links = bestLinks(view, seat)
  const income = expectedIncome(view, seat, links)
  return {
    ...kept,
    links,
    repairs: yard.repairs,
    groups: fleetOrders(admiral, manner, yard.staying),
    ...purchases(admiral, { income, spent: yard.price }, manner),
  }
}
