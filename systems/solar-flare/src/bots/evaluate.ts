// The value of a state for a seat: what is left of its ships, against what is left of the enemy's.
import { distance } from '@admiralty/space'
import type { Color, Side } from '../shapes.ts'
import type { Ship, State } from '../state.ts'
import { flying, isColor, shipsOfSide, sideOfSeat, sidesOf, working } from '../table.ts'
import { pressure, sightAmong } from './pressure.ts'

/** Points of a ship: integrity, the core most of all, then components and charges. */
function shipWorth(ship: Ship): number {
  const [core = 0, ...sections] = ship.integrity
  const structure = sections.reduce((sum, points) => sum + points + (points > 0 ? 2 : 0), 0)
  const parts = working(ship).reduce((sum, { kind, level, charge, partial }) => {
    if (kind === 'shield') return sum + level * 0.1 + charge * 0.7 + (partial / (charge + 1)) * 0.5
    return sum + level * 0.3 + charge * (kind === 'beam' || kind === 'tube' ? 0.25 : 0.1)
  }, 0)
  return 8 + core * 5 + structure + parts
}
const REACH = 12
/** Chances of the next turns: beams that bear, and the distance to the nearest enemy of a ship that cannot fire. */
function prospect(state: State, side: Side): number {
  const enemies = flying(state).filter((ship) => ship.side !== side)
  const sight = sightAmong(state, [])
  return shipsOfSide(state, side).reduce((sum, ship) => {
    const best = Math.max(0, ...enemies.map((enemy) => pressure(ship, ship, enemy, enemy, sight)))
    const far = Math.min(REACH * 2, ...enemies.map((enemy) => distance(ship.hex, enemy.hex)))
    return sum + best * 0.4 - Math.max(0, far - REACH) * 0.2
  }, 0)
}
function sideWorth(state: State, side: Side): number {
  return shipsOfSide(state, side).reduce((sum, ship) => sum + shipWorth(ship), 0) + prospect(state, side)
}
const WON = 500
export function evaluate(state: State, seat: string): number {
  if (!isColor(seat)) return 0
  const side = sideOfSeat(state, seat as Color) // `isColor` has checked it
  if (state.outcome) return state.outcome.winners.includes(seat) ? WON : state.outcome.winners.length > 0 ? -WON : 0
  const others = sidesOf(state).filter((other) => other !== side)
  const worst = others.reduce((sum, other) => sum + sideWorth(state, other), 0) / Math.max(1, others.length)
  return sideWorth(state, side) - worst
}
