// The lists of a purchase: ships, supply ships, defences, allies and capitals that may be added.
import { type FormRows, rowsOf } from '@admiralty/forms'
import { onHex } from '@admiralty/kernel'
import { worldAt } from '../land/geometry.ts'
import { worldsOfEmpire } from '../lookup.ts'
import type { Order, OrderOf, ShipRow } from '../orders.ts'
import type { Color } from '../shapes.ts'
import { creditsText, defencePrice } from '../start/purchase.ts'
import type { View } from '../state.ts'
import { type BattleGame, type CatalogueEntry, catalogueOf, naviesOf } from '../tactics-port.ts'
import type { CampaignDraft, PurchaseDraft } from './draft.ts'
import { placeOf, worldName } from './names.ts'
import { worldTitle } from './world-names.ts'

const row = rowsOf<CampaignDraft, Order>()
type Rows = FormRows<CampaignDraft, Order>
type PurchaseOrder = OrderOf<'purchase'>

/** One more ship of a design. */
function oneMore<R extends ShipRow>(rows: readonly R[], added: R, isSame: (row: R) => boolean): readonly R[] {
  const known = rows.find(isSame)
  return known ? rows.map((one) => (one === known ? { ...one, count: one.count + 1 } : one)) : [...rows, added]
}
const sameDesign = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A purchase on the way. */
export interface OpenPurchase {
  readonly game: BattleGame
  readonly view: View
  readonly seat: Color
  readonly draft: PurchaseDraft
}
/** A row that changes the order and is left out where the rules refuse the change. */
function change({ draft }: OpenPurchase, key: string, label: string, order: PurchaseOrder, note: string | null): Rows {
  return row(key, 'CR-4.3', label, { set: { ...draft, order }, ifLegal: order, note })
}
/** A price beside a row. */
export const noteOf = (price: number): string => creditsText(price)
export function fleetRows(asked: OpenPurchase, kind: 'ships' | 'supply'): Rows {
  const { order } = asked.draft
  return catalogueOf(asked.game).map(({ design, facts }) => {
    const rows = oneMore(order[kind], { design, count: 1 }, (one) => sameDesign(one.design, design))
    return change(asked, `${kind} ${facts.title}`, `Buy ${facts.shipClass} ${facts.title}`, { ...order, [kind]: rows }, noteOf(facts.price))
  })
}
export function defenceRows(asked: OpenPurchase): Rows {
  const { game, view, seat, draft } = asked
  const { at, order } = draft
  if (at === null)
    return worldsOfEmpire(view, seat).map((one) =>
      row(one, 'CR-8.1a', worldName(worldAt(view.land, one)), { set: { ...draft, at: one }, spots: [onHex(placeOf(one))] }),
    )
  return catalogueOf(game).map(({ design, facts }: CatalogueEntry) => {
    const defences = oneMore(order.defences, { design, count: 1, at }, (one) => one.at === at && sameDesign(one.design, design))
    return change(
      asked,
      `defence ${facts.title}`,
      `Post ${facts.title} at ${worldTitle(at)}`,
      { ...order, defences },
      noteOf(defencePrice(facts.price)),
    )
  })
}
export const allyRows = (asked: OpenPurchase): Rows =>
  [...naviesOf(asked.game), null].map((ally) => change(asked, `ally ${ally}`, ally ?? 'No ally', { ...asked.draft.order, ally }, null))
export const capitalRows = (asked: OpenPurchase): Rows =>
  worldsOfEmpire(asked.view, asked.seat).map((at) =>
    change(asked, `capital ${at}`, worldName(worldAt(asked.view.land, at)), { ...asked.draft.order, capital: at }, null),
  )
