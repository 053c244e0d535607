// Damage on the track of a ship: boxes that hits mark, and the check that finished rows call for. Pure.
import type { Design } from '../design/design.ts'
import { hullRows } from '../design/hull.ts'
import type { Condition } from '../state.ts'

/** The damage of one event. */
export interface Hits {
  /** FT-DMG-02: points that armour stops. */
  readonly normal: number
  /** FT-DMG-03: points that go straight to the hull. */
  readonly penetrating: number
  /** FT-DMG-04: the points of each torpedo or missile that hit. */
  readonly semiPiercing: readonly number[]
}
export const NO_HITS: Hits = { normal: 0, penetrating: 0, semiPiercing: [] }
export const addHits = (...all: readonly Hits[]): Hits => ({
  normal: all.reduce((sum, { normal }) => sum + normal, 0),
  penetrating: all.reduce((sum, { penetrating }) => sum + penetrating, 0),
  semiPiercing: all.flatMap(({ semiPiercing }) => semiPiercing),
})

/** A design and what has become of a ship of it. */
export interface HitShip {
  readonly design: Design
  readonly condition: Condition
}
/** FT-DMG-04: how much of a hit armour may stop. `halved` is the setting semiPiercing. */
export const armourShare = (points: number, { halved }: { readonly halved: boolean }): number => (halved ? Math.ceil(points / 2) : points)

/** FT-DMG-02 to FT-DMG-04: the boxes that hits mark. The order of the hits makes no difference; points beyond the last box are lost. */
export function boxesOf(
  { design, condition }: HitShip,
  { normal, penetrating, semiPiercing }: Hits,
  { halved }: { readonly halved: boolean },
): { readonly armour: number; readonly hull: number } {
  const stoppable = semiPiercing.reduce((sum, points) => sum + armourShare(points, { halved }), normal)
  const armour = Math.min(design.armour - condition.armour, stoppable)
  const all = semiPiercing.reduce((sum, points) => sum + points, normal + penetrating)
  return { armour, hull: Math.min(design.hull - condition.hull, all - armour) }
}

/** FT-DMG-05: how many rows are finished when so many hull boxes are marked. */
export function rowsFinished(design: Design, marked: number): number {
  let end = 0
  return hullRows(design.hull).filter((row) => {
    end += row
    return end <= marked
  }).length
}

/** FT-DMG-06: one check for rows finished at once. */
export interface ThresholdCheck {
  /** The number of the last row. */
  readonly row: number
  /** Rows beyond one. */
  readonly extra: number
}
/** A ship on the table: rows that wait for the end of the turn count (X-FT-2). */
export interface OwingShip extends HitShip {
  readonly owed: number
}
/** The check that is due when the hull has so many boxes marked; null without a finished row, and after the last one (FT-DMG-05). */
export function checkDue({ design, condition, owed }: OwingShip, after: number): ThresholdCheck | null {
  const row = rowsFinished(design, after)
  const rows = owed + row - rowsFinished(design, condition.hull)
  return rows === 0 || after >= design.hull ? null : { row, extra: rows - 1 }
}
