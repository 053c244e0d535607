// The page of a question where the rules allow only one order: its main button gives it.
import { askedOf } from '../game.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { Draft } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, row, START } from './form.ts'

type MakePage = (view: View, me: Color, draft: Draft) => GamePage

/** The page, or its beginning with the main button alone where the seat's view forces its order. */
export const onlyButton =
  (pageOf: MakePage): MakePage =>
  (view, me, draft) => {
    const order = askedOf(view)?.question.forcedOrder(view, me)
    if (!order) return pageOf(view, me, draft)
    const { back: _, rows, ...asked } = pageOf(view, me, START)
    const only = (): GameRows => {
      const main = flat(rows()).find(({ role }) => role === 'main')
      const { key, rule, label, spots = [] } = main ?? { key: 'only', rule: asked.rule, label: 'Confirm' }
      return row(key, rule, label, { give: order, role: 'main', spots })
    }
    return { ...asked, text: `${asked.text} Nothing else is possible now.`, rows: only }
  }
const flat = (rows: GameRows): readonly GameRow[] => (!rows ? [] : isList(rows) ? rows.flatMap(flat) : [rows])
/** `Array.isArray` does not recognize a readonly array. */
const isList = (rows: GameRow | readonly GameRows[]): rows is readonly GameRows[] => Array.isArray(rows)
