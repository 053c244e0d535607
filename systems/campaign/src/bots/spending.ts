// What a bot buys: ships of the market, as long as its income can keep them.
import { holdingsOf, worldsOfEmpire } from '../lookup.ts'
import { credits } from '../money.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { enduranceRating, typesById } from '../supply/endurance.ts'
import { marketOf } from '../supply/harbour-bill.ts'
import { type Factors, factorsOf } from '../supply/resources.ts'
import type { CatalogueEntry, ShipFacts } from '../tactics-port.ts'
import type { Book } from '../week/book.ts'
import type { Admiral } from './fleets.ts'

/** The manner in which a bot spends. */
export interface Thrift {
  /** Weeks of upkeep that stay in the treasury. */
  readonly reserve: number
  /** The part of its income that upkeep may take, in hundredths. */
  readonly upkeep: number
}
/** The income that an empire may expect, and its spending so far. */
interface Means {
  /** Points of income a week. */
  readonly income: number
  /** Hundredths that are spent already. */
  readonly spent: number
}
/** The weeks that a warship must be able to stay away. */
const LEAST_ENDURANCE = 4
/** Ships that are bought in a week, at most. */
const MOST_BOUGHT = 3

/** Whether weapons cost something in quiet weeks, too (CR-3.6b). */
const isWeekly = ({ setup }: View): boolean => setup.settings.weaponry === 'weekly'
/** The weekly upkeep of a type in a quiet week, in hundredths. */
const quietUpkeep = (view: View, { fuel, crew, weaponry }: Factors, { upkeep }: ShipFacts): number =>
  upkeep.fuel * fuel + upkeep.crew * crew + (isWeekly(view) ? upkeep.weaponry * weaponry : 0)
/** The weekly upkeep of all ships of an empire in a quiet week, in hundredths. */
function upkeepFor(view: View, seat: Color, factors: Factors): number {
  const holdings = holdingsOf(view, seat)
  const types = typesById(holdings)
  return holdings.ships.reduce((sum, { type }) => {
    const found = types.get(type)
    return found ? sum + quietUpkeep(view, factors, found.facts) : sum
  }, 0)
}
const isWarship = ({ facts }: CatalogueEntry): boolean =>
  facts.ftl && facts.parts.some(({ kind }) => kind === 'weapon') && enduranceRating(facts) >= LEAST_ENDURANCE

/** Purchases of the week: the dearest warship that the money and the income allow, several times if they do. */
export function purchases({ game, view, seat }: Admiral, { income, spent }: Means, thrift: Thrift): Pick<Book, 'market'> {
  const { treasury, capital } = holdingsOf(view, seat)
  if (capital === null || !worldsOfEmpire(view, seat).includes(capital)) return { market: [] }
  const factors = factorsOf(view, seat)
  const upkeep = upkeepFor(view, seat, factors)
  const money = treasury - spent - upkeep * thrift.reserve
  const room = (credits(income) * thrift.upkeep) / 100 - upkeep
  const able = marketOf(game, view).filter(
    (entry) => isWarship(entry) && entry.facts.price <= money && quietUpkeep(view, factors, entry.facts) <= room,
  )
  const best = able.reduce<CatalogueEntry | undefined>(
    (one, other) => (one && one.facts.price >= other.facts.price ? one : other),
    undefined,
  )
  if (!best) return { market: [] }
  const count = Math.min(
    MOST_BOUGHT,
    Math.floor(money / best.facts.price),
    Math.floor(room / Math.max(1, quietUpkeep(view, factors, best.facts))),
  )
  return { market: [{ design: best.design, count: Math.max(1, count) }] }
}
