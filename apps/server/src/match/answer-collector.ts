// Collects the answers that a match gives without a player: forced orders, orders left to fixed rules, default orders of conceded seats, bots,
// the umpire. Delays those that would reveal that there was no choice.
import { type Seat, UMPIRE } from '@admiralty/kernel'
import { type AutomaticAnswer, automaticAnswers, defaultAnswers, forcedAnswers, type SealedOrder, setupOf } from '@admiralty/match'
import type { SealedAnswer } from '@admiralty/store'
import { seatViewOf } from '../bots/bot-worker.ts'
import { type BotAnswer, type DrawVerdict, MatchBots, type MatchBotsPorts } from '../bots/match-bots.ts'
import type { CatalogGame } from '../platform/game-catalog.ts'
import {
  type ActiveMatch,
  botAtSeat,
  hasAutomaticAnswers,
  type OwedAnswer,
  openCallsOf,
  owedAnswers,
  playsAlone,
} from '../seats/active-match.ts'
import { AutoAnswerDelay } from './auto-answer-delay.ts'
import { countsNow } from './clock-action.ts'
import type { SealedOrders } from './sealed-orders.ts'

/** An answer that the server gives for a seat. */
export interface ServerAnswer {
  /** Milliseconds for which it is held back. */
  readonly delay: number
  /** Whether it is sealed as soon as it is there. The others are made again when the call is complete. */
  readonly isSealed: boolean
}
const AT_ONCE: ServerAnswer = { delay: 0, isSealed: false }

export class AnswerCollector {
  readonly #seals: SealedOrders
  readonly #clock: MatchBotsPorts['clock']
  readonly #bots: MatchBots
  readonly #words: CatalogGame['words']
  readonly #autoDelay: AutoAnswerDelay
  /** The delay of answers of seats with automatic answers, in ms. */
  readonly #delay: number
  /** The forced answers in the latest state; null before the first. */
  #forced: { readonly match: ActiveMatch['match']; readonly answers: readonly AutomaticAnswer[] } | null = null
  /** The orders that own views force in the latest state, by call and seat; null before the first. */
  #ownForced: { readonly match: ActiveMatch['match']; readonly orders: Map<string, unknown> } | null = null

  /** `delayEnded` is called when more answers may count than before. */
  constructor(rules: CatalogGame, ports: MatchBotsPorts, seals: SealedOrders, delayEnded: () => void) {
    this.#seals = seals
    this.#words = rules.words
    this.#clock = ports.clock
    this.#bots = new MatchBots(rules, ports)
    this.#delay = ports.delays.auto
    this.#autoDelay = new AutoAnswerDelay(ports.clock, ports.delays.auto, delayEnded)
  }

  /** True when no bot works and no delay runs. */
  get idle(): boolean {
    return this.#bots.idle && this.#autoDelay.idle
  }

  /** Starts the delays of a seat again. */
  restartDelay(active: ActiveMatch, seat: Seat): void {
    for (const owed of owedAnswers(active)) if (owed.seat === seat) this.#autoDelay.restart(owed.call.id, seat)
  }

  /** Answers of players who are ready, whose delay is over. */
  countedAnswers(active: ActiveMatch): readonly SealedAnswer[] {
    return this.#seals.all.filter((answer) => answer.saved !== true && this.#counts(active, answer))
  }

  /**
   * All answers that count now, as if `order` were sealed: those of players, and forced, default and automatic ones where a seat has none.
   * An acknowledged order is never replaced, and an answer that an earlier state forced no longer counts.
   */
  answers(active: ActiveMatch, order?: SealedOrder): readonly SealedAnswer[] {
    this.#autoDelay.update(openCallsOf(active))
    const { system, match } = active
    const atOnce = [...this.forced(active), ...defaultAnswers(system, match), ...automaticAnswers(system, match)]
      .map(({ call, seat, order: given }) => ({ call: call.id, seat, order: given }))
      .filter(({ call, seat }) => !this.#seals.isAcknowledged(call, seat)) // a sealed order comes first
    this.#seals.give([...atOnce, ...this.#forcedAfterDelay(active)])
    const all = order ? this.#seals.with(order) : this.#seals.all
    const now = this.#clock.now()
    const isSaved = (call: string, seat: Seat): boolean => all.some((one) => one.call === call && one.seat === seat && one.saved === true)
    return all.filter(
      (answer) => countsNow(active, answer, { now, isSaved }) && (atOnce.some((one) => one === answer) || this.#counts(active, answer)),
    )
  }

  /**
   * The forced orders that the public view shows, of seats that have not conceded. The largest battles take 30 ms for them, and each
   * answer, signature and question to devices depends on them, so they are computed once in each state.
   */
  forced({ system, match }: ActiveMatch): readonly AutomaticAnswer[] {
    if (this.#forced?.match !== match) {
      const answers = forcedAnswers(system, match.state).filter(({ seat }) => !match.status.conceded.includes(seat))
      this.#forced = { match, answers }
    }
    return this.#forced.answers
  }

  /**
   * How the server answers for a seat that is neither a bot's nor the umpire's; null if its player has to answer. What the seat's own view forces
   * is not looked at before its delay is over, so the time of a change does not depend on it.
   */
  serverAnswer(active: ActiveMatch, { call, seat }: OwedAnswer): ServerAnswer | null {
    if (this.isPublic(active, { call, seat })) return AT_ONCE
    if (!hasAutomaticAnswers(active, seat)) return null
    if (!this.#counts(active, { call: call.id, seat })) return { ...AT_ONCE, delay: this.#delay }
    return this.#forcedOnOwnView(active, { call, seat }) === undefined ? null : AT_ONCE
  }

  /** Whether the answer of a seat follows from what everybody sees: it has conceded, left the decision to a fixed rule, or has no choice. */
  isPublic(active: ActiveMatch, { call, seat }: OwedAnswer): boolean {
    const { system, match } = active
    const isOf = (answer: AutomaticAnswer): boolean => answer.call.id === call.id && answer.seat === seat
    return defaultAnswers(system, match).some(isOf) || this.forced(active).some(isOf) || automaticAnswers(system, match).some(isOf)
  }

  /** Whether this answer is there. A sealed order of a seat without automatic answers is not looked for. */
  isAnswered(active: ActiveMatch, owed: OwedAnswer): boolean {
    const { call, seat } = owed
    if (this.serverAnswer(active, owed)?.delay === 0) return true
    return this.#isDelayed(active, seat) && this.countedAnswers(active).some((answer) => answer.call === call.id && answer.seat === seat)
  }

  /** Asks the bots that owe an answer. */
  wakeBots(active: ActiveMatch, answer: (answer: BotAnswer) => void): void {
    const { system, match } = active
    const calls = openCallsOf(active)
    const pace = calls.length > 0 && this.#isQuietStart(active) ? 'short' : 'usual'
    for (const call of calls) {
      for (const seat of call.seats) {
        const bot = botAtSeat(active, seat)
        if (!bot || this.#seals.has(call.id, seat)) continue
        this.#bots.decide(bot, { call, seat, view: seatViewOf(system, match.state, seat), seq: match.seq, pace }, answer)
      }
    }
  }

  /** Whether a match of one player and bots has only begun: in set-up and turn 1. Until then the player mostly waits. */
  #isQuietStart(active: ActiveMatch): boolean {
    const { system, match } = active
    const isAlone = active.seats.some(({ seat, bot }) => bot === null && playsAlone(active, seat))
    return isAlone && this.#words.phase(system.view(match.state, 'public')).turn <= 1
  }

  /** Asks the umpire about the calls that it has not answered. */
  wakeUmpire(active: ActiveMatch, answer: (answer: BotAnswer) => void): void {
    const { system, match } = active
    for (const call of openCallsOf(active)) {
      if (!call.seats.includes(UMPIRE) || this.#seals.has(call.id, UMPIRE)) continue
      const turn = { call, seat: UMPIRE, view: seatViewOf(system, match.state, UMPIRE), seq: match.seq, pace: 'usual' as const }
      this.#bots.askUmpire(match.head.id, turn, answer)
    }
  }

  /** Whether the umpire has said that it answers this call later. */
  isLater(call: string): boolean {
    return this.#bots.isLater(call)
  }

  /** Call this when the answer of a bot or of the umpire is recorded. */
  recorded(answer: BotAnswer): void {
    this.#bots.recorded(answer)
  }

  /** Asks the bots of these seats whether they agree to a draw. */
  askBotsAboutDraw(active: ActiveMatch, seats: readonly Seat[], answer: (verdict: DrawVerdict) => void): void {
    const { system, match } = active
    const all = system.seats(setupOf(system, match.head))
    for (const { seat, side } of all) {
      const bot = seats.includes(seat) ? botAtSeat(active, seat) : undefined
      if (!bot) continue
      const against = all.filter((other) => other.side !== side).map((other) => other.seat)
      this.#bots.judgeDraw(bot, { seat, against, view: seatViewOf(system, match.state, seat), seq: match.seq }, answer)
    }
  }

  #counts(active: ActiveMatch, { call, seat }: SealedAnswer): boolean {
    return !this.#isDelayed(active, seat) || this.#autoDelay.isOver(call, seat)
  }

  /** Whether this seat's answers are delayed, so that nobody can tell a forced one. Against the computer alone nobody could use that. */
  #isDelayed(active: ActiveMatch, seat: Seat): boolean {
    return hasAutomaticAnswers(active, seat) && !playsAlone(active, seat)
  }

  /** Forced orders of seats with automatic answers, once their delay is over. The seat's own view decides what is forced. */
  #forcedAfterDelay(active: ActiveMatch): readonly SealedOrder[] {
    return owedAnswers(active).flatMap((owed) => {
      const answer = { call: owed.call.id, seat: owed.seat }
      if (!hasAutomaticAnswers(active, owed.seat) || !this.#counts(active, answer)) return []
      if (this.#seals.isAcknowledged(answer.call, answer.seat)) return []
      const order = this.#forcedOnOwnView(active, owed)
      return order === undefined ? [] : [{ ...answer, order }]
    })
  }
  /** The only order that the seat's own view allows; undefined if there are more. Computed once in each state. */
  #forcedOnOwnView({ system, match }: ActiveMatch, { call, seat }: OwedAnswer): unknown {
    if (this.#ownForced?.match !== match) this.#ownForced = { match, orders: new Map() }
    const { orders } = this.#ownForced
    const key = JSON.stringify([call.id, seat])
    if (!orders.has(key)) orders.set(key, system.forcedOrder(system.view(match.state, seat), call, seat))
    return orders.get(key)
  }
}
