// P7: fighter groups attack what they can hurt most.
import { attackers, targetsOf } from '../attack/declaring.ts'
import type { AttackOrder, GroupTarget, Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Group, Ship, View } from '../state.ts'
import { shipOf, workingSystems } from '../table.ts'
import { boxesLeft } from './guns.ts'

/** How good a target a ship is: its price in boxes, against its point defence. */
export const promise = (ship: Ship): number => (ship.design.mass + 20) / (10 + boxesLeft(ship)) / (1 + workingSystems(ship, 'pds').length)

function worthOf(view: View, group: Group, { kind, id }: GroupTarget): number {
  if (kind === 'salvo') return group.role === 'interceptor' ? 3 : 0.6
  if (kind === 'group') return group.role === 'interceptor' ? 2.5 : 0.4
  const ship = shipOf(view, id)
  return promise(ship) * (group.role === 'interceptor' ? 0.3 : group.torpedoes ? 2 : 1) + 0.5
}
export function attack(view: View, me: Color): readonly Order[] {
  const attacks = attackers(view, me).flatMap((group): readonly AttackOrder[] => {
    const [target] = targetsOf(view, group).toSorted((a, b) => worthOf(view, group, b) - worthOf(view, group, a))
    if (!target) return []
    const torpedoes = group.torpedoes && target.kind === 'ship'
    return [{ group: group.id, target, ifIntercepted: group.role === 'standard' ? 'fight' : 'press', torpedoes, engages: null }]
  })
  return [{ order: 'attack', attacks, joins: {} }]
}
