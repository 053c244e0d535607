// Random terms and random events for the property tests of clocks.
import * as fc from 'fast-check'
import type { ClockEvent, ClockState, OpenCall } from './state.ts'
import { newClockSchema, type SlowTerms, type TimedTerms } from './terms.ts'

const [M, H, D] = [60_000, 3_600_000, 86_400_000]
export const SEATS = ['red', 'blue', 'green'] as const
const CALLS = ['a', 'b', 'c', 'd'] as const
const START = Date.UTC(2026, 0, 1)
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia', 'Moon/Tycho']

const slow = {
  short: fc.constantFrom(0.25, 1, 3),
  grace: fc.constantFrom(0, 10, 3600),
  misses: fc.integer({ min: 1, max: 10 }),
  vacation: fc.constantFrom({ perMonth: 0, atMost: 0 }, { perMonth: 2, atMost: 10 }, { perMonth: 10, atMost: 60 }),
  zone: fc.constantFrom(...ZONES),
}
export const anyLive = fc.record({
  kind: fc.constant('live' as const),
  bank: fc.constantFrom(10, 60, 900, 86_400),
  increment: fc.constantFrom(5, 30, 3600),
  grace: fc.constantFrom(0, 2, 30),
  misses: fc.integer({ min: 1, max: 10 }),
})
const anyAnswer = fc.record({
  kind: fc.constant('answer' as const),
  days: fc.constantFrom(0.25, 1, 3, 7, 60),
  bank: fc.constantFrom(0, 0.5, 12, 720),
  weekends: fc.constantFrom('count' as const, 'rest' as const),
  ...slow,
})
const anyCalendar = fc.record({
  kind: fc.constant('calendar' as const),
  weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7] as const, { minLength: 1 }),
  at: fc.constantFrom('00:00', '02:30', '20:00', '23:59'),
  least: fc.constantFrom(1, 48, 336),
  early: fc.constantFrom('when-ready' as const, 'only-at-its-time' as const),
  ...slow,
})
export const anySlow: fc.Arbitrary<SlowTerms> = fc.oneof(anyAnswer, anyCalendar)
export const anyTerms: fc.Arbitrary<TimedTerms> = fc.oneof(anyLive, anySlow)

/** What happens next, as numbers that a state gives a meaning. */
export interface RandomClockStep {
  readonly kind: ClockEvent['kind']
  /** How long after the last event, in ms; sometimes negative, as if the clock of a machine went back. */
  readonly after: number
  readonly seat: (typeof SEATS)[number]
  readonly call: (typeof CALLS)[number]
  readonly open: readonly OpenCall[]
  readonly length: number
  readonly isRight: boolean
  readonly why: 'agreed' | 'outage'
}
const lengths = fc.oneof(fc.integer({ min: 0, max: 120_000 }), fc.integer({ min: 0, max: 40 * D }))
const openCalls = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...CALLS),
    pace: fc.constantFrom('long' as const, 'short' as const),
    seats: fc.subarray([...SEATS]),
  }),
  { selector: ({ id }) => id, maxLength: 3 },
)
const randomStep: fc.Arbitrary<RandomClockStep> = fc.record({
  kind: fc.constantFrom('entry', 'entry', 'entry', 'lapsed', 'paused', 'resumed', 'vacation', 'extended', 'seated'),
  after: fc.oneof(lengths, fc.integer({ min: -H, max: M })),
  seat: fc.constantFrom(...SEATS),
  call: fc.constantFrom(...CALLS),
  open: openCalls,
  length: lengths,
  isRight: fc.boolean(),
  why: fc.constantFrom('agreed', 'outage'),
})
export const randomSteps = (most: number) => fc.array(randomStep, { maxLength: most })
export const CREATED = START

/** The event of a randomStep. `isRight` chooses times near the deadlines, where an event is more often allowed. */
export function eventOf(state: ClockState, { kind, after, seat, call, open, length, isRight, why }: RandomClockStep): ClockEvent {
  const due = state.calls[call]?.seats[seat]?.due ?? state.time
  const time = isRight && kind === 'lapsed' ? Math.max(state.time, due + 3_600_000) : state.time + after
  switch (kind) {
    case 'entry': {
      const seats = Object.keys(state.calls[call]?.seats ?? {})
      const sealed = Object.fromEntries(seats.filter((one) => isRight || one !== seat).map((one, at) => [one, time - at * 1000]))
      const stillOpen = Object.entries(state.calls).map(([id, clock]) => ({ id, pace: clock.pace, seats: Object.keys(clock.seats) }))
      const kept = isRight ? stillOpen.filter(({ id }) => id !== call) : []
      return {
        kind,
        time,
        answered: call in state.calls ? { call, sealed } : null,
        open: [...kept, ...open.filter(({ id }) => kept.every((one) => one.id !== id))],
      }
    }
    case 'lapsed':
      return { kind, time, call, seats: [seat], missed: isRight ? [seat] : [] }
    case 'paused':
      return { kind, time, until: time + Math.min(length, 30 * D) }
    case 'resumed':
      return { kind, time }
    case 'vacation':
      return { kind, time, seat, days: 1 + (length % 3) }
    case 'extended':
      return { kind, time, seats: [seat], until: isRight ? Math.max(due, time) + length : time + length, why }
    case 'seated':
      return { kind, time, seat }
  }
}
/** Terms as a person chooses them fit the random ones. */
export const isChoosable = (terms: TimedTerms): boolean =>
  newClockSchema.safeParse({ ...terms, ...('zone' in terms ? { zone: 'UTC' } : {}) }).success
