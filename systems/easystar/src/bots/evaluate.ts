// The value of a battle for a seat, in build points: victory points, ships left, guns that bear, distance to the enemy.
import { cellOf, distance, type Hex } from '@admiralty/space'
import { FIGHTERS, SHIPS } from '../../data/tables.ts'
import { itemCost } from '../design/cost.ts'
import { baseOf } from '../setting/zones.ts'
import type { Color, Setup, Ship, Side, State } from '../state.ts'
import { allied, enemyOf, extent, flying, isColor, left, seatsOf, sheetOf, shipsOf, sideOf, strength } from '../table.ts'
import { combatant, type Foe, firepower } from './guns.ts'
import { stakeOf } from './stakes.ts'

const WON = 2000
/** The value of a point of damage in build points, about what it costs in a design. */
export const A_HIT = 10
/** The weight of expected fire, because targets may still turn away. */
const BEARING = 0.35
/** The value of a damage point of the starbase, besides that of any ship. */
const THE_BASE = 20
/** The value of a row that a freighter has sailed, and the rows of the map; an arrival is worth all of them. */
const A_ROW = 4
const ROWS = 20
/** The value of being a hex nearer to the enemy, for a ship without a target. */
const NEARER = 0.6

/** The value of a state for a seat, in build points; 0 for a spectator. The enemy has the negative value. */
export function evaluate(state: State, seat: string): number {
  if (!isColor(seat) || !seatsOf(state).includes(seat)) return 0
  const side = sideOf(state, seat)
  if (state.outcome) return verdict(state, seat) + points(state, side)
  return points(state, side) + ofSide(state, side) - ofSide(state, enemyOf(side)) + scenario(state, side)
}

function verdict({ outcome }: State, seat: Color): number {
  if (!outcome || outcome.winners.length === 0) return 0
  return outcome.winners.includes(seat) ? WON : -WON
}
const points = (state: State, side: Side): number => (state.scores[side]?.total ?? 0) - (state.scores[enemyOf(side)]?.total ?? 0)

function ofSide(state: State, side: Side): number {
  return seatsOf(state)
    .filter((seat) => sideOf(state, seat) === side)
    .reduce((sum, seat) => sum + ofSeat(state, seat), 0)
}
function ofSeat(state: State, seat: Color): number {
  const enemies = Object.values(state.ships)
    .filter((ship) => flying(ship) && !allied(state, ship.seat, seat))
    .map((ship): Foe => ({ combatant: combatant(state, ship), stand: ship, stake: stakeOf(state, ship) }))
  const ships = shipsOf(state, seat).filter(flying)
  const fighters = Object.values(state.fighters).filter((fighter) => fighter.seat === seat && flying(fighter)).length
  return ships.reduce((sum, ship) => sum + ofShip(state, ship) + placing(state, ship, enemies), fighters * FIGHTERS.interceptor.cost)
}

/** The price of a ship, reduced by damage. A ship with half its damage points is worth more than half. */
function ofShip(state: State, ship: Ship): number {
  const sheet = sheetOf(state, ship)
  const price = SHIPS[ship.hull].cost + (sheet?.items ?? ship.known).reduce((sum, item) => sum + itemCost(ship.hull, item).total, 0)
  const aboard = (sheet?.fighters.length ?? 0) * FIGHTERS.interceptor.cost
  const fit = 0.35 + 0.65 * Math.max(0, left(state, ship) / strength(state, ship).total)
  return price * fit + aboard - (ship.navHit ? 6 : 0) - ship.slowed * 4
}

function placing(state: State, ship: Ship, enemies: readonly Foe[]): number {
  if (enemies.length === 0) return 0
  const fire = firepower(combatant(state, ship), ship, enemies)
  if (fire > 0) return fire * A_HIT * BEARING
  return -NEARER * Math.min(...enemies.map(({ stand }) => distance(ship.hex, stand.hex)))
}

/** In the convoy, the value of freighters that have arrived and of their progress; at the starbase, of its damage points. */
function scenario(state: State, side: Side): number {
  const base = baseOf(state)
  if (base) return Math.max(0, left(state, base)) * THE_BASE * (side === 'yellow' ? 1 : -1)
  if (state.setup.scenario !== 'convoy') return 0
  const sailing = shipsOf(state, 'yellow').filter((ship) => flying(ship) && !ship.reached && sheetOf(state, ship)?.freighter)
  const progress = sailing.reduce((sum, { seat, hex }) => sum + ROWS - rowsToGo(state.setup, seat, hex), 0)
  return (state.reached * ROWS + progress) * A_ROW * (side === 'yellow' ? 1 : -1)
}
/** Rows left to the far edge (R-ES-89). */
export function rowsToGo({ map }: Setup, seat: Color, hex: Hex): number {
  const { row } = cellOf(hex)
  return Math.max(0, seat === 'yellow' ? row : extent(map).rows - 1 - row)
}
