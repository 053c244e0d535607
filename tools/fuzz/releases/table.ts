// A match of a kept journal: a host and its players, played entry by entry at chosen times, with keys and links.
import { type ClockTerms, dueOf, graceOf } from '@admiralty/clocks'
import { type Dice, playersAmong, type RuleSystem, randomSetup, type Seat, seededDice } from '@admiralty/kernel'
import {
  applyAction,
  beginMatch,
  decide,
  type Entry,
  type Journal,
  type MatchAction,
  type MatchState,
  makeHead,
  missedSeats,
  type NewTransition,
  nextAnswer,
  outcomeOf,
  signingSeats,
} from '@admiralty/match'
import { answersTo, blank } from './answers.ts'
import { Devices } from './devices.ts'

const MINUTE = 60_000
/** Answers after which something must have happened for which a story waits. */
const MOST_ANSWERS = 60
/** Random setups, of which the one with the shortest opening is played: the files stay in the repository for good. */
const SETUPS = 12

/** How a match begins. */
interface TablePlan {
  readonly system: RuleSystem
  readonly id: string
  readonly clock: ClockTerms
  readonly created: number
  /** Whether the host holds the last seat, as for a bot. */
  readonly lastSeat: 'player' | 'bot'
}

/** Digests are made when the match is over, because no die depends on them. */
const BLANK_DIGEST = '0'.repeat(64)

export class PlayedTable {
  readonly players: readonly Seat[]
  readonly devices: Devices
  readonly #system: RuleSystem
  readonly #secret: string
  readonly #random: Dice
  readonly #entries: Entry[] = []
  #match: MatchState
  /** Milliseconds since 1970. */
  #now: number

  constructor({ system, id, clock, created, lastSeat }: TablePlan) {
    this.#system = system
    this.#secret = `the secret of ${id}`
    this.#random = seededDice(created)
    this.#now = created
    const setup = shortestSetup(system, this.#random)
    const seats = system.seats(setup)
    this.players = playersAmong(seats).map(({ seat }) => seat)
    const bot = lastSeat === 'bot' ? this.players.at(-1) : undefined
    this.devices = new Devices(id, { seats: seats.map(({ seat }) => seat), bot })
    const head = makeHead(system, {
      id,
      setup,
      position: null,
      secret: this.#secret,
      seatValues: Object.fromEntries(seats.map(({ seat }) => [seat, `${seat} of ${id}`])),
      keys: this.devices.publicKeys,
      linkEnds: this.devices.linksFor(0),
      clock,
      created,
    })
    this.#match = this.#kept(beginMatch(system, head, this.#secret, created))
  }

  get match(): MatchState {
    return this.#match
  }
  get now(): number {
    return this.#now
  }
  get isOver(): boolean {
    return outcomeOf(this.#system, this.#match) !== undefined
  }
  /** The deadline of the answer that a seat owes now; undefined if it owes none. */
  dueOf(seat: Seat): { readonly call: string; readonly due: number } | undefined {
    const { clock } = this.#match
    return Object.keys(clock.calls).flatMap((call) => {
      const due = dueOf(clock, call, seat)
      return due === null ? [] : [{ call, due }]
    })[0]
  }
  wait(ms: number): void {
    this.#now += ms
  }

  act(action: MatchAction): void {
    const signatures = Object.fromEntries(signingSeats(action).map((seat) => [seat, blank(this.#match)]))
    this.#match = this.#kept(applyAction(this.#system, this.#match, { action, signatures, time: this.#now }, this.#secret))
  }

  /** All seats answer the first open call after a minute, or at `sealed`, an earlier time. A seat whose deadline has passed answers nothing. */
  answer(sealed: number = this.#now): void {
    const [match, system] = [this.#match, this.#system]
    const [call] = system.openCalls(match.state)
    if (!call) throw new Error('no call is open')
    this.wait(MINUTE)
    const { orders, signatures, why } = answersTo(system, match, { call, random: this.#random })
    const times = Object.fromEntries(call.seats.map((seat) => [seat, sealed]))
    const answers = { call, orders, signatures, why, time: this.#now, sealed: times, links: this.#linksNow() }
    this.#match = this.#kept(decide(system, match, answers, this.#secret))
  }

  /** Answers calls until the seat owes an answer with a deadline. */
  untilOwed(seat: Seat): { readonly call: string; readonly due: number } {
    for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
      const owed = this.dueOf(seat)
      if (owed) return owed
      this.answer()
    }
    throw new Error(`${seat} owes no answer in ${MOST_ANSWERS} answers`)
  }

  /** Lets the deadline of a seat pass. The others have answered before. */
  miss(seat: Seat): void {
    const { call, due } = this.untilOwed(seat)
    const before = this.#now
    this.#now = Math.max(this.#now, due) + graceOf(this.#match.head.clock)
    this.act({ kind: 'lapsed', call, seats: [seat], missed: missedSeats(this.#system, this.#match, { call, seats: [seat] }) })
    while (this.#system.openCalls(this.#match.state).some(({ id }) => id === call)) this.answer(before)
  }

  /** Players concede until the match is over. */
  concede(): void {
    for (const seat of this.players) if (!this.isOver) this.act({ kind: 'conceded', seat })
  }

  /** The signed journal of the finished match. */
  journal(): Journal {
    if (!this.isOver) throw new Error(`the match ${this.#match.head.id} is not over`)
    return this.devices.signed({ head: this.#match.head, entries: this.#entries, chain: [], secret: this.#secret })
  }

  /** The links of all devices; at every fourth answer no device is there. */
  #linksNow(): Entry['links'] {
    const answer = nextAnswer(this.#match.links)
    if (answer % 4 === 3) return undefined
    return { digest: BLANK_DIGEST, given: this.devices.linksFor(answer) }
  }
  #kept({ entry, match }: NewTransition): MatchState {
    this.#entries.push(entry)
    return match
  }
}

function shortestSetup(system: RuleSystem, random: Dice): unknown {
  const length = (setup: unknown): number => JSON.stringify(system.begin({ setup, position: null }, seededDice(1)).events).length
  const setups = Array.from({ length: SETUPS }, () => randomSetup(system, random).setup)
  return setups.reduce((best, next) => (length(next) < length(best) ? next : best))
}
