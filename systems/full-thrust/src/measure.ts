// The only file that looks at the surface of the battle: the open plane or hexes (FT-GEO, FT-HEX).
import { type Dice, die, type Place } from '@admiralty/kernel'
import { type ClockPoint, type FireArc, hexSurface, MOVEMENT_UNIT, mirroredArc, planeSurface, type Surface } from '@admiralty/space'
import type { Ship, Table } from './state.ts'

/**
 * FT-GEO-04, FT-GEO-05, FT-GEO-08, FT-GEO-10: within, bands and one place, between centres. FT-GEO-11: whole numbers only.
 * FT-HEX-01, FT-HEX-02, FT-HEX-03, FT-HEX-05, FT-HEX-07: hexes count as movement units, with the same twelve courses and halves.
 */
export const surfaceOf = ({ setup }: Pick<Table, 'setup'>): Surface => (setup.settings.surface === 'plane' ? planeSurface : hexSurface)

/** Something with a facing. */
interface Facing {
  readonly at: Place
  readonly course: number
  readonly rolled: boolean
}
/** FT-GEO-06, FT-GEO-07, FT-HEX-06, FT-FC-03: the arc of a ship or a group in which a place is; mirrored for a rolled ship. */
export function arcFrom(table: Pick<Table, 'setup'>, { at, course, rolled }: Facing, target: Place): FireArc {
  const arc = surfaceOf(table).arc(at, course as ClockPoint, target) // the schema has 1 to 12
  return rolled ? mirroredArc(arc) : arc
}
/** FT-GEO-09: the nearest ship; ties go to the heavier one, then to the lower id. `ships` are in order of id. */
export function nearestOf(table: Pick<Table, 'setup'>, from: Place, ships: readonly Ship[]): Ship | undefined {
  const gap = (ship: Ship): number => surfaceOf(table).gap(from, ship.at)
  return ships.toSorted((a, b) => gap(a) - gap(b) || b.design.mass - a.design.mass)[0]
}

/** A way from a place towards another one, at most so many movement units. */
interface Approach {
  readonly from: Place
  readonly units: number
  readonly goal: Place
}
/** Parts of the way that are tried. */
const PARTS = 64
/** The farthest place on the way to a goal that is within reach and on the table. */
export function placeTowards(table: Pick<Table, 'setup'>, { from, units, goal }: Approach): Place {
  const surface = surfaceOf(table)
  for (let part = PARTS; part > 0; part -= 1) {
    const step = (axis: 0 | 1): number => from[axis] + Math.trunc(((goal[axis] - from[axis]) * part) / PARTS)
    const place: Place = [step(0), step(1)]
    if (surface.has(place) && surface.isWithin(from, place, units)) return place
  }
  return from
}
/** A random place of a circle for random orders. It is on the table. */
export function randomPlaceWithin(table: Pick<Table, 'setup'>, { from, units }: Omit<Approach, 'goal'>, dice: Dice): Place {
  const unit = table.setup.settings.surface === 'plane' ? MOVEMENT_UNIT : 1
  const aside = (axis: 0 | 1): number => from[axis] + (die(dice, 2 * units + 1, 'place') - units - 1) * unit
  return placeTowards(table, { from, units, goal: [aside(0), aside(1)] })
}
