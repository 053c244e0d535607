// A volley of dice with re-rolls (FT-DIC-02, FT-DIC-03, D7).
import { type Dice, die } from '@admiralty/kernel'
import type { DieRow } from '../data/tables.ts'
import { entryAt } from './found.ts'

/** FT-DIC-01: a die has six sides, but for that of a course. */
export const throwDie = (dice: Dice, reason: string): number => die(dice, 6, reason)
/** Dice together; none without a number. */
export const throwDice = (dice: Dice, count: number, reason: string): readonly number[] => (count > 0 ? dice.roll(count, 6, reason) : [])

/** Dice of one throw. */
export interface Volley {
  readonly count: number
  /** The value of each face. */
  readonly row: DieRow
  /** Changes the face that is read, between 1 and 6; never the right to a re-roll (FT-DIC-03). */
  readonly modifier: number
  readonly reason: string
}
export interface ThrownVolley {
  /** All faces in the order of the dice: the volley, then the chain of each 6. */
  readonly faces: readonly number[]
  /** The count of the dice of the volley. */
  readonly direct: number
  /** The count of the re-rolled dice. They have no modifier, and screens do not affect them (FT-WPN-03). */
  readonly again: number
}
const limited = (face: number): number => Math.max(1, Math.min(6, face))
const countOf = ({ counts }: Pick<DieRow, 'counts'>, face: number): number => entryAt(counts, limited(face) - 1)

/** Whether each die of a volley counts. Each face that is re-rolled has one die more, and those come last. */
export function countingDice(
  faces: readonly number[],
  { row, modifier }: Pick<Volley, 'row' | 'modifier'>,
  rerolled: Pick<DieRow, 'counts'> = row,
): readonly (readonly [face: number, counts: boolean])[] {
  const volley = faces.length - faces.filter((face) => face === row.again).length
  return faces.map((face, index) => [face, (index < volley ? countOf(row, face + modifier) : countOf(rerolled, face)) > 0])
}

/** FT-DIC-01, FT-DIC-02, FT-WPN-02: first all dice, then one chain of re-rolls for each natural 6, in order. `rerolled`: what re-rolled dice count. */
export function throwVolley(dice: Dice, { count, row, modifier, reason }: Volley, rerolled: Pick<DieRow, 'counts'> = row): ThrownVolley {
  const thrown = throwDice(dice, count, reason)
  const faces = [...thrown]
  let again = 0
  for (const first of thrown) {
    for (let face = first; row.again !== null && face === row.again; ) {
      const next = throwDie(dice, `${reason}, again`)
      faces.push(next)
      again += countOf(rerolled, next)
      face = next
    }
  }
  return { faces, direct: thrown.reduce((sum, face) => sum + countOf(row, face + modifier), 0), again }
}
