// The walk along a line of sight in whole numbers.
import { describe, expect, test } from 'vitest'
import { touches } from './entry.ts'
import { DIRECTIONS, type Hex, hexKey, sameHex, within } from './hex.ts'
import { blocked, isOneOf, rayTouch, rayTouchesSide } from './sight.ts'
import { raySideBySpans, rayTouchBySpans, touchesBySpans } from './spans-for-tests.ts'

describe('the integer walk', () => {
  // A linear congruential generator: the same lines in every run.
  let seed = 7
  const coordinate = (size: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * size) - size / 2
  }
  const somewhere = (size: number): Hex => [coordinate(size), coordinate(size)]
  test('visits the same hexes in the same order as the spans, on 100,000 random lines', () => {
    const wrong: unknown[] = []
    for (let nth = 0; nth < 100_000; nth += 1) {
      const size = [8, 20, 60][nth % 3] ?? 8
      const [from, to] = [somewhere(size), somewhere(size)]
      const oracle = touchesBySpans(from, to)
      if (JSON.stringify(touches(from, to)) !== JSON.stringify(oracle)) wrong.push([from, to])
      const rocks = [somewhere(size), somewhere(size), from, to]
      const isBlocked = oracle.some(({ hex }) => !sameHex(hex, from) && !sameHex(hex, to) && rocks.some((rock) => sameHex(rock, hex)))
      if (blocked(from, to, isOneOf(rocks)) !== isBlocked) wrong.push([from, to, rocks])
    }
    expect(wrong.slice(0, 5)).toEqual([])
  })
  test('isOneOf finds exactly the hexes of a list', () => {
    for (const size of [0, 1, 12]) {
      const some = Array.from({ length: size }, () => somewhere(8))
      const found = within([0, 0], 12).filter((hex) => isOneOf(some)(...hex))
      expect(found.map(hexKey).sort()).toEqual([...new Set(some.map(hexKey))].sort())
    }
  })
  test('touches the same hexes and sides as an endless ray', () => {
    const wrong: unknown[] = []
    for (const toward of within([0, 0], 6).slice(1))
      for (const at of within([0, 0], 7)) {
        if (rayTouch(toward, at) !== rayTouchBySpans(toward, at)) wrong.push([toward, at])
        for (const side of DIRECTIONS)
          if (rayTouchesSide(toward, at, side) !== raySideBySpans(toward, at, side)) wrong.push([toward, at, side])
      }
    expect(wrong.slice(0, 5)).toEqual([])
  })
})
