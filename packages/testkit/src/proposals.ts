// Proposals of a bot, judged in random matches.
import type { BotPolicy, RuleSystem, SystemTypes } from '@admiralty/kernel'
import { playRandom } from './random-match.ts'

/** The share of legal proposals in six random matches, and the kinds of calls for which some seat had none. */
export function proposalsOf<T extends SystemTypes>(system: RuleSystem<T>, policy: BotPolicy<T>) {
  let proposed = 0
  let legal = 0
  const mute = new Set<string>()
  for (const seed of [1, 2, 3, 4, 5, 6])
    playRandom(system, seed, ({ result, dice }) => {
      const state: T['state'] = result.state
      for (const call of system.openCalls(state))
        for (const seat of call.seats) {
          const view = system.view(state, seat)
          const orders = policy.propose(view, dice)
          const good = orders.filter((order) => !system.check(view, call, order)).length
          proposed += orders.length
          legal += good
          if (good === 0) mute.add(call.kind)
        }
    })
  return { legal: legal / proposed, mute: [...mute] }
}
