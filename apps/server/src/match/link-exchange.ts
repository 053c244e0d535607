// Asks devices for their links once the orders of an entry are fixed. One entry at a time.
// A device that does not answer in time is not waited for again until it is heard of, so it slows a match only once.
import type { Seat } from '@admiralty/kernel'
import type { SeatLinks } from '@admiralty/match'
import { type FixedEntry, LIMITS } from '@admiralty/protocol'
import type { Clock } from '../platform/ports.ts'

/** Milliseconds after which an entry is decided without the links that are missing. */
const WAIT = LIMITS.links * 1000

/** A question to devices, and the test of their links. */
export interface LinkQuestion {
  readonly fixed: FixedEntry
  isLink(seat: Seat, link: string): boolean
}

/** A question that is open. */
interface Round extends LinkQuestion {
  readonly given: Map<Seat, string>
  /** Seats whose links are still waited for. */
  readonly waiting: Set<Seat>
  /** Whether links are still taken. The links of the entry are fixed when the wait is over. */
  isOpen: boolean
  /** Ends the wait. */
  end(): void
  /** Resolves when the entry is stored, to whether it has the links. */
  readonly stored: Promise<boolean>
  finish(counted: boolean): void
}

export class LinkExchange {
  readonly #clock: Clock
  /** Seats whose devices did not answer the last time. */
  readonly #silent = new Set<Seat>()
  #round: Round | null = null

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Null if no question is open. */
  get fixed(): FixedEntry | null {
    return this.#round?.fixed ?? null
  }

  /** Opens a question. Resolves to the links that have arrived when none is missing any more, or the wait is over. */
  async ask(question: LinkQuestion): Promise<SeatLinks> {
    const waiting = new Set(question.fixed.seats.filter((seat) => !this.#silent.has(seat)))
    const [wait, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()]
    const round: Round = {
      ...question,
      given: new Map(),
      waiting,
      isOpen: true,
      end: wait.resolve,
      stored: ended.promise,
      finish: ended.resolve,
    }
    this.#round = round
    const cancel = waiting.size > 0 ? this.#clock.after(WAIT, wait.resolve) : wait.resolve
    if (waiting.size === 0) wait.resolve()
    await wait.promise
    cancel()
    round.isOpen = false
    for (const seat of waiting) this.#silent.add(seat)
    return Object.fromEntries(round.given)
  }
  /** Closes the question. `counted` says whether its links are in a stored entry. */
  close(counted: boolean): void {
    this.#round?.finish(counted)
    this.#round = null
  }
  /** Ends the wait, because another server has stored the entry. */
  stop(): void {
    this.#round?.waiting.clear()
    this.#round?.end()
  }

  /** The device of these seats has connected or answered, so it is waited for again. */
  heardOf(seats: readonly Seat[]): void {
    for (const seat of seats) this.#silent.delete(seat)
  }
  /** Takes the links of a device. Resolves to whether they count: false if another question is open, or none. */
  async answer({ answer, digest }: Pick<FixedEntry, 'answer' | 'digest'>, links: SeatLinks): Promise<boolean> {
    this.heardOf(Object.keys(links))
    const round = this.#round
    if (!round || round.fixed.answer !== answer || round.fixed.digest !== digest) return false
    const right = Object.entries(links).filter(([seat, link]) => round.isLink(seat, link))
    for (const [seat, link] of round.isOpen ? right : []) {
      round.given.set(seat, link)
      round.waiting.delete(seat)
    }
    if (round.waiting.size === 0) round.end()
    return (await round.stored) && right.length === Object.keys(links).length && right.every(([seat]) => round.given.has(seat))
  }
}
