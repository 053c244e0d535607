// Extensions after an outage. Times are in minutes where a helper says so.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockAfter } from './clock.ts'
import { outageBounds, outageExtension } from './outage.ts'
import { ANSWER, asks, clockOf, LIVE, opening } from './samples-for-tests.ts'

const M = 60_000
const [H, D] = [60 * M, 86_400_000]
const down = (from: number, to: number) => ({ from: from * M, to: to * M })

describe('an outage', () => {
  const bounds = { opened: 0, due: 3 * D }
  const due = (3 * D) / M
  test.each([
    ['of ten minutes in the last day gives that day again', [down(due - 60, due - 50)], 4 * D - 50 * M],
    ['that lasts beyond the deadline gives it from its end', [down(due - 60, due + 300)], 4 * D + 5 * H],
    ['of several parts counts as their sum', [down(due - 60, due - 55), down(due - 30, due - 25)], 4 * D - 25 * M],
    ['that two servers report counts once', [down(due - 60, due - 55), down(due - 60, due - 55), down(due - 59, due - 54)], null],
    ['of less than ten minutes gives nothing', [down(due - 60, due - 51)], null],
    ['that ended a day before the deadline gives nothing', [down(due - 3000, due - 1440)], null],
    ['after the deadline gives nothing', [down(due, due + 60)], null],
    ['that began long before counts with its part in the last day', [down(0, due - 1430)], 4 * D - 1430 * M],
  ])('%s', (_, downs, until) => {
    expect(outageExtension(downs, bounds)).toBe(until)
  })

  test('no outage gives nothing, even if the seat had no time at all', () => {
    expect(outageExtension([], bounds)).toBeNull()
    expect(outageExtension([down(0, 60)], { opened: 5, due: 5 })).toBeNull()
    expect(outageExtension([down(0, 60)], { opened: 6, due: 5 })).toBeNull()
  })

  test('of a tenth of a short time counts', () => {
    const short = { opened: 0, due: 10 * M }
    expect(outageExtension([down(4, 5)], short)).toBe(15 * M)
    expect(outageExtension([down(4, 4.9)], short)).toBeNull()
  })
})

test('the bounds are the time in which a seat owes an answer', () => {
  const state = clockOf(ANSWER, opening(5, asks('a')))
  expect(outageBounds(state, 'a', 'red')).toEqual({ opened: 5, due: 5 + 3 * D + 12 * H })
  expect(outageBounds(state, 'b', 'red')).toBeNull()
  expect(
    outageBounds(clockAfter(ANSWER, state, { kind: 'lapsed', time: 9 * D, call: 'a', seats: ['red'], missed: [] }), 'a', 'red'),
  ).toBeNull()
})

test('an outage never extends a deadline twice', () => {
  const times = fc.tuple(fc.integer({ min: 0, max: 6 * 1440 }), fc.integer({ min: 1, max: 2 * 1440 }))
  const found = { extended: 0 }
  fc.assert(
    fc.property(
      fc.constantFrom(ANSWER, { ...LIVE, bank: 3600 }),
      fc.array(times, { maxLength: 6 }),
      fc.integer({ min: 0, max: 600 }),
      (terms, all, late) => {
        const downs = all.map(([from, length]) => down(from, from + length))
        const state = clockOf(terms, opening(0, asks('a')))
        const before = outageBounds(state, 'a', 'red')
        const until = before && outageExtension(downs, before)
        if (!before || until === null) return
        found.extended += 1
        // A server runs again when it writes the extension: all outages that it knows are over.
        const known = downs.filter(({ from }) => from < before.due)
        const time = Math.max(before.due, ...known.map(({ to }) => to)) + late * 1000
        const again = outageExtension(known, before) ?? 0
        const next = clockAfter(terms, state, { kind: 'extended', time, seats: ['red'], until: again, why: 'outage' })
        const after = outageBounds(next, 'a', 'red')
        if (again > before.due) expect(after && outageExtension(known, after)).toBeNull()
      },
    ),
  )
  expect(found.extended).toBeGreaterThan(10)
})
