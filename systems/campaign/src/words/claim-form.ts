// The dialog of a single claim.
import { type Form, type FormRows, rowsOf } from '@admiralty/forms'
import { onHex } from '@admiralty/kernel'
import { cardName } from '../draft/cards.ts'
import { openClaims, playerIn } from '../draft/questions.ts'
import { worldValue } from '../draft/ranking.ts'
import { worldsOfEmpire } from '../lookup.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { CampaignDraft, Forms } from './draft.ts'
import { placeOf, worldName } from './names.ts'

const row = rowsOf<CampaignDraft, Order>()
function claimRows(view: View, seat: Color): FormRows<CampaignDraft, Order> {
  const owned = worldsOfEmpire(view, seat)
  return openClaims(view, seat).flatMap(({ pair, targets }) =>
    targets.map(({ at }) => {
      const cards = `${cardName(pair[0])} and ${cardName(pair[1])}`
      const world = at === null ? undefined : view.land.worlds[at]
      const give: OrderOf<'claim'> = { order: 'claim', pair, at }
      if (at === null || !world) return row(`${pair.join('+')} none`, 'CR-1.3i', `Put away the ${cards}: no world is free`, { give })
      return row(`${pair.join('+')} ${at}`, 'CR-1.3d', `Claim ${worldName(world)}`, {
        give,
        spots: [onHex(placeOf(at))],
        because: [{ title: 'value', number: worldValue(view.land, world, owned) }],
        note: cards,
      })
    }),
  )
}
export const claimForm: Form<Forms> = {
  duty: 'to claim a world',
  page: (view, me) => ({
    phase: 'Draft · yours to decide',
    title: 'Claim a world',
    text: 'The pair that you play is shown to all.',
    rule: 'CR-1.3d',
    rows: () => claimRows(view, playerIn(me)),
  }),
}
