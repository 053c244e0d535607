// Obstacles in a hex, in the order in which they are rolled for, and legal targets of rams (ES-COL, ES-FMV-04, ES-FMV-05).

import { chanceAtLeast, type Explained, explained, when } from '@admiralty/kernel'
import { type Hex, hexKey, sameHex } from '@admiralty/space'
import type { Color, Fighter, Ship, Table } from '../state.ts'
import { allied, fighterOf, fightersAt, flying, isShip, shipOf, shipsAt, sizeOf, topSpeed } from '../table.ts'
import { flownPath } from './band.ts'
import { courseOf, entered } from './course.ts'

/** ES-COL-12, R-ES-63: enemies before allies, bigger before smaller, then by number; wrecks last. */
export function obstaclesAt(table: Table, mover: { readonly id: string; readonly seat: Color }, hex: Hex): readonly Ship[] {
  const wreck = (ship: Ship): number => Number(ship.status === 'wreck')
  const friend = (ship: Ship): number => Number(ship.status !== 'wreck' && allied(table, ship.seat, mover.seat))
  return shipsAt(table, hex) // ES-COL-17: fighters are not in the way
    .filter(({ id }) => id !== mover.id)
    .sort((a, b) => wreck(a) - wreck(b) || friend(a) - friend(b) || sizeOf(b) - sizeOf(a) || a.number - b.number || (a.id < b.id ? -1 : 1))
}

/** ES-COL-13, R-ES-64: whether the other ship moved along the same hexes from the same start at the same speed. */
function isCompanion(mover: Ship, path: string, other: Ship): boolean {
  if (!mover.course || !other.course || !flying(other) || other.speed !== mover.speed) return false
  return sameHex(other.course.from, mover.course.from) && trackOf({ ...mover.course, path }) === trackOf(other.course)
}
const trackOf = ({ from, facing, path }: NonNullable<Ship['course']>): string =>
  courseOf({ hex: from, facing }, path)
    .filter((_, index) => path[index] === 'F')
    .map(({ hex }) => hexKey(hex))
    .join(' ')

/** ES-COL-13: the ships in a hex that are rolled for; companions count once. */
export function rolledFor(table: Table, mover: Ship, hex: Hex, path: string): readonly Ship[] {
  const there = obstaclesAt(table, mover, hex)
  const [first] = there.filter((other) => isCompanion(mover, path, other))
  return there.filter((other) => other === first || !isCompanion(mover, path, other))
}

/** ES-FMV-05, R-ES-69: ids of the other fighters in a hex, enemies first. */
export function fightersMet(table: Table, mover: string, hex: Hex): readonly string[] {
  const { seat } = fighterOf(table, mover)
  const friend = (other: Color): number => Number(allied(table, other, seat))
  return fightersAt(table, hex)
    .filter(({ id }) => id !== mover)
    .sort((a, b) => friend(a.seat) - friend(b.seat) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id)
}

/** R-ES-59: whether the ship cannot move, judged on public knowledge. A station is public by its speed at the start. */
function cannotMove(table: Table, ship: Ship): boolean {
  const known = table.setup.options.openDesigns ? table : { ...table, secret: {} }
  return ship.status === 'wreck' || topSpeed(known, ship).total === 0
}

/** ES-COL-04: why a target may not be rammed; null if it may. */
export function ramRefused(table: Table, mover: Ship, target: Ship): string | null {
  if (target.status !== 'wreck' && allied(table, mover.seat, target.seat)) return 'an ally may not be rammed'
  if (sizeOf(target) < sizeOf(mover) && !cannotMove(table, target) && !target.navHit) return `${target.name} is smaller and can still steer`
  return null
}

/** ES-COL-02, ES-COL-03, ES-COL-05: the least face at which two collide. */
export const neededToTouch = (rammed: boolean): Explained => explained(['collision', 6, 'ES-COL-02'], when(rammed, 'ram', -1, 'ES-COL-03'))

/** A roll for a collision on a path. */
export interface Risk {
  readonly target: string
  readonly hex: Hex
  readonly needed: Explained
  /** Chance from 0 to 1 that this roll is a collision. */
  readonly chance: number
  /** Chance from 0 to 1 that the roll is made and is a collision. One collision ends the rolls in a hex. */
  readonly happens: number
}
interface PlannedPath {
  readonly path: string
  readonly rams: readonly string[]
}

/** The rolls of a ship on a path, in order, as far as they can be predicted. */
export function risksOf(table: Table, ship: Ship, { change, path, rams }: PlannedPath & { readonly change: number }): readonly Risk[] {
  const { hex, facing } = ship
  const setOff: Ship = { ...ship, speed: ship.speed + change, course: { from: hex, facing, path: '' } }
  return entered(table, ship, flownPath(table, ship, path)).flatMap((there) =>
    inOrder(
      rolledFor(table, setOff, there, path).map(({ id }) => id),
      there,
      rams,
    ),
  )
}
/** The rolls of a fighter on a path: ships that it rams and other fighters. */
export function flightRisksOf(table: Table, fighter: Fighter, { path, rams }: PlannedPath): readonly Risk[] {
  const risks = entered(table, fighter, path).flatMap((hex) => {
    const rammed = obstaclesAt(table, fighter, hex).filter((ship) => flying(ship) && rams.includes(ship.id))
    return inOrder([...rammed.map(({ id }) => id), ...fightersMet(table, fighter.id, hex)], hex, rams)
  })
  return sequenced(risks)
}
const inOrder = (met: readonly string[], hex: Hex, rams: readonly string[]): readonly Risk[] =>
  sequenced(
    met.map((target) => {
      const needed = neededToTouch(rams.includes(target))
      return { target, hex, needed, chance: chanceAtLeast(needed.total, 6) }
    }),
  )
function sequenced(risks: readonly Omit<Risk, 'happens'>[]): readonly Risk[] {
  let clear = 1
  return risks.map((risk) => {
    const happens = clear * risk.chance
    clear -= happens
    return { ...risk, happens }
  })
}
/** The chance of one collision or more. */
export const riskOf = (risks: readonly Risk[]): number => 1 - risks.reduce((safe, { chance }) => safe * (1 - chance), 1)

export const seatOf = (table: Table, id: string): Color => (isShip(table, id) ? shipOf(table, id).seat : fighterOf(table, id).seat)
