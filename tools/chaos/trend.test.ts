import { expect, test } from 'vitest'
import { trendOf } from './trend.ts'

const BOUND = { share: 0.05, least: 2 }
const steps = (count: number, figure: (at: number) => number): readonly number[] => Array.from({ length: count }, (_, at) => figure(at))

test('a figure that settles after a steep start is flat', () => {
  expect(trendOf([10, 60, 90, 99, 100, 101, 100, 99, 100, 100], BOUND)).toMatchObject({ flat: true, first: 10, last: 100 })
})
test('a figure that goes up and down is flat, unless it also climbs', () => {
  const saw = (at: number): number => (at % 4) * 10
  expect(
    trendOf(
      steps(60, (at) => 200 + saw(at)),
      BOUND,
    ).flat,
  ).toBe(true)
  expect(
    trendOf(
      steps(60, (at) => 200 + saw(at) + at),
      BOUND,
    ).flat,
  ).toBe(false)
})
test('a slow leak is not flat; its rise is measured over the second half', () => {
  const leak = trendOf(
    steps(61, (at) => 100 + at / 2),
    BOUND,
  )
  expect(leak.flat).toBe(false)
  expect(leak.rise).toBeCloseTo(15, 5)
})
test('a small figure may rise by the bound in its unit, and a falling figure is flat', () => {
  expect(trendOf([4, 4, 4, 4, 4, 5, 5, 5], BOUND).flat).toBe(true)
  expect(
    trendOf(
      steps(20, (at) => 100 - at),
      BOUND,
    ).flat,
  ).toBe(true)
})
test('too few figures are not flat', () => {
  expect(trendOf([1, 1, 1], BOUND).flat).toBe(false)
})
