import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freePlaces, overlaps, panelPlace, type ScreenBox } from './free-place.ts'

const within = { left: 20, right: 780, top: 20, bottom: 580 }
const size = { width: 300, height: 200 }
const around = (x: number, y: number, half = 30): ScreenBox => ({ left: x - half, right: x + half, top: y - half, bottom: y + half })

describe('a panel', () => {
  test('is in the first corner if nothing is in the way', () => {
    expect(panelPlace({ size, within, kept: [] }, [])).toEqual({ x: 480, y: 20 })
  })
  test('is in the free corner where it covers least', () => {
    const kept = [around(600, 100)]
    expect(panelPlace({ size, within, kept }, [{ x: 700, y: 500, weight: 2 }])).toEqual({ x: 20, y: 20 })
  })
  test('is beside what is kept if no corner is free', () => {
    const kept = [around(30, 30), around(770, 30), around(30, 570), around(770, 570)]
    const at = panelPlace({ size, within, kept }, [])
    expect(at).not.toBeNull()
    expect(freePlaces({ size, within, kept })).toContainEqual(at)
  })
  test('has no place if there is none', () => {
    expect(panelPlace({ size, within, kept: [around(400, 300, 250)] }, [])).toBeNull()
    expect(panelPlace({ size: { width: 900, height: 10 }, within, kept: [] }, [])).toBeNull()
  })
  test('never covers what is kept, and finds a place wherever there is one', () => {
    const boxes = fc.array(
      fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) }).map(({ x, y }) => around(x, y)),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(boxes, (kept) => {
        const at = panelPlace({ size, within, kept }, [])
        const isFree = (x: number, y: number): boolean =>
          !kept.some((box) => overlaps({ left: x - 6, right: x + size.width + 6, top: y - 6, bottom: y + size.height + 6 }, box))
        if (at) expect(isFree(at.x, at.y)).toBe(true)
        else
          for (let x = within.left; x <= within.right - size.width; x += 5)
            for (let y = within.top; y <= within.bottom - size.height; y += 5) expect(isFree(x, y)).toBe(false)
      }),
    )
  })
})
