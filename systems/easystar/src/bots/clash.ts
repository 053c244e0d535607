// The worth of collisions on a course to a bot, and which enemies are rammed (ES-COL). Nobody scores for a collision (ES-COL-15).
import { distance, sameHex } from '@admiralty/space'
import { FIGHTERS, SHIPS } from '../../data/tables.ts'
import { type HexPose, step } from '../movement/course.ts'
import { ramDamage } from '../movement/crash.ts'
import { type Risk, ramRefused, risksOf } from '../movement/obstacles.ts'
import type { ReachableCourse } from '../movement/reach.ts'
import type { Fighter, Ship, View } from '../state.ts'
import { allied, flying, has, itemsOf, left, shipOf, sizeOf, valuesWhere } from '../table.ts'
import { MENACE, stakeOf } from './stakes.ts'

/** Build points for a point of damage and for a critical hit in a collision. */
const A_HIT = 10
const A_CRITICAL = 8
/** The most that a bot gives up for a course that passes no friend, in build points. */
const FRIEND = 25
/** The least gain for which a bot rams, because the enemy may shoot a damaged rammer. */
const PAYS = 2

export interface Clash {
  /** The value of all collisions on the course in build points; negative for a loss. */
  readonly value: number
  /** Ids of the ships to ram. */
  readonly rams: readonly string[]
  /** Friends on the course. */
  readonly friends: readonly Ship[]
}
const NONE: Clash = { value: 0, rams: [], friends: [] }

/** The loss of a ship by points of damage, in build points; `critical` is the chance of a critical hit if it survives. */
function lossBy(view: View, ship: Ship, points: number, critical: number): number {
  if (points <= 0) return 0
  const rest = left(view, ship)
  // A ship with unknown items has about as many as its size.
  const price = SHIPS[ship.hull].cost * 0.6 + Math.max(itemsOf(view, ship).length, sizeOf(ship)) * 5
  return points >= rest ? price + rest * A_HIT : points * A_HIT + A_CRITICAL * critical
}
/** The expected loss of a ship in one collision: 1 or 2 points of damage and a critical hit. */
function lossOf(view: View, ship: Ship, frontal: boolean): number {
  const armour = frontal && has(view, ship, 'armour') ? 1 : 0
  return [1, 2].reduce((sum, face) => sum + lossBy(view, ship, face - armour, 1) / 2, 0)
}

/** Finds the collisions on a course of a ship. Enemies are rammed where that gains more than it costs. */
export function courseClashes(view: View, ship: Ship): (course: ReachableCourse) => Clash {
  const own = lossOf(view, ship, true) * stakeOf(view, ship)
  const clash = ({ target: id, chance }: Risk): Rated => {
    const target = shipOf(view, id)
    if (!flying(target)) return { id, value: -own * chance, pays: false, friend: null }
    if (allied(view, target.seat, ship.seat))
      return { id, value: -(own + lossOf(view, target, false)) * chance - FRIEND, pays: false, friend: target }
    const gain = lossOf(view, target, false) * stakeOf(view, target) - own
    const pays = gain > PAYS && ramRefused(view, ship, target) === null
    return { id, value: gain * chance * (pays ? 2 : 1), pays, friend: null }
  }
  return ({ change, path, risk }) => {
    if (risk === 0) return NONE
    const clashes = risksOf(view, ship, { change, path, rams: [] }).map(clash)
    return {
      value: clashes.reduce((sum, { value }) => sum + value, 0),
      rams: [...new Set(clashes.filter(({ pays }) => pays).map(({ id }) => id))].slice(0, 8),
      friends: clashes.flatMap(({ friend }) => friend ?? []),
    }
  }
}
/** A collision with the ship `id` and its value. */
interface Rated {
  readonly id: string
  readonly value: number
  /** Whether a ram gains more than it costs. */
  readonly pays: boolean
  readonly friend: Ship | null
}

/** Rates flights of a fighter by the enemy ships in their hexes that are worth more than the fighter, in build points. It rams with a 5, with a critical hit on a 6 (ES-FMV-04). */
export function flightClashes(view: View, fighter: Fighter): (path: string) => Pick<Clash, 'value' | 'rams'> {
  const own = FIGHTERS[fighter.kind].cost + MENACE[fighter.kind]
  const { points } = FIGHTERS[fighter.kind]
  const enemies = valuesWhere(
    view.ships,
    (ship) => flying(ship) && distance(ship.hex, fighter.hex) <= points && !allied(view, ship.seat, fighter.seat),
  )
  if (enemies.length === 0) return () => NONE
  return (path) => {
    let good: readonly { readonly ship: Ship; readonly gain: number }[] = []
    let now: HexPose = fighter
    for (const letter of path) {
      now = step(now, letter)
      const { hex, facing } = now
      if (letter !== 'F' || !enemies.some((ship) => sameHex(ship.hex, hex))) continue
      const met = enemies.filter((ship) => sameHex(ship.hex, hex))
      const gains = met.map((ship) => ({
        ship,
        gain: lossBy(view, ship, ramDamage(view, ship, facing).total, 1 / 2) * stakeOf(view, ship) - own,
      }))
      good = [...good, ...gains.filter(({ gain }) => gain > PAYS)]
    }
    if (good.length === 0) return NONE
    return { value: good.reduce((sum, { gain }) => sum + gain / 3, 0), rams: [...new Set(good.map(({ ship }) => ship.id))].slice(0, 8) }
  }
}

/** Whether a friend on the course has yet to move out of the way. */
export const isBlocked = ({ friends }: Clash): boolean => friends.some((friend) => !friend.moved)
