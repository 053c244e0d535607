// How a unit gets at enemy stations, and which enemies come at one's own.
import { sameHex } from '@admiralty/space'
import { ROWS, type UnitKind } from '../../data/units.ts'
import type { UnitMotion } from '../orbit/motion.ts'
import type { Color } from '../shapes.ts'
import type { Table, Unit } from '../state.ts'
import { hostiles, isStation, isWarhead, stationsOf, unitsOf } from '../table.ts'
import { type Leg, legsOf, meeting, motionNumber, sees } from './legs.ts'
import { type FlightGoal, type Plan, planned } from './plan.ts'

/** Turns that an interception may take. */
export const AHEAD = 4
const legsOfStations = (stations: readonly Unit[], turns = AHEAD): readonly (readonly Leg[])[] =>
  stations.map((station) => legsOf(station, turns))
const enemyStations = (table: Table, me: Color): readonly Unit[] => hostiles(table, me).filter(isStation)

/** Tracks of one's own stations, which control boosters (GW-LOS-01), and of the targets. */
export interface Hunt {
  readonly targets: readonly (readonly Leg[])[]
  readonly controllers: readonly (readonly Leg[])[]
  /** Ways found so far, by kind and motion: units that were launched together ask for the same one. */
  readonly found: Map<string, Plan | null>
}
export const huntOf = (table: Table, me: Color): Hunt => ({
  targets: legsOfStations(enemyStations(table, me)),
  controllers: legsOfStations(stationsOf(table, me)),
  found: new Map(),
})
const isControlled = ({ controllers }: Hunt, leg: Leg, turn: number, impulse: number): boolean => {
  const at = leg.hexes[impulse - 1]
  return (
    at !== undefined &&
    controllers.some((legs) => {
      const from = legs[turn]?.hexes[impulse - 1]
      return from !== undefined && sees(from, at)
    })
  )
}
/** The first impulse of a turn in which a unit is within range of a target, in sight of a station of its side. */
const strikesIn = (hunt: Hunt, leg: Leg, turn: number, range: number): number =>
  hunt.targets.reduce((first, legs) => {
    const other = legs[turn]
    const impulse = other ? meeting(leg, other, range, (at) => range > 0 || isControlled(hunt, leg, turn, at)) : 0
    return impulse > 0 && (first === 0 || impulse < first) ? impulse : first
  }, 0)
const interception = (hunt: Hunt, range: number, isSteered: boolean): FlightGoal => ({
  isReached: (leg, turn) => strikesIn(hunt, leg, turn, range) > 0,
  // A booster that is lost on the way is steered no more. One that strikes before is not lost.
  mayFly: (leg, turn) =>
    !isSteered || strikesIn(hunt, leg, turn, 0) > 0 || leg.hexes.every((_, index) => isControlled(hunt, leg, turn, index + 1)),
})
/** Units that carry an attack to a station. */
export type Hunter = 'booster' | 'gunship' | 'bus'
/** Boosters strike in the hex of the station, gunships fire from beside it too. */
const rangeOf = (kind: UnitKind): number => (kind === 'gunship' ? 1 : 0)
/** The shortest way to an enemy station within so many turns; null if there is none. */
export function intercept(hunt: Hunt, kind: Hunter, from: UnitMotion, most = AHEAD): Plan | null {
  const key = `${kind} ${most} ${motionNumber(from)}`
  const known = hunt.found.get(key)
  if (known !== undefined) return known
  const points = ROWS[kind].thrust
  const plan = planned(from, points, most, interception(hunt, rangeOf(kind), kind === 'booster'))
  hunt.found.set(key, plan)
  return plan
}
/** Turns until a unit meets an enemy station without thrust; 0 if it does not. */
export function turnsToStrike(hunt: Hunt, from: UnitMotion, kind: UnitKind): number {
  const legs = legsOf(from, AHEAD)
  return legs.findIndex((leg, turn) => strikesIn(hunt, leg, turn, rangeOf(kind)) > 0) + 1
}
/** Enemy boosters and warheads that are near enough to strike in the next turns. */
export const threats = (table: Table, me: Color): readonly Unit[] =>
  hostiles(table, me).filter(({ kind }) => kind === 'booster' || isWarhead(kind))
/** Whether a unit is in the hex of a station of its enemy. */
export const isAtStation = (table: Table, unit: Unit): boolean =>
  unitsOf(table).some((other) => isStation(other) && other.seat !== unit.seat && sameHex(other.at, unit.at))
