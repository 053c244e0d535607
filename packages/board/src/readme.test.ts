// Compiles and runs the example of the README.
import { expect, test } from 'vitest'
import { hexUnder } from './geometry.ts'
import { joinGlides, longestDuration, type Motion } from './motion.ts'

test('joins two glides of one thing into one that lasts as long as both', () => {
  const move: Motion = {
    kind: 'glide',
    thing: 'a',
    poses: [
      { at: [0, 0], facing: 0 },
      { at: [0, -1], facing: 0 },
    ],
  }
  const turn: Motion = {
    kind: 'glide',
    thing: 'a',
    poses: [
      { at: [0, -1], facing: 0 },
      { at: [0, -1], facing: 1 },
    ],
  }
  expect(longestDuration(joinGlides([move, turn]))).toBe(320)
  expect(hexUnder({ x: 0, y: 0 })).toEqual([0, 0])
})
