// The allocation of a ship in a draft, and the texts about it.
import { plural } from '@admiralty/kernel'
import type { OrderOf } from '../orders.ts'
import { cannotAllocate } from '../power/check.ts'
import { costsNow, POINT, pointsOf, speedBefore } from '../power/points.ts'
import { allocationFor, POWER_PLANS } from '../power/power-plans.ts'
import { supplyOf } from '../power/supply.ts'
import type { Allocation, Ship, View } from '../state.ts'
import { shipOf } from '../table.ts'
import type { PowerDraft } from './draft.ts'
import { nameOf, points } from './say.ts'

const proposed = (view: View, ship: Ship): Allocation => {
  const [first] = POWER_PLANS
  return allocationFor(view, ship, first ?? { speed: 0, manoeuvre: 0, first: [] })
}

export const allocationIn = (view: View, draft: PowerDraft, ship: Ship): Allocation => draft.ships[ship.id] ?? proposed(view, ship)

/** 'speed 3, manoeuvre 1, 14 boxes powered' */
export function gives(view: View, ship: Ship, allocation: Allocation): string {
  const { speed, manoeuvre } = pointsOf(view, ship, allocation)
  return `${ship.design.base ? '' : `speed ${speed}, manoeuvre ${manoeuvre}, `}${plural(allocation.lit.length, 'box', 'boxes')} powered`
}

const supplied = (view: View, ship: Ship): string => points(supplyOf(view, ship).networks.reduce((sum, { yields }) => sum + yields, 0))

export const shipText = (view: View, now: PowerDraft, ship: Ship): string =>
  `The ship has ${supplied(view, ship)} points of power. Last turn it gave ${points(speedBefore(view, ship))} of them to speed, and may now give up to one more; ${speedCost(view, ship)}. Now: ${gives(view, ship, allocationIn(view, now, ship))}.`

/** EE-ENG-10 limits the power, not the speed: a point of power may be several of speed, or less than one. */
function speedCost(view: View, ship: Ship): string {
  const { speed } = costsNow(view, ship)
  return speed < POINT && POINT % speed === 0
    ? `one point of power makes ${POINT / speed} of speed`
    : `one of speed takes ${points(speed)} of power`
}

export const fleetText = (ships: number): string =>
  `Unused power is lost. You have ${plural(ships, 'ship')}. Ships that you do not change keep their speed and power weapons first.`

/** EE-IMP-01: a warning about an allocation that is accepted but corrected later. */
export function toMend(view: View, { ships }: OrderOf<'power'>): string | undefined {
  if (!view.setup.options.adjudicated) return undefined
  for (const [id, allocation] of Object.entries(ships)) {
    const refusal = cannotAllocate(view, shipOf(view, id), allocation)
    if (refusal) return `${nameOf(view, id)} cannot do this: ${refusal.reason}. It will be corrected when plots are revealed.`
  }
  return undefined
}
