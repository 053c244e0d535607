// What the clock of a match knows after each entry of its journal. Plain data: it can be stored and compared. All times are in ms since 1970.
import type { Pace } from './terms.ts'

/** A question that waits for answers. */
export interface OpenCall {
  readonly id: string
  readonly pace: Pace
  /** The seats whose time is measured: not those that have conceded, or stand-ins. */
  readonly seats: readonly string[]
}

/** The answer that one seat owes. */
export interface SeatDeadline {
  /** The time from which the seat owes the answer. */
  readonly since: number
  /** The deadline without the reserve of a clock of kind `answer`; the same as `due` on other clocks. */
  readonly base: number
  readonly due: number
  /** The number of regular periods by which the others have agreed to extend the deadline. */
  readonly extended: number
  /** The time of the last extension after an outage, or null. An outage before it counts no more. */
  readonly outage: number | null
  /** Whether the deadline has passed without an order: the host answers for the seat. */
  readonly lapsed: boolean
}
/** An open call with the deadlines of its seats. */
export interface CallClock {
  readonly pace: Pace
  readonly opened: number
  readonly seats: Readonly<Record<string, SeatDeadline>>
}

/** A stretch of time. */
export interface TimeSpan {
  readonly from: number
  readonly to: number
}
/** What a seat has left. */
export interface SeatClock {
  /** The time bank in ms: all that is left on a live clock, the reserve on a clock of kind `answer`, otherwise 0. */
  readonly bank: number
  /** Deadlines missed in a row. */
  readonly misses: number
  /** The vacation, in ms, that was left at a time. */
  readonly vacation: { readonly left: number; readonly at: number }
  /** The end of the present vacation, or null. It may have passed. */
  readonly away: number | null
  /** Time that is not taken from a live bank again, since the oldest open call: pauses, and what another call has taken. */
  readonly spent: readonly TimeSpan[]
}

/** The clock of a match. */
export interface ClockState {
  /** The latest time of an event. */
  readonly time: number
  readonly calls: Readonly<Record<string, CallClock>>
  readonly seats: Readonly<Record<string, SeatClock>>
  readonly paused: { readonly since: number; readonly until: number } | null
}

/** An entry after which a call is answered, or other calls or other seats are open. */
export interface EntryOnClock {
  readonly kind: 'entry'
  readonly time: number
  /** The call that the entry answers, and when each seat sealed an order of its own: not those for which the host has answered. */
  readonly answered: { readonly call: string; readonly sealed: Readonly<Record<string, number>> } | null
  /** All calls that are open after the entry. */
  readonly open: readonly OpenCall[]
}
/** Deadlines have passed: the host answers for the seats. Those in `missed` had neither automatic decisions nor lodged orders. */
export interface LapseOnClock {
  readonly kind: 'lapsed'
  readonly time: number
  readonly call: string
  readonly seats: readonly string[]
  readonly missed: readonly string[]
}
/** The deadlines of seats move to a later time, because the others agreed or after an outage of the servers. */
export interface ExtensionOnClock {
  readonly kind: 'extended'
  readonly time: number
  readonly seats: readonly string[]
  readonly until: number
  readonly why: 'agreed' | 'outage'
}
/** A seat takes a vacation of whole days. */
export interface VacationOnClock {
  readonly kind: 'vacation'
  readonly time: number
  readonly seat: string
  readonly days: number
}
/** All that changes a clock. `seated`: another person holds the seat. */
export type ClockEvent =
  | EntryOnClock
  | LapseOnClock
  | ExtensionOnClock
  | VacationOnClock
  | { readonly kind: 'paused'; readonly time: number; readonly until: number }
  | { readonly kind: 'resumed'; readonly time: number }
  | { readonly kind: 'seated'; readonly time: number; readonly seat: string }

/** The member of a record; undefined for a name that only its prototype has. */
export const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
