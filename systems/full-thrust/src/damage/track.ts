// Facts of a ship's damage for the record: rows, stars, and what the next threshold check needs. Pure.
import { crewFactors, crewStars, hullRows } from '../design/hull.ts'
import { type CheckedShip, type SystemCheck, systemChecks } from './checks.ts'
import { checkDue, type HitShip, type OwingShip, type ThresholdCheck } from './hits.ts'

/** A box of the hull. Boxes are marked from the first row on. */
interface HullBox {
  readonly marked: boolean
  /** FT-DES-24: crew stars in it; a short track may have several. */
  readonly stars: number
}
/** FT-DES-05: the rows of the hull, each with its boxes. */
export function hullTrack({ design, condition }: HitShip): readonly (readonly HullBox[])[] {
  const stars = crewStars(design.hull, crewFactors(design.mass))
  let before = 0
  return hullRows(design.hull).map((length) => {
    const first = before + 1
    before += length
    return Array.from({ length }, (_, index) => ({
      marked: first + index <= condition.hull,
      stars: stars.filter((star) => star === first + index).length,
    }))
  })
}

/** The next check of a ship. */
interface NextCheck {
  readonly check: ThresholdCheck
  /** Hull boxes until then. */
  readonly boxes: number
  readonly systems: readonly (SystemCheck & { readonly chance: number })[]
}
/** The check when the next row is finished, by one hit at a time; null in the last row (FT-DMG-05). */
export function nextCheck(ship: CheckedShip & OwingShip): NextCheck | null {
  const { design, condition } = ship
  const ends = hullRows(design.hull).map((_, row, rows) => rows.slice(0, row + 1).reduce((sum, boxes) => sum + boxes, 0))
  const end = ends.find((box) => box > condition.hull)
  const check = end === undefined ? null : checkDue(ship, end)
  if (end === undefined || !check) return null
  const systems = systemChecks(ship, check).map((one) => ({ ...one, chance: (7 - one.least) / 6 }))
  return { check, boxes: end - condition.hull, systems }
}
