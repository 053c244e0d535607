// What supply ships of a bot load at bases, and what they give to the groups with which they are away.
import type { CampaignShip, CargoKind, Holdings } from '../holdings.ts'
import { holdingsOf, worldsOfEmpire } from '../lookup.ts'
import { credits } from '../money.ts'
import type { HexAddress } from '../shapes.ts'
import { placesOf } from '../supply/bases.ts'
import { needOf } from '../supply/charges.ts'
import { typesById } from '../supply/endurance.ts'
import { roomOf } from '../supply/holds.ts'
import { factorsOf } from '../supply/resources.ts'
import type { Book, GroupOrder } from '../week/book.ts'
import type { Admiral } from './fleet-plan.ts'
import { endOf } from './ways.ts'

/** CR-3.8d: the parts of a hold for each kind, in hundredths. */
const PARTS = [
  ['fuel', 65],
  ['provisions', 30],
  ['weaponry', 5],
] as const satisfies readonly (readonly [CargoKind, number])[]
const CHARGES = { fuel: 'fuel', provisions: 'crew', weaponry: 'weaponry' } as const
/** Loads of a week with their price in hundredths. */
export interface LoadPlan {
  readonly loads: Book['loads']
  readonly price: number
}
/** CR-3.8d, CR-3.8e: holds of ships at own worlds are filled, ship by ship, as far as the money goes. */
export function loadPlan({ game, view, seat }: Admiral, money: number): LoadPlan {
  const holdings = holdingsOf(view, seat)
  const [types, places, factors] = [typesById(holdings), placesOf(holdings), factorsOf(view, seat)]
  const own = new Set<HexAddress>(worldsOfEmpire(view, seat))
  const loads: Book['loads'][number][] = []
  let price = 0
  for (const ship of holdings.ships) {
    const type = types.get(ship.type)
    const at = places.get(ship.id)?.at ?? null
    if (ship.role !== 'supply' || !type?.facts.cargo || at === null || !own.has(at)) continue
    const room = roomOf(game, type, ship, holdings.spares)
    const rows = PARTS.map(([kind, part]) => ({ ship: ship.id, kind, tons: Math.floor((room * part) / 100) }))
    const cost = rows.reduce(
      (sum, { kind, tons }) => sum + credits(Math.max(0, tons - (ship.cargo[kind] ?? 0))) * factors[CHARGES[kind]],
      0,
    )
    if (cost === 0 || price + cost > money) continue
    price += cost
    loads.push(...rows)
  }
  return { loads, price }
}

const tonsFor = (amount: number): number => Math.ceil(amount / credits(1))
/** CR-3.6c: supply ships give to their own group when it is away at the end of the week, if fuel and provisions are enough for all its ships. */
export function feedsFor(holdings: Holdings, orders: readonly GroupOrder[], isBase: (at: HexAddress) => boolean): Book['feeds'] {
  const [ships, types, places] = [new Map(holdings.ships.map((ship) => [ship.id, ship])), typesById(holdings), placesOf(holdings)]
  return orders.flatMap(({ group, ships: ids, move }): Book['feeds'] => {
    const members = ids.flatMap((id) => ships.get(id) ?? [])
    const [first] = members
    const at = first && (places.get(first.id)?.at ?? null)
    if (!first || at == null || isBase(endOf(move, at))) return []
    const needs = members.flatMap((ship) => {
      const facts = types.get(ship.type)?.facts
      return facts ? [needOf({ weeks: ship.weeks + 1, triggers: 0 }, facts)] : []
    })
    const fuel = tonsFor(needs.reduce((sum, need) => sum + need.fuel, 0))
    const provisions = tonsFor(needs.reduce((sum, need) => sum + need.crew, 0))
    const given = [...givenBy(members, 'fuel', fuel), ...givenBy(members, 'provisions', provisions)]
    const all = given.reduce((sum, { tons }) => sum + tons, 0)
    return all === fuel + provisions ? given.map((one) => ({ ...one, group })) : []
  })
}
/** The tons of a kind that ships give, one after another. */
function givenBy(members: readonly CampaignShip[], kind: CargoKind, tons: number) {
  let left = tons
  return members.flatMap(({ id, cargo }) => {
    const given = Math.min(left, cargo[kind] ?? 0)
    left -= given
    return given > 0 ? [{ ship: id, kind, tons: given }] : []
  })
}
