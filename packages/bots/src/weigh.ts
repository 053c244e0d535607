// Weighing ideas: each is tried in the same imagined worlds, played on a few calls by everybody's first thought, and the worth at the end compared.
import { type Call, type Dice, type Mind, type Orders, type RuleSystem, type Seat, type SystemTypes, seededDice } from '@admiralty/kernel'
import { same } from './same.ts'

/** What a bot thinks with. */
export interface Foresight<T extends SystemTypes> {
  readonly system: RuleSystem<T>
  readonly mind: Mind<T>
  /** The first thing that comes to mind and is allowed. */
  first(view: T['view'], dice: Dice): T['order']
}

/** Calls played on after the idea itself, and how many ideas are worth trying. */
const DEPTH = 10
const MOST_IDEAS = 5

export interface Weighed {
  /** Index of the best idea. */
  readonly best: number
  readonly worlds: number
  /** How much better than the first idea on average, in the game's own measure. */
  readonly lead: number
}

interface Question<T extends SystemTypes> {
  readonly view: T['view']
  readonly ideas: readonly T['order'][]
  readonly dice: Dice
  readonly steps: number
}

export function weigh<T extends SystemTypes>(foresight: Foresight<T>, { view, ideas, dice, steps }: Question<T>): Weighed {
  const tried = ideas.slice(0, MOST_IDEAS)
  const worth: readonly number[][] = tried.map(() => [])
  let left = steps
  let worlds = 0
  while (left >= tried.length) {
    const world = foresight.system.imagine(view, dice)
    const asked = whoAmI(foresight.system, world, view)
    if (!asked) break
    const seed = seedFrom(dice)
    const depth = Math.min(DEPTH, Math.floor(left / tried.length) - 1)
    tried.forEach((idea, index) => {
      // The same luck for every idea, so that it is the ideas that are compared.
      const end = playOn(foresight, { world, ...asked, idea, depth, dice: seededDice(seed) })
      worth[index]?.push(foresight.mind.worth(end, asked.seat))
    })
    left -= tried.length * (depth + 1)
    worlds += 1
  }
  return { ...bestOf(worth), worlds }
}

/** In standard errors. */
const LUCK = 2
/** The first idea is the mind's own favourite: another must be better than it by more than luck. */
function bestOf(worth: readonly (readonly number[])[]): Pick<Weighed, 'best' | 'lead'> {
  const [first = []] = worth
  let best = { index: 0, lead: 0, sure: 0 }
  worth.forEach((tried, index) => {
    const leads = tried.map((value, world) => value - (first[world] ?? 0))
    const lead = mean(leads)
    const sure = lead - LUCK * standardError(leads, lead)
    if (sure > best.sure) best = { index, lead, sure }
  })
  return { best: best.index, lead: best.lead }
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
/** Of fewer than two trials nothing is known. */
function standardError(values: readonly number[], middle: number): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
  return Math.sqrt(spread / values.length)
}

const seedFrom = (dice: Dice): number => dice.roll(4, 256, 'an imagined world').reduce((seed, face) => seed * 256 + face - 1, 0) | 0

interface Asked {
  readonly call: Call
  readonly seat: Seat
}
/** A view does not say whose it is in a way every game shares; the imagined world's own view of that seat is equal to it. */
function whoAmI<T extends SystemTypes>(system: RuleSystem<T>, world: T['state'], view: T['view']): Asked | undefined {
  for (const call of system.awaiting(world)) for (const seat of call.seats) if (same(system.view(world, seat), view)) return { call, seat }
  return undefined
}

interface Trial<T extends SystemTypes> extends Asked {
  readonly world: T['state']
  readonly idea: T['order']
  readonly depth: number
  readonly dice: Dice
}
function playOn<T extends SystemTypes>(foresight: Foresight<T>, { world, call, seat, idea, depth, dice }: Trial<T>): T['state'] {
  const { system } = foresight
  let state = system.resolve(world, call, { ...thoughtless(foresight, world, call, dice), [seat]: idea }, dice).state
  for (let step = 0; step < depth; step += 1) {
    const [next] = system.awaiting(state)
    if (!next || system.outcome(state)) break
    state = system.resolve(state, next, thoughtless(foresight, state, next, dice), dice).state
  }
  return state
}

/** Everybody's first thought. */
function thoughtless<T extends SystemTypes>(
  { system, first }: Foresight<T>,
  state: T['state'],
  call: Call,
  dice: Dice,
): Orders<T['order']> {
  return Object.fromEntries(call.seats.map((seat) => [seat, first(system.view(state, seat), dice)]))
}
