// Compares proposals: each is tried in the same determinized states, played on for a few calls, and evaluated at the end.
import {
  type BotPolicy,
  type Call,
  type Dice,
  type Orders,
  type RuleSystem,
  type Seat,
  type SystemTypes,
  sameJson,
  seededDice,
  UMPIRE,
} from '@admiralty/kernel'

/** The parts of a game that a search uses. */
export interface Foresight<T extends SystemTypes> {
  readonly system: RuleSystem<T>
  readonly policy: BotPolicy<T>
  /** The answer of every seat in a simulated battle. */
  first(view: T['view'], call: Call, dice: Dice): T['order']
}

/** Search effort. */
export interface Effort {
  /** Most resolutions of simulated states. */
  readonly steps: number
  /** Calls played after the proposal itself. */
  readonly depth: number
  /** Most proposals to try. */
  readonly proposals: number
  /** Standard errors by which another proposal must beat the first one. */
  readonly margin: number
}

/** The result of a search. */
export interface WeighedOrder {
  /** Index of the best proposal. */
  readonly best: number
  /** Number of determinized states in which the proposals were tried. */
  readonly worlds: number
  /** Mean advantage over the first proposal, in the unit of `evaluate`. */
  readonly lead: number
}

/** A decision to weigh. */
export interface WeighRequest<T extends SystemTypes> {
  readonly view: T['view']
  readonly proposals: readonly T['order'][]
  readonly dice: Dice
  readonly effort: Effort
  /** Ends the search. Worlds that are not finished do not count. */
  readonly isOutOfTime: () => boolean
}
/** A proposal and its value in each world. */
interface TriedProposal<T extends SystemTypes> {
  readonly index: number
  readonly proposal: T['order']
  readonly values: number[]
}

/** Sequential halving: all proposals are tried in the same worlds, then the weaker half is dropped. The first proposal always stays for comparison. */
export function weigh<T extends SystemTypes>(foresight: Foresight<T>, request: WeighRequest<T>): WeighedOrder {
  const { proposals, effort } = request
  let trials: readonly TriedProposal<T>[] = proposals.slice(0, effort.proposals).map((proposal, index) => ({ index, proposal, values: [] }))
  let left = effort.steps
  let worlds = 0
  for (let rounds = Math.max(1, Math.ceil(Math.log2(trials.length))); rounds > 0; rounds -= 1) {
    let share = Math.floor(left / rounds)
    for (;;) {
      const depth = Math.min(effort.depth, Math.floor(share / trials.length) - 1)
      // A world that cannot be played to the full depth is left out, unless it is the only one.
      if (depth < 0 || (depth < effort.depth && worlds > 0)) break
      const values = inOneWorld(foresight, request, { trials, depth })
      if (!values) return { ...bestOf(trials, effort.margin), worlds }
      for (const [index, trial] of trials.entries()) trial.values.push(values[index] ?? 0)
      share -= trials.length * (depth + 1)
      left -= trials.length * (depth + 1)
      worlds += 1
    }
    trials = stronger(trials)
  }
  return { ...bestOf(trials, effort.margin), worlds }
}

/** The value of every proposal; undefined if the viewer is not asked in this world, or if the time is over. */
function inOneWorld<T extends SystemTypes>(
  foresight: Foresight<T>,
  { view, dice, isOutOfTime }: WeighRequest<T>,
  { trials, depth }: { readonly trials: readonly TriedProposal<T>[]; readonly depth: number },
): readonly number[] | undefined {
  if (isOutOfTime()) return undefined
  const world = foresight.system.determinize(view, dice)
  const asked = callOfViewer(foresight.system, world, view)
  if (!asked) return undefined
  const seed = seedFrom(dice)
  const { call, seat } = asked
  const others = firstAnswers(foresight, world, { ...call, seats: call.seats.filter((other) => other !== seat) }, seededDice(~seed))
  const values: number[] = []
  for (const { proposal } of trials) {
    // Every proposal meets the same opponents and the same dice.
    const end = playOn(foresight, { world, call, orders: { ...others, [seat]: proposal }, depth, dice: seededDice(seed), isOutOfTime })
    if (end === undefined) return undefined
    values.push(foresight.policy.evaluate(end, seat))
  }
  return values
}

function stronger<T extends SystemTypes>(trials: readonly TriedProposal<T>[]): readonly TriedProposal<T>[] {
  const [first, ...others] = trials
  if (!first || others.length < 2) return trials
  const ranked = [...others].sort((a, b) => mean(b.values) - mean(a.values))
  return [first, ...ranked.slice(0, Math.ceil(others.length / 2))]
}

/** Another proposal replaces the first one only if it is better by more than chance explains. */
function bestOf<T extends SystemTypes>(
  [first, ...others]: readonly TriedProposal<T>[],
  margin: number,
): Pick<WeighedOrder, 'best' | 'lead'> {
  let best = { index: 0, lead: 0, certain: 0 }
  for (const { index, values } of others) {
    const leads = values.map((value, world) => value - (first?.values[world] ?? 0))
    const lead = mean(leads)
    const certain = lead - margin * standardError(leads, lead)
    if (certain > best.certain) best = { index, lead, certain }
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
/** The open call and the seat of a view. Views have no common field for their seat, so views of the world are compared. */
function callOfViewer<T extends SystemTypes>(system: RuleSystem<T>, world: T['state'], view: T['view']): SeatCall | undefined {
  for (const call of system.openCalls(world))
    for (const seat of call.seats) if (sameJson(system.view(world, seat), view)) return { call, seat }
  return undefined
}

interface Playout<T extends SystemTypes> {
  readonly world: T['state']
  readonly call: Call
  readonly orders: Orders<T['order']>
  readonly depth: number
  readonly dice: Dice
  readonly isOutOfTime: () => boolean
}
/** Plays the orders and then `depth` more calls with first answers. Undefined if the time is over before. */
function playOn<T extends SystemTypes>(
  foresight: Foresight<T>,
  { world, call, orders, depth, dice, isOutOfTime }: Playout<T>,
): T['state'] | undefined {
  const { system, policy } = foresight
  const resolved = (from: T['state'], answered: Call, given: Orders<T['order']>): T['state'] => {
    const { state: next } = system.resolve(from, answered, given, dice)
    return policy.shortcut(next)
  }
  let state = resolved(world, call, orders)
  for (let step = 0; step < depth; step += 1) {
    const [next] = system.openCalls(state)
    if (!next || system.outcome(state)) break
    if (isOutOfTime()) return undefined
    state = resolved(state, next, firstAnswers(foresight, state, next, dice))
  }
  return state
}

/** The first answer of every asked seat, and the default order of the umpire. */
function firstAnswers<T extends SystemTypes>(
  { system, first }: Foresight<T>,
  state: T['state'],
  call: Call,
  dice: Dice,
): Orders<T['order']> {
  return Object.fromEntries(
    call.seats.map((seat) => {
      const view = system.view(state, seat)
      return [seat, seat === UMPIRE ? system.defaultOrder(view, call) : first(view, call, dice)]
    }),
  )
}
