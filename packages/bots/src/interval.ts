// 95 % confidence intervals.

/** Half-width of a 95 % interval in standard errors. */
const Z = 1.959964

/** Lower and upper bound. */
export type Interval = readonly [low: number, high: number]

/** Wilson's interval of a proportion. It contains the proportion: rounding would leave 0 and 1 out by 1e-17. */
export function wilson(share: number, trials: number): Interval {
  if (trials === 0) return [0, 1]
  const spread = Z ** 2 / trials
  const middle = (share + spread / 2) / (1 + spread)
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials))
  return [Math.max(0, Math.min(share, middle - half)), Math.min(1, Math.max(share, middle + half))]
}

/** The interval of a mean, from sum and sum of squares. It is unbounded for fewer than two values. */
export function around(trials: number, sum: number, squares: number): Interval {
  if (trials < 2) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const mean = sum / trials
  const half = Z * Math.sqrt(Math.max(0, squares / trials - mean ** 2) / (trials - 1))
  return [mean - half, mean + half]
}
