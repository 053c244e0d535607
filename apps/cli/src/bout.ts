// One game of a simulation, with plain data in and out, so that a thread can play it.
import { type Bot, playBout } from '@admiralty/bots'
import { type Call, type Ending, playersAmong, type RuleId, type RuleSystem, type Seat, type SystemTypes } from '@admiralty/kernel'
import { botOf, type Contender } from './contender.ts'
import { openGame, openPolicy } from './games.ts'

/** The settings that all games of a simulation share. */
export interface BoutSeries {
  readonly system: string
  readonly setup: unknown
  readonly bots: readonly [Contender, Contender]
  /** Whether the seats leave all automatic decisions to their rules. */
  readonly automatic: boolean
  /** Calls after which a game counts as unfinished. */
  readonly most: number
}
/** A game of a series. */
export interface BoutTask {
  readonly series: BoutSeries
  readonly game: BoutGame
}
export interface BoutGame {
  readonly index: number
  readonly seed: number
  /** True in the second game of a pair, in which the contenders have swapped sides. */
  readonly swapped: boolean
}
export interface BoutResult extends BoutGame {
  /** Index of the winning contender; null for a draw or an unfinished game. */
  readonly winner: 0 | 1 | null
  /** The clause that ended the game; null for an unfinished game. */
  readonly why: RuleId | null
  /** The winning side; null for a draw or an unfinished game. */
  readonly side: string | null
  /** How the game ended; null for an unfinished game, or if the game does not measure it. */
  readonly ending: Ending | null
  readonly calls: number
  /** Turns begun; null if the game does not measure them. */
  readonly turns: number | null
  /** Questions that nothing but the player could answer: of each seat in each turn in which it was asked. Empty without turns. */
  readonly questions: readonly number[]
  /** Counted events by name. */
  readonly counts: Readonly<Record<string, number>>
  /** Amounts at the end by name; empty for an unfinished game, or if the game measures none. */
  readonly figures: Readonly<Record<string, number>>
  /** Number of decisions, by contender. */
  readonly decisions: readonly [number, number]
  /** Number of refused orders, by contender. */
  readonly refused: readonly [number, number]
  /** Total time of decisions and the longest one, in ms, by contender. */
  readonly thought: readonly [number, number]
  readonly longest: readonly [number, number]
}

/** The contender of each seat. Contender 0 has the first side, unless sides are swapped. */
function contenders(seats: readonly { readonly seat: Seat; readonly side: string }[], swapped: boolean): ReadonlyMap<Seat, 0 | 1> {
  const first = seats[0]?.side
  return new Map(seats.map(({ seat, side }) => [seat, (side === first) !== swapped ? 0 : 1]))
}

/** The order of an automatic decision, from what everybody sees. */
const automaticOrder = (system: RuleSystem, state: SystemTypes['state'], call: Call, seat: Seat): SystemTypes['order'] | undefined =>
  system.automatic
    .filter(({ kind }) => kind === call.kind)
    .map(({ order }) => order(system.view(state, 'public'), call, seat))
    .find((order) => order !== undefined)

export async function playGame(series: BoutSeries, game: BoutGame): Promise<BoutResult> {
  const { system } = await openGame(series.system)
  const policy = await openPolicy(series.system)
  const seats = contenders(playersAmong(system.seats(series.setup)), game.swapped)
  const sheet = { decisions: [0, 0], thought: [0, 0], longest: [0, 0] } satisfies Record<string, [number, number]>
  const players = await Promise.all(series.bots.map((contender) => botOf(series.system, contender)))
  const timed = (of: 0 | 1): Bot<SystemTypes> => {
    const bot = players[of]
    if (!bot) throw new Error('a series has two contenders')
    return (view, call, dice) => {
      const started = performance.now()
      const decision = bot(view, call, dice)
      const spent = performance.now() - started
      sheet.decisions[of] += 1
      sheet.thought[of] += spent
      sheet.longest[of] = Math.max(sheet.longest[of], spent)
      return decision
    }
  }
  const bots = Object.fromEntries([...seats].map(([seat, of]) => [seat, timed(of)]))
  const start = { setup: series.setup, position: null }
  const counts: Record<string, number> = {}
  const { measures } = policy
  const asked = new Map<string, number>()
  const { state, calls, refusals } = playBout({
    system,
    start,
    bots,
    seed: game.seed,
    most: series.most,
    unasked(now, call, seat) {
      const rule = series.automatic ? automaticOrder(system, now, call, seat) : undefined
      if (rule !== undefined) return rule
      const key = `${measures?.turns(now)} ${seat}`
      if (measures && system.forcedOrder(system.view(now, seat), call, seat) === undefined) asked.set(key, (asked.get(key) ?? 0) + 1)
      return undefined
    },
    onEvents(events, after) {
      for (const name of events.flatMap((event) => measures?.counts(event, after) ?? [])) counts[name] = (counts[name] ?? 0) + 1
    },
  })
  const outcome = system.outcome(state)
  const [best] = outcome?.winners ?? []
  const refused = (of: 0 | 1): number => refusals.filter(({ seat }) => seats.get(seat) === of).length
  return {
    ...game,
    winner: (best === undefined ? undefined : seats.get(best)) ?? null,
    why: outcome?.why ?? null,
    side: system.seats(series.setup).find(({ seat }) => seat === best)?.side ?? null,
    ending: (outcome && measures?.ending(state)) ?? null,
    calls,
    turns: measures?.turns(state) ?? null,
    questions: [...asked.values()],
    counts,
    figures: (outcome && measures?.figures(state)) ?? {},
    refused: [refused(0), refused(1)],
    ...sheet,
  }
}
