// State A: where groups go that have left a battle.
import type { Dice, OrderRefusal, Orders } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'

/** CR-18.2a: the destinations of groups that left under fire, by the answers or else their fall-back hexes. */
export function chooseDepartures(_ctx: Context, _orders: Orders<Order>): void {}
/** Why destinations are refused. */
export const afterFaults = (_view: View, _seat: Color, _order: OrderOf<'after'>): readonly OrderRefusal[] => []
/** The destinations that follow from the fall-back hexes of the groups. */
export const standingDepartures = (_view: View, _seat: Color): OrderOf<'after'> => ({ order: 'after', departures: [] })
export const randomDepartures = (view: View, seat: Color, _dice: Dice): OrderOf<'after'> => standingDepartures(view, seat)
