// The chance of an attempt to lock on.
import { CREWS } from '../../data/tables.ts'
import type { Ship, View } from '../state.ts'
import { amongCloseRocks, lockBonus, locks, rangeOf, SIMPLE, seenAs } from './locks.ts'

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
/** All faces of the crew's die; with simple sensors its fixed value (EE-SSN-01). */
const facesOf = ({ setup }: View, { crew }: Ship): readonly number[] =>
  setup.options.simpleSensors ? [SIMPLE[crew]] : Array.from({ length: CREWS[crew].sides }, (_, at) => at + 1)
