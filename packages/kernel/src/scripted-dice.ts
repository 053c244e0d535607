// Dice with given faces, for tests, cases and lessons. A match needs none.
import { type Dice, diceOf } from './dice.ts'

/** Dice with given faces. */
export interface ScriptedDice extends Dice {
  /** Faces that are not rolled yet. */
  left(): readonly number[]
}

/** Dice for tests and cases: exactly these faces in this order, whatever the address. A roll that does not fit them throws an error that names its reason. */
export function scriptedDice(...faces: readonly number[]): ScriptedDice {
  let next = 0
  const dice = diceOf((count, sides, reason) => {
    const rolled = faces.slice(next, next + count)
    if (rolled.length < count) throw new Error(`the scripted faces ran out at: ${reason} (${count}d${sides})`)
    const wrong = rolled.find((face) => face < 1 || face > sides)
    if (wrong !== undefined) throw new Error(`the scripted face ${wrong} does not fit a die of ${sides} for: ${reason}`)
    next += count
    return rolled
  })
  return { ...dice, left: () => faces.slice(next) }
}
