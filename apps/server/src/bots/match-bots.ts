// The bots of one match. A bot receives its seat's view and its own seed. Its answer is delayed to a whole multiple of the delay, so
// that the time it takes reveals nothing.
import type { Call, Seat } from '@admiralty/kernel'
import type { CatalogGame } from '../platform/game-catalog.ts'
import type { AnswerDelays, Clock } from '../platform/ports.ts'
import type { BotDecision, BotWorker, SeatView } from './bot-worker.ts'

/** A seat that a bot answers for. */
export interface BotSeat {
  readonly seat: Seat
  readonly rank: string
  readonly seed: number
}

/** A call that a bot has to answer. */
export interface BotTurn {
  readonly call: Call
  readonly seat: Seat
  readonly view: SeatView
  /** The sequence number of the last entry. */
  readonly seq: number
}

/** An order that a bot has decided on, or the default order if the bot failed. */
export interface BotAnswer extends BotTurn {
  readonly order: unknown
  /** The bot's reason; null when it failed and the default order is used. */
  readonly why: string | null
}

/** Asks a bot about a draw in the state after entry `seq`. */
export interface DrawQuestion {
  readonly seat: Seat
  /** Seats of the other sides. */
  readonly against: readonly Seat[]
  readonly view: SeatView
  readonly seq: number
}
/** A bot's answer to the question about a draw. */
export interface DrawVerdict extends DrawQuestion {
  readonly agrees: boolean
}

export class MatchBots {
  readonly #rules: CatalogGame
  readonly #botWorker: Pick<BotWorker, 'decide' | 'agreesToDraw'>
  readonly #clock: Clock
  readonly #delays: AnswerDelays
  readonly #working = new Set<string>()

  constructor(
    rules: CatalogGame,
    {
      botWorker,
      clock,
      delays,
    }: { readonly botWorker: Pick<BotWorker, 'decide' | 'agreesToDraw'>; readonly clock: Clock; readonly delays: AnswerDelays },
  ) {
    this.#rules = rules
    this.#botWorker = botWorker
    this.#clock = clock
    this.#delays = delays
  }

  get idle(): boolean {
    return this.#working.size === 0
  }

  /** Starts once per call; `answer` is called later, exactly once. */
  decide(bot: BotSeat, turn: BotTurn, answer: (answer: BotAnswer) => void): void {
    const fallback = (): BotDecision => ({ order: this.#rules.system.defaultOrder(turn.view), why: null })
    this.#answerAtPace(
      `${turn.call.id} ${turn.seat}`,
      () => this.#order(bot, turn).catch(fallback),
      (decision) => answer({ ...turn, ...decision }),
    )
  }

  /** Starts once per state. A bot that fails does not agree. */
  judgeDraw(bot: BotSeat, question: DrawQuestion, answer: (verdict: DrawVerdict) => void): void {
    const { seat, against, view, seq } = question
    const request = { system: this.#rules.system.id, rank: bot.rank, view, seed: mixedSeed(bot.seed, seq, 'draw') }
    this.#answerAtPace(
      `draw ${seq} ${seat}`,
      () => this.#botWorker.agreesToDraw({ ...request, seat, against }).catch(() => false),
      (agrees) => answer({ ...question, agrees }),
    )
  }

  /** Runs the work once per key. Delivers its result after a whole multiple of the bot's delay. */
  #answerAtPace<T>(key: string, work: () => Promise<T>, done: (result: T) => void): void {
    if (this.#working.has(key)) return
    this.#working.add(key)
    const start = this.#clock.now()
    const deliver = (result: T): void => {
      const delay = Math.max(1, this.#delays.bot)
      this.#clock.after(this.#delays.bot === 0 ? 0 : delay - ((this.#clock.now() - start) % delay), () => {
        this.#working.delete(key)
        done(result)
      })
    }
    // Deferred, so that listeners receive the last entry first.
    setImmediate(() => void work().then(deliver))
  }

  #order({ rank, seed }: BotSeat, { call, view, seq }: BotTurn): Promise<BotDecision> {
    return this.#botWorker.decide({ system: this.#rules.system.id, rank, view, seed: mixedSeed(seed, seq, call.id) })
  }
}

/** Derives a seed for each call that is the same after a restart. */
function mixedSeed(seed: number, seq: number, call: string): number {
  return [...`${seq} ${call}`].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), seed | 0)
}
