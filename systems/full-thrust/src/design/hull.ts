// The hull track: rows, crew factors and the boxes with a crew star.
import { HULL_ROWS, MASS_PER_CREW } from '../../data/tables.ts'
import type { Design } from './design.ts'

/** FT-DES-05: boxes of each hull row, longer rows first; rows of 0 boxes do not exist. */
export const hullRows = (boxes: number): readonly number[] =>
  Array.from({ length: HULL_ROWS }, (_, row) => Math.floor(boxes / HULL_ROWS) + (row < boxes % HULL_ROWS ? 1 : 0)).filter((row) => row > 0)

/** FT-DES-23: crew factors of a ship of this design mass that is no merchant. */
export const crewFactors = (mass: number): number => Math.ceil(mass / MASS_PER_CREW.ship)
/** FT-DES-23: crew factors of a design. */
export const crewOf = ({ mass, merchant }: Pick<Design, 'mass' | 'merchant'>): number =>
  merchant ? Math.ceil(mass / MASS_PER_CREW.merchant) : crewFactors(mass)

/** FT-DES-24: the numbers of the hull boxes with a star, from 1. A box may have several, where the track is short. */
export function crewStars(boxes: number, crew: number): readonly number[] {
  const apart = Math.ceil(boxes / crew)
  return Array.from({ length: crew }, (_, star) => Math.min(boxes, (star + 1) * apart))
}
/** The boxes of each row, numbered from 1 over the whole hull. */
export function numberedRows(boxes: number): readonly (readonly number[])[] {
  let next = 0
  return hullRows(boxes).map((row) => Array.from({ length: row }, () => ++next))
}
