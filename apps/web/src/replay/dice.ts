// Statistics of the dice of a match, compared with fair dice.
import { type LogEntry, plural, type Seat } from '@admiralty/kernel'
import type { Roll } from '@admiralty/match'

/** The number of times each face was rolled, face 1 first. */
export type Faces = readonly number[]

/** A rolled die. `seat` is null if it belongs to no seat. */
export interface RolledDie {
  readonly seat: Seat | null
  readonly sides: number
  readonly face: number
}

/** The dice in log lines, with the seats of the lines. */
export const diceIn = (lines: readonly (LogEntry | null)[]): readonly RolledDie[] =>
  lines.flatMap((line) =>
    line === null
      ? []
      : line.parts.flatMap((part) =>
          typeof part !== 'string' && part.kind === 'die' ? [{ seat: line.seat, sides: part.sides, face: part.face }] : [],
        ),
  )

/** The dice of a journal's rolls, which name no seat. */
export const diceOf = (rolls: readonly Roll[]): readonly RolledDie[] =>
  rolls.flatMap(({ sides, faces }) => faces.map((face) => ({ seat: null, sides, face })))

/** The numbers of sides that occur, the most frequent first. */
export function sidesIn(dice: readonly RolledDie[]): readonly number[] {
  const count = (sides: number): number => dice.filter((die) => die.sides === sides).length
  return [...new Set(dice.map(({ sides }) => sides))].toSorted((a, b) => count(b) - count(a))
}

export function facesOf(dice: readonly RolledDie[], sides: number): Faces {
  const faces = Array.from({ length: sides }, () => 0)
  for (const { face, ...die } of dice) if (die.sides === sides) faces[face - 1] = (faces[face - 1] ?? 0) + 1
  return faces
}

/** The faces of dice with the same number of sides, compared with fair dice. */
export interface DiceTally {
  readonly dice: number
  readonly mean: number
  readonly meanOfFair: number
  /** The expected number of each face. */
  readonly expected: number
  /** In nine of ten fair matches the number of a face is in this range. */
  readonly within: readonly [least: number, most: number]
  /** The share of fair matches with faces at least this uneven, 0 to 1; null if there are too few dice. */
  readonly asUneven: number | null
}

/** With fewer expected dice a face, the chi-square test is not reliable. */
const MIN_EXPECTED = 5

export function tallyDice(faces: Faces): DiceTally {
  const sides = faces.length
  const dice = faces.reduce((sum, count) => sum + count, 0)
  const expected = dice / sides
  const points = faces.reduce((sum, count, index) => sum + count * (index + 1), 0)
  const unevenness = faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return {
    dice,
    mean: dice === 0 ? 0 : points / dice,
    meanOfFair: (sides + 1) / 2,
    expected,
    within: nineInTen(dice, 1 / sides),
    asUneven: expected < MIN_EXPECTED ? null : chanceOfMore(unevenness, sides - 1),
  }
}

/** The sum of a seat's dice minus the expected sum, after each die. */
export function luckOf(dice: readonly RolledDie[], { seat, sides }: Pick<RolledDie, 'seat' | 'sides'>): readonly number[] {
  let sum = 0
  return dice
    .filter((die) => die.seat === seat && die.sides === sides)
    .map(({ face }) => {
      sum += face - (sides + 1) / 2
      return sum
    })
}

/** The range around 0 that contains the luck of nine in ten fair matches after so many dice. */
export const luckMargin = (dice: number, sides: number): number => 1.645 * Math.sqrt((dice * (sides ** 2 - 1)) / 12)

/** The binomial range for `dice` trials with chance `p`: at most one match in twenty is below it, and one in twenty above it. */
export function nineInTen(dice: number, p: number): readonly [number, number] {
  let chance = (1 - p) ** dice
  let sum = chance
  let least = -1
  for (let count = 0; count <= dice; count += 1) {
    if (least < 0 && sum > 0.05) least = count
    if (sum >= 0.95) return [Math.max(0, least), count]
    chance *= ((dice - count) / (count + 1)) * (p / (1 - p))
    sum += chance
  }
  return [Math.max(0, least), dice]
}

/** The upper tail of the chi-square distribution, from the series of the lower tail. */
export function chanceOfMore(value: number, degrees: number): number {
  if (value <= 0) return 1
  const [a, x] = [degrees / 2, value / 2]
  let term = 1 / a
  let sum = term
  for (let n = 1; n < 1_000 && term > sum * 1e-12; n += 1) {
    term *= x / (a + n)
    sum += term
  }
  return Math.min(1, Math.max(0, 1 - sum * Math.exp(a * Math.log(x) - x - logGammaOfHalves(degrees))))
}

/** ln Γ(n/2), exact by Γ(x+1) = xΓ(x). */
function logGammaOfHalves(n: number): number {
  let sum = n % 2 === 0 ? 0 : Math.log(Math.PI) / 2
  for (let x = n % 2 === 0 ? 1 : 0.5; x < n / 2; x += 1) sum += Math.log(x)
  return sum
}

/** The comparison with fair dice as text. */
export function verdictOn({ dice, mean, meanOfFair, asUneven }: DiceTally): string {
  if (dice === 0) return 'No dice were rolled.'
  const means = `${plural(dice, 'die', 'dice')}, mean ${mean.toFixed(2)} (fair dice: ${meanOfFair.toFixed(2)}).`
  if (asUneven === null) return `${means} Too few dice to compare.`
  const inHundred = Math.round(asUneven * 100)
  if (inHundred < 1) return `${means} Fewer than 1 in 100 fair matches are this uneven.`
  return `${means} About ${inHundred} in 100 fair matches are at least this uneven.`
}
