// The types of this game, and the parts that a chapter of its rules declares. game.ts combines the chapters.
import { type ChapterTypes, type ContextOf, callRulesFor } from '@admiralty/kernel'
import type { OwnEvent } from './events.ts'
import type { Order, OrderOf } from './orders.ts'
import type { Color } from './shapes.ts'
import type { State, View } from './state.ts'

/** The types of this game that its chapters use; `FullThrust` in game.ts has them all. */
export type RuleTypes = ChapterTypes<State, View, Order, OwnEvent>
export type GameEvent = RuleTypes['event']
export type GameObservation = RuleTypes['observation']
/** The context of a step while it is resolved. */
export type Context = ContextOf<RuleTypes>
export const callRules = callRulesFor<RuleTypes>()

export const PASS: OrderOf<'pass'> = { order: 'pass' }
type Kind = Order['order']
const isOf = <N extends Kind>(order: Order, kind: N): order is OrderOf<N> => order.order === kind
/** The orders of one kind, with their seats. */
export const ordersOf = <N extends Kind>(
  seats: readonly Color[],
  orders: Readonly<Partial<Record<Color, Order>>>,
  kind: N,
): readonly (readonly [Color, OrderOf<N>])[] =>
  seats.flatMap((seat) => {
    const order = orders[seat]
    return order && isOf(order, kind) ? [[seat, order] as const] : []
  })
