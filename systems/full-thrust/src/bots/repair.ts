// P11: parties for what matters most; a core that is about to explode is dumped by a ship that has lost its arms.
import { MOST_PARTIES } from '../../data/tables.ts'
import type { SystemPart } from '../design/systems.ts'
import type { Order, RepairTask } from '../orders.ts'
import { mendingWork } from '../repair/parties.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { systemOf } from '../table.ts'
import { isToothless } from './guns.ts'

/** Kinds of systems, in the order in which they are repaired. */
const FIRST: readonly SystemPart['kind'][] = [
  ...(['powerCore', 'lifeSupport', 'bridge', 'fireCon', 'drive', 'screen'] as const),
  ...(['beam', 'torpedo', 'launcher', 'pds', 'ftl', 'bay'] as const),
]
const rank = (ship: Ship, system: string): number => {
  const kind = systemOf(ship, system)?.part.kind
  const place = kind ? FIRST.indexOf(kind) : -1
  return place < 0 ? FIRST.length : place
}
/** As many parties as a system takes, the most important system first. */
function allotted(ship: Ship, parties: number, systems: readonly string[]): readonly RepairTask[] {
  let left = parties
  return systems
    .toSorted((a, b) => rank(ship, a) - rank(ship, b))
    .flatMap((system) => {
      const count = Math.min(MOST_PARTIES, left)
      left -= count
      return count > 0 ? [{ ship: ship.id, system, parties: count }] : []
    })
}
export function repair(view: View, me: Color): readonly Order[] {
  const { ships, failing } = mendingWork(view, me)
  const dump = failing.filter(isToothless).map(({ id }) => id)
  const repairs = ships
    .flatMap(({ ship, parties, systems }) => allotted(ship, parties, systems))
    .filter(({ ship, system }) => !(dump.includes(ship) && system === 'powerCore'))
  return [{ order: 'repair', repairs, dump, abandon: [], letGo: [] }]
}
