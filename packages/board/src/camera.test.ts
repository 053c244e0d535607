import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChartSpace } from './available-size.ts'
import { fitting, framed, isVisible, looking, MARGIN } from './camera.ts'
import type { Bounds } from './geometry.ts'

const BOX: Bounds = { left: -35, top: -30, width: 750, height: 880 }
const rooms: fc.Arbitrary<ChartSpace> = fc.record({
  width: fc.integer({ min: 300, max: 1600 }),
  height: fc.integer({ min: 300, max: 1200 }),
  buttons: fc.record({ width: fc.constant(156), height: fc.integer({ min: 47, max: 66 }) }),
})
const looks = fc.record({
  x: fc.integer({ min: -2000, max: 2000 }),
  y: fc.integer({ min: -2000, max: 2000 }),
  k: fc.double({ min: 0.2, max: 3, noNaN: true }),
})

describe('the camera', () => {
  test('shows a fitted chart completely inside its frame', () => {
    fc.assert(
      fc.property(rooms, (room) => {
        const k = fitting(room, BOX)
        const { x, y } = looking(room, { x: BOX.left + BOX.width / 2, y: BOX.top + BOX.height / 2 }, k)
        expect(BOX.left * k + x).toBeGreaterThanOrEqual(MARGIN)
        expect((BOX.left + BOX.width) * k + x).toBeLessThanOrEqual(room.width - MARGIN)
        expect(BOX.top * k + y).toBeGreaterThanOrEqual(MARGIN)
        expect((BOX.top + BOX.height) * k + y).toBeLessThanOrEqual(room.height - MARGIN)
      }),
    )
  })
  test('shows a fitted chart above the buttons', () => {
    fc.assert(
      fc.property(rooms, (room) => {
        const k = fitting(room, BOX)
        const { y } = looking(room, { x: BOX.left + BOX.width / 2, y: BOX.top + BOX.height / 2 }, k)
        expect(room.height - (BOX.top + BOX.height) * k - y).toBeGreaterThan(room.buttons.height)
      }),
    )
  })
  test('keeps a large chart over the frame but for the space of a name, and a small one inside it', () => {
    const name = 24
    fc.assert(
      fc.property(rooms, looks, (room, look) => {
        const { x, k } = framed(look, room, { box: BOX, open: false })
        const [left, right] = [(BOX.left - 4) * k + x, (BOX.left + BOX.width + 4) * k + x]
        const larger = right - left > room.width - 2 * MARGIN
        const covers = left <= MARGIN + name + 1e-6 && right >= room.width - MARGIN - name - 1e-6
        expect(larger ? covers : left >= MARGIN - name - 1e-6).toBe(true)
      }),
    )
  })
  test('goes anywhere on a chart without an edge', () => {
    const room = { width: 600, height: 400, buttons: { width: 156, height: 66 } }
    const far = { x: 9000, y: -9000, k: 1 }
    expect(framed(far, room, { box: BOX, open: true })).toEqual(far)
  })
  test('shows a rectangle that is inside the frame, above the buttons or beside them', () => {
    const room = { width: 390, height: 300, buttons: { width: 156, height: 66 } }
    const shows = (left: number, top: number) => isVisible({ x: 0, y: 0, k: 1 }, room, { left, top, right: left + 40, bottom: top + 20 })
    expect([shows(100, 250), shows(300, 200), shows(16, 16)]).toEqual([true, true, true])
    expect([shows(300, 250), shows(210, 220), shows(10, 100), shows(100, 5), shows(345, 100), shows(100, 270)]).toEqual(
      Array(6).fill(false),
    )
  })
})
