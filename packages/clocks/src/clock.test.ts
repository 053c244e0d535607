// The rules of a clock, one by one, with times by hand. 0 ms is Thursday, 1 January 1970, 00:00 UTC.
import { describe, expect, test } from 'vitest'
import { clockAfter } from './clock.ts'
import { dueOf, newDeadlines } from './due.ts'
import { ANSWER, answers, asks, clockOf, LIVE, NONE, opening, RESTING, SUNDAYS } from './samples-for-tests.ts'
import type { ClockEvent } from './state.ts'

const [S, H, D] = [1000, 3_600_000, 86_400_000]
const lapse = (time: number, seats: readonly string[], missed = seats): ClockEvent => ({ kind: 'lapsed', time, call: 'a', seats, missed })
const paused = (time: number, until: number): ClockEvent => ({ kind: 'paused', time, until })
const resumed = (time: number): ClockEvent => ({ kind: 'resumed', time })
const vacation = (time: number, days: number): ClockEvent => ({ kind: 'vacation', time, seat: 'red', days })
const extended = (time: number, until: number, why: 'agreed' | 'outage' = 'agreed'): ClockEvent => ({
  kind: 'extended',
  time,
  seats: ['red'],
  until,
  why,
})

test('a match without time limits has no deadline, whatever happens', () => {
  const state = clockOf(NONE, opening(0, asks('a')), lapse(5, ['red']), paused(6, 7))
  expect([dueOf(state, 'a', 'red'), state.calls, state.paused]).toEqual([null, {}, null])
})

describe('a live clock', () => {
  test('gives a seat its whole bank for the first answer', () => {
    expect(dueOf(clockOf(LIVE, opening(10 * S, asks('a'))), 'a', 'red')).toBe(70 * S)
  })

  test('takes the time until a seat sealed its order, even if the call waited for another, and adds the increment', () => {
    const state = clockOf(LIVE, opening(0, asks('a')), answers(30 * S, 'a', { red: 20 * S, blue: 30 * S }, asks('b')))
    expect([state.seats.red?.bank, state.seats.blue?.bank]).toEqual([45 * S, 35 * S])
    expect([dueOf(state, 'b', 'red'), dueOf(state, 'b', 'blue')]).toEqual([75 * S, 65 * S])
  })

  test('runs once for two calls at the same time', () => {
    const both = [asks('a'), asks('b')]
    const state = clockOf(
      LIVE,
      opening(0, ...both),
      answers(20 * S, 'a', { red: 10 * S, blue: 20 * S }, asks('b')),
      answers(30 * S, 'b', { red: 25 * S, blue: 15 * S }),
    )
    expect([state.seats.red?.bank, state.seats.blue?.bank]).toEqual([(60 - 25 + 10) * S, (60 - 20 + 10) * S])
  })

  test('counts no moment twice, in whatever order two calls are answered', () => {
    const state = clockOf(
      LIVE,
      opening(0, asks('a')),
      opening(30 * S, asks('a'), asks('b')),
      answers(45 * S, 'b', { red: 40 * S, blue: 45 * S }, asks('a')),
      answers(50 * S, 'a', { red: 20 * S, blue: 50 * S }),
    )
    expect([state.seats.red?.bank, state.seats.blue?.bank]).toEqual([(60 - 20 - 10 + 10) * S, (60 - 50 + 10) * S])
  })

  test('gives the increment of one call to the deadline of another', () => {
    const state = clockOf(LIVE, opening(0, asks('a'), asks('b')), answers(10 * S, 'a', { red: 10 * S, blue: 10 * S }, asks('b')))
    expect(dueOf(state, 'b', 'red')).toBe(65 * S)
  })

  test('leaves the increment for each answer after a lapse', () => {
    const state = clockOf(LIVE, opening(0, asks('a')), lapse(62 * S, ['red']), answers(63 * S, 'a', { blue: 50 * S }, asks('b')))
    expect([state.seats.red?.bank, dueOf(state, 'b', 'red')]).toEqual([0, 68 * S])
    const next = clockAfter(LIVE, state, answers(67 * S, 'b', { red: 67 * S, blue: 64 * S }, asks('c')))
    expect([next.seats.red?.bank, dueOf(next, 'c', 'red')]).toEqual([5 * S, 72 * S])
  })

  test('keeps the deadline of a second call when the first one has lapsed late', () => {
    const both = [asks('a'), asks('b')]
    const state = clockOf(LIVE, opening(0, ...both), lapse(90 * S, ['red']), opening(91 * S, ...both, asks('c')))
    expect([dueOf(state, 'b', 'red'), dueOf(state, 'c', 'red')]).toEqual([60 * S, 96 * S])
  })

  test('takes nothing for a call that is put off or answered by another seat', () => {
    const state = clockOf(LIVE, opening(0, asks('a')), opening(20 * S, asks('b')), answers(40 * S, 'b', { blue: 40 * S }))
    expect([state.seats.red?.bank, state.seats.blue?.bank]).toEqual([60 * S, 45 * S])
  })

  test('stops in a pause', () => {
    const state = clockOf(LIVE, opening(0, asks('a')), paused(10 * S, 100 * S), resumed(50 * S))
    expect(dueOf(state, 'a', 'red')).toBe(100 * S)
    const next = clockAfter(LIVE, state, answers(60 * S, 'a', { red: 60 * S, blue: 30 * S }))
    expect([next.seats.red?.bank, next.seats.blue?.bank]).toEqual([(60 - 20 + 5) * S, (60 - 10 + 5) * S])
  })

  test('takes nothing for an order that is sealed in a pause, beyond the time before it', () => {
    const state = clockOf(LIVE, opening(0, asks('a')), paused(10 * S, 100 * S), answers(90 * S, 'a', { red: 90 * S, blue: 5 * S }))
    expect([state.seats.red?.bank, state.seats.blue?.bank]).toEqual([55 * S, 60 * S])
  })

  test('begins at the end of the pause for a call that opens in it', () => {
    const state = clockOf(LIVE, opening(0), paused(10 * S, 100 * S), opening(20 * S, asks('a')), resumed(30 * S))
    expect(dueOf(state, 'a', 'red')).toBe(90 * S)
    expect(clockAfter(LIVE, state, answers(40 * S, 'a', { red: 40 * S, blue: 25 * S })).seats.red?.bank).toBe(55 * S)
  })

  test('adds an extension to the bank', () => {
    const state = clockOf(LIVE, opening(0, asks('a')), extended(10 * S, 90 * S))
    expect([dueOf(state, 'a', 'red'), state.seats.red?.bank, dueOf(state, 'a', 'blue')]).toEqual([90 * S, 90 * S, 60 * S])
  })

  test('knows no vacation', () => {
    const state = clockOf(LIVE, opening(0, asks('a')))
    expect(clockAfter(LIVE, state, vacation(5, 1))).toBe(state)
  })

  test('gives a new holder of a seat no time', () => {
    const state = clockOf(LIVE, opening(0, asks('a')))
    expect(clockAfter(LIVE, state, { kind: 'seated', time: 5, seat: 'red' })).toBe(state)
  })
})

describe('a clock for each answer', () => {
  test('gives the days, then the reserve; a short call has days of its own', () => {
    const state = clockOf(ANSWER, opening(0, asks('a'), asks('b', 'short')))
    expect([dueOf(state, 'a', 'red'), dueOf(state, 'b', 'red')]).toEqual([3 * D + 12 * H, D + 12 * H])
  })

  test('takes from the reserve only what comes after the days', () => {
    const state = clockOf(ANSWER, opening(0, asks('a')), answers(4 * D, 'a', { red: 3 * D + 2 * H, blue: D }, asks('b')))
    expect([state.seats.red?.bank, state.seats.blue?.bank]).toEqual([10 * H, 12 * H])
    expect(dueOf(state, 'b', 'red')).toBe(7 * D + 10 * H)
  })

  test('has no reserve left after a lapse', () => {
    const state = clockOf(ANSWER, opening(0, asks('a')), lapse(4 * D, ['red']))
    expect([state.seats.red?.bank, state.seats.blue?.bank, dueOf(state, 'a', 'red')]).toEqual([0, 12 * H, null])
  })

  test('rests from Saturday 00:00 to Monday 00:00 of its zone', () => {
    const friday = D // 01:00 in Berlin, so 23 hours are left of the day.
    const state = clockOf(RESTING, opening(friday, asks('a', 'short')))
    const monday = 4 * D - H
    expect(dueOf(state, 'a', 'red')).toBe(monday + H + 12 * H)
    const next = clockAfter(RESTING, state, answers(5 * D, 'a', { red: monday + 3 * H, blue: 2 * D }))
    expect([next.seats.red?.bank, next.seats.blue?.bank]).toEqual([10 * H, 12 * H])
  })

  test('begins on Monday for a call that opens on a weekend', () => {
    expect(dueOf(clockOf(RESTING, opening(3 * D, asks('a', 'short'))), 'a', 'red')).toBe(4 * D - H + D + 12 * H)
  })

  test('moves its deadlines by the length of a pause, and leaves a day at least', () => {
    const state = clockOf(ANSWER, opening(0, asks('a'), asks('b', 'short')), paused(D, 9 * D), resumed(3 * D))
    expect([dueOf(state, 'a', 'red'), dueOf(state, 'b', 'red')]).toEqual([5 * D + 12 * H, 4 * D])
    expect(clockAfter(ANSWER, state, answers(6 * D, 'a', { red: 5 * D + H })).seats.red?.bank).toBe(11 * H)
  })

  test('ends a pause at its end, even if no event says so', () => {
    const state = clockOf(ANSWER, opening(0, asks('a')), paused(D, 2 * D), opening(9 * D, asks('a'), asks('b')))
    expect([state.paused, dueOf(state, 'a', 'red'), dueOf(state, 'b', 'red')]).toEqual([null, 4 * D + 12 * H, 12 * D + 12 * H])
  })

  test('charges the reserve until a pause that begins in it', () => {
    const state = clockOf(ANSWER, opening(0, asks('a')), paused(3 * D + 4 * H, 9 * D), resumed(8 * D))
    expect(dueOf(state, 'a', 'red')).toBe(9 * D)
    expect(clockAfter(ANSWER, state, answers(9 * D, 'a', { red: 9 * D })).seats.red?.bank).toBe(0)
    expect(clockAfter(ANSWER, state, answers(9 * D, 'a', { red: 8 * D + 20 * H })).seats.red?.bank).toBe(4 * H)
  })

  test('moves the deadlines of one seat by its vacation; what opens meanwhile counts from its end', () => {
    const state = clockOf(ANSWER, opening(0, asks('a')), vacation(D, 2), opening(2 * D, asks('a'), asks('b')))
    expect([dueOf(state, 'a', 'red'), dueOf(state, 'a', 'blue')]).toEqual([5 * D + 12 * H, 3 * D + 12 * H])
    expect([dueOf(state, 'b', 'red'), dueOf(state, 'b', 'blue')]).toEqual([6 * D + 12 * H, 5 * D + 12 * H])
    expect(state.seats.red?.vacation).toEqual({ left: (2 * D) / 30, at: D })
  })

  test('moves the end of a vacation by a pause', () => {
    const state = clockOf(ANSWER, opening(0), vacation(0, 2), paused(D, 9 * D), resumed(4 * D), opening(4 * D, asks('a')))
    expect([state.seats.red?.away, dueOf(state, 'a', 'red')]).toEqual([5 * D, 8 * D + 12 * H])
  })

  test('counts the extensions of a deadline in regular periods, at most four', () => {
    const state = clockOf(ANSWER, opening(0, asks('a')), extended(D, 9 * D + 12 * H), extended(D, 15 * D + 12 * H))
    expect(state.calls.a?.seats.red).toMatchObject({ base: 15 * D, due: 15 * D + 12 * H, extended: 4 })
    expect(clockAfter(ANSWER, state, extended(D, 15 * D + 13 * H))).toBe(state)
    expect(dueOf(state, 'a', 'blue')).toBe(3 * D + 12 * H)
  })

  test('extends a deadline after an outage, which is no agreed period', () => {
    const state = clockOf(ANSWER, opening(0, asks('a')), extended(4 * D, 4 * D + 20 * H, 'outage'))
    expect(state.calls.a?.seats.red).toMatchObject({ due: 4 * D + 20 * H, extended: 0, outage: 4 * D })
  })

  test('gives a new holder two days, and forgets the misses', () => {
    const misses = [opening(0, asks('a')), lapse(4 * D, ['red']), answers(4 * D, 'a', {}, asks('b', 'short'), asks('c'))]
    const state = clockOf(ANSWER, ...misses, { kind: 'seated', time: 5 * D - H, seat: 'red' })
    expect([dueOf(state, 'b', 'red'), dueOf(state, 'c', 'red'), state.seats.red?.misses]).toEqual([7 * D - H, 7 * D, 0])
    expect(dueOf(state, 'b', 'blue')).toBe(5 * D + 12 * H)
  })

  test('does not leave the vacation of the old holder to the new one', () => {
    const state = clockOf(ANSWER, opening(0), vacation(0, 2), { kind: 'seated', time: H, seat: 'red' }, opening(2 * H, asks('a')))
    expect(dueOf(state, 'a', 'red')).toBe(3 * D + 14 * H)
  })

  test('gives a new holder two days after a pause in which the seat passes on', () => {
    const state = clockOf(
      ANSWER,
      opening(0, asks('a', 'short')),
      paused(D, 9 * D),
      { kind: 'seated', time: 2 * D, seat: 'red' },
      resumed(5 * D),
    )
    expect([dueOf(state, 'a', 'red'), dueOf(state, 'a', 'blue')]).toEqual([7 * D, 6 * D])
  })
})

describe('a clock by the calendar', () => {
  const sunday = 3 * D + 19 * H // 20:00 in Berlin

  test('asks for orders on the first of its dates that is late enough; a short call has days', () => {
    expect(dueOf(clockOf(SUNDAYS, opening(sunday - 48 * H, asks('a'))), 'a', 'red')).toBe(sunday)
    const state = clockOf(SUNDAYS, opening(sunday - 48 * H + 1, asks('a'), asks('b', 'short')))
    expect([dueOf(state, 'a', 'red'), dueOf(state, 'b', 'red')]).toEqual([sunday + 7 * D, sunday - 24 * H + 1])
  })

  test('takes the first date after a vacation, unless the deadline is after it anyway', () => {
    const state = clockOf(SUNDAYS, opening(0, asks('a')), vacation(D, 1), vacation(2 * D, 2))
    expect(dueOf(state, 'a', 'red')).toBe(sunday + 7 * D)
    expect(dueOf(clockOf(SUNDAYS, opening(0, asks('a')), vacation(D, 2)), 'a', 'red')).toBe(sunday)
  })

  test('moves the deadline of a short call by a vacation', () => {
    expect(dueOf(clockOf(SUNDAYS, opening(0, asks('a', 'short')), vacation(0, 2)), 'a', 'red')).toBe(3 * D)
  })

  test('keeps weekday and time of day in an agreed extension', () => {
    const state = clockOf(SUNDAYS, opening(0, asks('a')), extended(D, sunday + H))
    expect(state.calls.a?.seats.red).toMatchObject({ due: sunday + 7 * D, extended: 1 })
    const more = clockAfter(SUNDAYS, state, extended(2 * D, sunday + 28 * D))
    expect(more.calls.a?.seats.red).toMatchObject({ due: sunday + 28 * D, extended: 4 })
    expect(clockAfter(SUNDAYS, more, extended(2 * D, sunday + 29 * D))).toBe(more)
  })

  test('keeps the time of day from winter to summer', () => {
    const march = Date.UTC(1996, 2, 28) // Summer time begins on Sunday, 31 March.
    expect(dueOf(clockOf(SUNDAYS, opening(march, asks('a'))), 'a', 'red')).toBe(Date.UTC(1996, 2, 31, 18))
  })

  test('uses UTC at the same time of day if the runtime does not know the zone', () => {
    const state = clockOf({ ...SUNDAYS, zone: 'Moon/Tycho' }, opening(0, asks('a')))
    expect(dueOf(state, 'a', 'red')).toBe(3 * D + 20 * H)
    expect(dueOf(clockOf({ ...RESTING, zone: 'Moon/Tycho' }, opening(D, asks('a', 'short'))), 'a', 'red')).toBe(4 * D + 12 * H)
  })
})

describe('misses', () => {
  test('are counted in a row; an order of its own ends the row, an order of the host does not', () => {
    const first = clockOf(ANSWER, opening(0, asks('a')), lapse(4 * D, ['red']), answers(4 * D, 'a', { blue: 1 }, asks('a')))
    const second = clockAfter(ANSWER, first, lapse(8 * D, ['red', 'blue'], ['red']))
    expect([first.seats.red?.misses, second.seats.red?.misses, second.seats.blue?.misses]).toEqual([1, 2, 0])
    const host = clockAfter(ANSWER, second, answers(8 * D, 'a', { red: 8 * D }, asks('b')))
    expect(host.seats.red?.misses).toBe(2)
    expect(clockAfter(ANSWER, host, answers(9 * D, 'b', { red: 9 * D })).seats.red?.misses).toBe(0)
  })
})

describe('the fold', () => {
  test('returns the same state if nothing changes', () => {
    const state = clockOf(ANSWER, opening(0, asks('a')))
    const events: readonly ClockEvent[] = [
      opening(5, asks('a')),
      lapse(5, []),
      { kind: 'lapsed', time: 5, call: 'z', seats: ['red'], missed: [] },
      lapse(5, ['green']),
      resumed(5),
      paused(5, 5),
      extended(5, 6),
      { kind: 'seated', time: 5, seat: 'red' },
      { kind: 'seated', time: 5, seat: 'green' },
      { kind: 'vacation', time: 5, seat: 'green', days: 1 },
    ]
    for (const event of events) expect(clockAfter(ANSWER, state, event), event.kind).toBe(state)
  })

  test('keeps the deadline of a call that stays open, and asks a new seat now', () => {
    const before = clockOf(ANSWER, opening(0, asks('a', 'long', ['red'])))
    const after = clockAfter(ANSWER, before, opening(D, asks('a')))
    expect(newDeadlines(before, after)).toEqual({ a: { blue: 4 * D + 12 * H } })
    expect(after.calls.a?.opened).toBe(0)
    expect(Object.keys(clockAfter(ANSWER, after, opening(D, asks('a', 'long', ['blue']))).calls.a?.seats ?? {})).toEqual(['blue'])
  })

  test('begins a call again that is asked again by the entry that answers it', () => {
    const state = clockOf(ANSWER, opening(0, asks('a')), answers(D, 'a', { red: D, blue: D }, asks('a')))
    expect([state.calls.a?.opened, dueOf(state, 'a', 'red')]).toEqual([D, 4 * D + 12 * H])
  })

  test('takes an older time for that of the last event', () => {
    const state = clockOf(LIVE, opening(50 * S, asks('a')), answers(20 * S, 'a', { red: 10 * S, blue: 70 * S }, asks('b')))
    expect([state.time, state.seats.red?.bank, state.seats.blue?.bank, dueOf(state, 'b', 'red')]).toEqual([50 * S, 65 * S, 65 * S, 115 * S])
  })

  test('accepts seats and calls with the names of members that every object has', () => {
    const state = clockOf(ANSWER, opening(0, asks('constructor', 'long', ['__proto__', 'toString'])))
    expect(dueOf(state, 'constructor', '__proto__')).toBe(3 * D + 12 * H)
    expect([dueOf(state, 'toString', 'red'), dueOf(state, 'constructor', 'valueOf')]).toEqual([null, null])
  })
})
