// What an entry of the journal does to a clock: seats stop owing answers and begin to owe others.
import { newDeadline } from './deadlines.ts'
import { eachDeadline, mapped } from './each.ts'
import { counted, emptyAt, raised, unspent, withSpan } from './measure.ts'
import { type CallClock, type ClockState, type EntryOnClock, type OpenCall, own, type SeatClock, type SeatDeadline } from './state.ts'
import type { ClockTerms, TimedTerms } from './terms.ts'
import { DAY, HOUR, SECOND } from './units.ts'

type Answer = NonNullable<EntryOnClock['answered']>

/** A seat at the beginning of a match. */
export function newSeat(terms: ClockTerms, now: number): SeatClock {
  const bank = terms.kind === 'live' ? terms.bank * SECOND : terms.kind === 'answer' ? Math.round(terms.bank * HOUR) : 0
  const left = 'vacation' in terms ? terms.vacation.perMonth * DAY : 0
  return { bank, misses: 0, vacation: { left, at: now }, away: null, spent: [] }
}

/** The clock after an entry: which answers are owed no longer, and which from now on. */
export function afterEntry(terms: TimedTerms, state: ClockState, { answered, open }: EntryOnClock, now: number): ClockState {
  const seats = answered ? afterAnswer(terms, state, answered, now) : state.seats
  const calls = Object.fromEntries(
    open.map((call) => [
      call.id,
      reopened(terms, { ...state, seats }, call.id === answered?.call ? undefined : own(state.calls, call.id), call, now),
    ]),
  )
  const isSame =
    seats === state.seats && open.length === Object.keys(state.calls).length && open.every(({ id }) => calls[id] === own(state.calls, id))
  return isSame ? state : settled(terms, { ...state, calls, seats })
}

/**
 * The seats after an answered call. A bank pays only for orders that were sealed: a seat that the host or another seat has answered for, or whose
 * call is put off, pays nothing, because it may have sealed an order that the journal does not show.
 */
function afterAnswer(terms: TimedTerms, state: ClockState, { call, sealed }: Answer, now: number): ClockState['seats'] {
  const deadlines = own(state.calls, call)?.seats ?? {}
  // Time stands still in a pause.
  const end = state.paused?.since ?? now
  return mapped(state.seats, (clock, seat) => {
    const [deadline, at] = [own(deadlines, seat), own(sealed, seat)]
    return deadline && at !== undefined && !deadline.lapsed ? afterOrder(terms, clock, deadline, Math.min(at, end)) : clock
  })
}
function afterOrder(terms: TimedTerms, clock: SeatClock, { since, base }: SeatDeadline, to: number): SeatClock {
  const before = { ...clock, misses: 0 }
  if (terms.kind === 'answer') return { ...before, bank: Math.max(0, clock.bank - counted(terms, base, to)) }
  if (terms.kind === 'calendar') return before
  const left = Math.max(0, clock.bank - unspent(clock.spent, since, to))
  return { ...before, bank: left + terms.increment * SECOND, spent: withSpan(clock.spent, { from: since, to }) }
}

/** A call that is open after an entry, with new deadlines for the seats that were not asked before. Its pace is that of its opening. */
function reopened(terms: TimedTerms, state: ClockState, before: CallClock | undefined, call: OpenCall, now: number): CallClock {
  const { pace, opened, seats } = before ?? { pace: call.pace, opened: now, seats: {} }
  const newOne = (seat: string) => newDeadline(terms, pace, own(state.seats, seat) ?? newSeat(terms, now), now)
  const deadlines = Object.fromEntries(call.seats.map((seat) => [seat, own(seats, seat) ?? newOne(seat)]))
  const isSame = Object.keys(seats).length === call.seats.length && call.seats.every((seat) => deadlines[seat] === own(seats, seat))
  return before && isSame ? before : { pace, opened, seats: deadlines }
}

/** Live deadlines follow what was added to a bank; what no open call needs is forgotten. A deadline never moves to an earlier time. */
export function settled(terms: TimedTerms, state: ClockState): ClockState {
  if (terms.kind !== 'live') return state
  const followed = eachDeadline(state, (deadline, { seat }) => {
    const clock = own(state.seats, seat)
    return clock ? raised(deadline, emptyAt(clock, deadline.since)) : deadline
  })
  const oldest = new Map<string, number>()
  eachDeadline(followed, (deadline, { seat }) => {
    oldest.set(seat, Math.min(deadline.since, oldest.get(seat) ?? deadline.since))
    return deadline
  })
  const seats = mapped(followed.seats, (clock, seat) => {
    const since = oldest.get(seat) ?? Number.POSITIVE_INFINITY
    const spent = clock.spent.filter(({ to }) => to > since)
    return spent.length === clock.spent.length ? clock : { ...clock, spent }
  })
  return { ...followed, seats }
}
