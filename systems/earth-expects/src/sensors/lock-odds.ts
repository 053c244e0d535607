// The chance of an attempt to lock on.
import { CREWS } from '../../data/tables.ts'
import type { Ship, View } from '../state.ts'
import { lockBonus, locks, rangeOf, seenAs } from './locks.ts'

export interface Locking {
  readonly ship: Ship
  readonly enemy: Ship
  readonly sensors: readonly string[]
}
/** By every face of the crew's die. */
export function lockOdds(view: View, { ship, enemy, sensors }: Locking): number {
  const { sides } = CREWS[ship.crew]
  const { total } = lockBonus(view, ship, enemy, sensors.length)
  const range = rangeOf(view, ship, enemy)
  const faces = Array.from({ length: sides }, (_, at) => at + 1).filter((face) => locks(seenAs(view, enemy), face + total, range))
  return faces.length / sides
}
