// What a shot may do, from the distribution of its points.
import { chanceOf, type Distribution, type Explained, faces, map, mean, type Spread, toSpread } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import type { Ship } from '../state.ts'

/** The expected result of a shot. */
export interface Prospect {
  /** Chance of at least one point of damage. */
  readonly odds: number
  readonly mean: number
  readonly spread: Spread
  readonly because: readonly { readonly title: string; readonly number: Explained }[]
}
/** The die of a ship's crew. */
export const crewDie = ({ crew }: Ship): Distribution => faces(CREWS[crew].sides)
/** Subtracts, but never below 0. */
export const less = (of: Distribution, by: number): Distribution => map(of, (value) => Math.max(0, value - by))

export const prospect = (points: Distribution, because: Prospect['because']): Prospect => ({
  odds: chanceOf(points, (value) => value > 0),
  mean: mean(points),
  spread: toSpread(points, 'points of damage'),
  because,
})
