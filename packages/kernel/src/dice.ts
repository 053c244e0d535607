// Dice are a port: scripted in tests, seeded in the lab, proven in a match (packages/match).
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Faces 1..sides. `reason` says what the roll is for, to people. */
export interface Dice {
  roll(count: number, sides: number, reason: string): readonly number[]
}

/** One face. */
export function die(dice: Dice, sides: number, reason: string): number {
  const [face] = dice.roll(1, sides, reason)
  if (face === undefined) throw new Error(`no die came for: ${reason}`)
  return face
}

/** One of a list that is not empty. */
export function pick<T>(dice: Dice, from: readonly T[], reason = 'pick'): T {
  const chosen = from[die(dice, from.length, reason) - 1]
  if (chosen === undefined) throw new Error(`nothing to pick from: ${reason}`)
  return chosen
}

/** True in `chances` of `of`. */
export const likely = (dice: Dice, chances: number, of: number): boolean => die(dice, of, 'chance') <= chances

/** For laboratories, bots and random tests: the same seed, the same faces. */
export function seededDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed)
  return {
    roll: (count, sides) => Array.from({ length: count }, () => uniformInt(generator, 1, sides)),
  }
}

export interface ScriptedDice extends Dice {
  /** Faces that nobody has asked for yet. */
  left(): readonly number[]
}

/** For tests and cases: exactly these faces, in the order the rules roll them; anything else throws and says which roll asked. */
export function scriptedDice(...faces: readonly number[]): ScriptedDice {
  let next = 0
  return {
    roll(count, sides, reason) {
      const rolled = faces.slice(next, next + count)
      if (rolled.length < count) throw new Error(`no die left for: ${reason} (${count}d${sides})`)
      const wrong = rolled.find((face) => face < 1 || face > sides)
      if (wrong !== undefined) throw new Error(`a ${wrong} on a die of ${sides} for: ${reason}`)
      next += count
      return rolled
    },
    left: () => faces.slice(next),
  }
}
