import { expect, test } from 'vitest'
import type { Tint } from './scene.ts'
import { wordsWithRoom } from './tint-words.ts'

const word = (q: number, r: number): Tint => ({ hex: [q, r], level: 1, mean: 'ring 3 · v4' })
/** The corners of two rings around a planet. */
const corners = [2, 3].flatMap((ring) => [
  word(0, -ring),
  word(ring, -ring),
  word(ring, 0),
  word(0, ring),
  word(-ring, ring),
  word(-ring, 0),
])

test('near, every word is drawn; far away, only as many as do not cover each other, and each is large enough to read', () => {
  expect(wordsWithRoom(corners, 12, 0).size).toBe(corners.length)
  for (const turn of [0, 1, 2, 3] as const) {
    const far = wordsWithRoom(corners, 38, turn)
    expect(far.size).toBeGreaterThanOrEqual(2)
    expect(far.size).toBeLessThan(corners.length)
  }
})
test('a tint without a word has none, and takes no room', () => {
  const figure: Tint = { hex: [0, -2], level: 1, mean: 7 }
  expect([...wordsWithRoom([figure, word(0, -2)], 38, 0)]).toEqual([word(0, -2)])
})
