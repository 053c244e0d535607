// Faults of the market, spares, loads, leases and feeding.
import { type OrderRefusal, type Refusal, refuse } from '@admiralty/kernel'
import type { CampaignShip, CargoKind, Holdings, ShipType } from '../holdings.ts'
import { holdingsOf } from '../lookup.ts'
import { creditsText, factsIn } from '../start/purchase.ts'
import { designFault } from '../start/ships-fault.ts'
import { PAYMENTS } from '../week/book.ts'
import type { BookCheck } from '../week/book-check.ts'
import { basesOf, placesOf } from './bases.ts'
import { typesById } from './endurance.ts'
import { harbourBill, leasedDesign, onMarket, spareIn, unlistedFault } from './harbour-bill.ts'
import { isSupply, roomOf } from './holds.ts'
import { stocksOf, withSpares } from './market.ts'

const faulty = (rule: Refusal['rule'], part: string | null, reason: string): OrderRefusal => ({ ...refuse(rule, reason), part })
/** The limits of an empire in the weeks: ships with keels, types of ships, and stocks of spares (CR-O.30). */
const LIMITS = { ships: 1500, types: 200, stocks: 100 } as const
/** A book that is judged, with what its seat has. */
interface SupplyCheck extends BookCheck {
  readonly holdings: Holdings
  readonly ships: ReadonlyMap<string, CampaignShip>
  readonly types: ReadonlyMap<string, ShipType>
}

/** CR-13.1b: ships of the catalogue with an FTL drive that are on offer, for an empire with a capital. */
function marketFaults({ game, view, seat, book, holdings }: SupplyCheck): readonly OrderRefusal[] {
  const wrong = book.market.flatMap(({ design }): readonly OrderRefusal[] => {
    const fault = designFault(game, { design })
    if (fault) return [fault]
    const { title, ftl } = factsIn(game, design)
    if (!onMarket(game, design)) return [faulty('CR-13.1b', null, `${title} is not on the market, which has designs of the catalogue only`)]
    if (!ftl) return [faulty('CR-13.1b', null, `${title} has no FTL drive, so it is not on the market`)]
    const unlisted = unlistedFault(view, title)
    return unlisted ? [{ ...unlisted, part: null }] : []
  })
  const { capital } = holdings
  const isHomeless = capital === null || view.land.worlds[capital]?.owner !== seat
  const isBuying = book.market.length > 0 || book.leases > 0
  return isHomeless && isBuying ? [...wrong, faulty('CR-13.1b', null, 'there is no capital to deliver ships to')] : wrong
}
/** CR-O.30: the limits of ships, types and spares. */
function limitFaults({ game, book, holdings }: SupplyCheck): readonly OrderRefusal[] {
  const bought = book.market.reduce((sum, { count }) => sum + count, book.leases)
  const counts = [
    [holdings.ships.length + holdings.keels.length + book.keels.length + bought, LIMITS.ships, 'ships and keels'],
    [holdings.types.length + book.market.length + book.keels.length + (book.leases > 0 ? 1 : 0), LIMITS.types, 'types of ships'],
    [withSpares(holdings.spares, stocksOf(game, book.spares)).length, LIMITS.stocks, 'stocks of spares'],
  ] as const
  const isNew = bought + book.keels.length + book.spares.length > 0
  return counts.flatMap(([count, most, what]) =>
    isNew && count > most ? [faulty('CR-O.30', null, `${count} ${what} are above the limit of ${most}`)] : [],
  )
}
/** CR-4.4a: spares of known parts at own worlds. */
function spareFaults({ game, view, seat, book }: SupplyCheck): readonly OrderRefusal[] {
  return book.spares.flatMap((row): readonly OrderRefusal[] => {
    const fault = designFault(game, row)
    if (fault) return [fault]
    if (!spareIn(game, row)) return [faulty('CR-4.4a', row.part, `${factsIn(game, row.design).title} has no part ${row.part}`)]
    return view.land.worlds[row.at]?.owner === seat ? [] : [faulty('CR-4.4a', row.at, `${row.at} is not a world of yours`)]
  })
}

/** CR-3.8d: the tons of each hold after W2, by kind: those of the book, and else those that are there. */
const tonsAfter = ({ book }: SupplyCheck, ship: CampaignShip): Readonly<Partial<Record<CargoKind, number>>> => ({
  ...ship.cargo,
  ...Object.fromEntries(book.loads.flatMap((load) => (load.ship === ship.id ? [[load.kind, load.tons]] : []))),
})
/** CR-3.8d, CR-4.4b: loads of own ships with a hold at a base, each kind once, within the hold. */
function loadFaults(check: SupplyCheck): readonly OrderRefusal[] {
  const { game, view, seat, book, holdings, ships, types } = check
  if (book.loads.length === 0) return []
  const [places, bases] = [placesOf(holdings), basesOf(view, seat)]
  const seen = new Set<string>()
  const wrong = book.loads.flatMap(({ ship: id, kind }): readonly OrderRefusal[] => {
    const ship = ships.get(id)
    if (!ship || !types.get(ship.type)?.facts.cargo) return [faulty('CR-3.8d', id, `${id} is no ship of yours with a hold`)]
    if (!isSupply(kind)) return [faulty('CR-4.4b', id, 'spares are bought at worlds as parts, not by the ton')]
    if (seen.has(`${id} ${kind}`)) return [faulty('CR-3.8d', id, `${id} has two loads of ${kind}`)]
    seen.add(`${id} ${kind}`)
    const at = places.get(id)?.at ?? null
    return at !== null && bases.has(at) ? [] : [faulty('CR-3.8d', id, `${id} is at no friendly base, so it cannot load`)]
  })
  const full = [...new Set(book.loads.map(({ ship }) => ship))].flatMap((id): readonly OrderRefusal[] => {
    const ship = ships.get(id)
    const type = ship && types.get(ship.type)
    if (!ship || !type?.facts.cargo) return []
    const tons = Object.values(tonsAfter(check, ship)).reduce((sum, one) => sum + one, 0)
    const room = roomOf(game, type, ship, holdings.spares)
    return tons > room ? [faulty('CR-3.8d', id, `${tons} t do not fit into the ${room} t of ${id}`)] : []
  })
  return [...wrong, ...full]
}
/** CR-3.6c: own ships give to own groups what is in their holds. */
function feedFaults(check: SupplyCheck): readonly OrderRefusal[] {
  const { book, holdings, ships } = check
  if (book.feeds.length === 0) return []
  const groups = new Set([...holdings.groups, ...book.groups.map(({ group }) => ({ id: group }))].map(({ id }) => id))
  const seen = new Set<string>()
  const given = new Map<string, number>()
  return book.feeds.flatMap(({ ship: id, group, kind, tons }): readonly OrderRefusal[] => {
    const ship = ships.get(id)
    if (!ship) return [faulty('CR-3.6c', id, `${id} is no ship of yours`)]
    if (!groups.has(group)) return [faulty('CR-3.6c', group, `${group} is no group of yours`)]
    if (!isSupply(kind)) return [faulty('CR-3.6c', id, 'spares feed nobody')]
    if (seen.has(`${id} ${group} ${kind}`)) return [faulty('CR-3.6c', id, `${id} gives ${kind} to ${group} twice`)]
    seen.add(`${id} ${group} ${kind}`)
    const total = (given.get(`${id} ${kind}`) ?? 0) + tons
    given.set(`${id} ${kind}`, total)
    const has = tonsAfter(check, ship)[kind] ?? 0
    return total > has ? [faulty('CR-3.8e', id, `${id} gives ${total} t of ${kind} and has ${has} t`)] : []
  })
}
/** CR-3.8c: leased ships of the own empire go back from a base. */
function leaseFaults({ game, view, seat, book, holdings, ships }: SupplyCheck): readonly OrderRefusal[] {
  const [places, bases] = [placesOf(holdings), basesOf(view, seat)]
  const named = new Set(book.groups.flatMap((group) => group.ships))
  const seen = new Set<string>()
  const wrong = book.returns.flatMap((id): readonly OrderRefusal[] => {
    if (!ships.get(id)?.leased) return [faulty('CR-3.8c', id, `${id} is no leased ship of yours`)]
    if (seen.has(id)) return [faulty('CR-3.8c', id, `${id} goes back twice`)]
    seen.add(id)
    if (named.has(id)) return [faulty('CR-3.8c', id, `${id} goes back and is in a group of the book`)]
    const at = places.get(id)?.at ?? null
    return at !== null && bases.has(at) ? [] : [faulty('CR-3.8c', id, `${id} is at no friendly base, so it cannot go back`)]
  })
  return book.leases > 0 && !leasedDesign(game) ? [...wrong, faulty('CR-3.8c', null, 'no ship is on lease')] : wrong
}
/** CR-X.7: the ranking has each kind of payment once. */
const rankingFaults = ({ book }: SupplyCheck): readonly OrderRefusal[] =>
  PAYMENTS.every((kind) => book.payments.includes(kind)) ? [] : [faulty('CR-X.7', null, 'the ranking of payments has each kind once')]
/** CR-X.1: the treasury pays for W2 now, since nothing comes in before. */
function moneyFaults({ game, view, seat, book, holdings }: SupplyCheck): readonly OrderRefusal[] {
  const price = -harbourBill(game, view, seat, book).reduce((sum, { amount }) => sum + amount, 0)
  if (price <= holdings.treasury) return []
  return [
    faulty('CR-X.1', null, `market, spares and loads cost ${creditsText(price)} and the treasury has ${creditsText(holdings.treasury)}`),
  ]
}

/** CR-3.8d, CR-13.1b: faults of the market, spares, loads, leases and feeding. */
export function supplyFaults(check: BookCheck): readonly OrderRefusal[] {
  const holdings = holdingsOf(check.view, check.seat)
  const all = { ...check, holdings, ships: new Map(holdings.ships.map((ship) => [ship.id, ship])), types: typesById(holdings) }
  const judges = [marketFaults, limitFaults, spareFaults, loadFaults, feedFaults, leaseFaults, rankingFaults, moneyFaults]
  return judges.flatMap((judge) => judge(all))
}
