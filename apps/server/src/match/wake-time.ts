// When a server must look at a match although nobody is there: when the match has work that needs no person, or a deadline comes.
import type { Seat } from '@admiralty/kernel'
import { type ActiveMatch, type OwedAnswer, openCallsOf } from '../seats/active-match.ts'
import type { ServerAnswer } from './answer-collector.ts'

/** Milliseconds that a server has for the work of a match. After that any server may do it. */
export const AT_HAND = 30_000

/** A match in play, as it is durable. */
export interface DurableMatch {
  readonly active: ActiveMatch
  /** Whether orders are fixed whose entry is missing. */
  readonly isFixed: boolean
  /** Whether votes settle an action. */
  readonly isSettled: boolean
  /** When a time limit ends, in ms since 1970; null for none. */
  readonly deadline: number | null
  /** Milliseconds since 1970. */
  readonly now: number
  /** Whether a call may be decided now, if it is complete. */
  mayDecide(call: string): boolean
  /** Whether an order of this seat is sealed that may complete its call now. */
  isSealed(call: string, seat: Seat): boolean
  /** How the server answers for a seat that has not answered. */
  answerOf(owed: OwedAnswer): ServerAnswer | null
}

/** When a server must look at the match, in ms since 1970; null for never. A time that is too early does no harm. */
export function wakeTime(match: DurableMatch): number | null {
  const delay = delayOfWork(match)
  const times = [delay === null ? null : match.now + delay + AT_HAND, match.deadline].filter((time) => time !== null)
  return times.length === 0 ? null : Math.min(...times)
}

/** Milliseconds until the work of the match can be done; null if it waits for people. */
function delayOfWork(match: DurableMatch): number | null {
  if (match.isFixed || match.isSettled) return 0
  const delays = openCallsOf(match.active).flatMap((call) => {
    const missing = call.seats.filter((seat) => !match.isSealed(call.id, seat))
    const answers = missing.flatMap((seat) => match.answerOf({ call, seat }) ?? [])
    const isComplete = answers.length === missing.length || call.instead.some((seat) => match.isSealed(call.id, seat))
    return (isComplete && match.mayDecide(call.id)) || answers.some(({ isSealed }) => isSealed)
      ? [Math.max(0, ...answers.map((answer) => answer.delay))]
      : []
  })
  return delays.length === 0 ? null : Math.min(...delays)
}
