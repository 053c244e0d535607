// Arcs of a box (EE-GEN-18, §4.3): a ray from its centre across its ship's record is blocked by any box that it touches.
import { once } from '@admiralty/kernel'
import { type Direction, type Hex, mirrored, rayTouch, rayTouchesSide, rotated, subtract } from '@admiralty/space'
import type { BoxId } from './box.ts'
import { AXIS_OF, type BoxPlace, isDestroyed, type Layout, type Levels, placeOf, rowOn } from './layout.ts'

/** Orientation of a ship on the map; `mirrored` after a roll (EE-ROL-01). */
export interface Bearing {
  readonly facing: Direction
  readonly mirrored: boolean
}
/** A displacement on the map, turned into the frame of the ship's record. */
export function inShipFrame(displacement: Hex, { facing, mirrored: rolled }: Bearing): Hex {
  const inFrame = rotated(displacement, -facing)
  return rolled ? mirrored(inFrame) : inFrame
}

/** EE-GEN-18: whether the arc of a weapon or sensor with this (primary) box contains a displacement in the ship's frame. */
export function bears(layout: Layout, levels: Levels, from: BoxId, displacement: Hex): boolean {
  if (displacement[0] === 0 && displacement[1] === 0) return false
  return inTheWay(layout, from, displacement).every((place) => isDestroyed(levels, place))
}

/** EE-GEN-19: whether a side of a hex box is open to space. Armour on that side closes it. A ray through the side meets only the boxes of its row. */
export function openToSpace(layout: Layout, levels: Levels, from: BoxId, side: Direction): boolean {
  const start = placeOf(layout, from)
  const axis = AXIS_OF[side]
  const row = layout.rows[axis].get(rowOn(start.box.at, axis)) ?? []
  const isLast = (place: BoxPlace): boolean => place === start || !isDestroyed(levels, place)
  return (side < 3 ? row.findLast(isLast) : row.find(isLast)) === start
}

/** EE-RAI-02: the one row of hexes along which a railgun may fire. */
export const onRailgunRow = (hex: Hex, aim: 'ahead' | 'astern'): boolean => hex[0] === 0 && (aim === 'ahead' ? hex[1] < 0 : hex[1] > 0)

const raysFrom = once((_: BoxPlace) => new Map<number, readonly BoxPlace[]>())
/** All boxes that a ray touches on an undamaged record. Computed once for each ray, because bots need many. */
export function inTheWay(layout: Layout, from: BoxId, displacement: Hex): readonly BoxPlace[] {
  const toward = shortest(displacement)
  const start = placeOf(layout, from)
  const rays = raysFrom(start)
  const key = toward[0] * 65_536 + toward[1]
  const known = rays.get(key)
  if (known) return known
  const found = layout.places.filter((place) => place !== start && touchedBy(start.box.at, toward, place))
  rays.set(key, found)
  return found
}
function touchedBy(from: Hex, toward: Hex, { box }: BoxPlace): boolean {
  const at = subtract(box.at, from)
  return box.side === null ? rayTouch(toward, at) !== undefined : rayTouchesSide(toward, at, box.side)
}
/** The shortest displacement in the same direction, so that all targets on one ray share one cache entry. */
function shortest(displacement: Hex): Hex {
  let a = Math.abs(displacement[0])
  let b = Math.abs(displacement[1])
  while (b > 0) {
    const rest = a % b
    a = b
    b = rest
  }
  return [displacement[0] / a, displacement[1] / a]
}
