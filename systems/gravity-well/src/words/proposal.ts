// The answer that the screen proposes: the one that a careful bot would give on the same view.
import { PLANNERS } from '../bots/planners.ts'
import { askedOf, check } from '../game.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { View } from '../state.ts'

const known = new WeakMap<View, Order | null>()
function found(view: View): Order | null {
  const asked = askedOf(view)
  const orders = asked ? (PLANNERS[asked.call.kind]?.(view, asked.me, asked.question) ?? []) : []
  return orders.find((order) => !check(view, order)) ?? null
}
/** The proposed answer to the viewer's open question; null if there is none. Computed once for a view, because a screen asks often. */
function proposalOf(view: View): Order | null {
  const order = known.get(view)
  if (order !== undefined) return order
  const proposal = found(view)
  known.set(view, proposal)
  return proposal
}
/** The proposed answer if it is of this kind. */
export function proposed<K extends Order['order']>(view: View, kind: K): OrderOf<K> | null {
  const order = proposalOf(view)
  return order?.order === kind ? (order as OrderOf<K>) : null // the kind was compared
}
