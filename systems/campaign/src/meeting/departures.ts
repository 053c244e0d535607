// State A: where groups go that have left a battle.
import { type Dice, likely, type OrderRefusal, type Orders, pick, type Refusal, refuse } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { armies, place } from '../groups/place.ts'
import type { TaskGroup } from '../holdings.ts'
import { secretOf } from '../lookup.ts'
import { jumpFault, reachOf } from '../movement/reach.ts'
import { headedFor } from '../movement/withdrawal.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { View } from '../state.ts'

/** CR-18.2a: the destinations of groups that left under fire, by the answers or else their fall-back hexes. */
export function chooseDepartures(ctx: Context, orders: Orders<Order>): void {
  const changed = armies(ctx.state).map(([seat, { groups }]): [Color, readonly TaskGroup[]] => {
    const order = orders[seat]
    const named = new Map(order?.order === 'after' ? order.departures.map(({ group, to }) => [group, to]) : [])
    return [seat, groups.map((group) => departing(group, named.get(group.id)))]
  })
  place(ctx, 'departures', Object.fromEntries(changed))
}
const departing = (group: TaskGroup, to: HexAddress | undefined): TaskGroup =>
  to === undefined || group.left === null || to === group.to ? group : headedFor(group, group.left, to)

const leftGroups = (view: View, seat: Color): readonly TaskGroup[] =>
  (secretOf(view, seat).holdings?.groups ?? []).filter(({ at, left }) => at === null && left !== null)
/** Why destinations are refused. */
export function afterFaults(view: View, seat: Color, { departures }: OrderOf<'after'>): readonly OrderRefusal[] {
  const groups = new Map(leftGroups(view, seat).map((group) => [group.id, group]))
  const seen = new Set<string>()
  const faultOf = (id: string, to: HexAddress): Refusal | undefined => {
    const left = groups.get(id)?.left
    if (!left) return refuse('CR-18.2a', `${id} has left no battle of this week`)
    if (seen.has(id)) return refuse('CR-18.2a', `${id} has two destinations`)
    seen.add(id)
    return jumpFault(view.land, left, to)
  }
  return departures.flatMap(({ group, to }): readonly OrderRefusal[] => {
    const fault = faultOf(group, to)
    return fault ? [{ ...fault, part: group }] : []
  })
}
/** The destinations that follow from the fall-back hexes of the groups, which are set already. */
export const standingDepartures = (_view: View, _seat: Color): OrderOf<'after'> => ({ order: 'after', departures: [] })
/** Random legal destinations. */
export const randomDepartures = (view: View, seat: Color, dice: Dice): OrderOf<'after'> => ({
  order: 'after',
  departures: leftGroups(view, seat).flatMap(({ id, left }) =>
    likely(dice, 1, 2) ? [{ group: id, to: pick(dice, reachOf(view.land, [], { at: left }).jumps) }] : [],
  ),
})
