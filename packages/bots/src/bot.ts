// A bot plays a seat. It receives that seat's views and has no access to anything else.
import { type BotPolicy, type Dice, likely, pick, type RuleSystem, type SystemTypes } from '@admiralty/kernel'
import { type Effort, type Foresight, weigh } from './weigh.ts'

export const RANKS = ['ensign', 'captain', 'admiral'] as const
export type Rank = (typeof RANKS)[number]

/** Search is counted in resolutions of imagined states, never in time, so that a seed repeats a game. */
export interface Budget {
  readonly steps: number
}
export interface ChosenOrder<Order> {
  readonly order: Order
  /** The reason in plain words, for the log. */
  readonly why: string
}
export type Bot<T extends SystemTypes> = (view: T['view'], dice: Dice, budget?: Budget) => ChosenOrder<T['order']>

/** Search effort of each rank. */
export const EFFORT: Readonly<Record<Rank, Effort>> = {
  ensign: { steps: 0, depth: 0, ideas: 1, luck: 0 },
  captain: { steps: 40, depth: 6, ideas: 3, luck: 2 },
  admiral: { steps: 60, depth: 10, ideas: 5, luck: 2 },
}
/** How many of six decisions skip the search. Erring less often wins more than searching deeper. */
const WHIMS: Readonly<Record<Rank, number>> = { ensign: 6, captain: 3, admiral: 0 }
/** A decision without search is one of this many first proposals. */
const WHIMSICAL = 6

export function makeBot<T extends SystemTypes>(system: RuleSystem<T>, policy: BotPolicy<T>, rank: Rank): Bot<T> {
  const first = (view: T['view'], dice: Dice): T['order'] =>
    policy.propose(view, dice).find((order) => !system.check(view, order)) ?? system.defaultOrder(view)
  const foresight: Foresight<T> = { system, policy, first }
  return (view, dice, budget) => {
    const ideas = soundOrders(system, policy, view, dice)
    if (ideas.length > 1 && likely(dice, WHIMS[rank], 6)) return { order: pick(dice, ideas.slice(0, WHIMSICAL)), why: 'on a whim' }
    return weighed(foresight, ideas, { view, dice, effort: { ...EFFORT[rank], ...budget } })
  }
}

/** Legal proposals of the policy; the default order if there are none. */
function soundOrders<T extends SystemTypes>(
  system: RuleSystem<T>,
  policy: BotPolicy<T>,
  view: T['view'],
  dice: Dice,
): readonly T['order'][] {
  const allowed = policy.propose(view, dice).filter((order) => !system.check(view, order))
  return allowed.length > 0 ? allowed : [system.defaultOrder(view)]
}

interface Matter<T extends SystemTypes> {
  readonly view: T['view']
  readonly dice: Dice
  readonly effort: Effort
}
function weighed<T extends SystemTypes>(
  foresight: Foresight<T>,
  ideas: readonly T['order'][],
  { view, dice, effort }: Matter<T>,
): ChosenOrder<T['order']> {
  const [first] = ideas
  if (ideas.length === 1) return { order: first, why: 'nothing else worth a thought' }
  const { best, worlds, lead } = weigh(foresight, { view, ideas, dice, effort })
  if (worlds === 0) return { order: first, why: 'no time to think' }
  const order = ideas[best] ?? first
  const tried = `${Math.min(ideas.length, effort.ideas)} ideas in ${worlds} imagined ${worlds === 1 ? 'battle' : 'battles'}`
  return {
    order,
    why: best === 0 ? `nothing clearly better among ${tried}` : `better than the first thought by ${lead.toFixed(1)}, of ${tried}`,
  }
}
