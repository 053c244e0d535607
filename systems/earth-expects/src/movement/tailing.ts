// Tailing (EE-TAI), and the order of power allocation with improved tailing (EE-ITL).
import { type Hex, turned } from '@admiralty/space'
import { displacementTo } from '../fire/in-arc.ts'
import { isBehind } from '../record/rows.ts'
import type { Color } from '../shapes.ts'
import type { Ship, State, Table } from '../state.ts'
import { allied, locksOn, openShips, seatsOf, sideOf } from '../table.ts'
import { barred } from '../terrain/terrain.ts'

/** EE-TAI-01: the rear depends on the direction of flight (EE-REV-04). It is measured on the map, so a roll does not change it. */
function tails(table: Table, by: Ship, at: Ship): boolean {
  if (allied(table, by.seat, at.seat) || locksOn(table, by.id, at.id) === 0 || barred(table, by.hex, at.hex, 'sensor')) return false
  const [q, r] = displacementTo(table, at, by)
  const facings = at.turnedRound ? [at.facing, turned(at.facing, 3)] : [at.reversing ? turned(at.facing, 3) : at.facing]
  return facings.some((facing) => {
    let behind: Hex = [q, r]
    for (let turns = 0; turns < facing; turns += 1) behind = [behind[0] + behind[1], -behind[0]]
    return isBehind(behind)
  })
}
/** Seats whose ships tail this one. */
export const tailersOf = (table: Table, ship: Ship): readonly Color[] =>
  seatsOf(table).filter((seat) => openShips(table).some((by) => by.seat === seat && tails(table, by, ship)))

/** EE-ITL-01, EE-ITL-02: seats that wait for nobody come first. Seats on a cycle, or behind one, wait for nobody either. */
export function powerGroups(table: Table): readonly (readonly Color[])[] {
  const seats = seatsOf(table)
  if (!table.setup.options.improvedTailing) return [seats]
  const waits = new Map(
    seats.map((seat) => [
      seat,
      new Set(openShips(table).flatMap((ship) => (ship.seat !== seat && tailersOf(table, ship).includes(seat) ? [ship.seat] : []))),
    ]),
  )
  const groups: Color[][] = []
  let left = [...seats]
  while (left.length > 0) {
    const free = left.filter((seat) => ![...(waits.get(seat) ?? [])].some((other) => left.includes(other)))
    const group = free.length > 0 ? free : left
    groups.push(group)
    left = left.filter((seat) => !group.includes(seat))
  }
  return groups
}

/** EE-TAI-03: the seats that now learn a ship's points. A side plans together, so its seats receive the same announcements. */
export function listenersTo(state: State, ship: Ship): readonly Color[] {
  const sides = tailersOf(state, ship).map((seat) => sideOf(state, seat))
  // EE-GEN-23
  return seatsOf(state).filter((seat) => sides.includes(sideOf(state, seat)) && !state.secret[seat]?.heard[ship.id])
}
