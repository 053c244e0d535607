// Random moves of a ship, and a safe one.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import type { Order, OrderOf } from '../orders.ts'
import type { Color, Ship, View } from '../state.ts'
import { shipsAt } from '../table.ts'
import { bandIsClosed } from './band.ts'
import { changesOf, entered, podOf, tableTurns } from './course.ts'
import { ramRefused } from './obstacles.ts'
import { coursesOf } from './reach.ts'
import { checkShipOrder } from './ship-orders.ts'

export const legal = (view: View, me: Color, order: Order): boolean => checkShipOrder(view, me, order) === undefined

/** The safest course that stays on the map with the fewest turns, else the safest off the map. */
export function safeMove(view: View, ship: Ship): OrderOf<'move'> {
  const courses = coursesOf(view, ship)
  const [best] = [...courses].sort((a, b) => Number(a.leaves) - Number(b.leaves) || a.risk - b.risk || a.turns - b.turns)
  if (!best) throw new Error(`${ship.id} has no course`)
  return { order: 'move', ship: ship.id, change: best.change, path: best.path, rams: [] }
}

/** A random path of `speed` hexes with turns that speed and pod allow. */
function randomPath(view: View, ship: Ship, speed: number, dice: Dice): string {
  let sides = tableTurns(view, ship, speed)
  const turn = (): string => {
    if (sides === 0 || !likely(dice, 1, 2)) return ''
    const many = die(dice, Math.min(3, sides), 'turn')
    sides -= many
    return pick(dice, ['L', 'R']).repeat(many)
  }
  let path = ''
  for (let hex = 0; hex < speed; hex += 1) path += `${turn()}F`
  const podded = podOf(view, ship) === 1 && likely(dice, 1, 3) ? pick(dice, ['L', 'R']) : ''
  return likely(dice, 1, 2) ? path + podded : podded + path
}

export function anyMove(view: View, me: Color, ship: Ship, dice: Dice): Order {
  const change = pick(dice, changesOf(view, ship))
  const path = randomPath(view, ship, ship.speed + change, dice)
  const met = entered(view, ship, path)
    .flatMap((hex) => shipsAt(view, hex))
    .filter((other) => other.id !== ship.id)
  const rams = likely(dice, 1, 2) ? met.filter((other) => ramRefused(view, ship, other) === null).map(({ id }) => id) : []
  const order: Order = { order: 'move', ship: ship.id, change, path, rams: [...new Set(rams)].slice(0, 8) }
  // The path uses no more turns than allowed, so only a closed band can refuse it.
  return !bandIsClosed(view) || legal(view, me, order) ? order : safeMove(view, ship)
}
