// The dialog of the purchase: the proposed one, nothing, or one that is changed step by step.
import { type Form, type FormRows, rowsOf } from '@admiralty/forms'
import { playerIn } from '../draft/questions.ts'
import { moneyText } from '../money.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import { capitalOf, proposedPartners } from '../start/income.ts'
import { proposedPurchase } from '../start/proposal.ts'
import { billOf, treasuryAfter } from '../start/purchase.ts'
import type { View } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import type { CampaignDraft, Forms, PurchaseDraft } from './draft.ts'
import { allyRows, capitalRows, defenceRows, fleetRows, noteOf, type OpenPurchase } from './purchase-rows.ts'

const row = rowsOf<CampaignDraft, Order>()
type Rows = FormRows<CampaignDraft, Order>
type PurchaseOrder = OrderOf<'purchase'>

function overview(asked: OpenPurchase): Rows {
  const { game, draft } = asked
  const { order } = draft
  const open = (page: PurchaseDraft['page'], label: string, rule: 'CR-4.1' | 'CR-3.8a' | 'CR-8.1a' | 'CR-13.1c' | 'CR-X.6') =>
    row(page, rule, label, { set: { ...draft, page } })
  return [
    row('seal', 'CR-4.3', 'Seal this purchase', { give: order, role: 'main' }),
    open('fleet', 'Add ships to the fleet', 'CR-4.1'),
    open('supply', 'Add supply ships', 'CR-3.8a'),
    open('defence', 'Add defences', 'CR-8.1a'),
    open('ally', 'Name an allied navy', 'CR-13.1c'),
    open('capital', 'Name the capital', 'CR-X.6'),
    billOf(game, order).map(({ what, amount }, index) =>
      row(`take out ${index}`, 'CR-4.3', `Take out ${what}`, { set: { ...draft, order: without(order, index) }, note: noteOf(amount) }),
    ),
  ]
}
/** The order without a line of its bill. */
function without(order: PurchaseOrder, line: number): PurchaseOrder {
  const { ships, supply, defences } = order
  const rest = <R>(rows: readonly R[], first: number): readonly R[] => rows.filter((_, index) => index + first !== line)
  return {
    ...order,
    ships: rest(ships, 0),
    supply: rest(supply, ships.length),
    defences: rest(defences, ships.length + supply.length),
    spares: rest(order.spares, ships.length + supply.length + defences.length),
  }
}
const PAGES: Readonly<Record<PurchaseDraft['page'], (asked: OpenPurchase) => Rows>> = {
  all: overview,
  fleet: (asked) => fleetRows(asked, 'ships'),
  supply: (asked) => fleetRows(asked, 'supply'),
  defence: defenceRows,
  ally: allyRows,
  capital: capitalRows,
}

function startRows(game: BattleGame, view: View, seat: Color): Rows {
  const partners = proposedPartners(view, seat)
  const nothing: PurchaseOrder = { order: 'purchase', ships: [], supply: [], defences: [], spares: [], partners, capital: null, ally: null }
  const proposed = proposedPurchase(game, view, seat)
  const changed = (order: PurchaseOrder): PurchaseDraft => ({ kind: 'purchase', page: 'all', at: null, order })
  return [
    row('proposed', 'CR-4.3', 'Buy the proposed fleet', { give: proposed, role: 'main' }),
    row('change', 'CR-4.3', 'Change the proposed purchase', { set: changed(proposed) }),
    row('empty', 'CR-4.3', 'Begin with an empty purchase', { set: changed(nothing) }),
  ]
}
/** The dialog of the purchase with the designs of a battle game. */
export const purchaseForm = (game: BattleGame): Form<Forms> => ({
  duty: 'to buy the first fleet',
  page(view, me, draft) {
    const seat = playerIn(me)
    const asked = { phase: 'Purchase · yours to decide', rule: 'CR-4.3' } as const
    if (draft.kind !== 'purchase') {
      const capital = capitalOf(view, seat, proposedPartners(view, seat)).total
      const text = `Your starting capital is ${moneyText(capital)} credits. Nobody else learns what you buy.`
      return { ...asked, title: 'Buy your first fleet', text, rows: () => startRows(game, view, seat) }
    }
    const left = treasuryAfter(game, view, seat, draft.order)
    const up: CampaignDraft = draft.at === null ? { ...draft, page: 'all' } : { ...draft, at: null }
    return {
      ...asked,
      title: draft.page === 'defence' && draft.at === null ? 'Which world?' : 'Your purchase',
      text: `${moneyText(left)} credits stay in the treasury.`,
      back: { set: draft.page === 'all' ? { kind: 'start' } : up },
      rows: () => PAGES[draft.page]({ game, view, seat, draft }),
    }
  },
})
