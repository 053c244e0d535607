// What a bot buys: ships of the market, as long as its income can keep them.
import { holdingsOf, worldsOfEmpire } from '../lookup.ts'
import { credits } from '../money.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { enduranceRating, typesById, upkeepOf } from '../supply/endurance.ts'
import { type BattleGame, type CatalogueEntry, catalogueOf, type ShipFacts } from '../tactics-port.ts'
import type { Book } from '../week/book.ts'

/** How a bot spends. */
export interface Thrift {
  /** Weeks of upkeep that stay in the treasury. */
  readonly reserve: number
  /** The part of its income that upkeep may take, in hundredths. */
  readonly upkeep: number
}
/** Who buys, with the ships of a battle game. */
interface Buyer {
  readonly game: BattleGame
  readonly view: View
  readonly seat: Color
}
/** The weeks that a warship must be able to stay away. */
const LEAST_ENDURANCE = 4
/** Ships that are bought in a week, at most. */
const MOST_BOUGHT = 3

/** Whether weapons cost something in quiet weeks, too (CR-3.6b). */
const isWeekly = ({ setup }: View): boolean => setup.settings.weaponry === 'weekly'
/** The weekly upkeep of a type in a quiet week, undoubled, in hundredths. */
const quietUpkeep = (view: View, facts: ShipFacts): number => (isWeekly(view) ? upkeepOf(facts) : facts.upkeep.fuel + facts.upkeep.crew)
/** The weekly upkeep of all ships of an empire in a quiet week, in hundredths. */
export function upkeepFor(view: View, seat: Color): number {
  const holdings = holdingsOf(view, seat)
  const types = typesById(holdings)
  return holdings.ships.reduce((sum, { type }) => {
    const found = types.get(type)
    return found ? sum + quietUpkeep(view, found.facts) : sum
  }, 0)
}
const isWarship = ({ facts }: CatalogueEntry): boolean =>
  facts.ftl && facts.parts.some(({ kind }) => kind === 'weapon') && enduranceRating(facts) >= LEAST_ENDURANCE

/** Purchases of the week: the dearest warship that the money and the income allow, several times if they do. */
export function purchases({ game, view, seat }: Buyer, income: number, thrift: Thrift): Pick<Book, 'market'> {
  const { treasury, capital } = holdingsOf(view, seat)
  if (capital === null || !worldsOfEmpire(view, seat).includes(capital)) return { market: [] }
  const upkeep = upkeepFor(view, seat)
  const money = treasury - upkeep * thrift.reserve
  const room = (credits(income) * thrift.upkeep) / 100 - upkeep
  const able = catalogueOf(game).filter((entry) => isWarship(entry) && entry.facts.price <= money && quietUpkeep(view, entry.facts) <= room)
  const best = able.reduce<CatalogueEntry | undefined>(
    (one, other) => (one && one.facts.price >= other.facts.price ? one : other),
    undefined,
  )
  if (!best) return { market: [] }
  const count = Math.min(MOST_BOUGHT, Math.floor(money / best.facts.price), Math.floor(room / Math.max(1, quietUpkeep(view, best.facts))))
  return { market: [{ design: best.design, count: Math.max(1, count) }] }
}
