import { expect, test } from 'vitest'
import { cornerFor } from './corners.ts'

const room = { width: 800, height: 600 }
const size = { width: 290, height: 130 }
const left = (...busy: readonly (readonly [x: number, y: number, weight: number])[]) =>
  cornerFor(
    ['top-left', 'low-left'],
    size,
    busy.map(([x, y, weight]) => ({ x, y, weight })),
    room,
  )

test('it stands where it covers less, in the first corner if it may', () => {
  expect(left()).toBe('top-left')
  expect(left([400, 300, 1])).toBe('top-left')
  expect(left([40, 40, 1])).toBe('low-left')
  expect(left([40, 40, 1], [40, 580, 1])).toBe('top-left')
  expect(left([40, 40, 1], [40, 580, 1], [50, 580, 1])).toBe('top-left')
})
test('what matters more is covered last', () => {
  expect(left([40, 40, 6], [40, 580, 1], [50, 580, 1])).toBe('low-left')
})
test('the right side is the right side', () => {
  expect(cornerFor(['top-right', 'low-right'], size, [{ x: 790, y: 20, weight: 1 }], room)).toBe('low-right')
  expect(cornerFor(['top-right', 'low-right'], size, [{ x: 20, y: 20, weight: 1 }], room)).toBe('top-right')
})
