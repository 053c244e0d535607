import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { touches } from './entry.ts'
import { ahead, DIRECTIONS, type Hex, hexKey, sameHex, within } from './hex.ts'
import { blocked, type HexPredicate, hexesAlong, type LineTouch, rayTouchesSide } from './sight.ts'
import { touchedSides } from './spans-for-tests.ts'
import { cornersOf, edgeOf, onSegment, segmentsMeet, thirds, turn } from './thirds-for-tests.ts'

const edgesOf = (hex: Hex): readonly (readonly [Hex, Hex])[] => {
  const corners = cornersOf(hex)
  return corners.map((corner, index) => [corner, corners[(index + 1) % 6] ?? corner])
}
function oracleTouch(from: Hex, to: Hex, hex: Hex): LineTouch | undefined {
  if (sameHex(hex, from) || sameHex(hex, to)) return 'crossed'
  const [a, b] = [thirds(from), thirds(to)]
  if (!edgesOf(hex).some(([c, d]) => segmentsMeet(a, b, c, d))) return undefined
  const sides = cornersOf(hex).map((corner) => turn(a, b, corner))
  if (sides.includes(1) && sides.includes(-1)) return 'crossed'
  return sides.filter((side) => side === 0).length === 2 ? 'along' : 'vertex'
}

const near = fc.integer({ min: -9, max: 9 })
const hexes: fc.Arbitrary<Hex> = fc.tuple(near, near)
const named = (touched: readonly { readonly hex: Hex; readonly touch: LineTouch }[]): readonly string[] =>
  touched.map(({ hex, touch }) => `${hexKey(hex)} ${touch}`).sort()
const around = (from: Hex, to: Hex): readonly Hex[] => {
  const middle: Hex = [Math.trunc((from[0] + to[0]) / 2), Math.trunc((from[1] + to[1]) / 2)]
  return within(middle, 22)
}

describe('the line from centre to centre', () => {
  test('touches the same hexes as the oracle, in the same way', () => {
    fc.assert(
      fc.property(hexes, hexes, (from, to) => {
        const oracle = around(from, to).flatMap((hex) => {
          const touch = oracleTouch(from, to, hex)
          return touch ? [{ hex, touch }] : []
        })
        expect(named(touches(from, to))).toEqual(named(oracle))
      }),
      { numRuns: 300 },
    )
  })
  test('touches the same sides as the oracle', () => {
    fc.assert(
      fc.property(hexes, hexes, (from, to) => {
        const [a, b] = [thirds(from), thirds(to)]
        const oracle = around(from, to).flatMap((hex) =>
          ([0, 1, 2] as const).filter((side) => segmentsMeet(a, b, ...edgeOf(hex, side))).map((side) => `${hexKey(hex)}/${side}`),
        )
        const found = touchedSides(from, to)
        expect(found.map(({ hex, side }) => `${hexKey(hex)}/${side}`).sort()).toEqual(oracle.sort())
        for (const { hex, side, touch } of found) {
          const ends = edgeOf(hex, side).map((corner) => onSegment(a, b, corner))
          expect(touch).toBe(ends.every(Boolean) ? 'along' : ends.some(Boolean) ? 'vertex' : 'crossed')
        }
      }),
      { numRuns: 150 },
    )
  })
  test('touches a side as an endless ray if a long segment does', () => {
    fc.assert(
      fc.property(hexes, hexes, fc.constantFrom(...DIRECTIONS), (toward, hex, side) => {
        fc.pre(!sameHex(toward, [0, 0]))
        const far: Hex = [toward[0] * 300, toward[1] * 300]
        expect(rayTouchesSide(toward, hex, side)).toBe(segmentsMeet([0, 0], far, ...edgeOf(hex, side)))
      }),
      { numRuns: 2000 },
    )
  })
  test('is blocked by any hex that it touches, except its ends', () => {
    fc.assert(
      fc.property(hexes, hexes, fc.array(hexes, { maxLength: 12 }), (from, to, blockers) => {
        const blocks: HexPredicate = (q, r) => blockers.some((blocker) => sameHex(blocker, [q, r]))
        const oracle = blockers.some((hex) => !sameHex(hex, from) && !sameHex(hex, to) && oracleTouch(from, to, hex) !== undefined)
        expect(blocked(from, to, blocks)).toBe(oracle)
        expect(blocked(to, from, blocks)).toBe(oracle)
      }),
    )
  })
  test('counts a stretch along a side once, a corner never, both ends, and the same in both directions', () => {
    fc.assert(
      fc.property(hexes, hexes, fc.array(hexes, { maxLength: 40 }), (from, to, terrain) => {
        const has = (hex: Hex): boolean => terrain.some((one) => sameHex(one, hex))
        const crossed = around(from, to).filter((hex) => oracleTouch(from, to, hex) === 'crossed' && has(hex))
        const stretches = touchedSides(from, to).filter(({ hex, side, touch }) => touch === 'along' && (has(hex) || has(ahead(hex, side))))
        expect(hexesAlong(from, to, (q, r) => has([q, r]))).toBe(crossed.length + stretches.length)
        expect(hexesAlong(to, from, (q, r) => has([q, r]))).toBe(crossed.length + stretches.length)
      }),
      { numRuns: 200 },
    )
  })
  test('touches known sides, corners and hexes', () => {
    expect(named(touches([0, 0], [1, -2]))).toEqual(['0,-1 along', '0,0 crossed', '1,-1 along', '1,-2 crossed'])
    expect(named(touches([0, 0], [4, 1]))).toEqual([
      '0,0 crossed',
      '1,0 crossed',
      '1,1 vertex',
      '2,0 crossed',
      '2,1 crossed',
      '3,0 vertex',
      '3,1 crossed',
      '4,1 crossed',
    ])
    expect(hexesAlong([0, 0], [1, -2], () => true)).toBe(3)
    expect(touches([2, 3], [2, 3])).toEqual([{ hex: [2, 3], touch: 'crossed' }])
  })
  test('is exact over long distances: a line just beside a corner does not touch it', () => {
    const has = (from: Hex, to: Hex, hex: Hex) => touches(from, to).find((one) => sameHex(one.hex, hex))?.touch
    expect(has([0, 0], [4000, 1000], [3, 0])).toBe('vertex')
    expect(has([0, 0], [4000, 1001], [3, 0])).toBeUndefined()
    expect(has([0, 0], [4000, 999], [3, 0])).toBe('crossed')
  })
})
