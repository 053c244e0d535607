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
    roll(count, sides) {
      const faces: number[] = []
      for (let rolled = 0; rolled < count; rolled += 1) faces.push(uniformInt(generator, 1, sides))
      return faces
    },
  }
}

/** A way the dice may fall. */
export interface Chance<T> {
  readonly of: T
  readonly chance: number
}
/** What may come of some rolls, exactly: plays once for every way the dice may fall, so that the rules themselves are what is reckoned with. */
export function enumerateRolls<T>(play: (dice: Dice) => T): readonly Chance<T>[] {
  const ends: Chance<T>[] = []
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
    ends.push({ of, chance: path.reduce((chance, { sides }) => chance / sides, 1) })
    while (path.length > 0 && path.at(-1)?.face === path.at(-1)?.sides) path.pop()
    const last = path.pop()
    if (!last) return ends
    path.push({ ...last, face: last.face + 1 })
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
