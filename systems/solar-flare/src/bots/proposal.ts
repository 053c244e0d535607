// A sensible way to move a ship's power, for the main button and for bots.
import { isRefusal } from '@admiralty/kernel'
import type { Transfer } from '../orders.ts'
import { drawn, idleCrews, receivers } from '../power/questions.ts'
import { afterTransfer, charged, room } from '../power/transfers.ts'
import type { Ship } from '../state.ts'
import type { ComponentNow } from '../table.ts'

/** How much a charge of each kind is worth. */
export type Wishes = (fitted: ComponentNow, ship: Ship) => number
const PLAIN: Readonly<Record<ComponentNow['kind'], number>> = {
  tube: 1.2,
  beam: 1.1,
  shield: 1,
  engine: 0.6,
  thruster: 0.6,
  battery: 0.3,
  generator: 0,
}
export const plainWishes: Wishes = ({ kind }) => PLAIN[kind]

/** The charges that an amount of power adds; part of a step of a shield counts in part. */
function gain(fitted: ComponentNow, amount: number): number {
  if (fitted.kind !== 'shield') return amount
  let [charge, left] = [fitted.charge, amount + fitted.partial]
  while (charge < fitted.level && left >= charge + 1) {
    left -= charge + 1
    charge += 1
  }
  return charge - fitted.charge + (charge < fitted.level ? left / (charge + 1) : 0) - fitted.partial / (fitted.charge + 1)
}
interface Candidate {
  readonly transfer: Transfer
  readonly worth: number
}
/** The transfers of one team that are worth their power, unspent generated power being free. */
function candidates(ship: Ship, crew: number, skill: number, wishes: Wishes): readonly Candidate[] {
  return receivers(ship).flatMap((fitted) => {
    const amount = Math.min(skill, room(fitted))
    const least = Math.min(amount, ship.power)
    return [...new Set([amount, least])].flatMap((power) => {
      const batteries = power > 0 && drawn(ship, fitted.index, power)
      if (!batteries || (fitted.kind === 'battery' && Object.keys(batteries).length > 0)) return []
      const fromBatteries = Object.values(batteries).reduce((sum, some) => sum + some, 0)
      const worth = wishes(fitted, ship) * gain(fitted, power) - fromBatteries * PLAIN.battery
      return worth > 0 ? [{ transfer: { crew, component: fitted.index, amount: power, batteries, overcharge: 0 }, worth }] : []
    })
  })
}
/** One transfer after the other, the most useful first; the weaker team, where two would do the same. */
export function proposedTransfers(ship: Ship, wishes: Wishes = plainWishes): readonly Transfer[] {
  const transfers: Transfer[] = []
  let now = ship
  for (;;) {
    const found = idleCrews(now).flatMap(({ crew, skill }) => candidates(now, crew, skill, wishes))
    const [best] = found.toSorted(
      (a, b) => b.worth - a.worth || (ship.design.crew[a.transfer.crew] ?? 0) - (ship.design.crew[b.transfer.crew] ?? 0),
    )
    const made = best && charged(now, best.transfer)
    if (!best || !made || isRefusal(made)) return transfers
    transfers.push(best.transfer)
    now = { ...now, ...afterTransfer(now, best.transfer, made) }
  }
}
