import { hexKey } from '@admiralty/space'
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
const roomOf = (tints: readonly Tint[], text: number, turn: 0 | 1 | 2 | 3 = 0, occupied: readonly string[] = []) =>
  wordsWithRoom(tints, { text, turn, occupied: new Set(occupied) })

test('near, every word is drawn; far away, only as many as do not cover each other, and each is large enough to read', () => {
  expect(roomOf(corners, 12).size).toBe(corners.length)
  for (const turn of [0, 1, 2, 3] as const) {
    const far = roomOf(corners, 38, turn)
    expect(far.size).toBeGreaterThanOrEqual(2)
    expect(far.size).toBeLessThan(corners.length)
  }
})
test('a tint without a word has none, and takes no room', () => {
  const figure: Tint = { hex: [0, -2], level: 1, mean: 7 }
  expect([...roomOf([figure, word(0, -2)], 38)]).toEqual([word(0, -2)])
})
test('beside a counter there is room for a small word only', () => {
  const [first] = corners
  if (!first) throw new Error('there are no corners')
  const here = [hexKey(first.hex)]
  expect(roomOf(corners, 12, 0, here)).toContain(first)
  expect(roomOf(corners, 38, 0, here)).not.toContain(first)
})
