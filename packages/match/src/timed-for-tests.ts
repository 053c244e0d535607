// A match with a clock for tests, played entry by entry at given times.
import { newClockSchema } from '@admiralty/clocks'
import { type RuleSystem, type Seat, seededDice } from '@admiralty/kernel'
import { system as skirmish } from '@admiralty/systems/skirmish'
import type { MatchAction } from './actions.ts'
import { beginMatch } from './begin.ts'
import { applyAction, decide } from './decide.ts'
import { type Journal, type MatchState, makeHead, type NewTransition } from './journal.ts'
import type { PublicKeys } from './keys.ts'
import { outcomeOf } from './outcome.ts'
import { defaultAnswers } from './sealed.ts'

// The contract knows a game by its general types only.
export const skirmishSystem = skirmish as unknown as Parameters<typeof beginMatch>[0]
export const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const START = Date.UTC(2026, 0, 5)
const SECRET = 'the secret of a match with a clock'
export const threeDays = newClockSchema.parse({ kind: 'answer', days: 3, misses: 2, vacation: { perMonth: 3, atMost: 9 } })

/** A match that is played entry by entry at given times. */
export class TimedGame {
  readonly transitions: NewTransition[] = []
  readonly system: RuleSystem
  readonly #dice = seededDice(7)

  constructor(
    clock: Journal['head']['clock'],
    keys: (seats: readonly Seat[]) => PublicKeys | null = () => null,
    system: RuleSystem = skirmishSystem,
  ) {
    this.system = system
    const scenario = system.scenarios[0]
    const setup = scenario?.setup({})
    const seatValues = Object.fromEntries(system.seats(setup).map(({ seat }) => [seat, `${seat} adds this`]))
    const head = makeHead(system, {
      id: 'timed',
      setup,
      position: null,
      secret: SECRET,
      seatValues,
      keys: keys(Object.keys(seatValues)),
      clock,
      created: START,
    })
    this.transitions.push(beginMatch(system, head, SECRET, START))
  }
  get match(): MatchState {
    const last = this.transitions.at(-1)
    if (!last) throw new Error('the match has not begun')
    return last.match
  }
  get call() {
    const [call] = this.system.openCalls(this.match.state)
    if (!call) throw new Error('no call is open')
    return call
  }
  act(action: MatchAction, time: number): void {
    this.transitions.push(applyAction(this.system, this.match, { action, time }, SECRET))
  }
  /**
   * Answers the open call at a time. Each seat has sealed its order at the time given, or now; null stands for an order of the host. Seats that
   * have lapsed get default orders.
   */
  answer(time: number, times: Readonly<Record<Seat, number | null>> = {}): void {
    const { call, match } = this
    const given = defaultAnswers(this.system, match)
    const orders = Object.fromEntries(
      call.seats.map((seat) => [
        seat,
        given.find((one) => one.seat === seat)?.order ?? this.system.randomOrder(this.system.view(match.state, seat), call, this.#dice),
      ]),
    )
    const sealed = Object.fromEntries(
      call.seats.flatMap((seat) => {
        const at = times[seat] === undefined ? time : times[seat]
        return at === null ? [] : [[seat, at] as const]
      }),
    )
    this.transitions.push(decide(this.system, match, { call, orders, time, sealed }, SECRET))
  }
  /** The match as a journal: of its present, or played on to its end. */
  journal({ toTheEnd }: { readonly toTheEnd: boolean }): Journal {
    while (toTheEnd && !outcomeOf(this.system, this.match)) this.answer(this.match.clock.time + HOUR)
    const { head } = this.match
    return {
      head,
      entries: this.transitions.map(({ entry }) => entry),
      chain: this.transitions.map(({ match }) => match.chain),
      secret: toTheEnd ? SECRET : null,
    }
  }
}
export const keyOf = (digit: number): string => `${digit}`.repeat(64)
export const seatsAsked = ({ call }: TimedGame): readonly [Seat, Seat] => {
  const [one, other] = call.seats
  if (one === undefined || other === undefined) throw new Error('the first call asks all seats')
  return [one, other]
}
