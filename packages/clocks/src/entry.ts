// What an entry of the journal does to a clock: seats stop owing answers and begin to owe others.
import { newDeadline } from './deadlines.ts'
import { eachDeadline, mapped } from './each.ts'
import { counted, emptyAt, HOUR, raised, SECOND, unspent, withSpan } from './measure.ts'
import { type CallClock, type ClockState, type EntryOnClock, type OpenCall, own, type SeatClock, type SeatDeadline } from './state.ts'
import type { ClockTerms, TimedTerms } from './terms.ts'

/** A seat at the beginning of a match. */
export function newSeat(terms: ClockTerms, now: number): SeatClock {
  const bank = terms.kind === 'live' ? terms.bank * SECOND : terms.kind === 'answer' ? Math.round(terms.bank * HOUR) : 0
  const days = 'vacation' in terms ? terms.vacation.perMonth : 0
  return { bank, misses: 0, vacation: { days, at: now }, away: null, spent: [] }
}

/** The clock after an entry: which answers are owed no longer, and which from now on. */
export function afterEntry(terms: TimedTerms, state: ClockState, { answered, open }: EntryOnClock, now: number): ClockState {
  const isOpen = new Map(open.map((call) => [call.id, new Set(call.seats)]))
  let seats = state.seats
  for (const [id, call] of Object.entries(state.calls))
    for (const [seat, deadline] of Object.entries(call.seats)) {
      const isAnswered = id === answered?.call
      if (!isAnswered && isOpen.get(id)?.has(seat)) continue
      const clock = own(seats, seat) ?? newSeat(terms, now)
      // A seat without an order of its own in this call has owed it until now.
      const sealed = isAnswered ? own(answered.sealed, seat) : undefined
      seats = { ...seats, [seat]: stopped(terms, { clock, deadline, sealed }, state.paused?.since ?? now) }
    }
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

/** The clock of a seat that no longer owes an answer. `end` is the present, or the beginning of the present pause. */
function stopped(
  terms: TimedTerms,
  { clock, deadline, sealed }: { readonly clock: SeatClock; readonly deadline: SeatDeadline; readonly sealed: number | undefined },
  end: number,
): SeatClock {
  if (deadline.lapsed) return clock
  const to = Math.max(deadline.since, Math.min(sealed ?? end, end))
  const misses = sealed === undefined ? clock.misses : 0
  if (terms.kind === 'answer') return { ...clock, misses, bank: Math.max(0, clock.bank - counted(terms, deadline.base, to)) }
  if (terms.kind === 'calendar') return { ...clock, misses }
  const left = Math.max(0, clock.bank - unspent(clock.spent, deadline.since, to))
  const bank = left + (sealed === undefined ? 0 : terms.increment * SECOND)
  return { ...clock, misses, bank, spent: withSpan(clock.spent, { from: deadline.since, to }) }
}

/** A call that is open after an entry, with new deadlines for the seats that were not asked before. */
function reopened(terms: TimedTerms, state: ClockState, before: CallClock | undefined, { pace, seats }: OpenCall, now: number): CallClock {
  const deadlines = Object.fromEntries(
    seats.map((seat) => [
      seat,
      own(before?.seats ?? {}, seat) ?? newDeadline(terms, pace, own(state.seats, seat) ?? newSeat(terms, now), now),
    ]),
  )
  if (!before) return { pace, opened: now, seats: deadlines }
  const isSame =
    before.pace === pace &&
    seats.length === Object.keys(before.seats).length &&
    seats.every((seat) => deadlines[seat] === own(before.seats, seat))
  return isSame ? before : { ...before, pace, seats: deadlines }
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
