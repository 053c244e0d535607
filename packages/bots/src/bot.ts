// A bot plays a seat. It receives that seat's views and has no access to anything else.
import { type BotPolicy, type Call, type Dice, likely, pick, plural, type RuleSystem, type SystemTypes } from '@admiralty/kernel'
import { type Effort, type Foresight, type WeighRequest, weigh } from './weigh.ts'

/** From the weakest to the strongest. */
export const RANKS = ['ensign', 'captain', 'admiral'] as const
export type Rank = (typeof RANKS)[number]

/** Limits the search. */
export interface Budget {
  /** Most resolutions of simulated states; those of the rank by default. Without a limit of time a seed repeats a game. */
  readonly steps?: number
  /** The search calls it before every resolution. If it is true, the bot gives the best answer so far. Without it the time is unlimited. */
  readonly isOutOfTime?: () => boolean
}
export interface ChosenOrder<Order> {
  readonly order: Order
  /** The reason in plain words, for the log: the game's own if it has one, else how the search went. */
  readonly why: string
}
/** Chooses an order on a view, for a call that asks its viewer. The same view, call and dice give the same order. */
export type Bot<T extends SystemTypes> = (view: T['view'], call: Call, dice: Dice, budget?: Budget) => ChosenOrder<T['order']>

/** Search effort of each rank. */
export const EFFORT: Readonly<Record<Rank, Effort>> = {
  ensign: { steps: 0, depth: 0, proposals: 1, margin: 0 },
  captain: { steps: 40, depth: 6, proposals: 3, margin: 2 },
  admiral: { steps: 60, depth: 10, proposals: 5, margin: 2 },
}
/** How many of six decisions skip the search. Skipping it less often wins more than searching deeper. */
const RANDOM_OF_SIX: Readonly<Record<Rank, number>> = { ensign: 6, captain: 3, admiral: 0 }
/** A decision without search is a random one of this many first proposals. */
const RANDOM_AMONG = 6

/** A bot of a rank. It returns only orders that `check` allows, and the default order if the policy proposes none. */
export function makeBot<T extends SystemTypes>(system: RuleSystem<T>, policy: BotPolicy<T>, rank: Rank): Bot<T> {
  const first = (view: T['view'], call: Call, dice: Dice): T['order'] => {
    const isLegal = (order: T['order']): boolean => !system.check(view, call, order)
    const cheap = policy.first(view, dice)
    return cheap !== undefined && isLegal(cheap) ? cheap : (policy.propose(view, dice).find(isLegal) ?? system.defaultOrder(view, call))
  }
  const foresight: Foresight<T> = { system, policy, first }
  const chosen = (view: T['view'], call: Call, dice: Dice, budget?: Budget): ChosenOrder<T['order']> => {
    const inHaste = likely(dice, RANDOM_OF_SIX[rank], 6)
    if (inHaste) {
      const hasty = policy.hasty(view, dice).filter((answer) => !policy.isIdle(answer))
      const order = legalAmong(hasty, dice, (answer) => !system.check(view, call, answer))
      if (order !== undefined) return { order, why: 'chosen in haste' }
    }
    const proposals = legalProposals(system, policy, { view, call, dice })
    if (inHaste && proposals.length > 1)
      return { order: pick(dice, proposals.slice(0, RANDOM_AMONG)), why: 'chosen at random among the first proposals' }
    const { steps = EFFORT[rank].steps, isOutOfTime = never } = budget ?? {}
    return searched(foresight, proposals, { view, dice, effort: { ...EFFORT[rank], steps }, isOutOfTime })
  }
  return (view, call, dice, budget) => {
    const { order, why } = chosen(view, call, dice, budget)
    return { order, why: policy.reason(view, order) ?? why }
  }
}

const never = (): boolean => false

/** A random answer that is legal, each with the same chance. Checks no more answers than necessary. */
function legalAmong<Order>(answers: readonly Order[], dice: Dice, isLegal: (answer: Order) => boolean): Order | undefined {
  let left = answers
  while (left.length > 0) {
    const chosen = pick(dice, left)
    if (isLegal(chosen)) return chosen
    left = left.filter((answer) => answer !== chosen)
  }
  return undefined
}

interface Asking<T extends SystemTypes> {
  readonly view: T['view']
  readonly call: Call
  readonly dice: Dice
}
/** Legal proposals of the policy; the default order if there are none. Idle ones are left out if the first one does something. */
function legalProposals<T extends SystemTypes>(
  system: RuleSystem<T>,
  policy: BotPolicy<T>,
  { view, call, dice }: Asking<T>,
): readonly T['order'][] {
  const allowed = policy.propose(view, dice).filter((order) => !system.check(view, call, order))
  const [best] = allowed
  if (best === undefined) return [system.defaultOrder(view, call)]
  return policy.isIdle(best) ? allowed : allowed.filter((order) => !policy.isIdle(order))
}

type Decision<T extends SystemTypes> = Omit<WeighRequest<T>, 'proposals'>
function searched<T extends SystemTypes>(
  foresight: Foresight<T>,
  proposals: readonly T['order'][],
  decision: Decision<T>,
): ChosenOrder<T['order']> {
  const [first] = proposals
  if (proposals.length === 1) return { order: first, why: 'the only proposal' }
  const { best, worlds, lead } = weigh(foresight, { ...decision, proposals })
  if (worlds === 0) return { order: first, why: 'no budget for a search' }
  const order = proposals[best] ?? first
  const tried = `${Math.min(proposals.length, decision.effort.proposals)} proposals in ${plural(worlds, 'simulated battle')}`
  return {
    order,
    why: best === 0 ? `nothing clearly better among ${tried}` : `better than the first proposal by ${lead.toFixed(1)}, among ${tried}`,
  }
}
