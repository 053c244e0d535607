// The rule of a call with so few possible answers that they can be listed. For the answers of `defineGame` and `answersBy`.
import type { QuestionRule } from './chapters.ts'
import type { Seat } from './contract.ts'
import { pick } from './dice.ts'
import type { OrderVerdict } from './refusals.ts'

/** The two functions in which the rules of such calls differ. */
export interface ListedQuestion<V, Me extends Seat, Order> {
  /** All answers that could be legal, the safest first. */
  answers(view: V, me: Me): readonly Order[]
  /** `order` may answer another kind of call, so check its kind first. */
  check(view: V, me: Me, order: Order): OrderVerdict
}
/** Offers the legal answers. The default is the first of them. No order is forced, because that one exists may be a secret. */
export function listedQuestion<V, Me extends Seat, Order>({
  answers,
  check,
}: ListedQuestion<V, Me, Order>): QuestionRule<V, Me, readonly Order[], Order> {
  const legal = (view: V, me: Me): readonly Order[] => answers(view, me).filter((order) => !check(view, me, order))
  return {
    offer: legal,
    check,
    forcedOrder: () => undefined,
    randomOrder: (view, me, dice) => pick(dice, legal(view, me)),
    defaultOrder(view, me) {
      const [safest] = legal(view, me)
      if (safest === undefined) throw new Error(`${me} has no legal answer`)
      return safest
    },
  }
}
