// The rule of a call whose forced order is the only legal one.
import type { QuestionRule } from './chapters.ts'
import type { Call, Seat } from './contract.ts'
import { sameJson } from './json-value.ts'
import type { Refusal } from './refusals.ts'

/**
 * The question with one legal order wherever its own view forces one: `check` refuses every other order with `refusal`, and the random and the
 * default order are the forced one. Wrap a question if its `check` judges parts of an order and not the whole.
 */
export function onlyForced<V, Me extends Seat, Offer, Order, Own extends Order, Asking extends readonly Call[]>(
  question: QuestionRule<V, Me, Offer, Order, Own, Asking>,
  refusal: Refusal,
): QuestionRule<V, Me, Offer, Order, Own, Asking> {
  const isOther = (forced: Own | undefined, order: Order): boolean => forced !== undefined && !sameJson(forced, order)
  return {
    ...question,
    check: (view, me, order, ...asking) =>
      question.check(view, me, order, ...asking) ?? (isOther(question.forcedOrder(view, me, ...asking), order) ? refusal : undefined),
    randomOrder: (view, me, dice, ...asking) =>
      question.forcedOrder(view, me, ...asking) ?? question.randomOrder(view, me, dice, ...asking),
    defaultOrder: (view, me, ...asking) => question.forcedOrder(view, me, ...asking) ?? question.defaultOrder(view, me, ...asking),
  }
}
