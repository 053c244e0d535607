// Random matches of clocks.
import { checkClock } from './check.ts'
import { clockAfter, initialClock } from './clock.ts'
import { CREATED, eventOf, type RandomClockStep, SEATS } from './random-for-tests.ts'
import type { ClockEvent, ClockState, OpenCall } from './state.ts'
import type { ClockTerms, TimedTerms } from './terms.ts'

/** A match before its opening. */
export const begin = (terms: ClockTerms): ClockState => initialClock(terms, { seats: SEATS, created: CREATED })
/** An event with the states before and after it. */
interface ClockStep {
  readonly before: ClockState
  readonly event: ClockEvent
  readonly after: ClockState
}
/** All steps of a random match; with `allowed`, only those that `checkClock` allows. */
export function stepsOf(
  terms: TimedTerms,
  all: readonly RandomClockStep[],
  { allowed }: { readonly allowed: boolean },
): readonly ClockStep[] {
  const steps: ClockStep[] = []
  let state = begin(terms)
  for (const one of all) {
    const event = eventOf(state, one)
    const why = checkClock(terms, state, event)
    if (allowed && why !== undefined) continue
    const after = clockAfter(terms, state, event)
    steps.push({ before: state, event, after })
    state = after
  }
  return steps
}
/** The state after all steps. */
export const lastOf = (terms: TimedTerms, steps: readonly ClockStep[]): ClockState => steps.at(-1)?.after ?? begin(terms)
/** All deadlines of a state, those that have lapsed too. */
export const allOf = (state: ClockState) =>
  Object.entries(state.calls).flatMap(([call, { pace, seats }]) =>
    Object.entries(seats).map(([seat, deadline]) => ({ call, pace, seat, ...deadline })),
  )

/** The open calls of a state, as an entry lists them. */
export const openOf = (state: ClockState): readonly OpenCall[] =>
  Object.entries(state.calls).map(([id, { pace, seats }]) => ({ id, pace, seats: Object.keys(seats) }))
