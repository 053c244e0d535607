// Whether a figure that was looked at again and again stays flat: the straight line through its second half, and how much it may rise.

export interface Bound {
  /** As a share of the figure's mean in that half. */
  readonly share: number
  /** In its own unit, where that is more. */
  readonly least: number
}
export interface FigureTrend {
  readonly first: number
  readonly last: number
  readonly mean: number
  /** From the middle to the end, along the line. */
  readonly rise: number
  readonly allowed: number
  readonly flat: boolean
}

/** Of figures taken at equal distances. */
export function trendOf(figures: readonly number[], { share, least }: Bound): FigureTrend {
  const half = figures.slice(Math.floor(figures.length / 2))
  const mean = meanOf(half)
  const rise = slopeOf(half) * (half.length - 1)
  const allowed = Math.max(share * mean, least)
  return { first: figures[0] ?? 0, last: figures.at(-1) ?? 0, mean, rise, allowed, flat: half.length >= MINIMUM && rise <= allowed }
}
/** Fewer figures than that say nothing. */
const MINIMUM = 4

/** Least squares, per step. */
function slopeOf(figures: readonly number[]): number {
  const [middle, mean] = [(figures.length - 1) / 2, meanOf(figures)]
  const over = figures.reduce((sum, figure, at) => sum + (at - middle) * (figure - mean), 0)
  const under = figures.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  return under === 0 ? 0 : over / under
}
const meanOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length)
