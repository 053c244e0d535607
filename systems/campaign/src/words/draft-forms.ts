// The dialogs of the draft: pairs and ranking, and single claims.
import { type Form, type FormRows, rowsOf, toggled } from '@admiralty/forms'
import { onHex } from '@admiralty/kernel'
import { cardName, hexOfPair, isRed, pairsIn } from '../draft/cards.ts'
import { proposedPairsOrder, rankingFor } from '../draft/pairing.ts'
import { playerIn } from '../draft/questions.ts'
import { worldValue } from '../draft/ranking.ts'
import { worldsOf } from '../land/geometry.ts'
import { secretOf } from '../lookup.ts'
import type { Order } from '../orders.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { View } from '../state.ts'
import { claimForm } from './claim-form.ts'
import type { CampaignDraft, Forms, PairsDraft } from './draft.ts'
import { placeOf, worldName } from './names.ts'

const row = rowsOf<CampaignDraft, Order>()
type Rows = FormRows<CampaignDraft, Order>
const EMPTY: PairsDraft = { kind: 'pairs', pairs: [], red: null, first: [], page: 'cards' }

/** The proposed ranking with some worlds in front. */
const rankingWith = (view: View, first: readonly HexAddress[]): readonly HexAddress[] => {
  const rest = rankingFor(view)
  return rest.length === 0 ? [] : [...first, ...rest.filter((at) => !first.includes(at))]
}
const pairsOrder = (view: View, { pairs, first }: PairsDraft): Order => ({
  order: 'pairs',
  pairs,
  ranking: rankingWith(view, first),
})

function cardRows(view: View, seat: Color, draft: PairsDraft): Rows {
  const { cards } = secretOf(view, seat)
  const used = draft.pairs.flat()
  const free = cards.filter((card) => !used.includes(card))
  const { red } = draft
  if (red === null)
    return free.filter(isRed).map((card) =>
      row(card, 'CR-1.3c', `Pair the ${cardName(card)}`, {
        set: { ...draft, red: card },
        note: `row ${hexOfPair([card, card]).slice(2)}`,
      }),
    )
  return free
    .filter((card) => !isRed(card))
    .map((card) => {
      const hex = hexOfPair([red, card])
      const world = view.land.worlds[hex]
      return row(card, 'CR-1.3c', `With the ${cardName(card)}`, {
        set: { ...draft, red: null, pairs: [...draft.pairs, [red, card]] },
        spots: [onHex(placeOf(hex))],
        note: world ? worldName(world) : `${hex}, no world`,
      })
    })
}
/** Worlds that are wanted first. */
const worldRows = (view: View, draft: PairsDraft): Rows =>
  worldsOf(view.land).map((world) => {
    const rank = draft.first.indexOf(world.at)
    return row(`world ${world.at}`, 'CR-1.3c', worldName(world), {
      set: { ...draft, first: toggled(draft.first, world.at) },
      spots: [onHex(placeOf(world.at))],
      because: [{ title: 'value', number: worldValue(view.land, world, []) }],
      note: rank < 0 ? null : `wanted first: ${rank + 1}`,
    })
  })

function pairsPage(view: View, seat: Color, draft: PairsDraft): Rows {
  if (draft.page === 'worlds') return [worldRows(view, draft)]
  const isWhole = draft.pairs.length === pairsIn(secretOf(view, seat).cards)
  const isRanked = view.setup.settings.claims === 'list'
  return [
    isWhole && row('seal', 'CR-1.3c', 'Seal these pairs', { give: pairsOrder(view, draft), role: 'main' }),
    !isWhole && cardRows(view, seat, draft),
    isRanked &&
      draft.red === null &&
      row('worlds', 'CR-1.3c', 'Choose the worlds that you want first', { set: { ...draft, page: 'worlds' } }),
  ]
}
const pairs: Form<Forms> = {
  duty: 'to pair cards',
  page(view, me, draft) {
    const seat = playerIn(me)
    const asked = { phase: 'Draft · yours to decide', rule: 'CR-1.3c' } as const
    const secrets = view.setup.settings.claims === 'list' ? 'pairs and ranking' : 'pairs'
    if (draft.kind !== 'pairs')
      return {
        ...asked,
        title: 'Pair your cards',
        text: 'A red card names a row and a black card a column. Your answer stays secret until it is used.',
        rows: () => [
          row('proposed', 'CR-O.5', `Seal the proposed ${secrets}`, { give: proposedPairsOrder(view, seat), role: 'main' }),
          row('own', 'CR-1.3c', 'Make pairs yourself', { set: EMPTY }),
        ],
      }
    const last = draft.red === null ? { ...draft, pairs: draft.pairs.slice(0, -1) } : { ...draft, red: null }
    const back = draft.page === 'worlds' ? { ...draft, page: 'cards' as const } : last
    const isFirst = draft.page === 'cards' && draft.red === null && draft.pairs.length === 0
    return {
      ...asked,
      title: draft.page === 'worlds' ? 'Which worlds do you want first?' : 'Make your pairs',
      text: draft.page === 'worlds' ? 'All other worlds follow as proposed.' : 'Cards without a partner are put aside.',
      back: { set: isFirst ? { kind: 'start' } : back },
      rows: () => pairsPage(view, seat, draft),
    }
  },
}

/** The dialogs of the draft. */
export const draftForms = { pairs, claim: claimForm }
