// What a bot builds: ships that are cheap to keep for their force, from the market or on keels, as far as its income keeps them.
import { shipCards } from '../groups/ship-cards.ts'
import { holdingsOf, worldsOfEmpire } from '../lookup.ts'
import { credits } from '../money.ts'
import type { View } from '../state.ts'
import { enduranceRating, typesById } from '../supply/endurance.ts'
import { marketOf } from '../supply/harbour-bill.ts'
import { type Factors, factorsOf } from '../supply/resources.ts'
import { type CatalogueEntry, catalogueOf, type ShipFacts } from '../tactics-port.ts'
import type { Book } from '../week/book.ts'
import { buildStep } from '../yards/keel-plan.ts'
import type { Admiral } from './fleet-plan.ts'
import { weeksLeft } from './odds.ts'

/** The manner in which a bot spends. */
export interface Thrift {
  /** Weeks of upkeep that stay in the treasury, besides what is owed already. */
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
const LEAST_ENDURANCE = 3
/** Ships that are bought in a week, and keels in work, at most. */
const [MOST_BOUGHT, MOST_KEELS] = [3, 2]
/** CR-3.9: weeks after which a ship that cannot jump will never be at a base. */
const LONG_AWAY = 6
/** How many times better for its upkeep the best ship may be than one that is bought instead of saving for it. */
const GOOD_ENOUGH = 1.45
/** The price of the smallest ship that a bot buys. */
const LEAST_PRICE = credits(100)
/** CR-13.1a: weeks that a keel takes for each hundred points, and one to join. */
const weeksToBuild = ({ price }: ShipFacts): number => Math.ceil(price / credits(100)) + 1

/** Whether weapons cost something in quiet weeks, too (CR-3.6b). */
const isWeekly = ({ setup }: View): boolean => setup.settings.weaponry === 'weekly'
/** The weekly upkeep of a type in a quiet week, in hundredths. */
const quietUpkeep = (view: View, { fuel, crew, weaponry }: Factors, { upkeep }: Pick<ShipFacts, 'upkeep'>): number =>
  upkeep.fuel * fuel + upkeep.crew * crew + (isWeekly(view) ? upkeep.weaponry * weaponry : 0)
/** The weekly upkeep of all ships of an empire in a quiet week, and what ships that can come home owe for weeks away, in hundredths. */
function upkeepFor({ game, view, seat }: Admiral, factors: Factors): { readonly weekly: number; readonly owed: number } {
  const holdings = holdingsOf(view, seat)
  const types = typesById(holdings)
  const cards = shipCards(game, holdings)
  let [weekly, owed] = [0, 0]
  for (const { id, type, weeks } of holdings.ships) {
    const found = types.get(type)
    if (!found || (weeks > LONG_AWAY && cards.get(id)?.jumps !== true)) continue
    const one = quietUpkeep(view, factors, found.facts)
    weekly += one
    owed += one * weeks
  }
  for (const { type } of holdings.keels) {
    const found = types.get(type)
    if (found) weekly += quietUpkeep(view, factors, found.facts)
  }
  return { weekly, owed }
}
const isWarship = ({ facts }: CatalogueEntry): boolean =>
  facts.ftl && facts.parts.some(({ kind }) => kind === 'weapon') && enduranceRating(facts) >= LEAST_ENDURANCE && facts.price >= LEAST_PRICE

/** The entry that is worth most. */
const mostOf = (entries: readonly CatalogueEntry[], worth: (entry: CatalogueEntry) => number): CatalogueEntry | undefined =>
  entries.reduce<CatalogueEntry | undefined>((one, other) => (one && worth(one) >= worth(other) ? one : other), undefined)
/** Purchases and keels of the week. With ore a ship that is too dear now is built on a keel; without ore the market is cheaper. */
export function purchases({ game, view, seat }: Admiral, { income, spent }: Means, thrift: Thrift): Pick<Book, 'market' | 'keels'> {
  const nothing = { market: [], keels: [] }
  const { treasury, capital, keels, types } = holdingsOf(view, seat)
  if (capital === null || !worldsOfEmpire(view, seat).includes(capital)) return nothing
  const factors = factorsOf(view, seat)
  const { weekly, owed } = upkeepFor({ game, view, seat }, factors)
  const known = typesById({ types })
  const building = keels.reduce((sum, { type, paid }) => {
    const facts = known.get(type)?.facts
    return facts ? sum + buildStep(facts, paid, factors.hull).price : sum
  }, 0)
  const money = treasury - spent - owed - weekly * thrift.reserve - building
  const room = (credits(income) * thrift.upkeep) / 100 - weekly
  const kept = catalogueOf(game).filter((entry) => isWarship(entry) && quietUpkeep(view, factors, entry.facts) <= room)
  const worth = ({ facts }: CatalogueEntry): number => facts.price / Math.max(1, quietUpkeep(view, factors, facts))
  const best = mostOf(kept, worth)
  if (!best) return nothing
  const listed = new Set(marketOf(game, view).map(({ facts }) => facts.title)) // CR-13.1b
  const bought = mostOf(
    kept.filter((entry) => listed.has(entry.facts.title) && entry.facts.price <= money && worth(entry) * GOOD_ENOUGH >= worth(best)),
    worth,
  )
  if (bought) {
    const most = Math.min(money / bought.facts.price, room / Math.max(1, quietUpkeep(view, factors, bought.facts)))
    return { market: [{ design: bought.design, count: Math.min(MOST_BOUGHT, Math.max(1, Math.floor(most))) }], keels: [] }
  }
  const isTimely = weeksToBuild(best.facts) < weeksLeft(view) && keels.length < MOST_KEELS
  return isTimely && factors.hull === 1 && money >= credits(100) ? { market: [], keels: [{ design: best.design, at: capital }] } : nothing
}
