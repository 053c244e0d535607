import { pick, seededDice } from '@admiralty/kernel'
import { ahead, type Direction, type Hex, hexKey, sameHex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { OUTER_SECTIONS } from '../../data/tables.ts'
import { BOARD } from '../board/board.ts'
import { inArc, lineOfAttack, sectionAt, sideOf } from './line.ts'
import { fits, randomObstacles } from './line-for-tests.ts'

const set =
  (...hexes: readonly Hex[]) =>
  (hex: Hex) =>
    hexes.some((one) => sameHex(one, hex))
const line = (to: Hex, blocks: readonly Hex[] = [], dims: readonly Hex[] = []) =>
  lineOfAttack([0, 0], to, { blocks: set(...blocks), dims: set(...dims) })

describe('lines', () => {
  test('SF-LOA-02, SF-LOA-03: a sample of pairs equals the computation in fractions', () => {
    const dice = seededDice(21)
    const obstacles = randomObstacles(dice)
    for (let run = 0; run < 500; run += 1) {
      const [from, to] = [pick(dice, BOARD), pick(dice, BOARD)]
      if (!sameHex(from, to)) expect([from, to, fits(from, to, obstacles)]).toEqual([from, to, true])
    }
  })
  test('SF-LOA-03: a hex that the line touches at a corner only does not count', () => {
    expect(line([4, 1]).hexes.map(hexKey)).toEqual(['0,0', '1,0', '2,0', '2,1', '3,1', '4,1'])
  })
  test('SF-LOA-04: along a side the attacker takes the free hex, then the clear one; each pair on its own', () => {
    const [left, right]: [Hex, Hex] = [
      [0, -1],
      [1, -1],
    ]
    expect(line([1, -2], [left]).hexes.map(hexKey)).toEqual(['0,0', '1,-1', '1,-2'])
    expect(line([1, -2], [right]).hexes.map(hexKey)).toEqual(['0,0', '0,-1', '1,-2'])
    expect(line([1, -2], [left, right]).blockedBy).toHaveLength(1)
    expect(line([1, -2], [], [left]).nebulae).toEqual([])
    expect(line([1, -2], [], [left, right]).nebulae).toHaveLength(1)
    expect(line([1, -2], [left], [right]).nebulae).toEqual([right])
    expect(line([2, -4], [left, [2, -3]]).blockedBy).toEqual([])
  })
  test('SF-LOA-05, SF-LOA-06: only hexes between the ends block', () => {
    expect(
      line(
        [0, -3],
        [
          [0, 0],
          [0, -3],
        ],
      ).blockedBy,
    ).toEqual([])
    expect(line([0, -3], [[0, -2]]).blockedBy).toEqual([[0, -2]])
  })
  test('SF-LOA-07: nebulae at both ends count', () => {
    expect(
      line(
        [0, -3],
        [],
        [
          [0, 0],
          [0, -2],
          [0, -3],
          [1, -3],
        ],
      ).nebulae,
    ).toEqual([
      [0, 0],
      [0, -2],
      [0, -3],
    ])
  })
})

describe('sides and sections', () => {
  test('SF-HIT-01, SF-HIT-02: one side of entry, or two at a corner, none from the same hex', () => {
    expect(line([0, -3]).sides).toEqual([3])
    expect(line([1, -2]).sides).toEqual([3, 4])
    expect(line([0, 0])).toEqual({ hexes: [[0, 0]], blockedBy: [], nebulae: [], sides: [] })
  })
  test('SF-DSG-01, SF-HIT-01: section 1 is at the bow and the numbers run clockwise, whatever the facing', () => {
    expect([0, 1, 2, 3, 4, 5].map((side) => sectionAt(0, side as Direction))).toEqual([1, 2, 3, 4, 5, 6])
    expect(sectionAt(4, 4)).toBe(1)
    for (const facing of [0, 1, 2, 3, 4, 5] as const)
      for (const section of OUTER_SECTIONS) expect(sectionAt(facing, sideOf(facing, section))).toBe(section)
  })
  test('SF-BEM-01: a wedge of 60 degrees ahead of the section; its edges belong to both neighbours', () => {
    const ship = { at: [0, 0] as Hex, facing: 0 as Direction }
    const sections = (target: Hex) => OUTER_SECTIONS.filter((section) => inArc(ship, section, target))
    expect(sections(ahead([0, 0], 0, 5))).toEqual([1])
    expect(sections([1, -2])).toEqual([1, 2])
    expect(sections([2, -5])).toEqual([1])
    expect(sections([3, -5])).toEqual([2])
    expect(sections([0, 0])).toEqual([])
    for (const target of BOARD.slice(1)) expect(sections(target).length).toBeGreaterThan(0)
  })
})
