// What the clock of a match requires of the host now: a default order for a seat whose deadline has passed, the end of a pause, or the end of a
// match that everybody has left.
import {
  type ClockTerms,
  type DueAnswer,
  dueAnswers,
  dueOf,
  earliestAnswer,
  graceOf,
  outageBounds,
  outageExtension,
  type TimeSpan,
} from '@admiralty/clocks'
import { isQuiet, type Seat } from '@admiralty/kernel'
import { type MatchAction, missedSeats } from '@admiralty/match'
import { type ActiveMatch, activePlayers, openCallsOf } from '../seats/active-match.ts'
import { absentPlayers } from '../social/clock-votes.ts'

export interface KnownAnswers {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The times in which no server ran, as far as they are known. */
  readonly outages: readonly TimeSpan[]
  /** Whether a seat has an order for the call, ready or not. */
  isAnswered(call: string, seat: Seat): boolean
  /** Whether a seat has an order for the call, but is not ready. */
  isSaved(call: string, seat: Seat): boolean
}

/** The action that is due; undefined if none is. */
export function clockAction(active: ActiveMatch, facts: KnownAnswers): MatchAction | undefined {
  const { clock, head } = active.match
  if (head.clock.kind === 'none') return undefined
  if (clock.paused) return facts.now >= clock.paused.until ? { kind: 'resumed' } : undefined
  const absent = absentPlayers(active)
  if (absent.length > 0 && absent.length === activePlayers(active).length) return { kind: 'ended', absent }
  return lapse(active, facts)
}

function lapse(active: ActiveMatch, facts: KnownAnswers): MatchAction | undefined {
  const { system, match } = active
  const { clock, head } = match
  const { now, outages, isAnswered } = facts
  const passed = dueAnswers(clock).filter(({ due }) => due + graceOf(head.clock) <= now)
  for (const { call, seat } of passed.filter((one) => !isAnswered(one.call, one.seat) || isKeptSecret(active, one.call, facts))) {
    const bounds = outageBounds(clock, call, seat)
    const until = bounds === null ? null : outageExtension(outages, bounds)
    // A player who has had the time again, for example in a long grace, gets no more. An extension to a past time is not allowed either.
    if (until !== null && until > now) return { kind: 'extended', seats: [seat], until, why: 'outage' }
  }
  const late = passed.filter(({ call, seat }) => !isAnswered(call, seat) && mayLapse(active, call, facts))
  const [first] = late
  if (!first) return undefined
  const lapsed = { call: first.call, seats: late.filter(({ call }) => call === first.call).map(({ seat }) => seat) }
  return { kind: 'lapsed', ...lapsed, missed: missedSeats(system, match, lapsed) }
}

type AnswerFacts = Omit<KnownAnswers, 'outages'>

/** Whether nobody may know yet who has answered a call: it is quiet, and a seat with a deadline has not answered. */
const isKeptSecret = (active: ActiveMatch, call: string, facts: AnswerFacts): boolean =>
  isQuietCall(active, call) && dueAnswers(active.match.clock).some((one) => one.call === call && !isReady(active, one, facts))
/**
 * Whether deadlines of a call may lapse now. The lapse of one seat would tell that it has not answered, and that others have whose time is over,
 * too. So those of a quiet call lapse together, once every seat has answered or has no time left.
 */
const mayLapse = (active: ActiveMatch, call: string, facts: AnswerFacts): boolean =>
  !isQuietCall(active, call) ||
  dueAnswers(active.match.clock).every(
    (one) => one.call !== call || one.due + graceOf(active.match.head.clock) <= facts.now || isReady(active, one, facts),
  )
const isReady = (active: ActiveMatch, { call, seat }: DueAnswer, facts: AnswerFacts): boolean =>
  facts.isAnswered(call, seat) && isReadyNow(active, { call, seat }, facts)
const isQuietCall = (active: ActiveMatch, id: string): boolean =>
  openCallsOf(active).some((call) => call.id === id && isQuiet(active.system, call))

/** When the host must look at the clock again, in ms since 1970; null if it need not. A time that has passed requires an action at once. */
export function nextClockTime(active: ActiveMatch, facts: AnswerFacts): number | null {
  const { clock, head } = active.match
  const { now, isAnswered, isSaved } = facts
  if (head.clock.kind === 'none') return null
  if (clock.paused) return clock.paused.until
  const grace = graceOf(head.clock)
  const lapses = dueAnswers(clock).flatMap(({ call, seat, due }) =>
    isAnswered(call, seat) || !mayLapse(active, call, facts) ? [] : [due + grace],
  )
  // After an outage the host may have to move a deadline of a quiet call, whether or not its seat has answered.
  const looks = dueAnswers(clock).flatMap(({ call, due }) => (isQuietCall(active, call) ? [due + grace] : []))
  const counting = dueAnswers(clock).flatMap(({ call, seat, due }) => (isSaved(call, seat) ? [due + grace] : []))
  const opening = Object.keys(clock.calls).flatMap((call) => earliestAnswer(head.clock, clock, call) ?? [])
  const times = [...lapses, ...[...looks, ...counting, ...opening].filter((time) => time > now)]
  return times.length > 0 ? Math.min(...times) : null
}

/** Whether an order may complete its call now: its player is ready, or the deadline has passed. */
export function isReadyNow(
  { match: { clock, head } }: ActiveMatch,
  { call, seat }: { readonly call: string; readonly seat: Seat },
  { now, isSaved }: Pick<KnownAnswers, 'now' | 'isSaved'>,
): boolean {
  const due = dueOf(clock, call, seat)
  return !isSaved(call, seat) || (due !== null && due + graceOf(head.clock) <= now)
}
/** Whether a call may be decided now, if it is complete. */
export function mayDecide({ match: { clock, head } }: ActiveMatch, call: string, now: number): boolean {
  const earliest = earliestAnswer(head.clock, clock, call)
  return earliest === null || earliest <= now
}

/** Whether an order counts now. */
export const countsNow = (
  active: ActiveMatch,
  answer: { readonly call: string; readonly seat: Seat },
  known: Pick<KnownAnswers, 'now' | 'isSaved'>,
): boolean => mayDecide(active, answer.call, known.now) && isReadyNow(active, answer, known)

/** Whether bots and umpire of the match play on while nobody watches: with deadlines in days, others come back to a match that has moved. */
export const playsUnwatched = ({ kind }: ClockTerms): boolean => kind === 'answer' || kind === 'calendar'
