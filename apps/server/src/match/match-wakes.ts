// What a match waits for: the answers of people, and the next look of a server. It is stored with each change, so that a crash at any point is
// continued.
import { isQuiet, type Seat, UMPIRE } from '@admiralty/kernel'
import type { SealedOrder, Transition } from '@admiralty/match'
import type { AskedSeat, SealedAnswer, Vote } from '@admiralty/store'
import { type ActiveMatch, botAtSeat, type OwedAnswer } from '../seats/active-match.ts'
import type { AnswerCollector, ServerAnswer } from './answer-collector.ts'
import { askedSeats } from './asked-seats.ts'
import { isReadyNow, mayDecide, nextClockTime } from './clock-action.ts'
import type { MatchEvents, MatchJournal, MatchPorts, Waiting } from './match-journal.ts'
import { AT_HAND, type DurableMatch, wakeTime } from './wake-time.ts'

/** The parts of a match on which its time depends. */
export interface MatchWakesPorts extends Pick<MatchPorts, 'clock' | 'deadlineStored'> {
  readonly journal: MatchJournal
  readonly answers: AnswerCollector
  isAttended: MatchEvents['isAttended']
}

const SEALED: ServerAnswer = { delay: 0, isSealed: true }

/** The work of a match, with the orders that are sealed. */
interface KnownWork extends Pick<DurableMatch, 'isFixed' | 'isSettled' | 'answerOf'> {
  readonly sealed: readonly SealedAnswer[]
}

export class MatchWakes {
  readonly #ports: MatchWakesPorts

  constructor(ports: MatchWakesPorts) {
    this.#ports = ports
  }

  /** What a match waits for after an entry that does not end it. */
  afterEntry(transition: Transition, settledVotes: readonly Vote[]): Waiting {
    try {
      return this.#afterEntry(transition, settledVotes)
    } catch {
      // An entry must survive a bug in the rules, which is reported when the match continues.
      return { wake: this.afterChange(), asked: [] }
    }
  }
  #afterEntry({ entry, match }: Transition, settledVotes: readonly Vote[]): Waiting {
    const { journal } = this.#ports
    const active = { system: journal.rules.system, match, seats: journal.record.seats }
    const left = journal.sealedOrders.acknowledgedAfter(entry)
    const wake = this.#time(active, {
      sealed: left,
      isFixed: false,
      isSettled: this.#isSettled(active, settledVotes),
      answerOf: (owed) => this.#answerWithBots(active, owed),
    })
    return { wake, asked: this.#asked(active) }
  }
  #asked(active: ActiveMatch): readonly AskedSeat[] {
    const { answers } = this.#ports
    const isAnswered = (owed: OwedAnswer): boolean => answers.isAnswered(active, owed)
    // The only known answers to a quiet call are those that follow from what everybody sees.
    const isKnown = (owed: OwedAnswer): boolean => (isQuiet(active.system, owed.call) ? answers.isPublic(active, owed) : isAnswered(owed))
    return askedSeats(active, { isAnswered, isKnown })
  }

  /** When a server must look at the match after an order that is sealed. Bots are not counted, because they go on when somebody comes: most orders need no time. */
  afterOrder(active: ActiveMatch, order: SealedOrder): number | null {
    const { sealedOrders } = this.#ports.journal
    return this.#time(active, {
      sealed: [...sealedOrders.acknowledged.filter(({ call, seat }) => call !== order.call || seat !== order.seat), order],
      isFixed: false,
      isSettled: this.#isSettled(active),
      answerOf: (owed) => this.#answerOf(active, owed),
    })
  }

  /** When it must after a change that may leave work: a look that was not needed does no harm. */
  afterChange(): number {
    return this.#ports.clock.now() + AT_HAND
  }

  /** Corrects what is stored. Call this when everything is done that can be done now. */
  async correct(): Promise<void> {
    const { journal, clock } = this.#ports
    const { active } = journal
    // The delay of a seat with automatic answers ends without an entry.
    if (active) await journal.correctAsked(this.#asked(active), clock.now())
    await journal.correctWake(this.#now(), clock.now())
  }

  #now(): number | null {
    const { journal } = this.#ports
    const { active, record, sealedOrders } = journal
    if (!active) return record.status === 'waiting' && record.seats.every(({ value }) => value !== null) ? this.afterChange() : null
    return this.#time(active, {
      sealed: sealedOrders.acknowledged,
      isFixed: journal.fixed !== null,
      isSettled: this.#isSettled(active),
      answerOf: (owed) => this.#answerWithBots(active, owed),
    })
  }
  #time(active: ActiveMatch, { sealed, ...rest }: KnownWork): number | null {
    const { clock, deadlineStored } = this.#ports
    const now = clock.now()
    const answerOf = (call: string, seat: Seat): SealedAnswer | undefined => sealed.find((one) => one.call === call && one.seat === seat)
    const facts = {
      now,
      isAnswered: (call: string, seat: Seat) => answerOf(call, seat) !== undefined,
      isSaved: (call: string, seat: Seat) => answerOf(call, seat)?.saved === true,
    }
    const deadline = earlier(nextClockTime(active, facts), this.#ports.journal.social.handovers.nextTime(active))
    // A match that is in memory does its work without the waker. Only a deadline may come when it has left.
    if (deadline !== null) deadlineStored(deadline)
    return wakeTime({
      active,
      deadline,
      now,
      mayDecide: (call) => mayDecide(active, call, now),
      isSealed: (call, seat) => facts.isAnswered(call, seat) && isReadyNow(active, { call, seat }, facts),
      ...rest,
    })
  }
  /** Whether people have decided on an action. `gone`: votes that the entry settles. */
  #isSettled(active: ActiveMatch, gone: readonly Vote[] = []): boolean {
    const { social } = this.#ports.journal
    if (social.votes.all.length === gone.length && social.handovers.nextTime(active) === null) return false
    return social.settledAction(active, this.#ports.clock.now()) !== undefined
  }

  #answerOf(active: ActiveMatch, owed: OwedAnswer): ServerAnswer | null {
    const { answers } = this.#ports
    if (owed.seat !== UMPIRE) return answers.serverAnswer(active, owed)
    // An umpire that answers later is asked with the next change of the match, so its work needs no time. Its deadline has one of its own.
    return answers.isLater(owed.call.id) ? null : SEALED
  }
  #answerWithBots(active: ActiveMatch, owed: OwedAnswer): ServerAnswer | null {
    const bot = botAtSeat(active, owed.seat) && this.#ports.isAttended()
    return this.#answerOf(active, owed) ?? (bot ? SEALED : null)
  }
}

/** The earlier of two times; null is never. */
const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)
