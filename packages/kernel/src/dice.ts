// The dice port. Dice are scripted in tests, seeded in simulations and proven in a match (packages/match).
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** The only source of chance. */
export interface Dice {
  /** Rolls `count` dice with faces 1 to `sides`. `reason` tells people what the roll is for. */
  roll(count: number, sides: number, reason: string): readonly number[]
}

/** Rolls one die. */
export function die(dice: Dice, sides: number, reason: string): number {
  const [face] = dice.roll(1, sides, reason)
  if (face === undefined) throw new Error(`the dice gave no face for: ${reason}`)
  return face
}

/** A random item of a list. Throws if the list is empty. */
export function pick<T>(dice: Dice, from: readonly T[], reason = 'pick'): T {
  const chosen = from[die(dice, from.length, reason) - 1]
  if (chosen === undefined) throw new Error(`cannot pick from an empty list: ${reason}`)
  return chosen
}

/** True with probability `chances / of`. */
export const likely = (dice: Dice, chances: number, of: number): boolean => die(dice, of, 'chance') <= chances

/** Dice for simulations, bots and random tests: the same seed gives the same faces. */
export function seededDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed)
  return {
    roll(count, sides) {
      const faces: number[] = []
      for (let rolled = 0; rolled < count; rolled += 1) faces.push(uniformInt(generator, 1, sides))
      return faces
    },
  }
}

/** A result and its probability, 0 to 1. */
export interface Chance<T> {
  readonly of: T
  readonly chance: number
}
/**
 * All results of some rolls with their exact chances. Calls `play` once for every combination of faces, so the rules themselves do
 * the calculation.
 */
export function enumerateRolls<T>(play: (dice: Dice) => T): readonly Chance<T>[] {
  const results: Chance<T>[] = []
  const path: { readonly face: number; readonly sides: number }[] = []
  for (;;) {
    let at = 0
    const dice: Dice = {
      roll: (count, sides) =>
        Array.from({ length: count }, () => {
          const { face } = path[at] ?? { face: 1 }
          path[at] = { face, sides }
          at += 1
          return face
        }),
    }
    const of = play(dice)
    results.push({ of, chance: path.reduce((chance, { sides }) => chance / sides, 1) })
    while (path.length > 0 && path.at(-1)?.face === path.at(-1)?.sides) path.pop()
    const last = path.pop()
    if (!last) return results
    path.push({ ...last, face: last.face + 1 })
  }
}

/** Dice with given faces. */
export interface ScriptedDice extends Dice {
  /** Faces that are not rolled yet. */
  left(): readonly number[]
}

/** Dice for tests and cases: exactly these faces in this order. A roll that does not fit them throws an error that names its reason. */
export function scriptedDice(...faces: readonly number[]): ScriptedDice {
  let next = 0
  return {
    roll(count, sides, reason) {
      const rolled = faces.slice(next, next + count)
      if (rolled.length < count) throw new Error(`the scripted faces ran out at: ${reason} (${count}d${sides})`)
      const wrong = rolled.find((face) => face < 1 || face > sides)
      if (wrong !== undefined) throw new Error(`the scripted face ${wrong} does not fit a die of ${sides} for: ${reason}`)
      next += count
      return rolled
    },
    left: () => faces.slice(next),
  }
}
