// The dialog of a newcomer: the worlds that it claims at its rim.
import { type Form, type FormRows, rowsOf, toggled } from '@admiralty/forms'
import { onHex } from '@admiralty/kernel'
import { worldValue } from '../draft/ranking.ts'
import type { Order } from '../orders.ts'
import { openRim, openWorlds } from '../rim/newcomers.ts'
import { MOST_CLAIMED, proposedEntry } from '../rim/questions.ts'
import type { HexAddress } from '../shapes.ts'
import type { View } from '../state.ts'
import type { CampaignDraft, Forms } from './draft.ts'
import { placeOf, worldName } from './names.ts'

const row = rowsOf<CampaignDraft, Order>()
type Rows = FormRows<CampaignDraft, Order>
/** The worlds of the rim; those that are picked are claimed in this order. */
const worldRows = (view: View, picked: readonly HexAddress[]): Rows =>
  openWorlds(view).map((world) => {
    const { at } = world
    const rank = picked.indexOf(at)
    if (rank < 0 && picked.length >= MOST_CLAIMED) return false
    return row(`world ${at}`, 'CR-1.1b', rank < 0 ? `Claim ${worldName(world)}` : `Do not claim ${worldName(world)}`, {
      set: { kind: 'enter', worlds: toggled(picked, at) },
      spots: [onHex(placeOf(at))],
      because: [{ title: 'value', number: worldValue(view.land, world, picked) }],
      note: rank < 0 ? null : rank === 0 ? 'your capital' : `claim ${rank + 1}`,
    })
  })
export const enterForm: Form<Forms> = {
  duty: 'to claim worlds at the rim',
  page(view, _, draft) {
    const worlds = draft.kind === 'enter' ? draft.worlds : []
    const proposed = proposedEntry(view)
    return {
      phase: `Week ${view.week}, a newcomer · yours to decide`,
      title: `Begin again at the ${openRim(view) ?? ''} rim`,
      text: `All who play let you in. Claim up to ${MOST_CLAIMED} worlds; the first is your capital unless you name another. Then you buy ships, as all did at the start.`,
      rule: 'CR-1.1b',
      back: worlds.length === 0 ? undefined : { set: { kind: 'start' } },
      rows: () => [
        worlds.length > 0 && row('claim', 'CR-1.1b', 'Claim these worlds', { give: { order: 'enter', worlds }, role: 'main' }),
        worlds.length === 0 &&
          proposed.worlds.length > 0 &&
          row('proposed', 'CR-O.5', 'Claim the proposed worlds', { give: proposed, role: 'main' }),
        worldRows(view, worlds),
        row('out', 'CR-1.1b', 'Stay out', { give: { order: 'enter', worlds: [] } }),
      ],
    }
  },
}
