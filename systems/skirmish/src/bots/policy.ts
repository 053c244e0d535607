// What a bot may know of a skirmish.
import type { BotPolicy } from '@admiralty/kernel'
import { defaultOrder, offer, randomOrder } from '../orders.ts'
import type { Skirmish } from '../system.ts'
import { sideOf, strengthOf } from '../table.ts'
import { forecast } from './forecast.ts'

export const policy: BotPolicy<Skirmish> = {
  propose(view, dice) {
    const likely = randomOrder(view, dice)
    const rest = (offer(view)?.orders ?? []).filter((order) => order.order !== likely.order)
    return [likely, ...rest, defaultOrder(view)]
  },
  evaluate(state, seat) {
    const lead = strengthOf(state, 'dawn') - strengthOf(state, 'dusk')
    return sideOf(state, seat) === 'dawn' ? lead : -lead
  },
  forecast,
}
