// The points that engines make from their power (EE-ENG-05 to EE-ENG-15, EE-EFA-01). Power is in quarter points.

import { type Explained, explained } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import { costsOf } from '../design/costs.ts'
import { groupOf } from '../hull.ts'
import type { Allocation, Points, Ship, Table } from '../state.ts'
import { isActive, openShips, shipOf } from '../table.ts'

/** Quarters in a point of power. */
export const POINT = 4

/** EE-ENG-05: quarters in engines that make this kind of point. */
export const powerTo = ({ engines }: Allocation, makes: 'speed' | 'manoeuvre'): number =>
  Object.values(engines)
    .filter((engine) => engine.makes === makes)
    .reduce((sum, { boxes }) => sum + Object.values(boxes).reduce((all, quarters) => all + quarters, 0), 0)

/** Quarters of speed power last turn. */
export const speedBefore = (table: Table, { id, seat }: Ship): number => table.secret[seat]?.before[id] ?? 0
/** EE-ENG-10: the most quarters of speed power this turn. A base may use all its engines at once (EE-BAS-05). */
export const mostSpeed = (table: Table, ship: Ship): number =>
  ship.design.base ? ship.design.boxes.filter(({ type }) => 'Ee'.includes(type)).length * POINT : speedBefore(table, ship) + POINT

/** The costs of speed and manoeuvre points. */
export interface Costs {
  /** Quarters per point. */
  readonly speed: number
  readonly manoeuvre: number
}
/** EE-DOC-07, EE-DIS-02: current costs, from public records. */
export function costsNow(table: Table, ship: Ship): Costs {
  const [, ...others] = groupOf(table, ship)
  const { speed, manoeuvre } = costsOf(
    ship.design,
    others.map(({ id }) => shipOf(table, id).design),
  )
  return { speed: speed.total, manoeuvre: manoeuvre.total }
}

/** EE-ENG-12: the fall of speed power beyond the one free point. */
export const excess = (before: number, speedPower: number): number => Math.max(0, before - POINT - speedPower)

/** EE-EFA-01: one die of engine failure per quarter point not braked. */
export function failureDice(costs: Costs, before: number, power: { readonly speed: number; readonly manoeuvre: number }): number {
  const short = excess(before, power.speed) * costs.manoeuvre - power.manoeuvre * costs.speed
  return short <= 0 ? 0 : Math.ceil((4 * short) / (costs.speed * costs.manoeuvre))
}

/** EE-ENG-14: manoeuvre points lost to other ships in the hex that are at least as large. Hidden ships do not count. */
export function crowding(table: Table, ship: Ship): Explained {
  const sizeOf = (other: Ship): number => costsNow(table, other).speed
  const beside = openShips(table).filter((other) => other.id !== ship.id && sameHex(other.hex, ship.hex) && isActive(other))
  const pressing = beside.filter((other) => sizeOf(other) >= sizeOf(ship))
  return explained(...pressing.map(({ design }) => [`${design.name} in the same hex`, -1, 'EE-ENG-14'] as const))
}

/** EE-ENG-13, EE-ENG-14, EE-ENG-15: the points that an allocation makes. */
export function pointsOf(table: Table, ship: Ship, allocation: Allocation): Points {
  const speedPower = powerTo(allocation, 'speed')
  const manoeuvrePower = powerTo(allocation, 'manoeuvre')
  if (ship.design.base) return { speedPower, manoeuvrePower, speed: 0, manoeuvre: 0, unspent: 0 }
  const costs = costsNow(table, ship)
  const left = manoeuvrePower * costs.speed - excess(speedBefore(table, ship), speedPower) * costs.manoeuvre // EE-ENG-13
  const generated = Math.max(0, Math.floor(left / (costs.speed * costs.manoeuvre)))
  const manoeuvre = Math.max(0, generated + crowding(table, ship).total) // EE-ENG-15
  return { speedPower, manoeuvrePower, speed: Math.floor(speedPower / costs.speed), manoeuvre, unspent: manoeuvre }
}
