import { type Hex, hexKey, within } from '@admiralty/space'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { border, centre, extent, grid, hexesPath, hexUnder, linePath, RISE, SIZE } from './geometry.ts'

const hexes = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 })) as fc.Arbitrary<Hex>
const strokes = (path: string): number => path.split('M').length - 1

describe('the chart', () => {
  test('finds the hex of every point inside it', () => {
    fc.assert(
      fc.property(
        hexes,
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        fc.double({ min: 0, max: RISE - 0.01, noNaN: true }),
        (hex, angle, far) => {
          const { x, y } = centre(hex)
          expect(hexUnder({ x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) })).toEqual(hex)
        },
      ),
    )
  })
  test('finds a hex whose centre is at most SIZE away', () => {
    fc.assert(
      fc.property(fc.double({ min: -2000, max: 2000, noNaN: true }), fc.double({ min: -2000, max: 2000, noNaN: true }), (x, y) => {
        const middle = centre(hexUnder({ x, y }))
        expect(Math.hypot(middle.x - x, middle.y - y)).toBeLessThanOrEqual(SIZE + 1e-6)
      }),
    )
  })
  test('is flat-topped: direction 0 is up the page, columns are one and a half sizes apart', () => {
    expect(centre([0, -1])).toEqual({ x: 0, y: -2 * RISE })
    expect(centre([1, -1])).toEqual({ x: 1.5 * SIZE, y: -RISE })
  })
  test('draws a border around the outside only', () => {
    expect(strokes(border([[0, 0]]))).toBe(6)
    expect(strokes(border(within([0, 0], 1)))).toBe(18)
    expect(strokes(border([]))).toBe(0)
  })
  test('draws each side of a grid once', () => {
    const disc = within([2, 1], 2)
    const sides = grid(disc).split('M').slice(1)
    expect(sides).toHaveLength((disc.length * 6 + strokes(border(disc))) / 2)
    expect(new Set(sides.map((side) => side.split('L').sort().join())).size).toBe(sides.length)
  })
  test('makes paths of hexes and lines', () => {
    expect(hexesPath([[0, 0]]).match(/[ML]/g)).toHaveLength(6)
    expect(linePath([centre([0, 0]), centre([0, 1])])).toBe(`M0 0L0 ${Math.round(2 * RISE * 10) / 10}`)
  })
  test('has an extent that contains every corner', () => {
    const box = extent(within([0, 0], 1))
    expect(box.width).toBeCloseTo(5 * SIZE)
    expect(box.height).toBeCloseTo(6 * RISE)
    expect(extent([]).width).toBe(2 * SIZE)
    expect(hexKey(hexUnder({ x: box.left + SIZE, y: box.top + 2 * RISE }))).toBe('-1,0')
  })
})
