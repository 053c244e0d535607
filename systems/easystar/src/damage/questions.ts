// What may be answered when something aboard is to be lost (ES-CRT-03).
import { type Dice, pick, type Refusal } from '@admiralty/kernel'
import type { CallRules, CallRulesOf } from '../chapter.ts'
import { itemCost } from '../design/cost.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color, Item, Ship, View } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { allied, sheetOf, shipOf } from '../table.ts'
import { losable } from './losable.ts'

/** Asked only while such a step is due. */
function stepOf(view: View): StepOf<'loseItem'> {
  const due = view.agenda.find((step) => step.step === 'loseItem')
  if (!due) throw new Error('nothing is to be lost')
  return due
}
const struck = (view: View): Ship => shipOf(view, stepOf(view).ship)
const choices = (view: View): readonly Item[] => losable(view, struck(view))

function check(view: View, _: Color, order: Order): Refusal | undefined {
  if (order.order !== 'lose') return { rule: 'ES-CRT-03', reason: 'choose what is lost' }
  const items = choices(view)
  if (order.item === null) return items.length > 0 ? { rule: 'ES-CRT-03', reason: 'something aboard must go' } : undefined
  if (!items.some(({ id }) => id === order.item)) return { rule: 'ES-CRT-04', reason: 'that is not aboard, or no critical takes it' }
  return undefined
}

/** Cheapest first for the owner; the attacker takes them as they were shown. */
function defaultOrder(view: View, me: Color): OrderOf<'lose'> {
  const ship = struck(view)
  const cost = (item: Item): number => itemCost(ship.hull, item).total
  const items = allied(view, ship.seat, me) ? [...choices(view)].sort((a, b) => cost(a) - cost(b)) : choices(view)
  return { order: 'lose', item: items[0]?.id ?? null }
}

/** Whoever lays eyes on the sheet knows; so does everybody once it was shown to the enemy. */
function forcedOrder(view: View, seat: Color): OrderOf<'lose'> | undefined {
  const ship = struck(view)
  const laidOpen = sheetOf(view, ship) !== undefined || !allied(view, ship.seat, seat)
  const items = laidOpen ? choices(view) : undefined
  return items && items.length <= 1 ? { order: 'lose', item: items[0]?.id ?? null } : undefined
}

const loseItem: CallRules<OrderOf<'lose'>> = {
  offer: (view) => ({ kind: 'loseItem', orders: ['lose'], of: choices(view).map(({ id }) => id) }),
  check,
  forcedOrder,
  defaultOrder,
  randomOrder: (view: View, _: Color, dice: Dice) => {
    const items = choices(view)
    return { order: 'lose', item: items.length > 0 ? pick(dice, items).id : null }
  },
}
export const damageQuestions: CallRulesOf<'loseItem'> = { loseItem }
