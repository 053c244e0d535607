// Why a ship may not commit a shot or guide a missile.
import { firstRefusal, type Refusal, refuse } from '@admiralty/kernel'
import { boxName, twice } from '../ask.ts'
import { pointsSpent } from '../movement/means.ts'
import type { OrderOf } from '../orders.ts'
import { controlOf } from '../power/supply.ts'
import type { Ship, View } from '../state.ts'
import { enemiesOf, enemyOf, locksOn } from '../table.ts'
import { cannotFireAt } from './in-arc.ts'
import { type Weapon, weaponsOf } from './weapons.ts'

// Fire.
export type Commitment = OrderOf<'commit'>['ships'][string][number]

export function cannotCommit(view: View, ship: Ship, shots: readonly Commitment[]): Refusal | undefined {
  if (twice(shots.map(({ weapon }) => weapon))) return refuse('EE-WEP-03', 'each weapon is used once per turn')
  const armed = weaponsOf(view, ship)
  return cannotGuide(view, ship, armed, shots) ?? firstRefusal(shots, (shot) => cannotShoot(view, ship, armed, shot))
}
export function cannotGuide(view: View, ship: Ship, armed: readonly Weapon[], shots: readonly Commitment[]): Refusal | undefined {
  if (!view.setup.options.fastMissiles) return undefined
  const launches = shots.filter(({ weapon }) => armed.find(({ id }) => id === weapon)?.kind === 'missile')
  if (launches.length <= controlOf(view, ship)) return undefined
  return refuse('EE-MIS-05', `the ship can guide at most ${controlOf(view, ship)} missiles`)
}
function cannotShoot(view: View, ship: Ship, armed: readonly Weapon[], { weapon: id, at, nuclear }: Commitment): Refusal | undefined {
  const weapon = armed.find((one) => one.id === id)
  if (!weapon) return refuse('EE-GEN-08', `${boxName(view, ship, id)} of ${ship.design.name} cannot fire now`)
  const target = enemyOf(view, ship.seat, at) // EE-WEP-07
  if (!target) return refuse('EE-HID-06', `${at} is not a visible enemy`)
  if (nuclear && weapon.kind !== 'missile') return refuse('EE-MIS-03', 'only a missile can be nuclear')
  return cannotAim(view, ship, weapon, target)
}
export function cannotAim(view: View, ship: Ship, weapon: Weapon, target: Ship): Refusal | undefined {
  if (weapon.kind === 'missile' && view.setup.options.fastMissiles) {
    if (pointsSpent(view, ship) > 0)
      return refuse('EE-FMI-02', 'with fast missiles, a ship that spent manoeuvre points this turn cannot launch')
    if (locksOn(view, ship.id, target.id) === 0) return refuse('EE-FMI-02', 'the ship needs a lock-on to launch')
  }
  return cannotFireAt(view, ship, weapon, target)
}
/** Enemies at which a weapon may fire. */
export const targetsOf = (view: View, ship: Ship, weapon: Weapon): readonly Ship[] =>
  enemiesOf(view, ship.seat).filter((target) => !cannotAim(view, ship, weapon, target))
