// A bot's fighters: launch when an enemy is near, then fly next to an enemy and face it.

import type { Dice } from '@admiralty/kernel'
import { ahead, distance, neighbours, rowTo, sameHex, turned } from '@admiralty/space'
import { FIGHTERS } from '../../data/tables.ts'
import type { FirePose } from '../fire/arcs.ts'
import { toLaunch } from '../movement/fighter-orders.ts'
import { freeBay, mayLand, mayLaunchInto } from '../movement/fighters.ts'
import type { Order } from '../orders.ts'
import type { Color, Fighter, View } from '../state.ts'
import { allied, fightersOf, flying, onMap } from '../table.ts'
import { type Care, CLOSE } from './care.ts'
import { flightClashes } from './clash.ts'

/** Flights that are proposed at most. */
const MOST = 4
/** Carriers launch at an enemy within this distance, so that fighters can attack in the same turn. */
const SCRAMBLE = 5
/** A fighter farther than this from every enemy returns to a bay. */
const HOME = 12

/** Proposals for the fighters' step, best first: launches and flights. Done if there are none. */
export function moveFighters(view: View, me: Color, dice: Dice, care: Care): readonly Order[] {
  const waiting = fightersOf(view, me).filter((fighter) => flying(fighter) && !fighter.moved)
  const [next] = waiting
  const flights = next ? flightsFor(view, next, dice, care) : []
  const orders = [...launches(view, me), ...flights]
  return orders.length > 0 ? orders : [{ order: 'done' }]
}

/** The launch or flight that looks best without a look at rams; undefined if no fighter waits near an enemy. */
export function firstFlight(view: View, me: Color): Order | undefined {
  const fighter = fightersOf(view, me).find((one) => flying(one) && !one.moved)
  const [launch] = launches(view, me)
  if (launch || !fighter) return launch
  const { targets, others } = around(view, fighter)
  if (isFar(fighter, targets)) return undefined
  let best = { path: '', score: Number.NEGATIVE_INFINITY }
  for (const flight of flightsOf(view, fighter)) {
    const worth = score(flight, targets, others)
    if (worth > best.score) best = { path: flight.path, score: worth }
  }
  return { order: 'fly', fighter: fighter.id, path: best.path, rams: [], board: null }
}

/** Launches of the first fighter of every carrier near the enemy. */
function launches(view: View, me: Color): readonly Order[] {
  const enemies = Object.values(view.ships).filter((ship) => flying(ship) && !allied(view, ship.seat, me))
  const ready = toLaunch(view, me).filter(({ ship }) => enemies.some((enemy) => distance(enemy.hex, ship.hex) <= SCRAMBLE))
  return ready
    .filter(({ ship }, index) => ready.findIndex((other) => other.ship.id === ship.id) === index)
    .flatMap(({ ship, fighter }): readonly Order[] => {
      const free = neighbours(ship.hex).filter((hex) => mayLaunchInto(view, ship, hex))
      return free.slice(0, 2).map((hex) => ({ order: 'launch', ship: ship.id, fighter, hex }))
    })
}

interface Flight extends FirePose {
  readonly path: string
}
/** All poses that a fighter can reach with its points, each by a shortest path (ES-FMV-01). */
export function flightsOf(view: View, fighter: Fighter): readonly Flight[] {
  const start: Flight = { hex: fighter.hex, facing: fighter.facing, path: '' }
  const [q, r] = start.hex
  // One number for each pose: hexes from the start (fewer than 16 in each direction) and facing.
  const key = ({ hex, facing }: FirePose): number => ((hex[0] - q + 16) * 32 + hex[1] - r + 16) * 6 + facing
  const seen = new Set([key(start)])
  const flights = [start]
  let edge: readonly Flight[] = [start]
  for (let points = 0; points < FIGHTERS[fighter.kind].points; points += 1) {
    const next: Flight[] = []
    for (const { hex, facing, path } of edge) {
      for (const flight of [
        { hex: ahead(hex, facing), facing, path: `${path}F` },
        { hex, facing: turned(facing, 1), path: `${path}R` },
        { hex, facing: turned(facing, -1), path: `${path}L` },
      ]) {
        if (seen.has(key(flight)) || !onMap(view.setup.map, flight.hex)) continue
        seen.add(key(flight))
        next.push(flight)
      }
    }
    flights.push(...next)
    edge = next
  }
  return flights
}

/** The targets of a fighter, and the other fighters in flight. */
function around(view: View, fighter: Fighter): { readonly targets: readonly FirePose[]; readonly others: readonly Fighter[] } {
  const others = Object.values(view.fighters).filter((other) => flying(other) && other.id !== fighter.id)
  const ships = Object.values(view.ships).filter((ship) => flying(ship) && !allied(view, ship.seat, fighter.seat))
  const prey = fighter.kind === 'interceptor' ? others.filter((other) => !allied(view, other.seat, fighter.seat)) : []
  return { targets: [...ships, ...prey], others }
}
const isFar = ({ hex }: Fighter, targets: readonly FirePose[]): boolean => targets.every((target) => distance(target.hex, hex) > HOME)

function flightsFor(view: View, fighter: Fighter, dice: Dice, care: Care): readonly Order[] {
  const { targets, others } = around(view, fighter)
  const flights = flightsOf(view, fighter)
  const home = isFar(fighter, targets) ? landing(view, fighter, flights) : undefined
  const whims = dice.roll(flights.length, 100, 'whim')
  const clashOn = flightClashes(view, fighter)
  const rated = flights.map((flight, index) => {
    const { value, rams } = clashOn(flight.path)
    return { path: flight.path, rams, score: score(flight, targets, others) + value + (whims[index] ?? 50) / 200 }
  })
  const out = spread(rated, care).map(({ path, rams }): Order => ({ order: 'fly', fighter: fighter.id, path, rams, board: null }))
  return home ? [home, ...out] : out
}
/** The best flights, in haste from the best to the worst of those that lack little against it. */
function spread<T extends { readonly score: number }>(flights: readonly T[], care: Care): readonly T[] {
  const most = flights.reduce((best, { score }) => Math.max(best, score), Number.NEGATIVE_INFINITY)
  const near = flights.filter(({ score }) => most - score <= care.flight).sort((a, b) => b.score - a.score)
  const apart = care === CLOSE ? 1 : Math.max(1, Math.floor(near.length / MOST))
  return near.filter((_, index) => index % apart === 0).slice(0, MOST)
}
/** The first flight that ends next to a carrier with a free bay (ES-FTR-06). */
function landing(view: View, { id, seat }: Fighter, flights: readonly Flight[]): Order | undefined {
  const carriers = Object.values(view.ships).filter((ship) => allied(view, ship.seat, seat) && freeBay(view, ship))
  for (const { path, hex, facing } of flights) {
    const carrier = carriers.find((ship) => mayLand(view, { hex, facing, seat }, ship))
    if (carrier) return { order: 'fly', fighter: id, path, rams: [], board: carrier.id }
  }
  return undefined
}

/** The value of a flight: near an enemy, facing it, away from other fighters. */
function score(flight: Flight, targets: readonly FirePose[], others: readonly FirePose[]): number {
  let near = 30
  let shot = false
  for (const { hex } of targets) {
    const far = distance(hex, flight.hex)
    near = Math.min(near, far)
    shot ||= far === 0 || (far === 1 && rowTo(flight.hex, hex) === flight.facing)
  }
  let crowd = 0
  for (const { hex } of others) if (sameHex(hex, flight.hex)) crowd += 1
  return (shot ? 10 : 0) - near - crowd * 4 - flight.path.length * 0.05
}
