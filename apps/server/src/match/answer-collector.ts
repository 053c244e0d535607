// What is answered at a table without anybody's hand: by bots, where there is no choice, for who has given up; and the pauses that
// keep speed from telling anything.
import type { Seat } from '@admiralty/kernel'
import { defaultAnswers, forcedAnswers, type SealedOrder } from '@admiralty/match'
import { type BotWorker, seatViewOf } from '../bots/bot-worker.ts'
import { type BotAnswer, type DrawVerdict, MatchBots } from '../bots/match-bots.ts'
import type { LoadedGame } from '../platform/game-catalog.ts'
import type { AnswerDelays, Clock } from '../platform/ports.ts'
import { type ActiveMatch, botAtSeat, openCallsOf, owedAnswers, seatRecordOf } from './active-match.ts'
import { AutoAnswerDelay } from './auto-answer-delay.ts'
import type { SealedOrders } from './sealed-orders.ts'

export interface AnswerCollectorPorts {
  readonly clock: Clock
  readonly delays: AnswerDelays
  readonly botWorker: Pick<BotWorker, 'decide' | 'agreesToDraw'>
}

export class AnswerCollector {
  readonly #clock: Clock
  readonly #seals: SealedOrders
  readonly #bots: MatchBots
  readonly #pauses: AutoAnswerDelay

  constructor(rules: LoadedGame, ports: AnswerCollectorPorts, seals: SealedOrders) {
    this.#clock = ports.clock
    this.#seals = seals
    this.#bots = new MatchBots(rules, ports)
    this.#pauses = new AutoAnswerDelay(ports.clock, ports.delays.auto)
  }

  /** No bot thinks, no pause runs. */
  get idle(): boolean {
    return this.#bots.idle && this.#pauses.idle
  }

  /** A seat's pauses begin anew. */
  restartDelay(position: ActiveMatch, seat: Seat): void {
    for (const { call, seat: asked } of owedAnswers(position)) if (asked === seat) this.#pauses.restart(call, seat)
  }

  /** Orders under seal that count by now. */
  countedOrders(position: ActiveMatch): readonly SealedOrder[] {
    return this.#countedOf(position, this.#seals.all)
  }

  /** All that counts, with what is answered by itself at this moment, and as if this order were under seal. */
  answers(position: ActiveMatch, order?: SealedOrder): readonly SealedOrder[] {
    this.#pauses.update(openCallsOf(position))
    const { system, match: standing } = position
    const safest = defaultAnswers(system, standing)
    const forced = forcedAnswers(system, standing.state).filter(({ seat }) => !standing.status.conceded.includes(seat))
    const atOnce = [...forced, ...safest].map(({ call, seat, order }) => ({ call: call.id, seat, order }))
    for (const order of [...atOnce, ...this.#withoutChoice(position)]) this.#seals.keepInMemory(order)
    return [...this.#countedOf(position, order ? this.#seals.with(order) : this.#seals.all), ...atOnce]
  }

  /** Wakes the bots that are asked, and somebody when a pause ends. */
  wakeBots(position: ActiveMatch, { answer, later }: { answer(answer: BotAnswer): void; later(): void }): void {
    const { system, match: standing } = position
    for (const call of openCallsOf(position)) {
      for (const seat of call.seats) {
        const bot = botAtSeat(position, seat)
        if (!bot || this.#seals.has(call.id, seat)) continue
        this.#bots.decide(bot, { call, seat, view: seatViewOf(system, standing.state, seat), seq: standing.seq }, answer)
      }
    }
    this.#pauses.wakeAt(
      owedAnswers(position).map(({ call, seat }) => this.#due(position, call, seat)),
      later,
    )
  }

  /** Asks the bots of these seats whether they would call it a draw. */
  askBotsAboutDraw(position: ActiveMatch, seats: readonly Seat[], verdict: (verdict: DrawVerdict) => void): void {
    const { system, match: standing } = position
    const places = system.seats(standing.head.setup)
    for (const { seat, side } of places) {
      const bot = seats.includes(seat) ? botAtSeat(position, seat) : undefined
      if (!bot) continue
      const against = places.filter((other) => other.side !== side).map((other) => other.seat)
      this.#bots.judgeDraw(bot, { seat, against, view: seatViewOf(system, standing.state, seat), seq: standing.seq }, verdict)
    }
  }

  #countedOf(position: ActiveMatch, sealed: readonly SealedOrder[]): readonly SealedOrder[] {
    return sealed.filter(({ call, seat }) => this.#due(position, call, seat) <= this.#clock.now())
  }

  /** When this seat's answer to this call may count. */
  #due(position: ActiveMatch, call: string, seat: Seat): number {
    const pausing = seatRecordOf(position, seat)?.auto && !position.match.status.conceded.includes(seat)
    return pausing ? this.#pauses.end(call, seat) : 0
  }

  /** What seats that wish it so answer by themselves: where their own view shows one answer only, when their pause is over. */
  #withoutChoice(position: ActiveMatch): readonly SealedOrder[] {
    const { system, match: standing } = position
    return owedAnswers(position).flatMap(({ call, seat }) => {
      const pausing = !seatRecordOf(position, seat)?.auto || this.#due(position, call, seat) > this.#clock.now()
      if (pausing || this.#seals.has(call, seat)) return []
      const order = system.forcedOrder(system.view(standing.state, seat), seat)
      return order === undefined ? [] : [{ call, seat, order }]
    })
  }
}
