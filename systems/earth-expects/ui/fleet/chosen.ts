// Edits of a fleet: add, remove, change a crew, change a rotation.
import { once } from '@admiralty/kernel'
import type { Crew } from '../../data/tables.ts'
import type { Design } from '../../src/design/design.ts'
import type { BoughtShip, Fleet } from '../../src/setting/fleet.ts'

const textOf = once((design: Design) => ({ text: JSON.stringify(design) }))
/** Whether two designs have the same content. */
export const isSame = (one: Design, other: Design): boolean => one === other || textOf(one).text === textOf(other).text

export const countOf = (ships: Fleet, design: Design): number => ships.filter((ship) => isSame(ship.design, design)).length
/** Adds a ship after those of the same design, so that they stay together. */
export function withOne(ships: Fleet, design: Design): Fleet {
  const sister = ships.findLastIndex((ship) => isSame(ship.design, design))
  return ships.toSpliced(sister < 0 ? ships.length : sister + 1, 0, { design, crew: 'standard' })
}
export const withoutAt = (ships: Fleet, at: number): Fleet => ships.filter((_, index) => index !== at)
/** Removes the last ship of this design. */
export const withoutOne = (ships: Fleet, design: Design): Fleet =>
  withoutAt(
    ships,
    ships.findLastIndex((ship) => isSame(ship.design, design)),
  )
const changed = (ships: Fleet, at: number, change: (ship: BoughtShip) => BoughtShip): Fleet =>
  ships.map((ship, index) => (index === at ? change(ship) : ship))
export const withCrew = (ships: Fleet, at: number, crew: Crew): Fleet => changed(ships, at, (ship) => ({ ...ship, crew }))
/** Sets the rotation of a base: 1 right, -1 left, null for none. */
export const withRotation = (ships: Fleet, at: number, way: 1 | -1 | null): Fleet =>
  changed(ships, at, ({ design, crew }) => (way === null ? { design, crew } : { design, crew, rotates: way }))
