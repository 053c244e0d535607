// What a bot may know of a skirmish.
import type { Mind } from '@admiralty/kernel'
import { offer, sample, standingOrder } from './orders.ts'
import { outlook } from './outlook.ts'
import type { Skirmish } from './system.ts'
import { sideOf, strengthOf } from './table.ts'

export const mind: Mind<Skirmish> = {
  propose(view, dice) {
    const likely = sample(view, dice)
    const rest = (offer(view)?.orders ?? []).filter((order) => order.order !== likely.order)
    return [likely, ...rest, standingOrder(view)]
  },
  worth(state, seat) {
    const lead = strengthOf(state, 'dawn') - strengthOf(state, 'dusk')
    return sideOf(state, seat) === 'dawn' ? lead : -lead
  },
  outlook,
}
