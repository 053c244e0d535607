// The simple players of Gravity Well. They build or launch by one idea; for everything else they give the first proposal.
import type { BotScript } from '@admiralty/kernel'
import { askedOf, type GravityWell } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { building, PLANS } from './economy.ts'

const answering = (
  id: string,
  idea: string,
  answers: Readonly<Record<string, ((view: View, me: Color) => Order) | undefined>>,
): BotScript<GravityWell> => ({
  id,
  idea,
  order(view) {
    const asked = askedOf(view)
    return asked && answers[asked.call.kind]?.(view, asked.me)
  },
})
export const scripts: readonly BotScript<GravityWell>[] = [
  answering('all-warheads', 'builds nothing but warheads', { build: (view, me) => building(view, me, PLANS.strike) }),
  answering('sit-and-shoot', 'launches nothing and defends its station', {
    launch: () => ({ order: 'launch', launches: [], leave: [], openBays: false }),
    build: (view, me) => building(view, me, PLANS.guard),
  }),
  answering('hoard', 'builds what counts when the clock stops the match', { build: (view, me) => building(view, me, PLANS.show) }),
]
