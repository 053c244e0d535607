// Scripts: simple players with one idea each, which measure the ranks. A game adds its own to those that every game has.
import type { BotPolicy, BotScript, Call, Dice, RuleSystem, SystemTypes } from '@admiralty/kernel'
import type { Bot } from './bot.ts'

/** A script that needs nothing of a game but its rules and its policy. */
export interface CommonScript {
  readonly id: string
  /** The idea in words: 'gives default orders'. */
  readonly idea: string
  order<T extends SystemTypes>(game: ScriptedGame<T>, view: T['view'], call: Call, dice: Dice): T['order']
}
/** The parts of a game that scripts use. */
export interface ScriptedGame<T extends SystemTypes> {
  readonly system: RuleSystem<T>
  readonly policy: BotPolicy<T>
}

/** The first legal proposal of the policy, or else the default order. */
function firstProposal<T extends SystemTypes>({ system, policy }: ScriptedGame<T>, view: T['view'], call: Call, dice: Dice): T['order'] {
  return policy.propose(view, dice).find((order) => !system.check(view, call, order)) ?? system.defaultOrder(view, call)
}
/** The scripts that every game has. */
export const COMMON_SCRIPTS: readonly CommonScript[] = [
  {
    id: 'passive',
    idea: 'gives default orders, as for an absent player',
    order: ({ system }, view, call) => system.defaultOrder(view, call),
  },
  {
    id: 'random',
    idea: 'gives random legal orders',
    order: ({ system }, view, call, dice) => system.randomOrder(view, call, dice),
  },
  {
    id: 'first',
    idea: 'gives the first proposal: no search and no haste',
    order: firstProposal,
  },
]

/** The player of a script. Where a script of the game has no legal order, it gives the first proposal of the policy. */
export function makeScripted<T extends SystemTypes>(game: ScriptedGame<T>, script: CommonScript | BotScript<T>): Bot<T> {
  const { system } = game
  if (isCommon(script)) return (view, call, dice) => ({ order: script.order(game, view, call, dice), why: script.idea })
  return (view, call, dice) => {
    const own = script.order(view, dice)
    const isSound = own !== undefined && !system.check(view, call, own)
    return { order: isSound ? own : firstProposal(game, view, call, dice), why: script.idea }
  }
}
const isCommon = (script: { readonly id: string }): script is CommonScript => COMMON_SCRIPTS.some((one) => one === script)
