// The chance of an attempt to lock on.
import { CREWS } from '../../data/tables.ts'
import { controlOf } from '../power/supply.ts'
import type { BoxId } from '../record/box.ts'
import type { Ship, View } from '../state.ts'
import { locksOn, rangeTo } from '../table.ts'
import { amongCloseRocks, couldLock, lockBonus, locks, rangeOf, SIMPLE, seenAs, sensorsLeft, sensorsOn } from './locks.ts'

/** An attempt to lock on. */
export interface Locking {
  readonly ship: Ship
  readonly enemy: Ship
  readonly sensors: readonly string[]
}
/** The chance of success, from 0 to 1. */
export function lockOdds(view: View, { ship, enemy, sensors }: Locking): number {
  const { total } = lockBonus(view, ship, enemy, sensors.length)
  const range = rangeOf(view, ship, enemy)
  const off = amongCloseRocks(view, ship, enemy) ? facesOf(view, enemy) : [0]
  const shown = facesOf(view, ship).flatMap((face) => off.map((less) => face - less))
  return shown.filter((face) => locks(seenAs(view, enemy), face + total, range)).length / shown.length
}
/**
 * Whether the die can be high enough with these sensors, if they see the enemy. More sensors are never worse, and finding those that see an
 * enemy takes longer, so it is asked about all of them first: most enemies are too far away.
 */
export const isInReach = (view: View, ship: Ship, enemy: Ship, sensors: readonly BoxId[]): boolean =>
  sensors.length > 0 && lockOdds(view, { ship, enemy, sensors }) > 0
/** All faces of the crew's die; with simple sensors its fixed value (EE-SSN-01). */
const facesOf = ({ setup }: View, { crew }: Ship): readonly number[] =>
  setup.options.simpleSensors ? [SIMPLE[crew]] : Array.from({ length: CREWS[crew].sides }, (_, at) => at + 1)

/**
 * EE-MIS-04: the best chance that a missile launched now is kept in flight by a lock-on, with all sensors that see the target, which is
 * hit, fires or uses sensors (EE-SEN-08). With simple sensors the lock-on comes after the next movement: 0 if it is impossible, otherwise null.
 */
export function keepsMissile(view: View, ship: Ship, enemy: Ship, left: readonly BoxId[] = sensorsLeft(view, ship)): number | null {
  if (view.setup.options.fastMissiles) return locksOn(view, ship.id, enemy.id) > 0 ? 1 : 0 // EE-FMI-02
  if (view.setup.options.simpleSensors) return couldLock(view, ship, enemy, rangeTo(ship, enemy)) ? null : 0
  const loud = { ...enemy, loud: true }
  if (controlOf(view, ship) === 0 || !isInReach(view, ship, loud, left)) return 0
  const sensors = sensorsOn(view, ship, enemy, left)
  return sensors.length === 0 ? 0 : lockOdds(view, { ship, enemy: loud, sensors })
}
