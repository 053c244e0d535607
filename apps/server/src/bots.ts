// Bots at one table. A bot is given the view of its own seat and a seed of its own, and answers after a pause that is always a
// whole number of paces, so that the time it takes tells nothing.
import type { Call, Seat } from '@admiralty/kernel'
import type { Clock, Pace } from './ports.ts'
import type { Rules } from './shelf.ts'
import type { Opinion, Seen, Thinker } from './thinker.ts'

export interface BotSeat {
  readonly seat: Seat
  readonly rank: string
  readonly seed: number
}

/** A seat's question as its bot meets it. */
export interface Matter {
  readonly call: Call
  readonly seat: Seat
  readonly view: Seen
  /** Of the last entry. */
  readonly seq: number
}

export interface Answer extends Matter {
  readonly order: unknown
  /** Null: it fell silent, and what stands is played. */
  readonly why: string | null
}

/** Whether a bot would call it a draw, of a position that has not gone on since. */
export interface Bid {
  readonly seat: Seat
  /** Seats of the other sides. */
  readonly against: readonly Seat[]
  readonly view: Seen
  readonly seq: number
}
export interface Verdict extends Bid {
  readonly agrees: boolean
}

export class Bots {
  readonly #rules: Rules
  readonly #thinker: Pick<Thinker, 'think' | 'judge'>
  readonly #clock: Clock
  readonly #pace: Pace
  readonly #thinking = new Set<string>()

  constructor(
    rules: Rules,
    { thinker, clock, pace }: { readonly thinker: Pick<Thinker, 'think' | 'judge'>; readonly clock: Clock; readonly pace: Pace },
  ) {
    this.#rules = rules
    this.#thinker = thinker
    this.#clock = clock
    this.#pace = pace
  }

  get idle(): boolean {
    return this.#thinking.size === 0
  }

  /** Starts once for each question; `answer` is called later, exactly once. */
  think(bot: BotSeat, matter: Matter, answer: (answer: Answer) => void): void {
    const silent = (): Opinion => ({ order: this.#rules.system.defaultOrder(matter.view), why: null })
    this.#atPace(
      `${matter.call.id} ${matter.seat}`,
      () => this.#order(bot, matter).catch(silent),
      (opinion) => answer({ ...matter, ...opinion }),
    )
  }

  /** Like `think`: once for each position. Who cannot tell does not agree. */
  judge(bot: BotSeat, bid: Bid, verdict: (verdict: Verdict) => void): void {
    const { seat, against, view, seq } = bid
    const thought = { system: this.#rules.system.id, rank: bot.rank, view, seed: mixed(bot.seed, seq, 'draw') }
    this.#atPace(
      `draw ${seq} ${seat}`,
      () => this.#thinker.judge({ ...thought, seat, against }).catch(() => false),
      (agrees) => verdict({ ...bid, agrees }),
    )
  }

  #atPace<T>(key: string, work: () => Promise<T>, done: (result: T) => void): void {
    if (this.#thinking.has(key)) return
    this.#thinking.add(key)
    const since = this.#clock.now()
    const later = (result: T): void => {
      const pace = Math.max(1, this.#pace.bot)
      this.#clock.after(this.#pace.bot === 0 ? 0 : pace - ((this.#clock.now() - since) % pace), () => {
        this.#thinking.delete(key)
        done(result)
      })
    }
    // Not before those who wait for this entry have it.
    setImmediate(() => void work().then(later))
  }

  #order({ rank, seed }: BotSeat, { call, view, seq }: Matter): Promise<Opinion> {
    return this.#thinker.think({ system: this.#rules.system.id, rank, view, seed: mixed(seed, seq, call.id) })
  }
}

/** Another seed for each question, the same again after a restart. */
function mixed(seed: number, seq: number, call: string): number {
  return [...`${seq} ${call}`].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), seed | 0)
}
