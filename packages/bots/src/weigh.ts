// Compares ideas: each is tried in the same imagined worlds, played on for a few calls, and evaluated at the end.
import {
  type BotPolicy,
  type Call,
  type Dice,
  type Orders,
  type RuleSystem,
  type Seat,
  type SystemTypes,
  seededDice,
} from '@admiralty/kernel'
import { same } from './same.ts'

/** What a search needs of a game. */
export interface Foresight<T extends SystemTypes> {
  readonly system: RuleSystem<T>
  readonly policy: BotPolicy<T>
  /** The first legal proposal of a view. */
  first(view: T['view'], dice: Dice): T['order']
}

/** Search effort. */
export interface Effort {
  /** Most resolutions of imagined states. */
  readonly steps: number
  /** Calls played after the idea itself. */
  readonly depth: number
  /** Most ideas to try. */
  readonly ideas: number
  /** Standard errors by which another idea must beat the policy's first proposal. */
  readonly luck: number
}

export interface WeighedOrder {
  /** Index of the best idea. */
  readonly best: number
  readonly worlds: number
  /** Mean advantage over the first idea, in the unit of `evaluate`. */
  readonly lead: number
}

interface Question<T extends SystemTypes> {
  readonly view: T['view']
  readonly ideas: readonly T['order'][]
  readonly dice: Dice
  readonly effort: Effort
}
/** An idea and its value in each world. */
interface Trial<T extends SystemTypes> {
  readonly index: number
  readonly idea: T['order']
  readonly worth: number[]
}

/** Sequential halving: all ideas are tried in the same worlds, then the weaker half is dropped. The first idea always stays for comparison. */
export function weigh<T extends SystemTypes>(foresight: Foresight<T>, { view, ideas, dice, effort }: Question<T>): WeighedOrder {
  let trials: readonly Trial<T>[] = ideas.slice(0, effort.ideas).map((idea, index) => ({ index, idea, worth: [] }))
  let left = effort.steps
  let worlds = 0
  for (let rounds = Math.max(1, Math.ceil(Math.log2(trials.length))); rounds > 0; rounds -= 1) {
    let share = Math.floor(left / rounds)
    for (;;) {
      const depth = Math.min(effort.depth, Math.floor(share / trials.length) - 1)
      // A world that cannot be played to the full depth is left out, unless it is the only one.
      if (depth < 0 || (depth < effort.depth && worlds > 0)) break
      if (!inOneWorld(foresight, view, trials, { depth, dice })) return { ...bestOf(trials, effort.luck), worlds }
      share -= trials.length * (depth + 1)
      left -= trials.length * (depth + 1)
      worlds += 1
    }
    trials = stronger(trials)
  }
  return { ...bestOf(trials, effort.luck), worlds }
}

/** Returns false if the viewer is not asked in this world. */
function inOneWorld<T extends SystemTypes>(
  foresight: Foresight<T>,
  view: T['view'],
  trials: readonly Trial<T>[],
  { depth, dice }: { readonly depth: number; readonly dice: Dice },
): boolean {
  const world = foresight.system.determinize(view, dice)
  const asked = whoAmI(foresight.system, world, view)
  if (!asked) return false
  const seed = seedFrom(dice)
  const { call, seat } = asked
  const others = thoughtless(foresight, world, { ...call, seats: call.seats.filter((other) => other !== seat) }, seededDice(~seed))
  for (const { idea, worth } of trials) {
    // Every idea meets the same opponents and the same dice.
    const end = playOn(foresight, { world, call, orders: { ...others, [seat]: idea }, depth, dice: seededDice(seed) })
    worth.push(foresight.policy.evaluate(end, seat))
  }
  return true
}

function stronger<T extends SystemTypes>(trials: readonly Trial<T>[]): readonly Trial<T>[] {
  const [first, ...others] = trials
  if (!first || others.length < 2) return trials
  const ranked = [...others].sort((a, b) => mean(b.worth) - mean(a.worth))
  return [first, ...ranked.slice(0, Math.ceil(others.length / 2))]
}

/** Another idea replaces the policy's first proposal only if it is better by more than chance. */
function bestOf<T extends SystemTypes>([first, ...others]: readonly Trial<T>[], luck: number): Pick<WeighedOrder, 'best' | 'lead'> {
  let best = { index: 0, lead: 0, sure: 0 }
  for (const { index, worth } of others) {
    const leads = worth.map((value, world) => value - (first?.worth[world] ?? 0))
    const lead = mean(leads)
    const sure = lead - luck * standardError(leads, lead)
    if (sure > best.sure) best = { index, lead, sure }
  }
  return { best: best.index, lead: best.lead }
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
/** Infinite for fewer than two trials. */
function standardError(values: readonly number[], middle: number): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
  return Math.sqrt(spread / values.length)
}

const seedFrom = (dice: Dice): number => dice.roll(4, 256, 'an imagined world').reduce((seed, face) => seed * 256 + face - 1, 0) | 0

interface SeatCall {
  readonly call: Call
  readonly seat: Seat
}
/** Views have no common field for their seat, so it is found by comparing views of the imagined world. */
function whoAmI<T extends SystemTypes>(system: RuleSystem<T>, world: T['state'], view: T['view']): SeatCall | undefined {
  for (const call of system.openCalls(world)) for (const seat of call.seats) if (same(system.view(world, seat), view)) return { call, seat }
  return undefined
}

interface Course<T extends SystemTypes> {
  readonly world: T['state']
  readonly call: Call
  readonly orders: Orders<T['order']>
  readonly depth: number
  readonly dice: Dice
}
function playOn<T extends SystemTypes>(foresight: Foresight<T>, { world, call, orders, depth, dice }: Course<T>): T['state'] {
  const { system, policy } = foresight
  const onward = (from: T['state'], answered: Call, given: Orders<T['order']>): T['state'] => {
    const { state: next } = system.resolve(from, answered, given, dice)
    return policy.shortcut?.(next) ?? next
  }
  let state = onward(world, call, orders)
  for (let step = 0; step < depth; step += 1) {
    const [next] = system.openCalls(state)
    if (!next || system.outcome(state)) break
    state = onward(state, next, thoughtless(foresight, state, next, dice))
  }
  return state
}

/** The first proposal of every asked seat. */
function thoughtless<T extends SystemTypes>(
  { system, first }: Foresight<T>,
  state: T['state'],
  call: Call,
  dice: Dice,
): Orders<T['order']> {
  return Object.fromEntries(call.seats.map((seat) => [seat, first(system.view(state, seat), dice)]))
}
