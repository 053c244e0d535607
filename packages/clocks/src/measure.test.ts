// Counted time, forwards and backwards.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterCounted, beforeCounted, counted, unspent, withSpan } from './measure.ts'
import { RESTING } from './samples-for-tests.ts'

const D = 86_400_000
const times = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) })

test('counting forwards and backwards measures the same, across weekends and changes of the clock', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 60 * D }), (time, length) => {
      const end = afterCounted(RESTING, time, length)
      expect(counted(RESTING, time, end)).toBe(length)
      expect(counted(RESTING, beforeCounted(RESTING, time, length), time)).toBe(length)
    }),
  )
})

test('the counted time of two stretches is that of both together', () => {
  fc.assert(
    fc.property(times, fc.nat(40 * D), fc.nat(40 * D), (time, one, two) => {
      const [middle, end] = [time + one, time + one + two]
      expect(counted(RESTING, time, middle) + counted(RESTING, middle, end)).toBe(counted(RESTING, time, end))
    }),
  )
})

test('spans are joined where they meet, and what is in none of them is unspent', () => {
  const spans = fc.array(fc.tuple(fc.nat(50), fc.nat(20)), { maxLength: 8 })
  fc.assert(
    fc.property(spans, fc.nat(60), fc.nat(60), (all, from, length) => {
      const joined = all.reduce<ReturnType<typeof withSpan>>((sum, [at, long]) => withSpan(sum, { from: at, to: at + long }), [])
      const isSpent = (time: number) => all.some(([at, long]) => at <= time && time < at + long)
      const expected = Array.from({ length }, (_, at) => from + at).filter((time) => !isSpent(time)).length
      expect(unspent(joined, from, from + length)).toBe(expected)
      expect(joined.every((span, at) => at === 0 || span.from > (joined[at - 1]?.to ?? 0))).toBe(true)
    }),
  )
})
