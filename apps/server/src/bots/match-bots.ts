// The bots and the umpire of one match. Each receives the view of its seat. Its answer is delayed to a whole multiple of a pause, so that
// the time it takes reveals nothing.
import type { Call, Seat } from '@admiralty/kernel'
import type { CatalogGame } from '../platform/game-catalog.ts'
import type { AnswerDelays, Clock } from '../platform/ports.ts'
import type { MatchBotWorker } from './bot-threads.ts'
import type { BotDecision, SeatView } from './bot-worker.ts'
import type { Umpire, UmpireAnswer } from './umpire.ts'

/** A seat that a bot answers for. */
export interface BotSeat {
  readonly seat: Seat
  readonly rank: string
  readonly seed: number
}

/** A call that a bot, or the umpire, has to answer. */
export interface BotTurn {
  readonly call: Call
  readonly seat: Seat
  readonly view: SeatView
  /** The sequence number of the last entry. */
  readonly seq: number
  /** 'short' in set-up and turn 1 of a match against the computer alone, so that the player soon decides something. */
  readonly pace: 'usual' | 'short'
}

/** An order that a bot or the umpire has decided on, or the default order if it failed. */
export interface BotAnswer extends BotTurn {
  readonly order: unknown
  /** The bot's reason; null for the umpire, and when the bot failed and the default order is used. */
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

export interface MatchBotsPorts {
  readonly clock: Clock
  readonly delays: AnswerDelays
  readonly botWorker: MatchBotWorker
  readonly umpire: Umpire
}

/** A short pause is so many times shorter than a usual one. */
const SHORTER = 10

export class MatchBots {
  readonly #rules: CatalogGame
  readonly #botWorker: MatchBotWorker
  readonly #umpire: Umpire
  readonly #clock: Clock
  readonly #delays: AnswerDelays
  readonly #working = new Set<string>()
  /** The calls that the umpire answers later. */
  readonly #later = new Set<string>()
  /** The pause by rank and kind of call, in ms, where it is longer than the delay. */
  readonly #pauses = new Map<string, number>()

  constructor(rules: CatalogGame, { botWorker, umpire, clock, delays }: MatchBotsPorts) {
    this.#rules = rules
    this.#botWorker = botWorker
    this.#umpire = umpire
    this.#clock = clock
    this.#delays = delays
  }

  get idle(): boolean {
    return this.#working.size === 0
  }

  /** Starts once per call; `answer` is called later, exactly once. */
  decide(bot: BotSeat, turn: BotTurn, answer: (answer: BotAnswer) => void): void {
    const fallback = (): BotDecision => ({ order: this.#rules.system.defaultOrder(turn.view, turn.call), why: null, ms: 0 })
    const kind = `${bot.rank} ${turn.call.kind} ${turn.pace}`
    const least = turn.pace === 'short' ? Math.ceil(this.#delays.bot / SHORTER) : this.#delays.bot
    this.#answerAtPace(keyOf(turn), {
      kind,
      least,
      work: async () => {
        const decision = await this.#order(bot, turn).catch(fallback)
        this.#lengthen(kind, least, decision.ms)
        return decision
      },
      done: ({ order, why }) => answer({ ...turn, order, why }),
    })
  }

  /** Starts once per call; `answer` is called at most once, and not if the umpire answers later. An umpire that fails gives the default order. */
  askUmpire(match: string, turn: BotTurn, answer: (answer: BotAnswer) => void): void {
    this.#answerAtPace(keyOf(turn), {
      kind: `umpire ${turn.call.kind}`,
      least: this.#delays.bot,
      work: () => this.#umpireOrder(match, turn),
      done: (given) => {
        if (given.kind === 'order') {
          this.#later.delete(turn.call.id)
          answer({ ...turn, order: given.order, why: null })
          return
        }
        this.#later.add(turn.call.id)
        this.recorded(turn)
      },
    })
  }
  /** Whether the umpire has said that it answers this call later. */
  isLater(call: string): boolean {
    return this.#later.has(call)
  }
  async #umpireOrder(match: string, { call, view, seq }: BotTurn): Promise<UmpireAnswer> {
    const { system } = this.#rules
    try {
      return await this.#umpire.answer({ match, system, call, view, seq })
    } catch {
      return { kind: 'order', order: system.defaultOrder(view, call) }
    }
  }

  /** Call this when an answer is recorded. Until then its call is not asked again, whatever else happens in the match. */
  recorded(answer: Pick<BotAnswer, 'call' | 'seat'>): void {
    this.#working.delete(keyOf(answer))
  }

  /** Starts once per state. A bot that fails does not agree. */
  judgeDraw(bot: BotSeat, question: DrawQuestion, answer: (verdict: DrawVerdict) => void): void {
    const { seat, against, view, seq } = question
    const request = { system: this.#rules.system.id, rank: bot.rank, view, seed: mixedSeed(bot.seed, seq, 'draw') }
    const key = `draw ${seq} ${seat}`
    this.#answerAtPace(key, {
      kind: 'draw',
      least: this.#delays.bot,
      work: () => this.#botWorker.agreesToDraw({ ...request, seat, against }).catch(() => false),
      done: (agrees) => {
        this.#working.delete(key)
        answer({ ...question, agrees })
      },
    })
  }

  /** Runs the work once per key. Delivers its result after a whole multiple of the pause for this kind of answer. */
  #answerAtPace<T>(key: string, { kind, least, work, done }: PacedAnswer<T>): void {
    if (this.#working.has(key)) return
    this.#working.add(key)
    const start = this.#clock.now()
    const deliver = (result: T): void => {
      const pause = this.#pauses.get(kind) ?? least
      this.#clock.after(pause === 0 ? 0 : pause - ((this.#clock.now() - start) % pause), () => done(result))
    }
    // Deferred, so that listeners receive the last entry first.
    setImmediate(() => void work().then(deliver))
  }

  /**
   * Doubles the pause of a kind of answer until a decision of this length fits, and never shortens it. Otherwise the pause of each single
   * answer would tell whether its position was hard. Only the processor time counts, because a busy server is no fault of the position.
   */
  #lengthen(kind: string, least: number, ms: number): void {
    let pause = this.#pauses.get(kind) ?? least
    if (pause === 0) return
    while (pause < ms) pause *= 2
    this.#pauses.set(kind, pause)
  }

  #order({ rank, seed }: BotSeat, { call, view, seq }: BotTurn): Promise<BotDecision> {
    return this.#botWorker.decide({ system: this.#rules.system.id, rank, view, call, seed: mixedSeed(seed, seq, call.id) })
  }
}

const keyOf = ({ call, seat }: Pick<BotTurn, 'call' | 'seat'>): string => `${call.id} ${seat}`

/** An answer that is delayed. */
interface PacedAnswer<T> {
  /** Answers of the same kind have the same pause. */
  readonly kind: string
  /** The shortest pause, in ms. */
  readonly least: number
  work(): Promise<T>
  done(result: T): void
}

/** Derives a seed for each call that is the same after a restart. */
function mixedSeed(seed: number, seq: number, call: string): number {
  return [...`${seq} ${call}`].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), seed | 0)
}
