import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusTurn, type QuarterTurn, turnedBounds, turnedPoint, unturnedPoint } from './turn.ts'

const turns = fc.constantFrom<QuarterTurn[]>(0, 1, 2, 3)
const points = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) })

describe('a quarter turn', () => {
  test('brings the top of the chart to the right', () => {
    expect(turnedPoint({ x: 0, y: -1 }, 1)).toEqual({ x: 1, y: 0 })
    expect(turnedPoint({ x: 0, y: -1 }, 3)).toEqual({ x: -1, y: 0 })
  })
  test('is undone by its inverse, and four of them change nothing', () => {
    fc.assert(
      fc.property(points, turns, (point, turn) => {
        expect(unturnedPoint(turnedPoint(point, turn), turn)).toEqual(point)
      }),
    )
    expect(plusTurn(3, 1)).toBe(0)
    expect(plusTurn(0, -1)).toBe(3)
  })
  test('keeps every point of a rectangle inside the turned rectangle', () => {
    const box = { left: -30, top: 10, width: 200, height: 90 }
    fc.assert(
      fc.property(turns, fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 90 }), (turn, x, y) => {
        const { left, top, width, height } = turnedBounds(box, turn)
        const point = turnedPoint({ x: box.left + x, y: box.top + y }, turn)
        expect(point.x >= left && point.x <= left + width && point.y >= top && point.y <= top + height).toBe(true)
      }),
    )
  })
})
