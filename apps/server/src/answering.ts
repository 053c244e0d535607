// What is answered at a table without anybody's hand: by bots, where there is no choice, for who has given up; and the pauses that
// keep speed from telling anything.
import type { Seat } from '@admiralty/kernel'
import { defaultAnswers, forcedAnswers, type SealedOrder } from '@admiralty/match'
import { type Answer, Bots, type Verdict } from './bots.ts'
import { Pauses } from './pauses.ts'
import type { Clock, Pace } from './ports.ts'
import { askedIn, botAt, openIn, type Position, recordOf } from './position.ts'
import type { Seals } from './seals.ts'
import type { Rules } from './shelf.ts'
import { seenBy, type Thinker } from './thinker.ts'

export interface AnsweringPorts {
  readonly clock: Clock
  readonly pace: Pace
  readonly thinker: Pick<Thinker, 'think' | 'judge'>
}

export class Answering {
  readonly #clock: Clock
  readonly #seals: Seals
  readonly #bots: Bots
  readonly #pauses: Pauses

  constructor(rules: Rules, ports: AnsweringPorts, seals: Seals) {
    this.#clock = ports.clock
    this.#seals = seals
    this.#bots = new Bots(rules, ports)
    this.#pauses = new Pauses(ports.clock, ports.pace.auto)
  }

  /** No bot thinks, no pause runs. */
  get idle(): boolean {
    return this.#bots.idle && this.#pauses.idle
  }

  /** A seat's pauses begin anew. */
  restart(position: Position, seat: Seat): void {
    for (const { call, seat: asked } of askedIn(position)) if (asked === seat) this.#pauses.restart(call, seat)
  }

  /** Orders under seal that count by now. */
  counted(position: Position): readonly SealedOrder[] {
    return this.#countedOf(position, this.#seals.all)
  }

  /** All that counts, with what is answered by itself at this moment, and as if this order were under seal. */
  answers(position: Position, order?: SealedOrder): readonly SealedOrder[] {
    this.#pauses.note(openIn(position))
    const { system, standing } = position
    const safest = defaultAnswers(system, standing)
    const forced = forcedAnswers(system, standing.state).filter(({ seat }) => !standing.status.conceded.includes(seat))
    const atOnce = [...forced, ...safest].map(({ call, seat, order }) => ({ call: call.id, seat, order }))
    for (const order of [...atOnce, ...this.#withoutChoice(position)]) this.#seals.keep(order)
    return [...this.#countedOf(position, order ? this.#seals.with(order) : this.#seals.all), ...atOnce]
  }

  /** Wakes the bots that are asked, and somebody when a pause ends. */
  wake(position: Position, { answer, later }: { answer(answer: Answer): void; later(): void }): void {
    const { system, standing } = position
    for (const call of openIn(position)) {
      for (const seat of call.seats) {
        const bot = botAt(position, seat)
        if (!bot || this.#seals.has(call.id, seat)) continue
        this.#bots.think(bot, { call, seat, view: seenBy(system, standing.state, seat), seq: standing.seq }, answer)
      }
    }
    this.#pauses.wakeAt(
      askedIn(position).map(({ call, seat }) => this.#due(position, call, seat)),
      later,
    )
  }

  /** Asks the bots of these seats whether they would call it a draw. */
  judge(position: Position, seats: readonly Seat[], verdict: (verdict: Verdict) => void): void {
    const { system, standing } = position
    const places = system.seats(standing.head.setup)
    for (const { seat, side } of places) {
      const bot = seats.includes(seat) ? botAt(position, seat) : undefined
      if (!bot) continue
      const against = places.filter((other) => other.side !== side).map((other) => other.seat)
      this.#bots.judge(bot, { seat, against, view: seenBy(system, standing.state, seat), seq: standing.seq }, verdict)
    }
  }

  #countedOf(position: Position, sealed: readonly SealedOrder[]): readonly SealedOrder[] {
    return sealed.filter(({ call, seat }) => this.#due(position, call, seat) <= this.#clock.now())
  }

  /** When this seat's answer to this call may count. */
  #due(position: Position, call: string, seat: Seat): number {
    const pausing = recordOf(position, seat)?.auto && !position.standing.status.conceded.includes(seat)
    return pausing ? this.#pauses.end(call, seat) : 0
  }

  /** What seats that wish it so answer by themselves: where their own view shows one answer only, when their pause is over. */
  #withoutChoice(position: Position): readonly SealedOrder[] {
    const { system, standing } = position
    return askedIn(position).flatMap(({ call, seat }) => {
      const pausing = !recordOf(position, seat)?.auto || this.#due(position, call, seat) > this.#clock.now()
      if (pausing || this.#seals.has(call, seat)) return []
      const order = system.forcedOrder(system.view(standing.state, seat), seat)
      return order === undefined ? [] : [{ call, seat, order }]
    })
  }
}
