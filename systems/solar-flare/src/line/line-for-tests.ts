// A board full of random obstacles, and the comparison of a line with the computation in fractions.
import { type Dice, die } from '@admiralty/kernel'
import { type Hex, hexKey, sameHex } from '@admiralty/space'
import { BOARD } from '../board/board.ts'
import { lineOfAttack, type Obstacles } from './line.ts'
import { judgedLine, stretchesOf } from './line-oracle-for-tests.ts'

/** About one hex in eight blocks, and one in six dims. */
export function randomObstacles(dice: Dice): Obstacles {
  const faces = new Map(BOARD.map((hex) => [hexKey(hex), die(dice, 24, 'obstacle')]))
  const faceAt = (hex: Hex): number => faces.get(hexKey(hex)) ?? 24
  return { blocks: (hex) => faceAt(hex) <= 3, dims: (hex) => faceAt(hex) >= 3 && faceAt(hex) <= 7 }
}

/** Whether a line is blocked, dimmed and entered as computed in fractions, and one hex of each stretch counts. */
export function fits(from: Hex, to: Hex, obstacles: Obstacles): boolean {
  const line = lineOfAttack(from, to, obstacles)
  const stretches = stretchesOf(from, to)
  const judged = judgedLine(from, to, stretches, obstacles)
  return (
    line.blockedBy.length > 0 === judged.blocked &&
    line.nebulae.length === judged.nebulae &&
    line.sides.join() === judged.sides.join() &&
    line.hexes.length === stretches.length &&
    line.hexes.every((hex, at) => stretches[at]?.some((one) => one !== undefined && sameHex(one, hex)))
  )
}
