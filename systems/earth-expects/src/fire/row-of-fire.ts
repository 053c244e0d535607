// A shot before its roll, and the row on which it is most likely to strike.
import { CREWS } from '../../data/tables.ts'
import { headingsFor } from '../record/rows.ts'
import type { Ship, Table } from '../state.ts'
import { displacementTo, incoming } from './in-arc.ts'
import { type RatedRow, surestRow, type Target } from './shift.ts'
import type { Weapon } from './weapons.ts'

/** A weapon and its target. */
export interface Shooting<W extends Weapon = Weapon> {
  readonly ship: Ship
  readonly weapon: W
  readonly enemy: Ship
}

export const targetOf = ({ layout, levels }: Pick<Target, 'layout' | 'levels'>, { crew }: Ship, kind: Target['kind']): Target => ({
  layout,
  levels,
  kind,
  sides: CREWS[crew].sides,
})

/** EE-POI-01, EE-POI-02: the row that the shot will be fired along. Undefined if no box is left. */
export function rowOfFire(table: Table, { ship, enemy }: Pick<Shooting, 'ship' | 'enemy'>, target: Target): RatedRow | undefined {
  const rows = headingsFor(incoming(enemy, displacementTo(table, ship, enemy))).map((heading) => surestRow(target, heading))
  const [worst] = rows.flatMap((row) => row ?? []).toSorted((a, b) => a.chance - b.chance)
  return worst
}
