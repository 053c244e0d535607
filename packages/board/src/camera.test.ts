import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AvailableSize } from './available-size.ts'
import { fitting, framed, looking, MARGIN } from './camera.ts'
import type { Bounds } from './geometry.ts'

const BOX: Bounds = { left: -35, top: -30, width: 750, height: 880 }
const rooms: fc.Arbitrary<AvailableSize> = fc.record({
  width: fc.integer({ min: 300, max: 1600 }),
  height: fc.integer({ min: 300, max: 1200 }),
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
  test('shows a fitted chart above the buttons, which are larger on a phone', () => {
    const belowAt = (width: number): number => {
      const room = { width, height: 300 }
      const k = fitting(room, BOX)
      const { y } = looking(room, { x: BOX.left + BOX.width / 2, y: BOX.top + BOX.height / 2 }, k)
      return room.height - (BOX.top + BOX.height) * k - y
    }
    // The buttons of board.css, with the space below them.
    expect([belowAt(390) > 46 + 20, belowAt(800) > 26 + 20]).toEqual([true, true])
  })
  test('keeps a large chart over the whole frame and a small one inside it', () => {
    fc.assert(
      fc.property(rooms, looks, (room, look) => {
        const { x, k } = framed(look, room, BOX)
        const [left, right] = [(BOX.left - 4) * k + x, (BOX.left + BOX.width + 4) * k + x]
        const larger = right - left > room.width - 2 * MARGIN
        expect(larger ? left <= MARGIN + 1e-6 && right >= room.width - MARGIN - 1e-6 : left >= MARGIN - 1e-6).toBe(true)
      }),
    )
  })
})
