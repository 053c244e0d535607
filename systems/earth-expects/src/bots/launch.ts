// The value of launchers at a position: missiles that bear and can be guided, times the chance of a lock-on, less those shot down.
import { chanceAtLeast } from '@admiralty/kernel'
import { distance, type Hex, sameHex, subtract } from '@admiralty/space'
import { CREWS } from '../../data/tables.ts'
import { bearing } from '../hull.ts'
import { controlOf, usableBoxes } from '../power/supply.ts'
import { inShipFrame } from '../record/arcs.ts'
import type { BoxId } from '../record/box.ts'
import type { Ship, Table } from '../state.ts'
import { locksOn } from '../table.ts'
import { remembered } from './remembered.ts'

/** A ship's position, real or assumed. */
export interface Stand {
  readonly hex: Hex
  readonly facing: Ship['facing']
}
/** Launchers, loaded or not, and their guidance. */
export interface Battery {
  readonly launchers: readonly BoxId[]
  readonly sensors: readonly BoxId[]
  /** EE-MIS-05. */
  readonly control: number
}
export const batteryOf = (table: Table, ship: Ship, lit: readonly BoxId[]): Battery => ({
  launchers: usableBoxes(table, ship, 'M'),
  sensors: usableBoxes(table, ship, 'S').filter((box) => lit.includes(box)),
  control: controlOf(table, ship),
})

/** The launchers that are not empty, the same list each time. */
const full = (launchers: readonly BoxId[], empty: readonly BoxId[]): readonly BoxId[] => {
  const known = fulls.get(empty) ?? new WeakMap<readonly BoxId[], readonly BoxId[]>()
  fulls.set(empty, known)
  const found = known.get(launchers) ?? launchers.filter((box) => !empty.includes(box))
  known.set(launchers, found)
  return found
}
const fulls = new WeakMap<readonly BoxId[], WeakMap<readonly BoxId[], readonly BoxId[]>>()
/** Launchers that can fire now. An enemy's empty launchers are secret, so one is assumed empty for each of its missiles in flight. */
function loaded(table: Table, ship: Ship, { launchers }: Battery): readonly BoxId[] {
  const own = table.secret[ship.seat]
  if (table.setup.options.fastMissiles) return launchers
  const empty = own?.empty[ship.id]
  if (own) return empty ? full(launchers, empty) : launchers
  const gone = Object.values(table.missiles).filter(({ from }) => from === ship.id).length
  return gone === 0 ? launchers : launchers.slice(gone)
}
/** EE-SEN-05, EE-SEN-06, EE-SEN-07, EE-SEN-08: an optimistic chance of a lock-on after launch (EE-MIS-04). A wasted launch costs less than waiting. */
export function guidance(table: Table, from: Ship & Stand, at: Ship & Stand, sensors: number): number {
  const locked = locksOn(table, from.id, at.id) > 0 ? 1 : 0
  if (table.setup.options.simpleSensors || table.setup.options.fastMissiles) return locked
  return sensors === 0 ? 0 : chanceAtLeast(distance(from.hex, at.hex) - sensors - locked + 1, CREWS[from.crew].sides)
}

/** Expected points of damage of one missile that hits, reduced because it hits a turn later. */
export const STRIKES = 6
/** The number of missiles that one box stops. */
const STOPS = { A: 0.8, L: 0.2 } as const
const stopped = remembered((table, at) => STOPS.A * usableBoxes(table, at, 'A').length + STOPS.L * usableBoxes(table, at, 'L').length)

/** Expected damage of all launchers between two positions, if guided. */
export function volley(table: Table, from: Ship & Stand, battery: Battery, at: Ship & Stand): number {
  if (battery.launchers.length === 0 || battery.control === 0) return 0
  const launched = Math.min(battery.control, bearOn(table, from, loaded(table, from, battery), at))
  return launched === 0 ? 0 : (STRIKES * launched ** 2) / (launched + stopped(table, at))
}
/** Expected damage of all launchers, weighted with the chance of guidance. */
export function salvo(table: Table, from: Ship & Stand, battery: Battery, at: Ship & Stand): number {
  const damage = volley(table, from, battery, at)
  return damage === 0 ? 0 : damage * guidance(table, from, at, bearOn(table, from, battery.sensors, at))
}
/** How many of these boxes bear, by the target's place on the record: a list of boxes belongs to one record. Within one hex half are assumed. */
const bearers = new WeakMap<readonly BoxId[], Map<number, number>>()
function bearOn(table: Table, from: Ship & Stand, boxes: readonly BoxId[], at: Stand): number {
  if (sameHex(from.hex, at.hex)) return Math.ceil(boxes.length / 2)
  const displacement = subtract(at.hex, from.hex)
  const [q, r] = inShipFrame(displacement, from)
  const known = bearers.get(boxes) ?? new Map<number, number>()
  bearers.set(boxes, known)
  const key = q * 4096 + r
  const found = known.get(key) ?? bearing(table, from, boxes, displacement).length
  known.set(key, found)
  return found
}
