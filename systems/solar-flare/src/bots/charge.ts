// Proposals for the power phase: plain, for attack, for defence.
import { type Dice, die } from '@admiralty/kernel'
import type { Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { flying, shipsOfSeat } from '../table.ts'
import { pressure, sectionTowards } from './pressure.ts'
import { plainWishes, proposedTransfers, type Wishes } from './proposal.ts'

/** Shields towards enemies that can hit them are worth more, and beams that bear. */
function wishesFor(view: View, ship: Ship, { attack, defence }: { readonly attack: number; readonly defence: number }): Wishes {
  const enemies = flying(view).filter((other) => other.side !== ship.side)
  const threats = new Map(enemies.map((enemy) => [sectionTowards(ship, enemy.hex), pressure(enemy, enemy, ship)]))
  return (fitted) => {
    const plain = plainWishes(fitted, ship)
    if (fitted.kind === 'shield')
      return plain * defence * (0.7 + Math.min(1.5, (threats.get(fitted.section === 0 ? 1 : fitted.section) ?? 0) * 0.3))
    if (fitted.kind !== 'beam' && fitted.kind !== 'tube') return plain
    const bears = enemies.some((enemy) => fitted.section === sectionTowards(ship, enemy.hex))
    return plain * attack * (bears ? 1.4 : 0.9)
  }
}
/** Power for whatever comes to mind. */
export const chargeHastily = (view: View, me: Color, dice: Dice): readonly Order[] =>
  shipsOfSeat(view, me).flatMap((ship): readonly Order[] => {
    const whims = ship.design.components.map(() => die(dice, 6, 'whim'))
    const transfers = proposedTransfers(ship, ({ index, kind }) => (kind === 'generator' ? 0 : (whims[index] ?? 1)))
    return transfers.length > 0 ? [{ order: 'charge', ship: ship.id, transfers }] : []
  })
const END: OrderOf<'end'> = { order: 'end', all: false }
const MOODS = [
  { attack: 1, defence: 1 },
  { attack: 1.8, defence: 0.6 },
  { attack: 0.6, defence: 1.8 },
] as const
export function charge(view: View, me: Color): readonly Order[] {
  const orders = shipsOfSeat(view, me).flatMap((ship) =>
    MOODS.flatMap((mood): readonly Order[] => {
      const transfers = proposedTransfers(ship, wishesFor(view, ship, mood))
      return transfers.length > 0 ? [{ order: 'charge', ship: ship.id, transfers }] : []
    }),
  )
  const once = new Map(orders.map((order) => [JSON.stringify(order), order]))
  return [...once.values(), END]
}
