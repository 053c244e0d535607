// What the line about the time of a match says, as data: how far the viewer's own orders are, until when, and who is not ready.
import { type ClockState, type ClockTerms, deadlineOf, dueOf, earliestAnswer } from '@admiralty/clocks'
import { type Call, callFor, isQuiet, type Seat, type Viewer } from '@admiralty/kernel'

/**
 * `due`: the viewer owes orders. `saved`: its orders count at the deadline. `ready`: they count as soon as all are ready. `waiting`: nobody asks
 * the viewer now, or it only watches.
 */
export type OwnState = 'due' | 'saved' | 'ready' | 'waiting'

export interface TimeFacts {
  readonly own: OwnState
  /** The deadline that the viewer waits for, in ms since 1970: its own, the last one of those who are not ready, or `earliest`; null for none. */
  readonly due: number | null
  /** The viewer's own deadline without its reserve, in ms since 1970; null if `due` has none. */
  readonly base: number | null
  /** Before this time the question is not closed, even if all are ready; null if it may be. */
  readonly earliest: number | null
  /** The deadline of the viewer has passed, and its default orders are being given. */
  readonly lapsed: boolean
  /** The other seats that are not ready. */
  readonly notReady: readonly Seat[]
  /** The other seats that a quiet call asks: nobody knows which of them are ready. */
  readonly asked: readonly Seat[]
  /** When a pause ends by itself; null if the match is not paused. */
  readonly pausedUntil: number | null
}

interface FactsInput {
  readonly terms: ClockTerms
  readonly clock: ClockState
  readonly calls: readonly Call[]
  readonly viewer: Viewer
  /** The seats that are ready, that of the viewer included. */
  readonly ready: readonly Seat[]
  /** The viewer's orders are saved. */
  readonly saved: boolean
  /** The kinds of call of which nobody learns who is ready. */
  readonly quietCalls: readonly string[]
}

export function clockFacts({ terms, clock, calls, viewer, ready, saved, quietCalls }: FactsInput): TimeFacts {
  const call = callFor(calls, viewer)
  const own = ownState(call, viewer, { ready, saved })
  const owing = calls
    .flatMap((one) => one.seats.map((seat) => ({ id: one.id, seat, quiet: isQuiet({ quietCalls }, one) })))
    .filter(({ seat }) => seat !== viewer && !ready.includes(seat))
  const owed = call && deadlineOf(clock, call.id, viewer)
  const earliest = call ? earliestAnswer(terms, clock, call.id) : null
  const others = owing.filter(({ id }) => own === 'waiting' || id === call?.id).flatMap(({ id, seat }) => dueOf(clock, id, seat) ?? [])
  return {
    own,
    due: call && (own === 'due' || own === 'saved') ? dueOf(clock, call.id, viewer) : (lastOf(others) ?? earliest),
    base: own !== 'ready' && owed && !owed.lapsed && owed.base < owed.due ? owed.base : null,
    earliest,
    lapsed: own !== 'ready' && owed?.lapsed === true,
    notReady: seatsOf(owing.filter(({ quiet }) => !quiet)),
    asked: seatsOf(owing.filter(({ quiet }) => quiet)),
    pausedUntil: clock.paused?.until ?? null,
  }
}

const seatsOf = (owing: readonly { readonly seat: Seat }[]): readonly Seat[] => [...new Set(owing.map(({ seat }) => seat))]

function ownState(call: Call | undefined, viewer: Viewer, { ready, saved }: Pick<FactsInput, 'ready' | 'saved'>): OwnState {
  if (!call) return 'waiting'
  if (saved) return 'saved'
  return ready.includes(viewer) ? 'ready' : 'due'
}
const lastOf = (times: readonly number[]): number | null => (times.length === 0 ? null : Math.max(...times))

/** The clock of one seat in a live match. */
export interface SeatTime {
  /** When the time of the seat runs out, in ms since 1970; null while it stands still. */
  readonly runsUntil: number | null
  /** The time that it has while it stands still, in ms. */
  readonly left: number
}

/** The clock of a seat. It runs only while the seat owes an answer. `sealedAt`: since when its orders are sealed, as this page knows; null if they are not. */
export function seatTime(clock: ClockState, calls: readonly Call[], seat: Seat, sealedAt: number | null): SeatTime {
  const dues = calls.flatMap(({ id }) => dueOf(clock, id, seat) ?? [])
  if (dues.length === 0) return { runsUntil: null, left: clock.seats[seat]?.bank ?? 0 }
  const due = Math.min(...dues)
  if (clock.paused) return { runsUntil: null, left: Math.max(0, due - clock.paused.since) }
  return sealedAt === null ? { runsUntil: due, left: 0 } : { runsUntil: null, left: Math.max(0, due - sealedAt) }
}

/** Below this a running clock is marked, in ms. */
const LOW = 20_000
/** Whether a running clock has little left. */
export const isLow = (left: number): boolean => left < LOW

/** The zone by whose clocks the deadlines of a match are set; null if they depend on none. */
export const zoneOf = (terms: ClockTerms): string | null => ('zone' in terms ? terms.zone : null)
