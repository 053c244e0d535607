// Reads deadlines from the state of a clock. All times are in ms since 1970.

import { type CallClock, type ClockState, own, type SeatDeadline } from './state.ts'
import type { ClockTerms } from './terms.ts'

/** The deadlines of calls, by call and seat. */
export type DeadlineTimes = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A deadline of one seat. */
export interface DueAnswer {
  readonly call: string
  readonly seat: string
  readonly due: number
}

/** When the answer of a seat is due; null if the clock is of kind `none`, the seat owes nothing, or its deadline has lapsed. */
export function dueOf(state: ClockState, call: string, seat: string): number | null {
  const deadline = deadlineOf(state, call, seat)
  return deadline && !deadline.lapsed ? deadline.due : null
}
/** All that the clock knows of the answer that a seat owes. */
export function deadlineOf(state: ClockState, call: string, seat: string): SeatDeadline | undefined {
  const clock = own(state.calls, call)
  return clock && own(clock.seats, seat)
}

/** All deadlines that have not lapsed, the earliest first. A caller that knows who has sealed an order leaves those out. */
export const dueAnswers = ({ calls }: ClockState): readonly DueAnswer[] =>
  Object.entries(calls)
    .flatMap(([call, { seats }]) => Object.entries(seats).flatMap(([seat, { due, lapsed }]) => (lapsed ? [] : [{ call, seat, due }])))
    .toSorted((one, other) => one.due - other.due)

/** The earliest deadline that has not lapsed; null while the match is paused. A host then waits for `paused.until`. */
export const nextDeadline = (state: ClockState): DueAnswer | null => (state.paused ? null : (dueAnswers(state)[0] ?? null))

/** The deadlines that are new or changed after an event, of calls that are still open. */
export function newDeadlines(before: ClockState, after: ClockState): DeadlineTimes {
  if (before.calls === after.calls) return {}
  const ofCall = (id: string, { seats }: CallClock) =>
    Object.entries(seats).flatMap(([seat, { due, lapsed }]) => (lapsed || due === dueOf(before, id, seat) ? [] : [[seat, due] as const]))
  return Object.fromEntries(
    Object.entries(after.calls).flatMap(([id, call]) => {
      const all = ofCall(id, call)
      return all.length === 0 ? [] : [[id, Object.fromEntries(all)] as const]
    }),
  )
}

/** The state with deadlines that a journal stored. They hold, even if this runtime would compute others with its data of time zones. */
export function withDeadlines(state: ClockState, stored: DeadlineTimes): ClockState {
  const calls = Object.entries(stored).flatMap(([id, seats]) => {
    const call = own(state.calls, id)
    const changed = Object.entries(seats).flatMap(([seat, due]) => {
      const deadline = call && own(call.seats, seat)
      return !deadline || deadline.due === due ? [] : [[seat, { ...deadline, base: deadline.base + (due - deadline.due), due }] as const]
    })
    return !call || changed.length === 0 ? [] : [[id, { ...call, seats: { ...call.seats, ...Object.fromEntries(changed) } }] as const]
  })
  return calls.length === 0 ? state : { ...state, calls: { ...state.calls, ...Object.fromEntries(calls) } }
}

/** Before which time a call must not be answered, even if all are ready; null if it may be answered at any time. */
export function earliestAnswer(terms: ClockTerms, state: ClockState, call: string): number | null {
  const clock = own(state.calls, call)
  const dues = Object.values(clock?.seats ?? {}).map(({ due }) => due)
  const waits = terms.kind === 'calendar' && terms.early === 'only-at-its-time' && clock?.pace === 'long' && dues.length > 0
  return waits ? Math.max(...dues) : null
}

/** Whether a seat has missed so many deadlines in a row that the other players may decide. */
export const mayBeReplaced = (terms: ClockTerms, state: ClockState, seat: string): boolean =>
  terms.kind !== 'none' && (own(state.seats, seat)?.misses ?? 0) >= terms.misses
