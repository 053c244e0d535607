// Answers in the power phase.
import { type Dice, die, isRefusal, likely, pick, type Refusal } from '@admiralty/kernel'
import type { Order, OrderOf, Transfer } from '../orders.ts'
import type { Charges, Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { type ComponentNow, shipOf, shipsOfSeat, working } from '../table.ts'
import { ownShip, phaseQuestion } from '../turn/questions.ts'
import { charged, checkTransfers } from './transfers.ts'

function check(view: View, me: Color, order: Order): Refusal | 'legal' | undefined {
  if (order.order !== 'charge') return undefined
  const ship = ownShip(view, me, order.ship)
  return isRefusal(ship) ? ship : (checkTransfers(ship, order.transfers) ?? 'legal')
}
/** The crew teams of a ship that have not moved power yet. */
export const idleCrews = ({ design, busy }: Ship): readonly { readonly crew: number; readonly skill: number }[] =>
  design.crew.flatMap((skill, crew) => (busy.includes(crew) ? [] : [{ crew, skill }]))
/** The components that may receive power. */
export const receivers = (ship: Ship): readonly ComponentNow[] =>
  working(ship, 'beam', 'tube', 'shield', 'battery', 'thruster', 'engine').filter(({ served }) => !served)

/** Draws an amount from generated power first, then from batteries other than the receiver; null if it is not there. */
export function drawn(ship: Ship, component: number, amount: number): Charges | null {
  let left = amount - Math.min(amount, ship.power)
  const batteries: Record<string, number> = {}
  for (const { index, charge } of working(ship, 'battery').filter((battery) => battery.index !== component)) {
    const some = Math.min(left, charge)
    if (some > 0) batteries[index] = some
    left -= some
  }
  return left === 0 ? batteries : null
}
function transferTo(ship: Ship, { crew, component, amount, overcharge }: Omit<Transfer, 'batteries'>): Transfer | undefined {
  const batteries = drawn(ship, component, amount)
  const transfer = batteries && { crew, component, amount, batteries, overcharge }
  return transfer && !isRefusal(charged(ship, transfer)) ? transfer : undefined
}
/** A transfer of one point by each idle team into each receiver: whether a ship can act at all. */
const canMovePower = (ship: Ship): boolean =>
  idleCrews(ship).some(({ crew }) =>
    receivers(ship).some(({ index }) => transferTo(ship, { crew, component: index, amount: 1, overcharge: 0 })),
  )
const able = (view: View, me: Color): readonly string[] => shipsOfSeat(view, me).flatMap((ship) => (canMovePower(ship) ? [ship.id] : []))

function randomCharge(view: View, me: Color, dice: Dice): OrderOf<'charge'> | undefined {
  const ships = able(view, me)
  if (ships.length === 0) return undefined
  const ship = shipOf(view, pick(dice, ships))
  for (let tries = 0; tries < 20; tries += 1) {
    const { crew, skill } = pick(dice, idleCrews(ship))
    const { index, kind } = pick(dice, receivers(ship))
    const overcharge = kind === 'beam' && likely(dice, 1, 3) ? die(dice, 3, 'overcharge') : 0
    const transfer = transferTo(ship, { crew, component: index, amount: die(dice, skill, 'power'), overcharge })
    if (transfer) return { order: 'charge', ship: ship.id, transfers: [transfer] }
  }
  return undefined
}
export const powerQuestions = {
  power: phaseQuestion<OrderOf<'charge'>>({ phase: 'power', kinds: ['charge'], check, able, randomAct: randomCharge }),
}
