// What each seat gets from random clocks: the time that is its own, and no other.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockAfter } from './clock.ts'
import { MOST_PERIODS } from './deadlines.ts'
import { deadlineOf, dueOf } from './due.ts'
import { afterCounted, counted, periodOf } from './measure.ts'
import { anyLive, anySlow, anyTerms, CREATED, randomSteps, SEATS } from './random-for-tests.ts'
import { allOf, begin, lastOf, openOf, stepsOf } from './simulated-for-tests.ts'
import type { ClockState, OpenCall } from './state.ts'

const [S, D] = [1000, 86_400_000]

test('a pause costs nobody: at its end each seat has at least the time that it had at its beginning', () => {
  fc.assert(
    fc.property(anyTerms, randomSteps(15), fc.integer({ min: 1, max: 30 * D }), (terms, all, length) => {
      const state = lastOf(terms, stepsOf(terms, all, { allowed: true }))
      if (state.paused) return
      const [since, now] = [state.time, state.time + length]
      const asleep = clockAfter(terms, state, { kind: 'paused', time: since, until: now })
      const awake = clockAfter(terms, asleep, { kind: 'resumed', time: now })
      for (const { call, seat, due } of allOf(state)) {
        const after = dueOf(awake, call, seat)
        if (after === null) continue
        expect(counted(terms, now, after)).toBeGreaterThanOrEqual(counted(terms, since, due))
        if (terms.kind !== 'live') expect(after - now).toBeGreaterThanOrEqual(D)
      }
      const order = (time: number, from: ClockState): ClockState =>
        Object.keys(from.calls).reduce(
          (next, call) =>
            clockAfter(terms, next, {
              kind: 'entry',
              time,
              answered: { call, sealed: { red: time, blue: time } },
              open: openOf(next).filter(({ id }) => id !== call),
            }),
          from,
        )
      const thought = (from: number): number => afterCounted(terms, from, 5 * S)
      // The same time to think costs the same, with the pause or without.
      for (const seat of ['red', 'blue'])
        expect(order(thought(now), awake).seats[seat]?.bank).toBeGreaterThanOrEqual(order(thought(since), state).seats[seat]?.bank ?? 0)
    }),
  )
})

test('agreed extensions come to at most four regular periods, even if the others ask for more', () => {
  const extensions = fc.array(fc.integer({ min: 1, max: 300 * D }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(anyTerms, fc.constantFrom('long' as const, 'short' as const), extensions, (terms, pace, all) => {
      const opened = clockAfter(terms, begin(terms), {
        kind: 'entry',
        time: CREATED,
        answered: null,
        open: [{ id: 'a', pace, seats: SEATS }],
      })
      const first = dueOf(opened, 'a', 'red') ?? 0
      const last = all.reduce(
        (state, length) =>
          clockAfter(terms, state, {
            kind: 'extended',
            time: state.time,
            seats: ['red'],
            until: (dueOf(state, 'a', 'red') ?? 0) + length,
            why: 'agreed',
          }),
        opened,
      )
      const due = dueOf(last, 'a', 'red') ?? 0
      expect(deadlineOf(last, 'a', 'red')?.extended).toBeLessThanOrEqual(MOST_PERIODS)
      const isDate = terms.kind === 'calendar' && pace === 'long'
      // Four dates of a calendar are at most four weeks and a change to or from summer time.
      const most = isDate ? 28 * D + 3_600_000 : MOST_PERIODS * periodOf(terms, pace)
      expect(counted(terms, first, due)).toBeLessThanOrEqual(most)
      expect(dueOf(last, 'a', 'blue')).toBe(first)
    }),
  )
})

test('what happens to one seat changes nothing for another', () => {
  fc.assert(
    fc.property(anyTerms, randomSteps(30), (terms, all) => {
      for (const { before, event, after } of stepsOf(terms, all, { allowed: false })) {
        if (event.kind === 'entry' || event.kind === 'paused' || event.kind === 'resumed') continue
        const pauseEnds = before.paused && after.time >= before.paused.until
        if (pauseEnds) continue
        const concerned = 'seat' in event ? [event.seat] : event.seats
        for (const seat of SEATS.filter((one) => !concerned.includes(one))) {
          expect({ ...after.seats[seat], spent: [] }).toEqual({ ...before.seats[seat], spent: [] })
          for (const call of Object.keys(before.calls)) expect(deadlineOf(after, call, seat)).toBe(deadlineOf(before, call, seat))
        }
      }
    }),
  )
})

/** Calls to one seat: when each begins, how long the seat thinks, and how long the call waits for others. */
const schedule = fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 })), {
  minLength: 1,
  maxLength: 8,
})

test('a live bank pays for each moment in which a seat owed an answer once', () => {
  fc.assert(
    fc.property(anyLive, schedule, (random, calls) => {
      const terms = { ...random, bank: 86_400 }
      const all = calls.map(([since, thinks, waits], at) => ({ id: `c${at}`, since, sealed: since + thinks, end: since + thinks + waits }))
      const times = [...new Set(all.flatMap(({ since, end }) => [since, end]))].toSorted((one, other) => one - other)
      let [state, open] = [begin(terms), [] as readonly string[]]
      const entry = (time: number, answered: { readonly call: string; readonly sealed: Record<string, number> } | null): void => {
        const asked = open.map((id) => ({ id, pace: 'long' as const, seats: ['red'] }))
        state = clockAfter(terms, state, { kind: 'entry', time: CREATED + time * S, answered, open: asked })
      }
      for (const time of times) {
        open = [...open, ...all.filter(({ since }) => since === time).map(({ id }) => id)]
        entry(time, null)
        for (const { id, sealed } of all.filter(({ end }) => end === time)) {
          open = open.filter((one) => one !== id)
          entry(time, { call: id, sealed: { red: CREATED + sealed * S } })
        }
      }
      const seconds = Array.from({ length: 600 }, (_, second) => second)
      const owed = seconds.filter((second) => all.some(({ since, sealed }) => since <= second && second < sealed)).length
      expect(state.seats.red?.bank).toBe((terms.bank - owed + all.length * terms.increment) * S)
      expect(state.seats.red?.spent).toEqual([])
    }),
  )
})

test('a vacation gives a seat the time that it had left, after its end', () => {
  fc.assert(
    fc.property(anySlow, randomSteps(15), fc.integer({ min: 1, max: 10 }), (terms, all, days) => {
      const state = lastOf(terms, stepsOf(terms, all, { allowed: true }))
      if (state.paused) return
      const end = state.time + days * D
      const away = clockAfter(terms, state, { kind: 'vacation', time: state.time, seat: 'red', days })
      for (const { call, pace, seat, due, lapsed } of allOf(state)) {
        if (seat !== 'red' || lapsed) continue
        const after = dueOf(away, call, seat) ?? 0
        expect(after).toBeGreaterThanOrEqual(end)
        if (terms.kind === 'answer' || pace === 'short') expect(counted(terms, end, after)).toBe(counted(terms, state.time, due))
      }
      const open: readonly OpenCall[] = [{ id: 'new', pace: 'short', seats: ['red'] }]
      const asked = clockAfter(terms, away, { kind: 'entry', time: state.time, answered: null, open })
      expect(counted(terms, end, dueOf(asked, 'new', 'red') ?? 0)).toBeGreaterThanOrEqual(periodOf(terms, 'short'))
    }),
  )
})
