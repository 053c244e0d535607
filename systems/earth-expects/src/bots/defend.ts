// Point defence: the weapons to keep for incoming missiles, and proposals for engagements.
import { chanceAtLeast } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import { chainIn, engagements } from '../fire/defence.ts'
import { sensorsFor } from '../fire/engage.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { missileOf, rangeTo, shipOf } from '../table.ts'
import { STRIKES } from './launch.ts'

export const weaponKey = (ship: string, weapon: string): string => `${ship}/${weapon}`
/** One weapon per incoming missile, while it prevents more damage than it would cause. */
export function keptForMissiles(view: View, me: Color, shooting: (ship: string, weapon: string) => number): ReadonlySet<string> {
  const offers = engagements(view, me, null)
    .filter(({ order }) => shipOf(view, missileOf(view, order.missile).target).seat === me)
    .map(({ order, needed }) => {
      const stopped = chanceAtLeast(needed.total, CREWS[shipOf(view, order.ship).crew].sides) * STRIKES
      return { order, gain: stopped - shooting(order.ship, order.weapon) }
    })
  const kept = new Set<string>()
  const covered = new Set<string>()
  for (const { order, gain } of offers.toSorted((a, b) => b.gain - a.gain)) {
    const key = weaponKey(order.ship, order.weapon)
    if (gain <= 0 || covered.has(order.missile) || kept.has(key)) continue
    covered.add(order.missile)
    kept.add(key)
  }
  return kept
}

/** Proposals against missiles at the seat's own ships, the likeliest hit first. Sensors help where the die alone is unlikely to hit. */
export function defend(view: View, me: Color): readonly Order[] {
  const able = engagements(view, me, chainIn(view)).map(({ order, needed }) => ({
    needed: needed.total,
    own: shipOf(view, missileOf(view, order.missile).target).seat === me,
    order: { ...order, sensors: needed.total > 4 ? helping(view, order) : [] },
  }))
  const worthwhile = able.filter(
    ({ needed, own, order }) => own && needed - order.sensors.length <= CREWS[shipOf(view, order.ship).crew].sides,
  )
  const sorted = worthwhile.toSorted((a, b) => a.needed - a.order.sensors.length - b.needed + b.order.sensors.length)
  return [...sorted.slice(0, 3).map(({ order }) => order), { order: 'pass' }]
}
function helping(view: View, { ship: id, missile: at }: OrderOf<'defend'>): readonly string[] {
  const ship = shipOf(view, id)
  const missile = missileOf(view, at)
  return sensorsFor(view, ship, missile).slice(0, Math.min(2, rangeTo(ship, missile)))
}
