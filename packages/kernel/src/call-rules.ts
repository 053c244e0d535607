// The rule of a call that is answered by one kind of order, and perhaps by passing, made from what is special about it.
// For a game whose seats have one open call at most, so that no rule needs the call.
import type { OfferOf, QuestionRule } from './chapters.ts'
import type { Seat } from './contract.ts'
import type { Dice } from './dice.ts'
import type { RuleId } from './explained.ts'
import { onlyForced } from './forced-question.ts'
import { type OrderVerdict, refuse } from './refusals.ts'

interface AnyOrder {
  readonly order: string
}
interface CallTypes {
  readonly view: unknown
  readonly seat: Seat
  readonly order: AnyOrder
}
type OneOf<O extends AnyOrder, N extends string> = Extract<O, { readonly order: N }>
type Passing<O extends AnyOrder> = Extract<'pass', O['order']>
type Clause = readonly [rule: RuleId, reason: string]

interface CallParts<V, Me extends Seat, Main, Own> {
  /** The refusal of an order of another kind: its clause, and what is asked. */
  readonly wants: Clause
  /** The ids that may be chosen, or the things that have them. */
  of(view: V, me: Me): readonly (string | { readonly id: string })[]
  check(view: V, me: Me, order: Main): OrderVerdict
  /** `view` is the seat's own view or the public one. Left out: no answer is ever forced. */
  forcedOrder?(view: V, seat: Me): Own | undefined
  /** The refusal of every other order where one is forced. Left out: other orders are judged as always. */
  readonly others?: Clause
  randomOrder(view: V, me: Me, dice: Dice): Own
  defaultOrder(view: V, me: Me): Own
}

/** Makes the function that writes such rules for a game. A call may be passed if 'pass' is among its orders. */
export const callRulesFor =
  <T extends CallTypes, O extends AnyOrder = T['order']>() =>
  <N extends O['order']>(
    kind: string,
    orders: readonly [N, ...Passing<O>[]],
    { of, wants, others, check, ...parts }: CallParts<T['view'], T['seat'], OneOf<O, N>, OneOf<O, N | Passing<O>>>,
  ) => {
    const isMain = (order: O): order is OneOf<O, N> => order.order === orders[0]
    const mayPass = orders.length > 1
    const rules: QuestionRule<T['view'], T['seat'], OfferOf<O>, O, OneOf<O, N | Passing<O>>, readonly []> = {
      offer: (view, me) => ({ kind, orders, of: of(view, me).map((one) => (typeof one === 'string' ? one : one.id)) }),
      check(view, me, order) {
        if (mayPass && order.order === 'pass') return undefined
        return isMain(order) ? check(view, me, order) : refuse(...wants)
      },
      forcedOrder: () => undefined,
      ...parts,
    }
    return others ? onlyForced(rules, refuse(...others)) : rules
  }
