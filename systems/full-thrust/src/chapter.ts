// The types of this game, and the parts that a chapter of its rules declares. game.ts combines the chapters.
import type { ChapterTypes, ContextOf, GameSteps, QuestionOf, Refusal } from '@admiralty/kernel'
import type { OwnEvent } from './events.ts'
import type { Offer, Order, OrderOf } from './orders.ts'
import type { Color } from './shapes.ts'
import type { Setup, State, View } from './state.ts'
import type { Step } from './steps.ts'

/** The types of this game that its chapters use; `FullThrust` in game.ts has them all. */
export type RuleTypes = ChapterTypes<{
  setup: Setup
  state: State
  event: OwnEvent
  observation: OwnEvent
  view: View
  offer: Offer
  order: Order
  seat: Color
  step: Step
}>
export type GameEvent = RuleTypes['event']
export type GameObservation = RuleTypes['observation']

/** The rules of some of the steps. */
export type StepsOf<N extends Step['step']> = Pick<GameSteps<RuleTypes>, N>
/** What a step may do while it is resolved. */
export type Context = ContextOf<RuleTypes>
/** The legal, forced, default and random answers to a kind of call. A seat has one open call at most, so no rule needs the call. */
export type CallRules<O extends Order = Order> = QuestionOf<RuleTypes, O, readonly []>
export type CallRulesOf<N extends Step['step']> = { readonly [K in N]: CallRules }

export const PASS: OrderOf<'pass'> = { order: 'pass' }
type Kind = Order['order']
const isOf = <N extends Kind>(order: Order, kind: N): order is OrderOf<N> => order.order === kind
interface CallParts<N extends Kind> extends Pick<CallRules<OrderOf<N | 'pass'>>, 'randomOrder' | 'defaultOrder'> {
  /** Ships and groups that may be given an order. */
  of(view: View, me: Color): readonly { readonly id: string }[]
  fault(view: View, me: Color, order: OrderOf<N>): Refusal | undefined
  /** The refusal of orders of other kinds. */
  readonly notNow: Refusal
}
/** The rules of a call that is answered by one kind of order, and perhaps by passing, and whose answer is never forced. */
export const callRules = <N extends Kind>(
  kind: string,
  orders: readonly [N, ...'pass'[]],
  { of, fault, notNow, ...answers }: CallParts<N>,
): CallRules<OrderOf<N | 'pass'>> => ({
  offer: (view, me) => ({ kind, orders, of: of(view, me).map(({ id }) => id) }),
  check(view, me, order) {
    if (isOf(order, 'pass') && orders.length > 1) return undefined
    return isOf(order, orders[0]) ? fault(view, me, order) : notNow
  },
  forcedOrder: () => undefined,
  ...answers,
})
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
