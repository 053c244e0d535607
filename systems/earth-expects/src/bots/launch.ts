// What launchers are worth somewhere: those that bear, as many as can be guided, if their ship is going to lock on, less what is shot down.
import { distance, type Hex, sameHex, subtract } from '@admiralty/space'
import { CREWS } from '../../data/tables.ts'
import { chanceOf } from '../fire/prospects.ts'
import { bearing } from '../hull.ts'
import { controlOf, usableBoxes } from '../power/supply.ts'
import type { BoxId } from '../record/box.ts'
import type { Ship, Table } from '../state.ts'
import { locksOn } from '../table.ts'
import { remembered } from './remembered.ts'

/** Where a ship is, or is taken to be. */
export interface Stand {
  readonly hex: Hex
  readonly facing: Ship['facing']
}
/** Launchers, loaded or not, and what missiles are guided with. */
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

/** Those that could be launched now; of an enemy's as many are taken to be empty as have been seen to leave them. */
function loaded(table: Table, ship: Ship, { launchers }: Battery): readonly BoxId[] {
  const own = table.secret[ship.seat]
  if (table.setup.options.fastMissiles) return launchers
  if (own) return own.empty[ship.id] ? launchers.filter((box) => !own.empty[ship.id]?.includes(box)) : launchers
  const gone = Object.values(table.missiles).filter(({ from }) => from === ship.id).length
  return launchers.slice(gone)
}

/** EE-SEN-05, EE-SEN-06, EE-SEN-07, EE-SEN-08: the chance of a lock-on, once missiles are under way (EE-MIS-04), to a ship that has shown itself. Hoping too much costs less than waiting. */
export function guidance(table: Table, from: Ship & Stand, at: Ship & Stand, sensors: number): number {
  const locked = locksOn(table, from.id, at.id) > 0 ? 1 : 0
  if (table.setup.options.simpleSensors || table.setup.options.fastMissiles) return locked
  return sensors === 0 ? 0 : chanceOf(distance(from.hex, at.hex) - sensors - locked + 1, CREWS[from.crew].sides)
}

/** Points of a missile that strikes; it has dodged nothing, and comes a turn later. */
export const STRIKES = 6
/** What a box stops of the missiles that come at its ship. */
const STOPS = { A: 0.8, L: 0.2 } as const
const stopped = remembered((table, at) => STOPS.A * usableBoxes(table, at, 'A').length + STOPS.L * usableBoxes(table, at, 'L').length)

/** Damage to expect of all that could be launched from a stand at a ship that stands elsewhere, if it is guided. */
export function volley(table: Table, from: Ship & Stand, battery: Battery, at: Ship & Stand): number {
  if (battery.launchers.length === 0 || battery.control === 0) return 0
  const launched = Math.min(battery.control, bearOn(table, from, loaded(table, from, battery), at))
  return launched === 0 ? 0 : (STRIKES * launched ** 2) / (launched + stopped(table, at))
}
/** And as it is likely to be. */
export function salvo(table: Table, from: Ship & Stand, battery: Battery, at: Ship & Stand): number {
  const damage = volley(table, from, battery, at)
  return damage === 0 ? 0 : damage * guidance(table, from, at, bearOn(table, from, battery.sensors, at))
}
/** How many bear. In one hex it depends on who came from where: half of them. */
const bearOn = (table: Table, from: Ship & Stand, boxes: readonly BoxId[], at: Stand): number =>
  sameHex(from.hex, at.hex) ? Math.ceil(boxes.length / 2) : bearing(table, from, boxes, subtract(at.hex, from.hex)).length
