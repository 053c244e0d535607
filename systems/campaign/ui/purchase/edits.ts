// Changes of a purchase on its way, and the designs that it may have. Pure.
import type { OwnDesign } from '@admiralty/game-ui'
import { isRefusal, type OrderRefusal, refusalsIn } from '@admiralty/kernel'
import { mayTrade } from '../../src/land/lanes.ts'
import type { Lane } from '../../src/land/world.ts'
import { worldsOfEmpire } from '../../src/lookup.ts'
import type { DefenceRow, OrderOf, ShipRow, SpareRow } from '../../src/orders.ts'
import type { Color, HexAddress } from '../../src/shapes.ts'
import { proposedPartners } from '../../src/start/income.ts'
import { purchaseFault } from '../../src/start/purchase-fault.ts'
import type { View } from '../../src/state.ts'
import { type BattleGame, type CatalogueEntry, catalogueOf, judgedDesign, type ShipFacts } from '../../src/tactics-port.ts'

export type PurchaseOrder = OrderOf<'purchase'>
/** Where ships are bought for: the fleet, the supply train, or the defence of a world. */
export type BoughtFor = 'fleet' | 'supply' | HexAddress

export const isWorld = (target: BoughtFor): boolean => target !== 'fleet' && target !== 'supply'
/** Whether a design may be bought for a target: CR-8.1b for its FTL drive, CR-3.8a for its hold. */
export const mayBe = (target: BoughtFor, { ftl, cargo }: Pick<ShipFacts, 'ftl' | 'cargo'>): boolean =>
  isWorld(target) || (ftl && (target === 'fleet' || cargo > 0))

/** A purchase of nothing, with the pairs of worlds that gain most. */
export const emptyPurchase = (view: View, seat: Color): PurchaseOrder => ({
  order: 'purchase',
  ships: [],
  supply: [],
  defences: [],
  spares: [],
  partners: proposedPartners(view, seat),
  capital: null,
  ally: null,
})

const isSameDesign = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
/** The rows with so many ships of a design; none if the count is 0. */
function withCount<R extends ShipRow>(rows: readonly R[], row: R, isSame: (one: R) => boolean): readonly R[] {
  const at = rows.findIndex(isSame)
  if (row.count <= 0) return at < 0 ? rows : rows.toSpliced(at, 1)
  return at < 0 ? [...rows, row] : rows.with(at, row)
}
/** The most ships of one row. */
const MOST_OF_ROW = 99
/** The number of ships of a design that an order has for a target. */
export function countOf({ ships, supply, defences }: PurchaseOrder, target: BoughtFor, design: unknown): number {
  const rows: readonly ShipRow[] = target === 'fleet' ? ships : target === 'supply' ? supply : defences.filter(({ at }) => at === target)
  return rows.find((row) => isSameDesign(row.design, design))?.count ?? 0
}
/** The order with so many ships of a design for a target. */
export function withShips(order: PurchaseOrder, target: BoughtFor, design: unknown, wanted: number): PurchaseOrder {
  const count = Math.max(0, Math.min(MOST_OF_ROW, wanted))
  const isSame = (row: ShipRow): boolean => isSameDesign(row.design, design)
  if (target === 'fleet') return { ...order, ships: withCount(order.ships, { design, count }, isSame) }
  if (target === 'supply') return { ...order, supply: withCount(order.supply, { design, count }, isSame) }
  const row: DefenceRow = { design, count, at: target }
  return { ...order, defences: withCount(order.defences, row, (one) => one.at === target && isSame(one)) }
}
/** The order without a line of its bill: lines are ships, supply ships, defences and spares, in this order. */
export function withoutLine(order: PurchaseOrder, line: number): PurchaseOrder {
  let before = 0
  const rest = <R>(rows: readonly R[]): readonly R[] => {
    const first = before
    before += rows.length
    return rows.filter((_, index) => first + index !== line)
  }
  return { ...order, ships: rest(order.ships), supply: rest(order.supply), defences: rest(order.defences), spares: rest(order.spares) }
}
export const withSpares = (order: PurchaseOrder, row: SpareRow): PurchaseOrder => ({ ...order, spares: [...order.spares, row] })

/** Pairs of own worlds that may trade with each other (CR-10.1a). */
export function possiblePartners(view: View, seat: Color): readonly Lane[] {
  const worlds = worldsOfEmpire(view, seat)
  return worlds.flatMap((a, index) => worlds.slice(index + 1).flatMap((b): readonly Lane[] => (mayTrade(view.land, a, b) ? [[a, b]] : [])))
}
const isSamePair = ([a, b]: Lane, [c, d]: Lane): boolean => (a === c && b === d) || (a === d && b === c)
export const isPartner = ({ partners }: PurchaseOrder, pair: Lane): boolean => partners.some((one) => isSamePair(one, pair))
/** The order with a pair of worlds, which leave the pairs that they were in; without it if it had it. */
export function withPartner(order: PurchaseOrder, pair: Lane): PurchaseOrder {
  if (isPartner(order, pair)) return { ...order, partners: order.partners.filter((one) => !isSamePair(one, pair)) }
  return { ...order, partners: [...order.partners.filter((one) => !one.some((at) => pair.includes(at))), pair] }
}

/** The legal designs of a player's library, then those that come with the battle game. */
export function offeredDesigns(game: BattleGame, designs: readonly OwnDesign[]): readonly (CatalogueEntry & { readonly isOwn: boolean })[] {
  const own = designs.flatMap(({ design }) => {
    const judged = judgedDesign(game, design)
    return isRefusal(judged) ? [] : [{ ...judged, isOwn: true }]
  })
  return [...own, ...catalogueOf(game).map((entry) => ({ ...entry, isOwn: false }))]
}

/** The clauses that each section of the page shows refusals of. */
const SHOWN_BY = {
  bill: ['CR-4.3'],
  partners: ['CR-10.1a', 'CR-10.1b', 'CR-4.2'],
  places: ['CR-13.1d', 'CR-X.6'],
  spares: ['CR-4.4a', 'CR-4.4b'],
} as const
/** A section of the page. Refusals that no other section shows are beside the limits. */
export type FaultSection = keyof typeof SHOWN_BY | 'limits'
const shownElsewhere: ReadonlySet<string> = new Set(Object.values(SHOWN_BY).flat())
/** The refusals that a section shows. */
export const faultsIn = (section: FaultSection, faults: readonly OrderRefusal[]): readonly OrderRefusal[] => {
  const own: ReadonlySet<string> = new Set(section === 'limits' ? [] : SHOWN_BY[section])
  return faults.filter(({ rule }) => (section === 'limits' ? !shownElsewhere.has(rule) : own.has(rule)))
}
/** Why a purchase is refused. */
export const faultsOf = (game: BattleGame, view: View, seat: Color, order: PurchaseOrder): readonly OrderRefusal[] =>
  refusalsIn(purchaseFault(game, view, seat, order)) ?? []
