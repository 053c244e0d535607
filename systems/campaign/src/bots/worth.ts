// What an empire is worth to a bot, and what simulations measure of it.

import { worldsOf } from '../land/geometry.ts'
import { seatsOf, secretOf, worldsOfEmpire } from '../lookup.ts'
import { credits } from '../money.ts'
import type { Color } from '../shapes.ts'
import { scoreOf, totalBase } from '../start/income.ts'
import type { State, Table } from '../state.ts'
import { typesById, upkeepOf } from '../supply/endurance.ts'

/** Credits of ships and of money that are worth a point of income. */
const [SHIPS_FOR_POINT, MONEY_FOR_POINT] = [100, 200]

/** The price of all ships of an empire, in credits; 0 where they are not known. */
function fleetPrice(table: Table, seat: Color): number {
  const { holdings } = secretOf(table, seat)
  if (!holdings) return 0
  const types = typesById(holdings)
  return holdings.ships.reduce((sum, { type }) => sum + (types.get(type)?.facts.price ?? 0), 0) / credits(1)
}
/** The weekly upkeep of all ships, weaponry included, in credits. */
function fullUpkeep(table: Table, seat: Color): number {
  const { holdings } = secretOf(table, seat)
  if (!holdings) return 0
  const types = typesById(holdings)
  return (
    holdings.ships.reduce((sum, { type }) => sum + (types.get(type) ? upkeepOf(types.get(type)?.facts ?? NO_UPKEEP) : 0), 0) / credits(1)
  )
}
const NO_UPKEEP = { upkeep: { fuel: 0, crew: 0, weaponry: 0 } }
const treasuryOf = (table: Table, seat: Color): number => (secretOf(table, seat).holdings?.treasury ?? 0) / credits(1)

/** The credits that an empire has gained in the last week. */
const gainedBy = (table: Table, seat: Color): number =>
  secretOf(table, seat).statement.reduce((sum, { amount }) => sum + Math.max(0, amount), 0) / credits(1)

/** The points of an empire: in the draft its initial income, in the weeks its worlds, ships and money. */
export function pointsOfEmpire(table: Table, seat: Color): number {
  if (table.empires[seat]?.isOut !== false) return 0
  if (table.stage !== 'weeks') return scoreOf(table, seat).total
  return totalBase(table, seat).total + fleetPrice(table, seat) / SHIPS_FOR_POINT + treasuryOf(table, seat) / MONEY_FOR_POINT
}
/** Points of an empire above the mean of all. */
export function lead(table: Table, seat: Color): number {
  const seats = seatsOf(table)
  return pointsOfEmpire(table, seat) - seats.reduce((sum, one) => sum + pointsOfEmpire(table, one), 0) / seats.length
}
/** Figures of a campaign at its end, as means of the empires that are left. */
export function figuresOf(state: State): Readonly<Record<string, number>> {
  const seats = seatsOf(state)
  const left = seats.filter((seat) => state.empires[seat]?.isOut === false)
  const meanOf = (of: (seat: Color) => number): number => left.reduce((sum, seat) => sum + of(seat), 0) / Math.max(1, left.length)
  return {
    'fleet, points': meanOf((seat) => fleetPrice(state, seat)),
    'base income': meanOf((seat) => totalBase(state, seat).total),
    'weekly income': meanOf((seat) => gainedBy(state, seat)),
    'upkeep with weaponry': meanOf((seat) => fullUpkeep(state, seat)),
    'idle money': meanOf((seat) => treasuryOf(state, seat)),
    'worlds of an empire': meanOf((seat) => worldsOfEmpire(state, seat).length),
    'neutral worlds': worldsOf(state.land).filter(({ owner }) => owner === null).length,
    'empires that are out': seats.length - left.length,
  }
}
