// The dice of a match beside what was to be expected of fair ones.
import type { LogEntry, Seat } from '@admiralty/kernel'
import type { Roll } from '@admiralty/match'

/** How often each face came, face 1 first. */
export type Faces = readonly number[]

/** Of one kind of dice: the sides there are, and by whose hand; null: nobody's in particular. */
export interface RolledDie {
  readonly seat: Seat | null
  readonly sides: number
  readonly face: number
}

export const diceIn = (lines: readonly (LogEntry | null)[]): readonly RolledDie[] =>
  lines.flatMap((line) =>
    line === null
      ? []
      : line.parts.flatMap((part) =>
          typeof part !== 'string' && part.kind === 'die' ? [{ seat: line.seat, sides: part.sides, face: part.face }] : [],
        ),
  )

export const diceOf = (rolls: readonly Roll[]): readonly RolledDie[] =>
  rolls.flatMap(({ sides, faces }) => faces.map((face) => ({ seat: null, sides, face })))

/** The kinds of dice there are, the commonest first. */
export function sidesIn(dice: readonly RolledDie[]): readonly number[] {
  const many = (sides: number): number => dice.filter((die) => die.sides === sides).length
  return [...new Set(dice.map(({ sides }) => sides))].toSorted((a, b) => many(b) - many(a))
}

export function facesOf(dice: readonly RolledDie[], sides: number): Faces {
  const faces = Array.from({ length: sides }, () => 0)
  for (const { face, ...die } of dice) if (die.sides === sides) faces[face - 1] = (faces[face - 1] ?? 0) + 1
  return faces
}

export interface DiceTally {
  readonly dice: number
  readonly mean: number
  readonly meanOfFair: number
  /** Of each face. */
  readonly expected: number
  /** Nine matches in ten have each face within this. */
  readonly within: readonly [least: number, most: number]
  /** How many of all fair matches lie at least as far from even, 0..1; null where there are too few dice to tell. */
  readonly asUneven: number | null
}

/** Below that the measure of unevenness means little. */
const FEW_EACH = 5

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
    asUneven: expected < FEW_EACH ? null : chanceOfMore(unevenness, sides - 1),
  }
}

/** The sum of a seat's dice less what fair ones would have, after each die. */
export function luckOf(dice: readonly RolledDie[], { seat, sides }: Pick<RolledDie, 'seat' | 'sides'>): readonly number[] {
  let sum = 0
  return dice
    .filter((die) => die.seat === seat && die.sides === sides)
    .map(({ face }) => {
      sum += face - (sides + 1) / 2
      return sum
    })
}

/** How far from nought nine fair matches in ten are after so many dice. */
export const luckMargin = (dice: number, sides: number): number => 1.645 * Math.sqrt((dice * (sides ** 2 - 1)) / 12)

/** The least and most of `dice` throws that come with chance `p` each: one in twenty lies beyond on either side, at most. */
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

/** The chi-square distribution's upper tail, by the series of the lower one. */
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

/** ln Γ(n/2): exact, by Γ(x+1) = xΓ(x). */
function logGammaOfHalves(n: number): number {
  let sum = n % 2 === 0 ? 0 : Math.log(Math.PI) / 2
  for (let x = n % 2 === 0 ? 1 : 0.5; x < n / 2; x += 1) sum += Math.log(x)
  return sum
}

/** One plain sentence on what the figures say. */
export function verdictOn({ dice, mean, meanOfFair, asUneven }: DiceTally): string {
  if (dice === 0) return 'No die was thrown.'
  const means = `${dice === 1 ? 'One die' : `${dice} dice`}, mean ${mean.toFixed(2)} where ${meanOfFair.toFixed(2)} is to be expected.`
  if (asUneven === null) return `${means} Too few to say more.`
  const inHundred = Math.round(asUneven * 100)
  if (inHundred < 1) return `${means} Fewer than one fair match in a hundred has faces so uneven.`
  return `${means} Of a hundred fair matches ${inHundred} have faces at least so uneven.`
}
