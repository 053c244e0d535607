// A question that is answered with one kind of order, from what is special about it.
import { type Dice, onlyForced, type Refusal, type RuleId, refuse } from '@admiralty/kernel'
import type { StepQuestion } from './chapter.ts'
import { isOf, type Order, type OrderOf } from './orders.ts'
import type { Color } from './shapes.ts'
import type { View } from './state.ts'

interface QuestionParts<N extends Order['order']> {
  /** The refusal of an order of another kind: its clause, and what is asked. */
  readonly wants: readonly [rule: RuleId, what: string]
  /** Ids of ships, missiles or boxes that may be chosen. */
  of(view: View, me: Color): readonly string[]
  check(view: View, me: Color, order: OrderOf<N>): Refusal | undefined
  /** The only order where nothing else can matter, and why others are refused then. Left out: no answer is ever forced. */
  readonly forced?: { readonly order: StepQuestion<OrderOf<N>>['forcedOrder']; readonly others: readonly [rule: RuleId, reason: string] }
  randomOrder(view: View, me: Color, dice: Dice): OrderOf<N>
  defaultOrder(view: View, me: Color): OrderOf<N>
}
export const question = <N extends Order['order']>(
  kind: N,
  { wants, of, check, forced, ...orders }: QuestionParts<N>,
): StepQuestion<OrderOf<N>> => {
  const asked: StepQuestion<OrderOf<N>> = {
    offer: (view, me) => ({ kind, orders: [kind], of: of(view, me) }),
    check: (view, me, order) => (isOf(order, kind) ? check(view, me, order) : refuse(...wants)),
    forcedOrder: forced?.order ?? (() => undefined),
    ...orders,
  }
  return forced ? onlyForced(asked, refuse(...forced.others)) : asked
}
