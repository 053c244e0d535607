// All results of rolls with their exact chances.
import { type Dice, diceOf } from './dice.ts'

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
    const dice = diceOf((count, sides) =>
      Array.from({ length: count }, () => {
        const { face } = path[at] ?? { face: 1 }
        path[at] = { face, sides }
        at += 1
        return face
      }),
    )
    const of = play(dice)
    results.push({ of, chance: path.reduce((chance, { sides }) => chance / sides, 1) })
    while (path.length > 0 && path.at(-1)?.face === path.at(-1)?.sides) path.pop()
    const last = path.pop()
    if (!last) return results
    path.push({ ...last, face: last.face + 1 })
  }
}
