// The order of power of a seat, and rows for all of its ships at once.
import { plural } from '@admiralty/kernel'
import { byShip, commanded } from '../ask.ts'
import type { OrderOf } from '../orders.ts'
import { cannotAllocate } from '../power/check.ts'
import { POWER_PLANS } from '../power/power-plans.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { planForAll } from './all-ships.ts'
import type { PowerDraft } from './draft.ts'
import { type GameRows, row, sameAgain } from './form.ts'
import { allocationIn } from './power-texts.ts'

export const orderOf = (view: View, me: Color, draft: PowerDraft): OrderOf<'power'> => ({
  order: 'power',
  ships: byShip(commanded(view, me), (ship) => allocationIn(view, draft, ship)),
  ...(draft.policy ? { policy: draft.policy } : {}),
})

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const allRows = (view: View, ships: readonly Ship[], now: PowerDraft): GameRows =>
  POWER_PLANS.map((plan) => {
    const set = { ...now, ships: planForAll(view, ships, plan) }
    return row(`all:${plan.key}`, 'EE-POW-03', `Every ship: ${uncapital(plan.title)}`, { set })
  })

/** The power of last turn again, for the ships that may still have it. */
export function sameRow(view: View, me: Color, now: PowerDraft, ships: readonly Ship[]): GameRows {
  const last = byShip(ships, (ship) => {
    const allocation = view.secret[ship.seat]?.allotted[ship.id]
    return allocation && !cannotAllocate(view, ship, allocation) ? allocation : undefined
  })
  const many = Object.keys(last).length
  const set = { ...now, ships: { ...now.ships, ...last } }
  return many > 0 && sameAgain('EE-POW-03', { set, ifLegal: orderOf(view, me, set), note: plural(many, 'ship') })
}
