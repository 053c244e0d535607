// Reliability of forecasts: forecast chances compared with how often they came true.
import type { Judged } from './calibration.ts'
import { type Interval, wilson } from './interval.ts'

/** The forecasts in a range of chances. */
export interface Band {
  /** Forecasts of at least `from` and less than `to`. */
  readonly from: number
  readonly to: number
  readonly claims: number
  /** Mean forecast chance and share that came true. */
  readonly said: number
  readonly came: number
  /** 95 % interval, treating claims as independent. Claims of one turn are slightly dependent. */
  readonly interval: Interval
}
/** How well forecast chances fit the results. */
export interface Reliability {
  readonly claims: number
  readonly bands: readonly Band[]
  /** The bin of forecasts around 70 %. */
  readonly seventy: Band
  /** Expected calibration error: mean distance of forecast and result, weighted by claims. */
  readonly error: number
  /** Brier score, and the score of always forecasting the overall share. */
  readonly brier: number
  readonly blind: number
}

const EDGES = [0, 0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95, 1.0001] as const
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

function bandOf(judged: readonly Judged[], from: number, to: number): Band {
  const within = judged.filter(({ share }) => share >= from && share < to)
  const came = mean(within.map((claim) => (claim.came ? 1 : 0)))
  return {
    from,
    to: Math.min(1, to),
    claims: within.length,
    said: mean(within.map(({ share }) => share)),
    came,
    interval: wilson(came, within.length),
  }
}

/** Compares forecast chances with results, in bands of chances. */
export function reliabilityOf(judged: readonly Judged[]): Reliability {
  const bands = EDGES.slice(0, -1).map((from, index) => bandOf(judged, from, EDGES[index + 1] ?? 1))
  const overall = mean(judged.map(({ came }) => (came ? 1 : 0)))
  const brier = (said: (claim: Judged) => number): number => mean(judged.map((claim) => (said(claim) - (claim.came ? 1 : 0)) ** 2))
  return {
    claims: judged.length,
    bands,
    seventy: bandOf(judged, 0.65, 0.75),
    error: bands.reduce((sum, { claims, said, came }) => sum + Math.abs(said - came) * claims, 0) / Math.max(1, judged.length),
    brier: brier(({ share }) => share),
    blind: brier(() => overall),
  }
}
