// Exact chances of whole numbers, such as points of damage, without an enumeration of the dice. `enumerateRolls` is the test oracle.
import type { Spread } from './words.ts'

/** The chances of a random whole number. Both lists have the same length. */
export interface Distribution {
  /** Whole numbers, ascending, each once. */
  readonly values: readonly number[]
  /** The chance of each value: above 0, together 1 within 1e-12. */
  readonly chances: readonly number[]
}

/** The chances of a number that is not random. */
export const certain = (value: number): Distribution => weighted([[value, 1]])

/** One die with faces 1 to `sides`. */
export const faces = (sides: number): Distribution => weighted(Array.from({ length: sides }, (_, face) => [face + 1, 1] as const))

/** Values by weight: the chance of a value is its share of all weights. Values may repeat. Throws unless a weight is above 0. */
export function weighted(pairs: readonly (readonly [value: number, weight: number])[]): Distribution {
  const whole = total(pairs.map(([, weight]) => weight))
  if (!(whole > 0) || pairs.some(([, weight]) => weight < 0)) throw new Error(`weights are at least 0 and together above 0, not ${whole}`)
  return gathered(
    pairs.map(([value]) => value),
    (add) => {
      for (const [value, weight] of pairs) add(value, weight / whole)
    },
  )
}

/** The sum of two independent numbers. The work grows with the product of their lengths. */
export function plus(a: Distribution, b: Distribution): Distribution {
  const ends = (of: Distribution): readonly number[] => [of.values[0] ?? 0, of.values.at(-1) ?? 0]
  const [[least = 0, most = 0], [lower = 0, upper = 0]] = [ends(a), ends(b)]
  return gathered([least + lower, most + upper], (add) => {
    for (const [i, value] of a.values.entries()) {
      const chance = a.chances[i] ?? 0
      for (let j = 0; j < b.values.length; j += 1) add(value + (b.values[j] ?? 0), chance * (b.chances[j] ?? 0))
    }
  })
}

/** The sum of `count` independent numbers, such as nine dice. Sums of half as many are added, so errors grow slowly. */
export function times(count: number, of: Distribution): Distribution {
  if (!Number.isSafeInteger(count) || count < 0) throw new Error(`a count is a whole number of at least 0, not ${count}`)
  if (count < 2) return count === 0 ? certain(0) : of
  const half = times(Math.floor(count / 2), of)
  const even = plus(half, half)
  return count % 2 === 0 ? even : plus(even, of)
}

/** The chances of f(value). Equal results are joined. */
export function map(of: Distribution, f: (value: number) => number): Distribution {
  const values = of.values.map(f)
  return gathered(values, (add) => {
    for (const [i, value] of values.entries()) add(value, of.chances[i] ?? 0)
  })
}

/** At most `most`; the chances above it count for it. */
export const capped = (of: Distribution, most: number): Distribution => map(of, (value) => Math.min(value, most))

/** One branch happens, then its number is drawn. Throws unless the chances of the branches add up to 1. */
export function mix(branches: readonly { readonly chance: number; readonly of: Distribution }[]): Distribution {
  const whole = total(branches.map(({ chance }) => chance))
  if (!(Math.abs(whole - 1) <= 1e-12) || branches.some(({ chance }) => chance < 0))
    throw new Error(`the chances of branches are at least 0 and add up to 1, not ${whole}`)
  return gathered(
    branches.flatMap(({ of }) => of.values),
    (add) => {
      for (const { chance, of } of branches) for (const [i, value] of of.values.entries()) add(value, chance * (of.chances[i] ?? 0))
    },
  )
}

/** A repeated roll stops when the chance that it goes on is below this. */
const NEGLIGIBLE = 1e-15
/**
 * The sum of a roll that is repeated for as long as a branch says `again`. The chances are shares of their sum, as in `weighted`.
 * Throws if no branch ends it.
 */
export function chained(branches: readonly { readonly chance: number; readonly value: number; readonly again: boolean }[]): Distribution {
  const oneOf = (again: boolean): readonly (readonly [number, number])[] =>
    branches.flatMap((branch) => (branch.again === again && branch.chance > 0 ? [[branch.value, branch.chance] as const] : []))
  const more = oneOf(true)
  let sum = weighted(oneOf(false))
  if (more.length === 0) return sum
  const next = weighted(more)
  const goesOn = total(more.map(([, chance]) => chance)) / total(branches.map(({ chance }) => chance))
  const rolls: { readonly chance: number; readonly of: Distribution }[] = []
  let left = 1
  for (; left * goesOn >= NEGLIGIBLE; left *= goesOn) {
    rolls.push({ chance: left * (1 - goesOn), of: sum })
    sum = plus(sum, next)
  }
  return mix([...rolls, { chance: left, of: sum }])
}

/** The average value. */
export const mean = ({ values, chances }: Distribution): number => total(values.map((value, i) => value * (chances[i] ?? 0)))

/** The chance of all values that fulfil a condition. */
export const chanceOf = ({ values, chances }: Distribution, condition: (value: number) => boolean): number =>
  total(chances.filter((_, i) => condition(values[i] ?? 0)))

/** The chance that one die shows at least `least`. */
export const chanceAtLeast = (least: number, sides: number): number => Math.min(1, Math.max(0, (sides + 1 - least) / sides))

/** A distribution as a choice shows it. `title` is the unit of the values. */
export const toSpread = ({ values, chances }: Distribution, title: string): Spread => ({
  title,
  ends: values.map((value, i) => ({ value, chance: chances[i] ?? 0 })),
  also: [],
})

/** The rounding error of `sum`, which is a + b (Knuth's two-sum). */
function lostIn(sum: number, a: number, b: number): number {
  const added = sum - a
  return a - (sum - added) + (b - added)
}
/** Sums keep their rounding errors and add them at the end: as exact as sorted adding, but in one pass and in any order. */
function total(parts: readonly number[]): number {
  let [sum, lost] = [0, 0]
  for (const part of parts) {
    const before = sum
    sum += part
    lost += lostIn(sum, before, part)
  }
  return sum + lost
}
/** Adds up the chances of equal values. `span` contains the least and the greatest value. */
function gathered(span: readonly number[], fill: (add: (value: number, chance: number) => void) => void): Distribution {
  const wrong = span.find((value) => !Number.isSafeInteger(value))
  if (wrong !== undefined) throw new Error(`the values of a distribution are whole numbers, not ${wrong}`)
  const least = span.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const most = span.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const sums = new Float64Array(most - least + 1)
  const lost = new Float64Array(most - least + 1)
  fill((value, chance) => {
    const at = value - least
    const before = sums[at] ?? 0
    const sum = before + chance
    sums[at] = sum
    lost[at] = (lost[at] ?? 0) + lostIn(sum, before, chance)
  })
  const values: number[] = []
  const chances: number[] = []
  for (const [at, sum] of sums.entries()) {
    const chance = sum + (lost[at] ?? 0)
    if (chance <= 0) continue
    values.push(least + at)
    chances.push(chance)
  }
  return { values, chances }
}
