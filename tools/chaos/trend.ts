// Checks that a series of figures stays flat: the straight line through its second half may rise only by a bound.

/** How much a figure may rise in the second half. */
export interface Bound {
  /** The allowed rise as a share of the mean of the second half. */
  readonly share: number
  /** The allowed rise in the unit of the figure, if that is more. */
  readonly least: number
}
/** The trend of a series of figures. */
export interface FigureTrend {
  readonly first: number
  readonly last: number
  readonly mean: number
  /** The rise of the line over the second half. */
  readonly rise: number
  readonly allowed: number
  readonly flat: boolean
}

/** The trend of figures taken at equal intervals. */
export function trendOf(figures: readonly number[], { share, least }: Bound): FigureTrend {
  const half = figures.slice(Math.floor(figures.length / 2))
  const mean = meanOf(half)
  const rise = slopeOf(half) * (half.length - 1)
  const allowed = Math.max(share * mean, least)
  return { first: figures[0] ?? 0, last: figures.at(-1) ?? 0, mean, rise, allowed, flat: half.length >= MINIMUM && rise <= allowed }
}
/** Fewer figures in the second half are never flat. */
const MINIMUM = 4

/** The slope for each step, by least squares. */
function slopeOf(figures: readonly number[]): number {
  const [middle, mean] = [(figures.length - 1) / 2, meanOf(figures)]
  const over = figures.reduce((sum, figure, at) => sum + (at - middle) * (figure - mean), 0)
  const under = figures.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  return under === 0 ? 0 : over / under
}
const meanOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length)
