// Bots at one table. A bot is given the view of its own seat and a seed of its own, and answers after a pause that is always a
// whole number of paces, so that the time it takes tells nothing.
import type { Call, Seat } from '@admiralty/kernel'
import type { LoadedGame } from '../platform/game-catalog.ts'
import type { AnswerDelays, Clock } from '../platform/ports.ts'
import type { BotDecision, BotWorker, SeatView } from './bot-worker.ts'

export interface BotSeat {
  readonly seat: Seat
  readonly rank: string
  readonly seed: number
}

/** A seat's question as its bot meets it. */
export interface BotTurn {
  readonly call: Call
  readonly seat: Seat
  readonly view: SeatView
  /** Of the last entry. */
  readonly seq: number
}

export interface BotAnswer extends BotTurn {
  readonly order: unknown
  /** Null: it fell silent, and what stands is played. */
  readonly why: string | null
}

/** Whether a bot would call it a draw, of a position that has not gone on since. */
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
  readonly #rules: LoadedGame
  readonly #botWorker: Pick<BotWorker, 'decide' | 'agreesToDraw'>
  readonly #clock: Clock
  readonly #delays: AnswerDelays
  readonly #thinking = new Set<string>()

  constructor(
    rules: LoadedGame,
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
    return this.#thinking.size === 0
  }

  /** Starts once for each question; `answer` is called later, exactly once. */
  decide(bot: BotSeat, matter: BotTurn, answer: (answer: BotAnswer) => void): void {
    const silent = (): BotDecision => ({ order: this.#rules.system.defaultOrder(matter.view), why: null })
    this.#atPace(
      `${matter.call.id} ${matter.seat}`,
      () => this.#order(bot, matter).catch(silent),
      (opinion) => answer({ ...matter, ...opinion }),
    )
  }

  /** Like `think`: once for each position. Who cannot tell does not agree. */
  judgeDraw(bot: BotSeat, bid: DrawQuestion, verdict: (verdict: DrawVerdict) => void): void {
    const { seat, against, view, seq } = bid
    const thought = { system: this.#rules.system.id, rank: bot.rank, view, seed: mixed(bot.seed, seq, 'draw') }
    this.#atPace(
      `draw ${seq} ${seat}`,
      () => this.#botWorker.agreesToDraw({ ...thought, seat, against }).catch(() => false),
      (agrees) => verdict({ ...bid, agrees }),
    )
  }

  #atPace<T>(key: string, work: () => Promise<T>, done: (result: T) => void): void {
    if (this.#thinking.has(key)) return
    this.#thinking.add(key)
    const since = this.#clock.now()
    const later = (result: T): void => {
      const pace = Math.max(1, this.#delays.bot)
      this.#clock.after(this.#delays.bot === 0 ? 0 : pace - ((this.#clock.now() - since) % pace), () => {
        this.#thinking.delete(key)
        done(result)
      })
    }
    // Not before those who wait for this entry have it.
    setImmediate(() => void work().then(later))
  }

  #order({ rank, seed }: BotSeat, { call, view, seq }: BotTurn): Promise<BotDecision> {
    return this.#botWorker.decide({ system: this.#rules.system.id, rank, view, seed: mixed(seed, seq, call.id) })
  }
}

/** Another seed for each question, the same again after a restart. */
function mixed(seed: number, seq: number, call: string): number {
  return [...`${seq} ${call}`].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), seed | 0)
}
