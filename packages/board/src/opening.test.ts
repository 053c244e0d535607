import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bounds } from './geometry.ts'
import { openingCamera, showsAll } from './opening.ts'

const BOX: Bounds = { left: -2000, top: -2000, width: 4000, height: 4000 }
const rooms = fc.record({ width: fc.integer({ min: 480, max: 1600 }), height: fc.integer({ min: 300, max: 1200 }) })
const points = fc.array(fc.record({ x: fc.integer({ min: -500, max: 400 }), y: fc.integer({ min: -200, max: 200 }) }), {
  minLength: 1,
  maxLength: 20,
})

describe('the opening of a chart', () => {
  test('shows every ship of a battle that fits at a legible scale', () => {
    fc.assert(
      fc.property(rooms, points, (room, others) => {
        const camera = openingCamera(room, BOX, { first: [], others, least: null })
        fc.pre(camera.k > 0.33)
        expect(showsAll(camera, room, { first: [], others })).toBe(true)
      }),
    )
  })
  test('shows the first ships where not all fit', () => {
    const room = { width: 390, height: 300 }
    const first = [{ x: 900, y: 900 }]
    const camera = openingCamera(room, BOX, { first, others: [{ x: -900, y: -900 }], least: null })
    expect(camera.k).toBe(0.42)
    expect(showsAll(camera, room, { first, others: [] })).toBe(true)
  })
  test('shows the whole chart if it is large enough', () => {
    const camera = openingCamera(
      { width: 900, height: 900 },
      { left: 0, top: 0, width: 1000, height: 1000 },
      { first: [], others: [{ x: 10, y: 10 }], least: null },
    )
    expect(camera.k * 1000).toBeGreaterThan(800)
  })
})
