// Answers to the call for the item that is lost (ES-CRT-03).

import { pick, type Refusal } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import { itemCost } from '../design/cost.ts'
import type { OrderOf } from '../orders.ts'
import type { Color, Item, Ship, View } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { allied, sheetOf, shipOf } from '../table.ts'
import { losable } from './losable.ts'

/** The step that asks for the item. Throws if there is none. */
function stepOf(view: View): StepOf<'loseItem'> {
  const [due] = view.agenda
  if (due?.step !== 'loseItem') throw new Error('no item is being lost')
  return due
}
const struck = (view: View): Ship => shipOf(view, stepOf(view).ship)
const choices = (view: View): readonly Item[] => losable(view, struck(view))

function check(view: View, _: Color, order: OrderOf<'lose'>): Refusal | undefined {
  const items = choices(view)
  if (order.item === null) return items.length > 0 ? { rule: 'ES-CRT-03', reason: 'an item must be lost. Choose one' } : undefined
  if (!items.some(({ id }) => id === order.item)) return { rule: 'ES-CRT-04', reason: 'that item is not aboard or cannot be knocked out' }
  return undefined
}

/** The owner loses the cheapest item; the attacker takes the first in the order shown. */
function defaultOrder(view: View, me: Color): OrderOf<'lose'> {
  const ship = struck(view)
  const cost = (item: Item): number => itemCost(ship.hull, item).total
  const items = allied(view, ship.seat, me) ? [...choices(view)].sort((a, b) => cost(a) - cost(b)) : choices(view)
  return { order: 'lose', item: items[0]?.id ?? null }
}

/** Known to viewers with the sheet, and to all when an enemy chooses, because the items are public then. */
function forcedOrder(view: View, seat: Color): OrderOf<'lose'> | undefined {
  const ship = struck(view)
  const isKnown = sheetOf(view, ship) !== undefined || !allied(view, ship.seat, seat)
  const items = isKnown ? choices(view) : undefined
  return items && items.length <= 1 ? { order: 'lose', item: items[0]?.id ?? null } : undefined
}

const loseItem = callRules('loseItem', ['lose'], {
  wants: ['ES-CRT-03', 'expected the choice of an item to lose'],
  of: choices,
  check,
  forcedOrder,
  defaultOrder,
  randomOrder: (view, _, dice) => {
    const items = choices(view)
    return { order: 'lose', item: items.length > 0 ? pick(dice, items).id : null }
  },
})
export const damageQuestions = { loseItem }
