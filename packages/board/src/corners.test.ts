import { expect, test } from 'vitest'
import { cornerFor, covers } from './corners.ts'

const room = { width: 800, height: 600 }
const size = { width: 290, height: 130 }
const left = (...busy: readonly (readonly [x: number, y: number, weight: number])[]) =>
  cornerFor(
    ['top-left', 'low-left'],
    size,
    busy.map(([x, y, weight]) => ({ x, y, weight })),
    room,
  )

test('an overlay is in the corner where it covers least, the first one if several are equal', () => {
  expect(left()).toBe('top-left')
  expect(left([400, 300, 1])).toBe('top-left')
  expect(left([40, 40, 1])).toBe('low-left')
  expect(left([40, 40, 1], [40, 580, 1])).toBe('top-left')
  expect(left([40, 40, 1], [40, 580, 1], [50, 580, 1])).toBe('top-left')
})
test('points with a higher weight count more', () => {
  expect(left([40, 40, 6], [40, 580, 1], [50, 580, 1])).toBe('low-left')
})
test('corners on the right are measured from the right edge', () => {
  expect(cornerFor(['top-right', 'low-right'], size, [{ x: 790, y: 20, weight: 1 }], room)).toBe('low-right')
  expect(cornerFor(['top-right', 'low-right'], size, [{ x: 20, y: 20, weight: 1 }], room)).toBe('top-right')
})
test('an overlay covers the points in its corner', () => {
  const at = (x: number, y: number) => covers('low-left', size, { x, y }, room)
  expect([at(40, 580), at(40, 460), at(300, 580)]).toEqual([true, false, false])
})
