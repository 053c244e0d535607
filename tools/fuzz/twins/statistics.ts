// Welch's test for the difference of two means, and the threshold when many tests are made.

interface MeanAndError {
  readonly mean: number
  /** The square of the standard error of the mean. */
  readonly variance: number
}
function meanOf(values: readonly number[]): MeanAndError {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, variance: squares / (values.length - 1) / values.length }
}

/** The difference of two means and its standard error, in the unit of the values. */
export interface MeanDifference {
  readonly difference: number
  readonly error: number
  /** Difference divided by standard error; 0 if nothing varies. */
  readonly z: number
}

/** The share of the slowest samples that count as no slower than the fastest of them: pauses of the machine. */
const SLOWEST = 0.05

/** Compares two samples of times. The same bound of both samples cuts the pauses, so that it favours neither. */
export function welch(one: readonly number[], other: readonly number[]): MeanDifference {
  const all = [...one, ...other].toSorted((a, b) => a - b)
  const bound = all[Math.floor(all.length * (1 - SLOWEST))] ?? Number.POSITIVE_INFINITY
  const [first, second] = [one, other].map((values) => meanOf(values.map((value) => Math.min(value, bound))))
  if (!first || !second) throw new Error('two samples are needed')
  const difference = first.mean - second.mean
  const error = Math.sqrt(first.variance + second.variance)
  return { difference, error, z: error > 0 ? difference / error : 0 }
}

/** The chance of a normal variable beyond ±z. */
export function tailChance(z: number): number {
  // The integral of the density by Simpson's rule, up to a point beyond which nothing counts.
  const [steps, end] = [2000, z + 10]
  const width = (end - z) / steps
  const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
  let sum = density(z) + density(end)
  for (let step = 1; step < steps; step += 1) sum += density(z + step * width) * (step % 2 === 1 ? 4 : 2)
  return (2 * sum * width) / 3
}

/** The |z| that one of `tests` tests exceeds as rarely as a single test exceeds `z`, by Bonferroni's bound. */
export function correctedThreshold(z: number, tests: number): number {
  const wanted = tailChance(z) / tests
  let [low, high] = [z, 20]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (tailChance(middle) > wanted) low = middle
    else high = middle
  }
  return high
}
