// Changes all deadlines or seats of a clock. What does not change stays the same object.
import type { ClockState, SeatDeadline } from './state.ts'
import type { Pace } from './terms.ts'

/** The state with each deadline that has not lapsed changed; the same state if none changes. */
export function eachDeadline(
  state: ClockState,
  change: (deadline: SeatDeadline, of: { readonly id: string; readonly pace: Pace; readonly seat: string }) => SeatDeadline,
): ClockState {
  const calls = mapped(state.calls, (call, id) => {
    const seats = mapped(call.seats, (deadline, seat) => (deadline.lapsed ? deadline : change(deadline, { id, pace: call.pace, seat })))
    return seats === call.seats ? call : { ...call, seats }
  })
  return calls === state.calls ? state : { ...state, calls }
}
/** The record with each member changed; the same record if no member changes. */
export function mapped<T>(record: Readonly<Record<string, T>>, change: (value: T, name: string) => T): Readonly<Record<string, T>> {
  const entries = Object.entries(record).map(([name, value]) => [name, change(value, name)] as const)
  return entries.every(([name, value]) => value === record[name]) ? record : Object.fromEntries(entries)
}
