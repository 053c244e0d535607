// Power and courses: each way to divide power is judged by the best place it can bring the ship to, with the guns it lights.
import type { Dice } from '@admiralty/kernel'
import { commanded } from '../ask.ts'
import { shieldsOf } from '../fire/factors.ts'
import { fly } from '../movement/flight.ts'
import { cannotPlot, meansOf, straight } from '../movement/means.ts'
import { type Course, coursesFrom } from '../movement/reach.ts'
import type { Order, OrderOf } from '../orders.ts'
import { pointsOf } from '../power/points.ts'
import { POSTURES, take } from '../power/postures.ts'
import { asBefore, NOTHING } from '../power/questions.ts'
import type { Color } from '../shapes.ts'
import type { Allocation, Plot, Policy, Ship, View } from '../state.ts'
import { designOf, shipsOf } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { armoury, gunsWith, withPower } from './armoury.ts'
import { asTheyMove, flees, type Guess, placeWorth } from './stance.ts'

interface Rated<T> {
  readonly of: T
  readonly worth: number
}
const byWorth = <T>(rated: readonly Rated<T>[]): readonly Rated<T>[] => rated.toSorted((a, b) => b.worth - a.worth)
/** Not more courses than so many are weighed, the cheapest and so the straightest first. */
const WEIGHED = 40

const guns = (view: View, ship: Ship): readonly ReturnType<typeof armoury>[number][] => {
  const power = view.secret[ship.seat]?.power[ship.id]
  return power ? gunsWith(view, ship, power) : armoury(view, ship)
}

/** Power is divided before anything is seen of the enemy's plots. */
export function divide(view: View, me: Color): readonly Order[] {
  const foes = asTheyMove(view, me)
  const rated = commanded(view, me).map((ship) => [ship.id, postures(view, ship, foes)] as const)
  const choice = (rank: number): Order => ({
    order: 'power',
    ships: Object.fromEntries(
      rated.map(([id, ways]) => [id, (ways[rank] ?? ways[0])?.of ?? { lit: [], engines: {}, rapid: [], primaries: {} }]),
    ),
  })
  const ranks = Math.max(1, Math.min(4, ...rated.map(([, ways]) => ways.length)))
  return Array.from({ length: ranks }, (_, rank) => choice(rank))
}
function postures(view: View, ship: Ship, foes: readonly Guess[]): readonly Rated<Allocation>[] {
  const seen = new Set<string>()
  const ways = POSTURES.map((posture) => take(view, ship, posture)).filter((allocation) => {
    const key = JSON.stringify(allocation)
    return seen.has(key) ? false : seen.add(key)
  })
  return byWorth(ways.map((allocation) => ({ of: allocation, worth: powerWorth(view, ship, { allocation, foes }) })))
}
interface Divided {
  readonly allocation: Allocation
  readonly foes: readonly Guess[]
}
/** A first sensor makes lasers worth firing; the others make it surer. */
const SENSOR = 1.2
const SHIELD = 0.3
const SPEED = 0.15
function powerWorth(view: View, ship: Ship, { allocation, foes }: Divided): number {
  const points = pointsOf(view, ship, allocation)
  const table = withPower(view, ship, allocation)
  const lit = allocation.lit.filter((box) => designOf(view, ship).boxes.some(({ at, type }) => type === 'S' && at.join() === box)).length
  const means = { hex: ship.hex, facing: ship.facing, reversing: ship.reversing, speed: points.speed, manoeuvre: points.manoeuvre }
  const able = gunsWith(view, ship, allocation)
  const places = ship.design.base ? [{ hex: ship.hex, facing: ship.facing }] : coursesFrom(means).slice(0, WEIGHED)
  const best = Math.max(...places.map(({ hex, facing }) => placeWorth(view, { ...ship, hex, facing }, able, foes)))
  const eyes = lit > 0 ? SENSOR + 0.3 * Math.min(3, lit - 1) : 0
  const moves = points.speedPower + points.manoeuvrePower > 0
  return (
    best +
    eyes +
    SHIELD * shieldsOf(table, ship) +
    SPEED * points.speed * (flees(view, ship) ? 6 : 1) -
    (moves ? 0 : deadInSpace(view, ship))
  )
}
/** EE-MIS-12: who gives no power to movement dies of a nuclear missile. */
function deadInSpace(view: View, ship: Ship): number {
  return Object.values(view.missiles).some(({ target }) => target === ship.id) ? 60 : 2
}

// Courses.
export function plot(view: View, me: Color, dice: Dice): readonly Order[] {
  const foes = asTheyMove(view, me)
  const movers = commanded(view, me).filter(({ design }) => !design.base)
  const ranked = movers.map((ship) => [ship.id, courses(view, ship, foes, dice)] as const)
  const choice = (rank: number): OrderOf<'plot'> => ({
    order: 'plot',
    ships: Object.fromEntries(ranked.flatMap(([id, plots]) => (plots[0] ? [[id, plots[rank] ?? plots[0]]] : []))),
  })
  return [choice(0), choice(1), choice(2), choice(3)]
}
function courses(view: View, ship: Ship, foes: readonly Guess[], dice: Dice): readonly Plot[] {
  const able = guns(view, ship)
  const rate = ({ hex, facing, path }: Course): number =>
    placeWorth(view, { ...ship, hex, facing }, able, foes) - dangerOn(view, ship, path) - path.length * 0.001
  const ways = coursesFrom(meansOf(view, ship)).slice(0, 3 * WEIGHED)
  const whims = dice.roll(ways.length, 100, 'whim')
  const rated = byWorth(ways.map((course, at) => ({ of: course, worth: rate(course) + (whims[at] ?? 0) / 1000 })))
  const plots = rated.map(({ of: { path } }): Plot => ({ path, glide: false })).filter((one) => !cannotPlot(view, ship, one))
  return plots.length > 0 ? plots.slice(0, 4) : [straight(view, ship)]
}
/** Rocks, worlds and their air on the way. */
function dangerOn(view: View, ship: Ship, path: string): number {
  if (view.setup.bodies.length === 0) return 0
  const hexes = fly(meansOf(view, ship), path).path.slice(1)
  const deadly = hexes.filter((hex) => isTerrain(view, hex, 'interior', 'surface', 'cinematic')).length
  return (
    100 * deadly +
    40 * hexes.filter((hex) => isTerrain(view, hex, 'interface', 'atmosphere')).length +
    3 * hexes.filter((hex) => isTerrain(view, hex, 'dense')).length
  )
}

// Announcements.
/** Decisions that cost more thought than they are worth. */
const POLICY: Policy = { ties: 'first', defence: 'own', repairs: 'useful', rows: 'middle' }
export function announce(view: View, me: Color): readonly Order[] {
  const leaving = shipsOf(view, me).filter((ship) => flees(view, ship) && view.setup.options.ftl && !ship.design.base)
  const ships = Object.fromEntries(leaving.map((ship) => [ship.id, { ...asBefore(ship), ftl: true }]))
  const rolling = shipsOf(view, me).filter(({ rolling: turns }) => turns > 0)
  const steady = Object.fromEntries(rolling.map((ship) => [ship.id, { ...NOTHING, reverse: ship.reversing, ftl: ship.ftl !== null }]))
  return [{ order: 'announce', ships: { ...ships, ...steady }, policy: POLICY }]
}
