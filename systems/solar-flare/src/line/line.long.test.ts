import { seededDice } from '@admiralty/kernel'
import { hexKey } from '@admiralty/space'
import { expect, test } from 'vitest'
import { BOARD } from '../board/board.ts'
import { lineOfAttack } from './line.ts'
import { fits, randomObstacles } from './line-for-tests.ts'

test('SF-LOA-02, SF-LOA-03, SF-LOA-04, SF-HIT-01: lines of all 90,951 pairs of hexes equal a computation in fractions', () => {
  const obstacles = randomObstacles(seededDice(11))
  const wrong: string[] = []
  let pairs = 0
  let corners = 0
  for (const [at, from] of BOARD.entries())
    for (const to of BOARD.slice(at + 1)) {
      pairs += 1
      corners += lineOfAttack(from, to, obstacles).sides.length === 2 ? 1 : 0
      const [start, end] = pairs % 2 === 0 ? [from, to] : [to, from]
      if (!fits(start, end, obstacles)) wrong.push(`${hexKey(from)} ${hexKey(to)}`)
    }
  expect(wrong.slice(0, 5)).toEqual([])
  expect(pairs).toBe(90_951)
  expect(corners).toBeGreaterThan(1000)
})
