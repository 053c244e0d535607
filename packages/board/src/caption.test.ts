import { expect, test } from 'vitest'
import { cornerFor } from './caption.tsx'

const room = { width: 800, height: 600 }
test('the caption stands where it covers less, above if it may', () => {
  expect(cornerFor([], room)).toBe('top-left')
  expect(cornerFor([{ x: 400, y: 300 }], room)).toBe('top-left')
  expect(cornerFor([{ x: 40, y: 40 }], room)).toBe('low-left')
  expect(
    cornerFor(
      [
        { x: 40, y: 40 },
        { x: 40, y: 580 },
      ],
      room,
    ),
  ).toBe('top-left')
  expect(
    cornerFor(
      [
        { x: 40, y: 40 },
        { x: 40, y: 580 },
        { x: 50, y: 580 },
      ],
      room,
    ),
  ).toBe('top-left')
})
