// A bot sits in a seat and is told what that seat is told: it is given views, and nothing it holds can give it another.
import type { Dice, Mind, RuleSystem, SystemTypes } from '@admiralty/kernel'
import { type Effort, type Foresight, weigh } from './weigh.ts'

export const RANKS = ['ensign', 'captain', 'admiral'] as const
export type Rank = (typeof RANKS)[number]

/** Thinking is counted in resolutions of imagined states, never in time, so that a seed repeats a game. */
export interface Budget {
  readonly steps: number
}
export interface Decision<Order> {
  readonly order: Order
  /** In plain words, for the log. */
  readonly why: string
}
export type Bot<T extends SystemTypes> = (view: T['view'], dice: Dice, budget?: Budget) => Decision<T['order']>

type Thinker = Exclude<Rank, 'ensign'>
export const EFFORT: Readonly<Record<Thinker, Effort>> = {
  captain: { steps: 160, depth: 10, ideas: 5, luck: 2 },
  admiral: { steps: 900, depth: 30, ideas: 8, luck: 1 },
}

export function makeBot<T extends SystemTypes>(system: RuleSystem<T>, mind: Mind<T>, rank: Rank): Bot<T> {
  const sound = (view: T['view'], dice: Dice): readonly T['order'][] => soundOrders(system, mind, view, dice)
  if (rank === 'ensign') return (view, dice) => ensign(sound(view, dice), dice)
  const first = (view: T['view'], dice: Dice): T['order'] =>
    mind.propose(view, dice).find((order) => !system.check(view, order)) ?? system.standing(view)
  const foresight: Foresight<T> = { system, mind, first }
  return (view, dice, budget) => weighed(foresight, sound(view, dice), { view, dice, effort: { ...EFFORT[rank], ...budget } })
}

/** What the mind proposes and the rules allow; if nothing is left, what stands when nobody answers. */
function soundOrders<T extends SystemTypes>(system: RuleSystem<T>, mind: Mind<T>, view: T['view'], dice: Dice): readonly T['order'][] {
  const allowed = mind.propose(view, dice).filter((order) => !system.check(view, order))
  return allowed.length > 0 ? allowed : [system.standing(view)]
}

/** The first idea every other time, else the second or third. */
function ensign<Order>(orders: readonly Order[], dice: Dice): Decision<Order> {
  const [first, second, third] = orders
  const [face = 1] = dice.roll(1, 6, 'whim')
  const whim = face === 6 ? third : face >= 4 ? second : undefined
  if (whim !== undefined) return { order: whim, why: 'on a whim' }
  return { order: first as Order, why: 'the first thing that came to mind' } // never empty
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
): Decision<T['order']> {
  const [first] = ideas
  if (ideas.length === 1) return { order: first, why: 'nothing else worth a thought' }
  const { best, worlds, lead } = weigh(foresight, { view, ideas, dice, effort })
  if (worlds === 0) return { order: first, why: 'no time to think' }
  const order = ideas[best] ?? first
  const tried = `${ideas.length} ideas in ${worlds} imagined ${worlds === 1 ? 'battle' : 'battles'}`
  return {
    order,
    why: best === 0 ? `nothing clearly better among ${tried}` : `better than the first thought by ${lead.toFixed(1)}, of ${tried}`,
  }
}
