// Plans of bots for the orbits of stations, scoopships, buses and attackers.
import { sameHex } from '@admiralty/space'
import { CENTRE, orbitSense, ringOf, type UnitMotion } from '../orbit/motion.ts'
import { withTravel } from '../orbit/thrust.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { payloadOf, stationsOf } from '../table.ts'
import { type Hunt, intercept } from './intercept.ts'
import { type Leg, legsOf, travelsOf } from './legs.ts'
import { type Plan, planned } from './plan.ts'

export const isOrbitRace = (view: View): boolean => view.setup.scenario === 'first-orbit'

/** Turns that a station or a scoopship plans ahead. */
const STATION_TURNS = 3
export const SCOOP_TURNS = 5
const isInDebris = (view: View, motion: UnitMotion): boolean => view.setup.lost.debrisRings.includes(ringOf(motion.at))
export const crashes = (motion: UnitMotion): boolean => legsOf(motion, AHEAD_OF_CRASH).some(({ fate }) => fate !== 'flying')
const AHEAD_OF_CRASH = 5
/** A travel in which the unit does not end soon, if there is one. */
function safe(unit: Unit, points: number): Plan | null {
  const burn = travelsOf(unit, points).find((travel) => !crashes(withTravel(unit, travel)))
  return burn ? { burn, turns: 1 } : null
}
function stationPlan(view: View, station: Unit, points: number): Plan | null {
  const isMining = (motion: UnitMotion): boolean => orbitSense(motion) !== null && isInDebris(view, motion)
  if (isMining(station)) return null
  return (
    planned(station, points, STATION_TURNS, { isReached: ({ end, fate }) => fate === 'flying' && isMining(end) }) ??
    (orbitSense(station) ? null : safe(station, points))
  )
}
/** A scoopship dives for gas, then meets its station at the end of a turn. */
export function scoopPlan(
  scoop: UnitMotion,
  points: number,
  { isLoaded }: { readonly isLoaded: boolean },
  stations: readonly (readonly Leg[])[],
): Plan | null {
  if (!isLoaded) return planned(scoop, points, SCOOP_TURNS, { isReached: ({ fate }) => fate === 'planet' })
  return planned(scoop, points, SCOOP_TURNS, {
    isReached: ({ end, fate }, turn) => fate === 'flying' && stations.some((legs) => sameHex(legs[turn]?.end.at ?? CENTRE, end.at)),
  })
}
/** GW-SCN-07: a bus goes into a circular orbit of a ring without a station of its side. */
const busPlan = (view: View, bus: Unit, points: number): Plan | null =>
  planned(bus, points, SCOOP_TURNS, {
    isReached: ({ end, fate }) =>
      fate === 'flying' && orbitSense(end) !== null && stationsOf(view, bus.seat).every(({ at }) => ringOf(at) !== ringOf(end.at)),
  })
/** The attack of a warhead, a gunship or a bus with warheads on a station; null if it makes none. */
function attackPlan(view: View, unit: Unit, hunt: Hunt): Plan | null {
  if (unit.kind === 'gunship') return intercept(hunt, 'gunship', unit)
  if (unit.kind === 'bus') return unit.cargo.length > 0 ? intercept(hunt, 'bus', unit) : null
  return unit.kind === 'booster' && payloadOf(view, unit).kind === 'basicWarhead' ? intercept(hunt, 'booster', unit) : null
}
/** The plan of a unit for the thrust step; null to coast. */
export function planOf(view: View, unit: Unit, points: number, hunt: Hunt): Plan | null {
  if (unit.kind === 'station') return stationPlan(view, unit, points)
  if (unit.kind === 'scoopship') return scoopPlan(unit, points, { isLoaded: unit.gas }, stationLegs(view, unit.seat))
  if (unit.kind === 'bus' && isOrbitRace(view)) return busPlan(view, unit, points)
  return attackPlan(view, unit, hunt) ?? (crashes(unit) ? safe(unit, points) : null)
}
export const stationLegs = (view: View, me: Color): readonly (readonly Leg[])[] =>
  stationsOf(view, me).map((station) => legsOf(station, SCOOP_TURNS + 1))
