// Matches of bots against bots, each answering from its own view. For tests and simulations.
import {
  type Call,
  type Dice,
  type Orders,
  type Refusal,
  type RuleSystem,
  type Seat,
  type Start,
  type SystemTypes,
  seededDice,
} from '@admiralty/kernel'
import type { Bot, Budget } from './bot.ts'

/** A match between bots. */
export interface Bout<T extends SystemTypes> {
  readonly system: RuleSystem<T>
  readonly start: Start<T>
  readonly bots: Readonly<Record<Seat, Bot<T>>>
  readonly seed: number
  /** Calls after which the match counts as unfinished. */
  readonly most: number
  readonly budget?: Budget
  /** The order that a seat need not think about; undefined to ask its bot. Receives every call before it is answered. */
  readonly unasked?: (state: T['state'], call: Call, seat: Seat) => T['order'] | undefined
  /** Receives the events of every resolved call and the state after it. */
  readonly onEvents?: (events: readonly T['event'][], after: T['state']) => void
}
/** The final state, the number of calls, and all refused orders. */
export interface Result<T extends SystemTypes> {
  readonly state: T['state']
  readonly calls: number
  readonly refusals: readonly (Refusal & { readonly seat: Seat })[]
}

/** A refused order is recorded and the default order is played, so a match always goes on. */
export function playBout<T extends SystemTypes>({ system, start, bots, seed, most, budget, unasked, onEvents }: Bout<T>): Result<T> {
  const matchDice = seededDice(seed)
  const refusals: (Refusal & { readonly seat: Seat })[] = []
  const botDice: Readonly<Record<Seat, Dice>> = Object.fromEntries(
    Object.keys(bots).map((seat, index) => [seat, seededDice(seed * 31 + index)]),
  )
  let state = system.begin(start, matchDice).state
  let calls = 0
  for (; calls < most && !system.outcome(state); calls += 1) {
    const [call] = system.openCalls(state)
    if (!call) break
    const resolution = system.resolve(state, call, answers(call), matchDice)
    state = resolution.state
    onEvents?.(resolution.events, state)
  }
  return { state, calls, refusals }

  function answers(call: Call): Orders<T['order']> {
    return Object.fromEntries(
      call.seats.map((seat) => {
        const given = unasked?.(state, call, seat)
        if (given !== undefined) return [seat, given]
        const view = system.view(state, seat)
        const bot = bots[seat]
        const dice = botDice[seat]
        if (!bot || !dice) return [seat, system.defaultOrder(view, call)]
        const { order } = budget ? bot(view, call, dice, budget) : bot(view, call, dice)
        const refused = system.check(view, call, order)
        for (const refusal of refused ?? []) refusals.push({ ...refusal, seat })
        return [seat, refused ? system.defaultOrder(view, call) : order]
      }),
    )
  }
}
