// Ships as they are handed in: the faults of an entry, names in play, ships that are not placed yet.
import { isPlainLine, type Refusal, refuse } from '@admiralty/kernel'
import { designFaults, tradeFaults } from '../design/check.ts'
import type { Design } from '../design/design.ts'
import { readyShip } from '../design/ready.ts'
import type { FleetEntry } from '../orders.ts'
import type { Color, Side } from '../shapes.ts'
import type { SeatPlan, Setup, Ship, Table } from '../state.ts'
import { fullFittings, seatsOn, WHOLE } from '../table.ts'

/** Names of the seats. */
export const COLORS: Readonly<Record<Color, string>> = { red: 'Red', blue: 'Blue', gold: 'Gold', green: 'Green' }

/** Every reason why a ship may not be handed in (SF-SET-03, SF-SET-04, SF-SET-05). */
export function entryFaults({ base, design }: FleetEntry, level: SeatPlan['level'], budget: number): readonly Refusal[] {
  if (!isPlainLine(design.name)) return [refuse('SF-DSG-12', 'the name of a ship is one line without control characters')]
  if (level === 'advanced') return designFaults(design, budget)
  const ready = base === null ? undefined : readyShip(base)?.design
  if (!ready) return [refuse('SF-SET-03', 'the ship is not based on a ready-made one')]
  if (level === 'standard') return tradeFaults(ready, design)
  const alike = JSON.stringify({ ...design, name: '' }) === JSON.stringify({ ...ready, name: '' })
  return alike ? [] : [refuse('SF-SET-03', 'a ready-made ship is taken as it is')]
}
export function checkFleet(setup: Setup, { ships: count, level }: SeatPlan, entries: readonly FleetEntry[]): Refusal | undefined {
  if (entries.length !== count) return refuse('SF-OBJ-04', `${count} ships are needed, not ${entries.length}`)
  return entries.flatMap((entry) => entryFaults(entry, level, setup.budget))[0]
}

/** The id of a seat's ship, counted from 0. */
const shipId = (seat: Color, index: number): string => `${seat}-${index + 1}`
/** 'Red Lancer', and 'Red Lancer 2' for a second one: unique in the match. */
function nameOf(seat: Color, fleet: readonly Design[], index: number): string {
  const names: string[] = []
  for (const { name } of fleet) {
    let unique = name
    for (let number = 2; names.includes(unique); number += 1) unique = `${name} ${number}`
    names.push(unique)
  }
  return `${COLORS[seat]} ${names[index] ?? ''}`
}
/** A ship that is not on the board yet. */
export interface Unplaced {
  readonly id: string
  readonly seat: Color
  readonly name: string
  readonly design: Design
}
/** The ships that a side has still to place, its admiral's first. */
export const unplaced = (table: Table, side: Side): readonly Unplaced[] =>
  seatsOn(table, side).flatMap((seat) => {
    const fleet = table.fleets[seat] ?? []
    return fleet
      .map((design, index) => ({ id: shipId(seat, index), seat, name: nameOf(seat, fleet, index), design }))
      .filter(({ id }) => !table.ships[id])
  })
/** SF-SET-06: a ship as it begins, fully charged. */
export const newShip = ({ id, seat, name, design }: Unplaced, side: Side, at: Pick<Ship, 'hex' | 'facing'>): Ship => ({
  id,
  seat,
  side,
  name,
  design,
  status: 'flying',
  ...at,
  integrity: WHOLE,
  fittings: fullFittings(design),
  busy: [],
  power: 0,
})
