import type { Place } from '@admiralty/kernel'
import { CLOCK_POINTS, unitVector } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { planeAxes } from './axes.ts'
import { counterUnder, passedWith, placeCounters, targetUnder } from './counter-places.ts'
import { cursorAfter } from './cursor.ts'
import { measureBetween, measureText } from './measure.ts'
import { markRadii } from './overlays.tsx'
import { drawnBounds } from './plane-background.tsx'
import { boundsAround, planeChart, UNIT } from './plane-chart.ts'
import type { Counter } from './scene.ts'

const FRIGATE: Counter = {
  id: 'frigate',
  at: [1560 * 3, 1560 * 4],
  facing: 2,
  symbol: 'destroyer',
  sideStyle: 1,
  label: 'Frigate',
  look: 'plain',
  damage: null,
  marks: [],
  selected: false,
  title: 'Frigate',
}
const plane = { chart: planeChart, has: () => true }

describe('the plane as a chart', () => {
  test('the y axis of the table points up the screen, and a movement unit is as wide as high', () => {
    expect(planeChart.pointOf([1560, 3120])).toEqual({ x: UNIT, y: -2 * UNIT })
    expect(planeChart.pointOf([0, 0])).toEqual({ x: 0, y: 0 })
  })
  test('a pointer names a place to a tenth of a unit', () => {
    expect(planeChart.placeAt({ x: UNIT * 1.52, y: UNIT * 0.98 })).toEqual([2340, -1560])
    expect(planeChart.nameOf([2340, -1560])).toBe('(1.5, −1)')
  })
  test('courses are drawn clockwise from the top, 30 degrees apart', () => {
    const bearings = CLOCK_POINTS.map((course) => measureBetween(planeChart, [0, 0], unitVector(course), null).bearing)
    expect(bearings).toEqual(CLOCK_POINTS.map(planeChart.degreesOf))
    expect(placeCounters([FRIGATE], null, planeChart)[0]?.degrees).toBe(60)
  })
  test('a measure has movement units, a bearing by the clock, and the side of the bow', () => {
    expect(measureText(planeChart, measureBetween(planeChart, [0, 0], [1560 * 3, 1560 * 4], 12))).toBe(
      '5 MU, bearing 1:14, 37° to starboard',
    )
    expect(measureText(planeChart, measureBetween(planeChart, [5, 5], [5, 5], 12))).toBe('same point')
  })
  test('the cursor goes from whole unit to whole unit, or by tenths, also on a turned table', () => {
    expect(cursorAfter('ArrowRight', [2340, 0], plane, { turn: 0, fine: false })).toEqual([3120, 0])
    expect(cursorAfter('ArrowLeft', [2340, 0], plane, { turn: 0, fine: false })).toEqual([1560, 0])
    expect(cursorAfter('ArrowUp', [0, 0], plane, { turn: 0, fine: true })).toEqual([0, 156])
    expect(cursorAfter('ArrowUp', [0, 0], plane, { turn: 1, fine: false })).toEqual([-1560, 0])
  })
  test('a point on a counter is the place of the counter, and a point near a marked place is that place', () => {
    const placed = placeCounters([FRIGATE], null, planeChart)
    const near = { x: UNIT * 3 + 5, y: -UNIT * 4 }
    expect(counterUnder(placed, near, planeChart)).toEqual({ at: FRIGATE.at, thing: 'frigate' })
    const marked = [{ at: [15_601, 7] as const, kind: 'may' as const, note: null }]
    const targets = { placed, marked, chart: planeChart, reach: 0, passed: [] }
    expect(targetUnder(targets, { x: UNIT * 10.4, y: 0 })).toEqual({ at: [15_601, 7], thing: null })
    expect(targetUnder(targets, { x: UNIT * 12, y: 0 }).at).toEqual([18_720, 0])
  })
  test('a finger takes the nearest of close places, and the next one with a further tap near it', () => {
    const places = [10, 10.5, 11.2, 14].map((x) => [x * 1560, 0] as const)
    const marked = places.map((at) => ({ at, kind: 'may' as const, note: null }))
    const finger = { chart: planeChart, reach: 40 }
    const tap = (passed: readonly Place[], x: number) => targetUnder({ placed: [], marked, ...finger, passed }, { x: UNIT * x, y: 0 }).at
    let passed: readonly Place[] = []
    const taken = [10.1, 10.1, 10.2, 10.1, 14.1, 10.1].map((x) => {
      const hex = tap(passed, x)
      passed = passedWith(passed, hex, finger)
      return places.findIndex((one) => one.join() === hex.join())
    })
    expect(taken).toEqual([0, 1, 2, 0, 3, 0])
    expect(tap([], 12.4)).toEqual(places[2])
  })
  test('close marked places are drawn smaller, so that each can be seen', () => {
    const marks = (...xs: readonly number[]) => xs.map((x) => ({ at: [x * 1560, 0] as const, kind: 'may' as const, note: null }))
    expect(markRadii(marks(0, 1, 20), planeChart)).toEqual([UNIT / 2, UNIT / 2, 27])
    expect(markRadii(marks(0, 0.1), planeChart)).toEqual([6, 6])
    expect(markRadii(marks(5), planeChart)).toEqual([27])
  })
  test('a marked place in the outline of a counter is taken where it is nearer than the counter', () => {
    const placed = placeCounters([FRIGATE], null, planeChart)
    const beside = [1560 * 3 + 1200, 1560 * 4] as const
    const targets = { placed, marked: [{ at: beside, kind: 'may' as const, note: null }], chart: planeChart, reach: 0, passed: [] }
    expect(targetUnder(targets, { x: UNIT * 3 + 14, y: -UNIT * 4 })).toEqual({ at: beside, thing: null })
    expect(targetUnder(targets, { x: UNIT * 3 + 4, y: -UNIT * 4 })).toEqual({ at: FRIGATE.at, thing: 'frigate' })
  })
  test('counters of one stack are apart', () => {
    const stack = placeCounters([FRIGATE, { ...FRIGATE, id: 'other' }], null, planeChart)
    expect(new Set(stack.map(({ at }) => `${at.x},${at.y}`)).size).toBe(2)
  })
})

describe('the extent of the plane', () => {
  test('contains everything with a margin, also far from the centre, and seldom changes', () => {
    const far = { x: 40_000, y: -7_000 }
    const { left, top, width, height } = boundsAround([far, { x: far.x + 50, y: far.y }])
    expect(left).toBeLessThan(far.x - 5 * UNIT)
    expect(left + width).toBeGreaterThan(far.x + 50 + 5 * UNIT)
    expect([top < far.y, top + height > far.y, width < 1000]).toEqual([true, true, true])
    expect(boundsAround([{ x: far.x + 1, y: far.y + 1 }, far])).toEqual(boundsAround([far]))
    expect(boundsAround([]).width).toBeGreaterThan(0)
  })
  test('the grid is drawn as far as one drag can show', () => {
    expect(drawnBounds({ x: 100, y: 50, k: 2 }, { width: 800, height: 600 }, 0)).toEqual({
      left: -450,
      top: -325,
      width: 1200,
      height: 900,
    })
  })
  test('numbers rise to the right and up the table, and turn with it', () => {
    const camera = { x: 0, y: 0, k: 1 }
    const room = { width: 600, height: 400 }
    const at = (turn: 0 | 1 | 2 | 3, axis: 'across' | 'down') =>
      planeAxes(camera, room, turn)[axis].marks.find(({ at: pixel }) => pixel === 48)?.name
    expect([0, 1, 2, 3].map((turn) => at(turn as 0 | 1 | 2 | 3, 'across'))).toEqual(['2', '2', '−2', '−2'])
    expect([0, 1, 2, 3].map((turn) => at(turn as 0 | 1 | 2 | 3, 'down'))).toEqual(['−2', '2', '2', '−2'])
  })
})
