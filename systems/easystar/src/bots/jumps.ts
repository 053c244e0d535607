// Jumps and repairs that bots propose instead of a move.
import { turned } from '@admiralty/space'
import { checkShipOrder, countersFor, landfall } from '../movement/ship-orders.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color, View } from '../state.ts'
import { flying, has, left, shipsOf, sizeOf, strength } from '../table.ts'
import { type ShipProspect, scoreOf } from './ship-scores.ts'

export interface Idea {
  readonly order: Order
  readonly score: number
}

/** Legal jumps, with a turn by the pod before or after. */
export function jumps(prospect: ShipProspect): readonly Idea[] {
  const { view, mover } = prospect
  const { ship } = mover
  if (!has(view, ship, 'jump')) return []
  return LEAPS.flatMap(({ before, after }) => {
    const order = { order: 'jump', ship: ship.id, before, after } as const
    if (checkShipOrder(view, ship.seat, order)) return []
    const facing = turned(ship.facing, before + after)
    return [{ order, score: scoreOf(prospect, { hex: landfall(ship, before), facing, speed: ship.speed, leaves: false }) }]
  })
}
const LEAPS = [
  { before: 0, after: 0 },
  { before: 0, after: 1 },
  { before: 0, after: -1 },
  { before: 1, after: 0 },
  { before: -1, after: 0 },
] as const

/** Useful repairs with scores: first damage without surplus, then navigation, last lost speed. */
export function repairs(view: View, me: Color): Idea[] {
  return shipsOf(view, me)
    .filter(flying)
    .flatMap((ship) => {
      const counters = countersFor(view, ship)
      const mend = (used: number, what: OrderOf<'repair'>['what'], score: number): Idea => ({
        order: { order: 'repair', ship: ship.id, counters: used, what },
        score,
      })
      if (counters === 0) return []
      const half = ship.hurt >= 2 && left(view, ship) * 2 <= strength(view, ship).total
      return [
        ...(counters >= 3 && ship.hurt >= 8 ? [mend(3, 'damage', 85)] : []),
        ...(counters >= 2 && ship.hurt >= 5 ? [mend(2, 'damage', 80)] : []),
        ...(half ? [mend(1, 'damage', 70)] : []),
        ...(ship.navHit && sizeOf(ship) >= 2 ? [mend(1, 'nav', 60)] : []),
        ...(ship.slowed >= 2 ? [mend(1, 'speed', 40)] : []),
      ]
    })
}
