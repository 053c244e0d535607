// Dice for tests of single rules.
import { type Dice, diceOf } from '@admiralty/kernel'

/** Dice that give these faces in order, whatever is rolled at whatever place, and then ones. Rolls of checks are ones: no system is lost. */
export function scriptedDice(faces: readonly number[]): Dice {
  let next = 0
  return diceOf((count) =>
    Array.from({ length: count }, () => {
      next += 1
      return faces[next - 1] ?? 1
    }),
  )
}
