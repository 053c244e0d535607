// Counts the idle answers of bots: a pass, or the end of a phase, while the policy proposes to do something.
import type { Bot } from '@admiralty/bots'
import type { BotPolicy, RuleSystem, SystemTypes } from '@admiralty/kernel'
import { seededDice } from '@admiralty/kernel'

/** Idle answers that were noticed, as text, and the bot that is watched. */
interface WatchedBot {
  readonly bot: Bot<SystemTypes>
  readonly breaches: readonly string[]
}
/** A bot that answers as before; `breaches` grows with each idle answer although the first legal proposal does something. */
export function watchedForIdling(system: RuleSystem, policy: BotPolicy, bot: Bot<SystemTypes>): WatchedBot {
  const breaches: string[] = []
  return {
    breaches,
    bot(view, call, dice, budget) {
      const answer = budget ? bot(view, call, dice, budget) : bot(view, call, dice)
      if (policy.isIdle(answer.order)) {
        const better = policy.propose(view, seededDice(1)).find((order) => !system.check(view, call, order))
        if (better !== undefined && !policy.isIdle(better))
          breaches.push(`${call.id}: ${JSON.stringify(answer.order)} instead of ${JSON.stringify(better)}`)
      }
      return answer
    },
  }
}
