// What holds for every clock, whatever happens. A test says whether it allows events that `checkClock` refuses.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkClock } from './check.ts'
import { clockAfter } from './clock.ts'
import { deadlineOf, dueAnswers, dueOf, newDeadlines, nextDeadline } from './due.ts'
import { counted, periodOf } from './measure.ts'
import { anyTerms, isChoosable, randomSteps } from './random-for-tests.ts'
import { allOf, lastOf, stepsOf } from './simulated-for-tests.ts'
import type { ClockEvent, ClockState } from './state.ts'
import { graceOf } from './terms.ts'
import { vacationLeft } from './vacation.ts'

const [S, D] = [1000, 86_400_000]

test('the random terms are terms that can be chosen', () => {
  fc.assert(fc.property(anyTerms, (terms) => void expect(isChoosable(terms)).toBe(true)))
})

test('the random events meet every kind of event, allowed and refused', () => {
  const met = new Set<string>()
  fc.assert(
    fc.property(anyTerms, randomSteps(30), (terms, all) => {
      for (const { before, event } of stepsOf(terms, all, { allowed: false }))
        met.add(`${event.kind} ${checkClock(terms, before, event) === undefined}`)
    }),
    { seed: 1 },
  )
  const kinds = ['entry', 'extended', 'lapsed', 'paused', 'resumed', 'vacation'].flatMap((kind) => [`${kind} false`, `${kind} true`])
  expect([...met].toSorted()).toEqual([...kinds, 'seated true'].toSorted())
})

test('no bank, no vacation and no count of misses is ever negative, and every deadline comes after its call, whatever happens', () => {
  fc.assert(
    fc.property(anyTerms, randomSteps(30), (terms, all) => {
      for (const { after } of stepsOf(terms, all, { allowed: false })) {
        for (const seat of Object.values(after.seats)) {
          expect(Math.min(seat.bank, seat.misses, seat.vacation.left)).toBeGreaterThanOrEqual(0)
          if (terms.kind !== 'live') expect(vacationLeft(terms, seat, after.time)).toBeLessThanOrEqual(terms.vacation.atMost * D)
          for (const { from, to } of seat.spent) expect(to).toBeGreaterThan(from)
        }
        for (const { since, base, due } of allOf(after)) {
          expect(Number.isSafeInteger(due) && Number.isSafeInteger(base)).toBe(true)
          expect(due).toBeGreaterThan(since)
        }
      }
    }),
  )
})

test('no deadline is earlier than the terms say', () => {
  fc.assert(
    fc.property(anyTerms, randomSteps(30), (terms, all) => {
      for (const { call, pace, seat, since, due } of allOf(lastOf(terms, stepsOf(terms, all, { allowed: false })))) {
        const least =
          terms.kind === 'live'
            ? terms.increment * S
            : terms.kind === 'calendar' && pace === 'long'
              ? terms.least * 3_600_000
              : periodOf(terms, pace)
        expect(counted(terms, since, due), `${call} ${seat}`).toBeGreaterThanOrEqual(least)
      }
    }),
  )
})

test('no deadline moves to an earlier time while its call stays open', () => {
  fc.assert(
    fc.property(anyTerms, randomSteps(30), (terms, all) => {
      for (const { before, event, after } of stepsOf(terms, all, { allowed: false }))
        for (const { call, seat, due } of allOf(before)) {
          if (event.kind === 'entry' && event.answered?.call === call) continue
          const now = deadlineOf(after, call, seat)
          if (now) expect(now.due).toBeGreaterThanOrEqual(due)
        }
    }),
  )
})

test('the time of a clock never goes back, and a state that changes nothing is the same object', () => {
  fc.assert(
    fc.property(anyTerms, randomSteps(20), (terms, all) => {
      for (const { before, event, after } of stepsOf(terms, all, { allowed: true })) {
        expect(after.time).toBeGreaterThanOrEqual(before.time)
        const isEqual = JSON.stringify({ ...after, time: 0 }) === JSON.stringify({ ...before, time: 0 })
        // An entry may open a call again with the same deadlines.
        if (isEqual && event.kind !== 'entry') expect(after).toBe(before)
      }
    }),
  )
})

test('a state is plain data: stored and read again it goes on in the same way', () => {
  fc.assert(
    fc.property(anyTerms, randomSteps(20), (terms, all) => {
      for (const { before, event, after } of stepsOf(terms, all, { allowed: true })) {
        const read: ClockState = JSON.parse(JSON.stringify(before))
        expect(clockAfter(terms, read, event)).toEqual(after)
      }
    }),
  )
})

test('new deadlines are exactly those that differ', () => {
  fc.assert(
    fc.property(anyTerms, randomSteps(20), (terms, all) => {
      for (const { before, after } of stepsOf(terms, all, { allowed: true })) {
        const changed = newDeadlines(before, after)
        for (const { call, seat } of allOf(after)) {
          const due = dueOf(after, call, seat)
          expect(changed[call]?.[seat] ?? null).toBe(due === dueOf(before, call, seat) ? null : due)
        }
      }
    }),
  )
})

test('every match comes to an end: if nobody answers, each deadline passes in turn', () => {
  fc.assert(
    fc.property(anyTerms, randomSteps(30), (terms, all) => {
      let state = lastOf(terms, stepsOf(terms, all, { allowed: true }))
      const most = allOf(state).length + 1
      for (let step = 0; state.paused || dueAnswers(state).length > 0; step += 1) {
        expect(step).toBeLessThanOrEqual(most)
        const next = nextDeadline(state)
        const event: ClockEvent = next
          ? {
              kind: 'lapsed',
              time: Math.max(state.time, next.due + graceOf(terms)),
              call: next.call,
              seats: [next.seat],
              missed: [next.seat],
            }
          : { kind: 'resumed', time: Math.max(state.time, state.paused?.until ?? Number.NaN) }
        expect(checkClock(terms, state, event)).toBeUndefined()
        state = clockAfter(terms, state, event)
      }
    }),
  )
})

test('a sealed order never lapses: what a server received in time is taken, and its deadline cannot pass before', () => {
  fc.assert(
    fc.property(anyTerms, randomSteps(20), fc.integer({ min: 0, max: 40 * D }), (terms, all, late) => {
      const state = lastOf(terms, stepsOf(terms, all, { allowed: true }))
      if (state.paused) return
      for (const { call, seat, due } of dueAnswers(state)) {
        const end = due + graceOf(terms)
        if (end < state.time) continue
        // The order is sealed at the last moment, and the others let the call wait for long.
        const answer: ClockEvent = {
          kind: 'entry',
          time: Math.max(state.time, end) + late + 61 * D,
          answered: { call, sealed: { [seat]: end } },
          open: [],
        }
        expect(checkClock(terms, state, { kind: 'lapsed', time: end - 1, call, seats: [seat], missed: [] })).toBe(
          end - 1 < due + graceOf(terms) && state.time < end ? `the deadline of ${seat} has not passed` : undefined,
        )
        const why = checkClock(terms, state, answer)
        if (why !== undefined) expect(why).toBe('in this match the call is answered at its time, not earlier')
        expect(clockAfter(terms, state, answer).seats[seat]?.misses).toBe(0)
      }
    }),
  )
})
