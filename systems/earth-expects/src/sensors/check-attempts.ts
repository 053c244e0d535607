// Why a ship may not sense like this, and whether it can at all.
import { firstRefusal, type Refusal, refuse } from '@admiralty/kernel'
import { boxName, twice } from '../ask.ts'
import { controlOf } from '../power/supply.ts'
import type { Ship, Table, View } from '../state.ts'
import { allied, enemiesOf, enemyOf } from '../table.ts'
import { type Attempt, isHex } from './attempts.ts'
import { isInReach } from './lock-odds.ts'
import { sensorsLeft, sensorsOn } from './locks.ts'

// Checks of orders.
export function cannotSense(table: Table, ship: Ship, attempts: readonly Attempt[]): Refusal | undefined {
  if (attempts.length > controlOf(table, ship))
    return refuse('EE-SEN-02', `the ship may make one attempt per usable control box: ${controlOf(table, ship)}`)
  if (twice(attempts.flatMap(({ sensors }) => sensors))) return refuse('EE-SEN-03', 'each sensor serves one attempt')
  return firstRefusal(attempts, ({ sensors, at }) => {
    if (sensors.length === 0) return refuse('EE-SEN-03', 'an attempt needs at least one sensor')
    const target = isHex(at) ? { hex: at } : enemyOf(table, ship.seat, at)
    if (!target) return refuse('EE-HID-06', `${String(at)} is not a visible enemy`)
    const able = sensorsOn(table, ship, target)
    const blind = sensors.find((box) => !able.includes(box))
    return blind === undefined
      ? undefined
      : refuse('EE-SEN-01', `${boxName(table, ship, blind)} has no power, is damaged, has been used, or does not see the target`)
  })
}
/** Whether the ship can lock on to an enemy, or search for a hidden one (EE-HID-05). */
export function canSense(view: View, ship: Ship): boolean {
  const left = sensorsLeft(view, ship)
  if (controlOf(view, ship) === 0 || left.length === 0) return false
  if (Object.values(view.hiding).some(({ seat }) => !allied(view, seat, ship.seat))) return true
  return enemiesOf(view, ship.seat).some(
    (enemy) => isInReach(view, ship, enemy, left) && isInReach(view, ship, enemy, sensorsOn(view, ship, enemy, left)),
  )
}
