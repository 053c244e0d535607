// The best shots of ships.
import { allShotsAt, fireFault, gunsOf, shotsOfMount } from '../fire/firing.ts'
import type { ShotOrder } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import type { ShotChoices } from './fire-targets.ts'

/** Ids of everything that some mount may fire at, the nearest first. */
export function targetsOf(view: View, ship: Ship): readonly ShotOrder['target'][] {
  const all = gunsOf(ship).flatMap((mount) => shotsOfMount(view, ship, mount).map(({ target }) => target))
  return [...new Map(all.map((target) => [target.id, target])).values()]
}

/** The whole fire at the target at which most guns bear. */
export function bestShots(view: View, ship: Ship): ShotChoices {
  const plans = targetsOf(view, ship).map(({ id }) => allShotsAt(view, ship, [], id))
  const [best] = plans.toSorted((a, b) => b.length - a.length)
  return best && fireFault(view, ship.seat, { order: 'fire', ship: ship.id, shots: best }) === undefined ? best : []
}
