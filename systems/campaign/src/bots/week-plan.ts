// The order book of a bot: links that gain most, pacts, fleets, supplies, repairs, and ships as the income allows.
import { holdingsOf, worldsOfEmpire } from '../lookup.ts'
import { legalTreaties } from '../treaties/faults.ts'
import type { Book } from '../week/book.ts'
import { standingBook } from '../week/standing-book.ts'
import { wantedPacts } from './diplomacy.ts'
import type { Admiral, Daring } from './fleet-plan.ts'
import { fleetOrders } from './fleets.ts'
import { feedsFor, loadPlan } from './holds.ts'
import { yardPlan } from './repairs.ts'
import { purchases, type Thrift } from './spending.ts'
import { bestLinks, expectedIncome } from './trade.ts'

/** The manner in which a bot plays a week. */
export interface PlayManner extends Daring, Thrift {
  /** Whether it looks for pacts and loads supply ships; else what stands goes on. */
  readonly isCareful: boolean
}
const SOUND: PlayManner = { least: 1, most: 5, caution: 0.7, forces: 4, hunt: 1, scouts: 2, reserve: 1, upkeep: 85, isCareful: true }
/** Manners of play, the soundest first. */
export const MANNERS: readonly PlayManner[] = [
  SOUND,
  { ...SOUND, least: 3, forces: 2, hunt: 1.5 },
  { ...SOUND, most: 3, caution: 0.4 },
  { ...SOUND, hunt: 0.8, reserve: 3, upkeep: 60 },
]
/** The manner of a player who looks less closely. */
export const RASH: PlayManner = {
  least: 1,
  most: 2.05,
  caution: 0.5,
  forces: 5,
  hunt: 0.7,
  scouts: 1,
  reserve: 0,
  upkeep: 100,
  isCareful: false,
}

/** The order book of a bot in one manner. */
export function weekPlan(admiral: Admiral, manner: PlayManner): Book {
  const { game, view, seat } = admiral
  const holdings = holdingsOf(view, seat)
  const own = new Set(worldsOfEmpire(view, seat))
  const yard = yardPlan(game, view, seat)
  const { isCareful } = manner
  const supplies = isCareful ? loadPlan(admiral, holdings.treasury - yard.price) : { loads: [], price: 0 }
  const links = bestLinks(view, seat)
  const income = expectedIncome(view, seat, links)
  const groups = fleetOrders(admiral, manner, yard.staying)
  const kept = standingBook(view, seat)
  return {
    ...kept,
    ...legalTreaties({ view, seat }, { ...kept, links, pacts: isCareful ? wantedPacts(view, seat) : kept.pacts }),
    loads: supplies.loads,
    feeds: feedsFor(holdings, groups, (at) => own.has(at)),
    repairs: yard.repairs,
    groups,
    ...purchases(admiral, { income, spent: yard.price + supplies.price }, manner),
  }
}
