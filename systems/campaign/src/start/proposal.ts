// Purchases that pass the check: the proposed one, and random ones.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { worldAt } from '../land/geometry.ts'
import { worldsOfEmpire } from '../lookup.ts'
import type { DefenceRow, OrderOf, ShipRow } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import { type BattleGame, type CatalogueEntry, catalogueOf, naviesOf } from '../tactics-port.ts'
import { capitalOf, proposedPartners } from './income.ts'
import { defencePrice, LIMITS } from './purchase.ts'
import { purchaseFault } from './purchase-fault.ts'

type PurchaseOrder = OrderOf<'purchase'>
const isArmed = ({ facts }: CatalogueEntry): boolean => facts.parts.some(({ kind }) => kind === 'weapon')
const dearest = (entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] => entries.toSorted((a, b) => b.facts.price - a.facts.price)

/** A mixed fleet: each ship is at most a third of what is left, as long as there is such a ship. */
function mixedFleet(entries: readonly CatalogueEntry[], budget: number): readonly ShipRow[] {
  const counts = new Map<CatalogueEntry, number>()
  const warships = dearest(entries.filter((entry) => isArmed(entry) && entry.facts.ftl))
  for (let left = budget; ; ) {
    const next = warships.find(({ facts }) => facts.price * 3 <= left) ?? warships.find(({ facts }) => facts.price <= left)
    if (!next) break
    counts.set(next, (counts.get(next) ?? 0) + 1)
    left -= next.facts.price
  }
  return [...counts].map(([{ design }, count]) => ({ design, count }))
}
/** As many of the ships with most hold for their price as a budget allows. */
function tenders(entries: readonly CatalogueEntry[], budget: number): readonly ShipRow[] {
  const able = entries.filter(({ facts }) => facts.cargo > 0 && facts.ftl && facts.price <= budget)
  const [best] = able.toSorted((a, b) => b.facts.cargo * a.facts.price - a.facts.cargo * b.facts.price)
  return best ? [{ design: best.design, count: Math.floor(budget / best.facts.price) }] : []
}
/** A defence for each own world that can have one, the dearest that a share of the budget allows. */
function garrison(entries: readonly CatalogueEntry[], table: Table, seat: Color, budget: number): readonly DefenceRow[] {
  const worlds = worldsOfEmpire(table, seat)
  const share = Math.floor(budget / worlds.length)
  const posts = dearest(entries.filter(isArmed))
  return worlds.flatMap((at): readonly DefenceRow[] => {
    const { rolled, extra, linked } = worldAt(table.land, at)
    const limit = LIMITS.defencePerPoint * (rolled + extra + linked)
    const found = posts.find(({ facts }) => facts.price <= limit && defencePrice(facts.price) <= share)
    return found ? [{ design: found.design, count: 1, at }] : []
  })
}

/** Shares of the capital, in hundredths: most for the fleet, a tenth for supply, the rest for defences and the treasury. */
const FLEET_SHARE = 75
const SUPPLY_SHARE = 10
const DEFENCE_SHARE = 10
/** The proposed purchase: a mixed fleet, supply ships and a defence for each world, with pairs of worlds that gain most. */
export function proposedPurchase(game: BattleGame, table: Table, seat: Color): PurchaseOrder {
  const partners = proposedPartners(table, seat)
  const capital = capitalOf(table, seat, partners).total
  const share = (percent: number): number => Math.floor((capital * percent) / 100)
  const entries = catalogueOf(game)
  return {
    order: 'purchase',
    ships: mixedFleet(entries, Math.min(LIMITS.fleet, share(FLEET_SHARE))),
    supply: tenders(entries, Math.min(LIMITS.supply, share(SUPPLY_SHARE))),
    defences: garrison(entries, table, seat, share(DEFENCE_SHARE)),
    spares: [],
    partners,
    capital: null,
    ally: null,
  }
}

/** A random purchase: random ships, supply, defences and names, each kept if the order stays legal. */
export function randomPurchase(game: BattleGame, table: Table, seat: Color, dice: Dice): PurchaseOrder {
  const entries = catalogueOf(game)
  const worlds = worldsOfEmpire(table, seat)
  const partners = proposedPartners(table, seat).filter(() => likely(dice, 3, 4))
  let order: PurchaseOrder = { order: 'purchase', ships: [], supply: [], defences: [], spares: [], partners, capital: null, ally: null }
  const attempt = (change: Partial<PurchaseOrder>): void => {
    const next = { ...order, ...change }
    if (!purchaseFault(game, table, seat, next)) order = next
  }
  const row = (): ShipRow => ({ design: pick(dice, entries).design, count: die(dice, 3, 'count') })
  for (let tries = die(dice, 6, 'rows'); tries > 0; tries -= 1) attempt({ ships: [...order.ships, row()] })
  if (likely(dice, 1, 2)) attempt({ supply: [row()] })
  if (likely(dice, 1, 2)) attempt({ ally: pick(dice, naviesOf(game)) })
  if (worlds.length === 0) return order
  for (let tries = die(dice, 3, 'defences'); tries > 0; tries -= 1)
    attempt({ defences: [...order.defences, { ...row(), at: pick(dice, worlds) }] })
  if (likely(dice, 1, 2)) attempt({ capital: pick(dice, worlds) })
  const { design, facts } = pick(dice, entries)
  const [part] = facts.parts
  if (part) attempt({ spares: [{ design, part: part.id, count: die(dice, 3, 'spares'), at: pick(dice, worlds) }] })
  return order
}
