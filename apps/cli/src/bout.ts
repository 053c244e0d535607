// One game of a simulation: who plays, where, by which seed, and what came of it. Plain data in and out, so that any thread can play it.
import { type Bot, type Budget, makeBot, playBout, type Rank } from '@admiralty/bots'
import type { RuleId, Seat, SystemTypes } from '@admiralty/kernel'
import { openGame, openPolicy } from './games.ts'

export interface Contender {
  readonly rank: Rank
  /** Steps of thought for each decision; null: as many as the rank has. */
  readonly steps: number | null
}
export interface BoutSeries {
  readonly system: string
  readonly setup: unknown
  readonly bots: readonly [Contender, Contender]
  /** Calls, after which a game counts as not ended. */
  readonly most: number
}
export interface BoutGame {
  readonly index: number
  readonly seed: number
  /** The second of a pair: the contenders have changed sides. */
  readonly swapped: boolean
}
export interface BoutResult extends BoutGame {
  /** 0 or 1: that contender; null: a draw, or not ended. */
  readonly winner: 0 | 1 | null
  /** The rule that ended it; null: not ended. */
  readonly why: RuleId | null
  readonly calls: number
  /** By contender. */
  readonly decisions: readonly [number, number]
  readonly refused: readonly [number, number]
  /** Milliseconds of thought, and of the longest single thought. */
  readonly thought: readonly [number, number]
  readonly longest: readonly [number, number]
}

/** The contender of each seat: the first side's is the first, unless they have changed. */
function contenders(seats: readonly { readonly seat: Seat; readonly side: string }[], swapped: boolean): ReadonlyMap<Seat, 0 | 1> {
  const first = seats[0]?.side
  return new Map(seats.map(({ seat, side }) => [seat, (side === first) !== swapped ? 0 : 1]))
}

export async function playGame(series: BoutSeries, game: BoutGame): Promise<BoutResult> {
  const { system } = await openGame(series.system)
  const policy = await openPolicy(series.system)
  const seats = contenders(system.seats(series.setup), game.swapped)
  const sheet = { decisions: [0, 0], thought: [0, 0], longest: [0, 0] } satisfies Record<string, [number, number]>
  const clocked = (of: 0 | 1): Bot<SystemTypes> => {
    const { rank, steps } = series.bots[of]
    const bot = makeBot(system, policy, rank)
    const budget: readonly [Budget?] = steps === null ? [] : [{ steps }]
    return (view, dice) => {
      const begun = performance.now()
      const decision = bot(view, dice, ...budget)
      const spent = performance.now() - begun
      sheet.decisions[of] += 1
      sheet.thought[of] += spent
      sheet.longest[of] = Math.max(sheet.longest[of], spent)
      return decision
    }
  }
  const bots = Object.fromEntries([...seats].map(([seat, of]) => [seat, clocked(of)]))
  const start = { setup: series.setup, position: null }
  const { state, calls, refusals } = playBout({ system, start, bots, seed: game.seed, most: series.most })
  const outcome = system.outcome(state)
  const [best] = outcome?.winners ?? []
  const refused = (of: 0 | 1): number => refusals.filter(({ seat }) => seats.get(seat) === of).length
  return {
    ...game,
    winner: (best === undefined ? undefined : seats.get(best)) ?? null,
    why: outcome?.why ?? null,
    calls,
    refused: [refused(0), refused(1)],
    ...sheet,
  }
}
