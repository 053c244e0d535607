// The bots of one match. A bot receives its seat's view and its own seed. Its answer is delayed to a whole multiple of the delay, so
// that the time it takes reveals nothing.
import type { Call, Seat } from '@admiralty/kernel'
import type { CatalogGame } from '../platform/game-catalog.ts'
import type { AnswerDelays, Clock } from '../platform/ports.ts'
import type { BotDecision, BotWorker, SeatView } from './bot-worker.ts'

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
  decide(bot: BotSeat, matter: BotTurn, answer: (answer: BotAnswer) => void): void {
    const silent = (): BotDecision => ({ order: this.#rules.system.defaultOrder(matter.view), why: null })
    this.#answerAtPace(
      `${matter.call.id} ${matter.seat}`,
      () => this.#order(bot, matter).catch(silent),
      (opinion) => answer({ ...matter, ...opinion }),
    )
  }

  /** Starts once per state. A bot that fails does not agree. */
  judgeDraw(bot: BotSeat, bid: DrawQuestion, verdict: (verdict: DrawVerdict) => void): void {
    const { seat, against, view, seq } = bid
    const thought = { system: this.#rules.system.id, rank: bot.rank, view, seed: mixed(bot.seed, seq, 'draw') }
    this.#answerAtPace(
      `draw ${seq} ${seat}`,
      () => this.#botWorker.agreesToDraw({ ...thought, seat, against }).catch(() => false),
      (agrees) => verdict({ ...bid, agrees }),
    )
  }

  #answerAtPace<T>(key: string, work: () => Promise<T>, done: (result: T) => void): void {
    if (this.#working.has(key)) return
    this.#working.add(key)
    const since = this.#clock.now()
    const later = (result: T): void => {
      const delays = Math.max(1, this.#delays.bot)
      this.#clock.after(this.#delays.bot === 0 ? 0 : delays - ((this.#clock.now() - since) % delays), () => {
        this.#working.delete(key)
        done(result)
      })
    }
    // Deferred, so that listeners receive the last entry first.
    setImmediate(() => void work().then(later))
  }

  #order({ rank, seed }: BotSeat, { call, view, seq }: BotTurn): Promise<BotDecision> {
    return this.#botWorker.decide({ system: this.#rules.system.id, rank, view, seed: mixed(seed, seq, call.id) })
  }
}

/** Derives a seed for each call that is the same after a restart. */
function mixed(seed: number, seq: number, call: string): number {
  return [...`${seq} ${call}`].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), seed | 0)
}
