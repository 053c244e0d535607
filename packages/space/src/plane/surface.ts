// The measures that a game needs of its table, for both tables: the open plane and hexes.
import { distance } from '../hex.ts'
import { arcOnPlane, type FireArc } from './arcs.ts'
import { aheadOnPlane, type ClockPoint } from './clock.ts'
import { type Flyer, flyHalves, type HalfMoves, type Manoeuvre, type SurfacePlace } from './flight.ts'
import { bandOnHexes, flyHexes, hexCentre } from './on-hexes.ts'
import { bandOnPlane, isOnPlane, isWithinUnits, type PlanePoint, squaredGap } from './point.ts'

/** A table with distances, arcs and moves. Lengths are movement units; on hexes one unit is one hex. */
export interface Surface {
  /** Whether a place is on the table. A move that leaves it is illegal. */
  has(place: SurfacePlace): boolean
  /** The point of the plane, for drawing and for arcs. */
  pointOf(place: SurfacePlace): PlanePoint
  /** Whether two places are at most so many units apart; 0 asks whether they count as one place. */
  isWithin(a: SurfacePlace, b: SurfacePlace, units: number): boolean
  /** The smallest n ≥ 1 with the places within n × `width`. */
  band(a: SurfacePlace, b: SurfacePlace, width: number): number
  /** A number to compare for 'nearest', exact and without tolerance: squared sub-units, or hexes. */
  gap(a: SurfacePlace, b: SurfacePlace): number
  /** The arc of a ship in which a target is. */
  arc(from: SurfacePlace, course: ClockPoint, target: SurfacePlace): FireArc
  /** The place so many units along a course; on a corner course of hexes the first step is to port. */
  ahead(from: SurfacePlace, course: ClockPoint, units: number): SurfacePlace
  /** A move in two halves. */
  fly(from: Flyer, manoeuvre: Manoeuvre): HalfMoves
}

export const planeSurface: Surface = {
  has: isOnPlane,
  pointOf: (point) => point,
  isWithin: isWithinUnits,
  band: bandOnPlane,
  gap: squaredGap,
  arc: arcOnPlane,
  ahead: aheadOnPlane,
  fly: (from, manoeuvre) => flyHalves(from, manoeuvre, (flyer, units) => ({ ...flyer, at: aheadOnPlane(flyer.at, flyer.course, units) })),
}

export const hexSurface: Surface = {
  has: (hex) => isOnPlane(hexCentre(hex)),
  pointOf: hexCentre,
  isWithin: (a, b, units) => distance(a, b) <= units,
  band: bandOnHexes,
  gap: distance,
  arc: (from, course, target) => arcOnPlane(hexCentre(from), course, hexCentre(target)),
  ahead: (at, course, units) => flyHexes({ at, course, toggle: 'left' }, units).at,
  fly: (from, manoeuvre) => flyHalves(from, manoeuvre, flyHexes),
}
