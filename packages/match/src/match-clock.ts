// The clock of a match: what an entry does to it. The host decides deadlines when calls open, and the entry records them.
import {
  type ClockEvent,
  type ClockState,
  type ClockTerms,
  checkClock,
  clockAfter,
  type DeadlineTimes,
  type EntryOnClock,
  initialClock,
  mayBeReplaced,
  newDeadlines,
  type OpenCall,
  withDeadlines,
} from '@admiralty/clocks'
import { playersAmong, type Refusal, type RuleSystem, type Seat, UMPIRE } from '@admiralty/kernel'
import type { MatchAction } from './actions.ts'
import type { Entry } from './journal.ts'
import { hasVoice } from './match-status.ts'
import { outcomeOf, type Played, playersOf } from './outcome.ts'
import { CLOCK } from './rules.ts'
import { setupOf } from './upcasts.ts'

/** A match of which the clock is known. `head.clock` are its terms. */
export interface TimedMatch extends Played {
  readonly head: Played['head'] & { readonly clock: ClockTerms; readonly created: number }
  readonly clock: ClockState
}

/** The clock before the opening of a match. */
export const clockBefore = (system: RuleSystem, head: TimedMatch['head']): ClockState =>
  initialClock(head.clock, { seats: playersAmong(system.seats(setupOf(system, head))).map(({ seat }) => seat), created: head.created })

/** The open calls, with the seats whose time is measured: the umpire's, and those of players for whom nobody else answers. */
function timedCalls(system: RuleSystem, match: Played): readonly OpenCall[] {
  if (outcomeOf(system, match)) return []
  const players = playersOf(system, match.head).map(({ seat }) => seat)
  const isTimed = (seat: Seat): boolean => seat === UMPIRE || (players.includes(seat) && hasVoice(match.status, seat))
  return system.openCalls(match.state).map(({ id, kind, seats }) => ({
    id,
    pace: system.longCalls.includes(kind) ? 'long' : 'short',
    seats: seats.filter(isTimed),
  }))
}

/** The facts of an entry that its clock depends on. */
type TimedEntry = Pick<Entry, 'time' | 'call' | 'action' | 'sealed'>
/** The clock after an entry, as today's rules and calendars give it. `after`: game and status after the entry, with the clock before it. */
export function clockNext(system: RuleSystem, after: TimedMatch, entry: TimedEntry): ClockState {
  const { head, clock } = after
  if (head.clock.kind === 'none') return clock
  const event = entry.action && clockEventOf(entry.action, entry.time)
  const acted = event ? clockAfter(head.clock, clock, event) : clock
  return clockAfter(head.clock, acted, entryEvent(system, after, entry))
}
const entryEvent = (system: RuleSystem, after: TimedMatch, { time, call, sealed = {} }: TimedEntry): EntryOnClock => ({
  kind: 'entry',
  time,
  answered: call && { call: call.id, sealed },
  open: timedCalls(system, after),
})
/** Why the clock does not allow an answer at its time; undefined if it does, and for actions. */
export const answerRefusal = (system: RuleSystem, after: TimedMatch, entry: TimedEntry): string | undefined =>
  entry.call ? checkClock(after.head.clock, after.clock, entryEvent(system, after, entry)) : undefined
/** The deadlines that an entry sets or changes; undefined if it leaves all as they are. */
export function deadlinesSet(before: ClockState, after: ClockState): DeadlineTimes | undefined {
  const changed = newDeadlines(before, after)
  return Object.keys(changed).length > 0 ? changed : undefined
}
/** The clock after a stored entry: its deadlines are those that the entry records, whatever today's calendars say. */
export const clockRecorded = (system: RuleSystem, after: TimedMatch, entry: Entry): ClockState =>
  withDeadlines(clockNext(system, after, entry), entry.due ?? {})

/** The event of the clock that an action is; undefined for actions that no clock knows. */
function clockEventOf(action: MatchAction, time: number): ClockEvent | undefined {
  switch (action.kind) {
    case 'lapsed':
      return { kind: 'lapsed', time, call: action.call, seats: action.seats, missed: action.missed }
    case 'paused':
      return { kind: 'paused', time, until: action.until }
    case 'resumed':
      return { kind: 'resumed', time }
    case 'vacation':
      return { kind: 'vacation', time, seat: action.seat, days: action.days }
    case 'extended':
      return { kind: 'extended', time, seats: action.seats, until: action.until, why: action.why }
    case 'seated':
      return { kind: 'seated', time, seat: action.seat }
    default:
      return undefined
  }
}
/** Why the clock does not allow an action at this time; undefined if it does, or if the action is none of the clock. */
export function clockRefusal({ head, clock }: TimedMatch, action: MatchAction, time: number): Refusal | undefined {
  const event = clockEventOf(action, time)
  const reason = event && checkClock(head.clock, clock, event)
  return reason === undefined ? undefined : { rule: CLOCK, reason }
}

/** The seats of a call for which the host answers, because their deadline has passed. */
export const lapsedSeats = ({ calls }: ClockState, call: string): readonly Seat[] =>
  Object.entries(calls[call]?.seats ?? {}).flatMap(([seat, { lapsed }]) => (lapsed ? [seat] : []))

/** Whether a seat has missed so many answers in a row that the others may decide what becomes of it. */
export const isAbsent = ({ head, clock }: Pick<TimedMatch, 'head' | 'clock'>, seat: Seat): boolean => mayBeReplaced(head.clock, clock, seat)
