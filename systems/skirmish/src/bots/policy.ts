// How bots play: legal orders, the likeliest first, and the lead in strength as the value of a state.
import type { BotPolicy } from '@admiralty/kernel'
import { sideOf, strengthOf } from '../lookup.ts'
import { callOfViewer, defaultOrder, offer, randomOrder } from '../orders.ts'
import type { Skirmish } from '../system.ts'
import { forecast } from './forecast.ts'

export const policy: BotPolicy<Skirmish> = {
  propose(view, dice) {
    const call = callOfViewer(view)
    if (!call) throw new Error(`${view.me} has no open call`)
    const likely = randomOrder(view, call, dice)
    const rest = (offer(view, call)?.orders ?? []).filter((order) => order.order !== likely.order)
    return [likely, ...rest, defaultOrder(view, call)]
  },
  evaluate(state, seat) {
    const lead = strengthOf(state, 'dawn') - strengthOf(state, 'dusk')
    return sideOf(state, seat) === 'dawn' ? lead : -lead
  },
  forecast,
}
