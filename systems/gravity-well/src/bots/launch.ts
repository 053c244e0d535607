// Proposals for the launch and the thrust step.
import { type Dice, pick } from '@admiralty/kernel'
import { distance, sameHex } from '@admiralty/space'
import { SHEET } from '../../data/units.ts'
import { launchMotion } from '../launch/launching.ts'
import { CENTRE, circular, hexesOfRing, orbitSense, ringOf, SENSES, type Sense, type UnitMotion } from '../orbit/motion.ts'
import { affordable, withTravel } from '../orbit/thrust.ts'
import type { Burn, Launch, Order, OrderOf, Return } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Item, Unit, View } from '../state.ts'
import { bayOf, isActive, isLoad, payloadOf, priceOf, resourcesOf, stationsOf, thrustOf, unitsOfSeat } from '../table.ts'
import type { QuestionCheck } from './fight.ts'
import { AHEAD, type Hunt, type Hunter, huntOf, intercept } from './intercept.ts'
import { type Leg, legsOf, travelsOf } from './legs.ts'
import { type Plan, planned } from './plan.ts'

const SHIFTS = [0, -1, 1, 2, 3, 4] as const
type Shift = (typeof SHIFTS)[number]
const isFree = (shift: Shift): boolean => shift >= -1 && shift <= 1
/** The shift by which a craft is soonest at an enemy station; null if none leads there. */
function bestShift(hunt: Hunt, station: Unit, kind: Hunter, shifts: readonly Shift[]): Shift | null {
  for (let turns = 1; turns <= AHEAD; turns += 1) {
    const found = shifts.find((shift) => intercept(hunt, kind, launchMotion(station, shift), turns))
    if (found !== undefined) return found
  }
  return null
}
const canTurnBack = ({ velocity }: Unit, price: number, resources: number): boolean => velocity > 0 && resources >= price
/** The cost of a launch is taken from the resources that are left for the next one. */
interface LaunchTally {
  readonly view: View
  readonly station: Unit
  readonly hunt: Hunt
  left: number
}
function wayOf({ station, hunt, left }: LaunchTally, price: number, kind: Hunter): Shift | null {
  const against = kind === 'booster' ? 2 * price : price
  return bestShift(hunt, station, kind, canTurnBack(station, against, left) ? SHIFTS : SHIFTS.filter(isFree))
}
/** A launch by a shift; none for null. */
function by(
  tally: LaunchTally,
  shift: Shift | null,
  { craft, payload }: Pick<Launch, 'craft' | 'payload'>,
  price: number,
): readonly Launch[] {
  if (shift === null) return []
  tally.left -= (craft === null ? price : 0) + (isFree(shift) ? 0 : price)
  return [{ station: tally.station.id, craft, payload, shift }]
}
/** A load under a booster: warheads that can reach an enemy, satellites and one pulse warhead beside the station. */
function boosterLaunch(tally: LaunchTally, { id, kind }: Item): readonly Launch[] {
  const { view, station, left } = tally
  const { boosterPrice } = view.setup.lost
  if (boosterPrice > left || kind === 'comSat') return []
  if (kind === 'pulseWarhead' && hasEscort(view, station)) return []
  const shift = kind === 'basicWarhead' ? wayOf(tally, boosterPrice, 'booster') : 0
  return by(tally, shift, { craft: null, payload: [id] }, boosterPrice)
}
function craftLaunch(tally: LaunchTally, { id, kind }: Item): readonly Launch[] {
  const craft = { craft: id, payload: [] }
  if (kind === 'gunship') return by(tally, wayOf(tally, priceOf(kind), kind) ?? 0, craft, priceOf(kind))
  return kind === 'scoopship' || (kind === 'bus' && isOrbitRace(tally.view)) ? by(tally, 0, craft, 0) : []
}
/** A bus with warheads for an enemy station. */
function bomberLaunch(tally: LaunchTally, bay: readonly Item[]): readonly Launch[] {
  const bus = bay.find(({ kind }) => kind === 'bus')
  const bombs = bay.filter(({ kind }) => kind === 'basicWarhead').slice(0, SHEET.bus.payload)
  if (!bus || bombs.length < LEAST_BOMBS) return []
  return by(tally, wayOf(tally, priceOf('bus'), 'bus'), { craft: bus.id, payload: bombs.map(({ id }) => id) }, priceOf('bus'))
}
/** Launches of a station, the bus with warheads first. */
function launchesOf(view: View, me: Color, station: Unit, hunt: Hunt): readonly Launch[] {
  if (!isActive(view, station)) return []
  const bay = bayOf(view, station)
  const tally = { view, station, hunt, left: resourcesOf(view, me) }
  const bombers = bomberLaunch(tally, bay)
  const pulse = bay.find(({ kind }) => kind === 'pulseWarhead')
  const rest = bay.filter(
    (item) =>
      (item.kind !== 'pulseWarhead' || item === pulse) &&
      !bombers.some(({ craft, payload }) => craft === item.id || payload.includes(item.id)),
  )
  return [...bombers, ...rest.flatMap((item) => (isLoad(item.kind) ? boosterLaunch(tally, item) : craftLaunch(tally, item)))]
}
/** The fewest warheads that are worth the flight of a bus. */
const LEAST_BOMBS = 3
const isOrbitRace = (view: View): boolean => view.setup.scenario === 'first-orbit'
/** Whether a pulse warhead flies with a station already, against what comes there. */
const hasEscort = (view: View, station: Unit): boolean =>
  unitsOfSeat(view, station.seat).some(
    (unit) => sameHex(unit.at, station.at) && unit.kind === 'booster' && payloadOf(view, unit).kind === 'pulseWarhead',
  )
const launching = (launches: readonly Launch[], leave: readonly string[] = []): OrderOf<'launch'> => ({
  order: 'launch',
  launches,
  leave,
  openBays: false,
})
/** Turns until a launched craft or booster can be at an enemy station, this one included; null if it is no attack or cannot. */
export function turnsToReach(view: View, me: Color, { station: id, craft, payload, shift }: Launch): number | null {
  const station = stationsOf(view, me).find((one) => one.id === id)
  if (!station) return null
  const bay = bayOf(view, station)
  const isArmed = bay.some((item) => payload.includes(item.id) && item.kind === 'basicWarhead')
  const carrier = craft === null ? 'booster' : bay.find((item) => item.id === craft)?.kind
  const kind = carrier === 'gunship' || (isArmed && (carrier === 'booster' || carrier === 'bus')) ? carrier : null
  return (kind && intercept(huntOf(view, me), kind, launchMotion(station, shift))?.turns) ?? null
}
/** Everything that has a use out of the bay. */
export function launch(view: View, me: Color): readonly Order[] {
  const hunt = huntOf(view, me)
  const all = stationsOf(view, me).flatMap((station) => launchesOf(view, me, station, hunt))
  return [launching(all)]
}
/** Half of the things in the bay, in any permitted direction. */
export function launchHastily(view: View, me: Color, _: QuestionCheck, dice: Dice): readonly Order[] {
  const all = stationsOf(view, me).flatMap((station) => launchesOf(view, me, station, huntOf(view, me)))
  return [
    launching(all.filter((_, index) => index % 2 === 0).map((one) => ({ ...one, shift: pick(dice, SHIFTS.filter(isFree)) }))),
    launching([]),
  ]
}

/** Turns that a station or a scoopship plans ahead. */
const STATION_TURNS = 3
const SCOOP_TURNS = 5
const isInDebris = (view: View, motion: UnitMotion): boolean => view.setup.lost.debrisRings.includes(ringOf(motion.at))
const crashes = (motion: UnitMotion): boolean => legsOf(motion, AHEAD_OF_CRASH).some(({ fate }) => fate !== 'flying')
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
function scoopPlan(scoop: UnitMotion, points: number, isLoaded: boolean, stations: readonly (readonly Leg[])[]): Plan | null {
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
function planOf(view: View, unit: Unit, points: number, hunt: Hunt): Plan | null {
  if (unit.kind === 'station') return stationPlan(view, unit, points)
  if (unit.kind === 'scoopship') return scoopPlan(unit, points, unit.gas, stationLegs(view, unit.seat))
  if (unit.kind === 'bus' && isOrbitRace(view)) return busPlan(view, unit, points)
  return attackPlan(view, unit, hunt) ?? (crashes(unit) ? safe(unit, points) : null)
}
const stationLegs = (view: View, me: Color): readonly (readonly Leg[])[] =>
  stationsOf(view, me).map((station) => legsOf(station, SCOOP_TURNS + 1))
/** Where a scoopship leaves the atmosphere (GW-SCP-03): as near in time to its station as possible. */
function returnOf(view: View, { at, dive, seat }: Unit): Return {
  const senses: readonly Sense[] = dive?.sense ? [dive.sense] : SENSES
  const ways = hexesOfRing(1)
    .filter((hex) => distance(hex, at) === 1)
    .flatMap((hex) => senses.map((sense) => ({ hex, sense })))
  // It has no thrust this turn, so its plan begins with the next one.
  const turnsOf = ({ hex, sense }: Return): number => {
    const [leg] = legsOf(circular(hex, sense), 1)
    const later = stationLegs(view, seat).map((legs) => legs.slice(1))
    return (leg && scoopPlan(leg.end, 2, true, later)?.turns) ?? SCOOP_TURNS + 1
  }
  const [best] = ways.toSorted((a, b) => turnsOf(a) - turnsOf(b))
  if (!best) throw new Error('a planet hex has neighbours in ring 1')
  return best
}
const returnsOf = (view: View, me: Color): OrderOf<'thrust'>['returns'] =>
  Object.fromEntries(
    unitsOfSeat(view, me)
      .filter(({ dive }) => dive !== null)
      .map((scoop) => [scoop.id, returnOf(view, scoop)]),
  )
/** Own units that can burn in this turn. */
const burning = (view: View, me: Color): readonly { readonly unit: Unit; readonly points: number }[] =>
  unitsOfSeat(view, me)
    .map((unit) => ({ unit, points: thrustOf(view, unit) }))
    .filter(({ points }) => points > 0)
const isChange = (unit: Unit, { vector, velocity }: Burn): boolean => vector !== unit.vector || velocity !== unit.velocity
const burnsOf = (pairs: readonly (readonly [Unit, Burn | undefined])[]): OrderOf<'thrust'>['burns'] =>
  Object.fromEntries(pairs.flatMap(([unit, burn]) => (burn && isChange(unit, burn) ? [[unit.id, burn]] : [])))

/** Everybody on the shortest way to its aim. */
export function thrust(view: View, me: Color): readonly Order[] {
  const hunt = huntOf(view, me)
  const pairs = burning(view, me).map(({ unit, points }) => [unit, planOf(view, unit, points, hunt)?.burn] as const)
  return [{ order: 'thrust', burns: burnsOf(pairs), returns: returnsOf(view, me) }]
}
/** Boosters and gunships burn at random, but never into the planet soon; the others fly as planned. */
export function thrustHastily(view: View, me: Color, _: QuestionCheck, dice: Dice): readonly Order[] {
  const hunt = huntOf(view, me)
  const pairs = burning(view, me).map(({ unit, points }) => {
    if (unit.kind !== 'booster' && unit.kind !== 'gunship') return [unit, planOf(view, unit, points, hunt)?.burn] as const
    const safeOnes = affordable(unit, points).filter((travel) => !crashes(withTravel(unit, travel)))
    return [unit, safeOnes.length === 0 ? undefined : pick(dice, safeOnes)] as const
  })
  return [{ order: 'thrust', burns: burnsOf(pairs), returns: returnsOf(view, me) }]
}
