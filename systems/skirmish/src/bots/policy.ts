// How bots play: legal orders, the likeliest first, and the lead in strength as the value of a state.
import type { BotPolicy, BotScript } from '@admiralty/kernel'
import type { Skirmish } from '../chapter.ts'
import { askedOf } from '../game.ts'
import { sideOf, strengthOf } from '../lookup.ts'
import { forecast } from './forecast.ts'

export const policy: BotPolicy<Skirmish> = {
  propose(view, dice) {
    const asked = askedOf(view)
    if (!asked) throw new Error(`${view.me} has no open call`)
    const { question, me, call } = asked
    const likely = question.randomOrder(view, me, dice, call)
    const rest = question.offer(view, me, call).filter((order) => order.order !== likely.order)
    return [likely, ...rest, question.defaultOrder(view, me, call)]
  },
  hasty: () => [],
  first: () => undefined,
  // A rest is a choice: it saves supply.
  isIdle: () => false,
  evaluate(state, seat) {
    const lead = strengthOf(state, 'dawn') - strengthOf(state, 'dusk')
    return sideOf(state, seat) === 'dawn' ? lead : -lead
  },
  shortcut: (state) => state,
  reason: () => null,
  forecast,
  measures: null,
}

/** Shoots whenever it may, and never rests. */
export const scripts: readonly BotScript<Skirmish>[] = [
  {
    id: 'charge',
    idea: 'aims and charges whenever it may',
    order(view) {
      const asked = askedOf(view)
      return asked?.question.offer(view, asked.me, asked.call).find(({ order }) => order === 'aim')
    },
  },
]
