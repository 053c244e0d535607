// A match by Play now without a browser: a player who picks by a habit from the choices of the screen, against an ensign.
import { makeBot, playBout } from '@admiralty/bots'
import type { Call, Choice } from '@admiralty/kernel'
import { about } from '../src/about.ts'
import { policy } from '../src/bots/policy.ts'
import { system, words } from '../src/index.ts'
import type { Order } from '../src/orders.ts'
import type { Color } from '../src/shapes.ts'
import type { State, View } from '../src/state.ts'
import type { Draft } from '../src/words/draft.ts'

type GameChoice = Choice<Order, Draft>
/** Picks one of the choices; `picked`: how many the player has picked for this question. */
export type Habit = (choices: readonly GameChoice[], picked: number) => GameChoice | undefined
const mainOf = (choices: readonly GameChoice[]): GameChoice | undefined => choices.find(({ role }) => role === 'main')
/** Follows what the screen proposes: the main button, or the first row where there is none. */
export const followsTheProposal: Habit = (choices) => mainOf(choices) ?? choices[0]
/** Takes the first row of every list, and presses the main button when this has led nowhere. */
const PATIENCE = 4
export const takesTheFirstRow: Habit = (choices, picked) =>
  (picked < PATIENCE ? choices.find(({ role }) => role === 'row') : undefined) ?? mainOf(choices) ?? choices[0]
/** Presses the last row: does nothing wherever that is a choice. */
export const doesNothing: Habit = (choices) =>
  choices.find(({ key }) => key === 'none' || key === 'pass' || key === 'no') ?? mainOf(choices)

/** The order that a habit leads to on the screens of a view. */
function orderBy(habit: Habit, view: View): Order {
  let draft: Draft | null = null
  for (let picked = 0; picked < 60; picked += 1) {
    const then: GameChoice['then'] | undefined = habit(words.choices(view, draft), picked)?.then
    if (then?.kind === 'order') return then.order
    if (then?.kind !== 'draft') break
    draft = then.draft
  }
  throw new Error('the habit leads to no order')
}

/** The result of one match for the player. */
interface NewcomerMatch {
  readonly result: 'won' | 'lost' | 'drawn'
  /** Questions that the player answered in each turn; automatic and forced answers do not count. */
  readonly asked: readonly number[]
}
const ME: Color = 'yellow'
/** The decisions that the page leaves to fixed rules from the start. */
const USUAL = system.automatic.filter(({ usual }) => usual === true)
/** The answer that the server gives for the player: the default order before turn 1, an automatic decision, or the only choice. */
function unasked(state: State, call: Call, seat: string): Order | undefined {
  if (seat !== ME) return undefined
  const own = system.view(state, seat)
  if (state.turn === 0) return system.defaultOrder(own, call)
  const automatic = USUAL.find(({ kind }) => kind === call.kind)?.order(system.view(state, 'public'), call, seat)
  return automatic ?? system.forcedOrder(own, call, seat)
}
const ensign = makeBot(system, policy, 'ensign')
function playNewcomer(habit: Habit, seed: number): NewcomerMatch {
  const setup = system.scenarios.find(({ id }) => id === about.quick.scenario)?.setup(about.quick.options)
  if (!setup || 'rule' in setup) throw new Error('Play now has no setup')
  const asked: number[] = []
  const player = (view: View) => {
    const turn = view.turn - 1
    asked[turn] = (asked[turn] ?? 0) + 1
    return { order: orderBy(habit, view), why: '' }
  }
  const { state, refusals } = playBout({
    system,
    seed,
    unasked,
    most: 6000,
    start: { setup, position: null },
    bots: { [ME]: player, blue: ensign },
  })
  const outcome = system.outcome(state)
  if (!outcome || refusals.length > 0) throw new Error(`the match of seed ${seed} does not end, or an order is refused`)
  const { winners } = outcome
  return {
    result: winners.length === 0 ? 'drawn' : winners.includes(ME) ? 'won' : 'lost',
    asked: Array.from({ length: state.turn }, (_, index) => asked[index] ?? 0),
  }
}

/** The matches of some seeds, summed up. */
interface NewcomerFigures {
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly medianAnswers: number
  readonly mostAnswers: number
  readonly medianATurn: number
}
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
export function newcomerFigures(habit: Habit, seeds: readonly number[]): NewcomerFigures {
  const matches = seeds.map((seed) => playNewcomer(habit, seed))
  const count = (result: NewcomerMatch['result']): number => matches.filter((one) => one.result === result).length
  const answers = matches.map(({ asked }) => asked.reduce((sum, one) => sum + one, 0))
  return {
    won: count('won'),
    lost: count('lost'),
    drawn: count('drawn'),
    medianAnswers: median(answers),
    mostAnswers: Math.max(...answers),
    medianATurn: median(matches.flatMap(({ asked }) => asked)),
  }
}
