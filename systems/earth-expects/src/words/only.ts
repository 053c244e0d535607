// The page of a question where the rules allow only one order: one button gives it.
import { askedOf } from '../game.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { Draft } from './draft.ts'
import { type GamePage, row } from './form.ts'

type MakePage = (view: View, me: Color, draft: Draft) => GamePage

/** The page, or only a button with this label where the seat's view forces its order. */
export const onlyButton =
  (label: string, pageOf: MakePage): MakePage =>
  (view, me, draft) => {
    const page = pageOf(view, me, draft)
    const order = askedOf(view)?.question.forcedOrder(view, me)
    if (!order) return page
    const { back: _, ...asked } = page
    return {
      ...asked,
      text: 'The rules allow only this answer now.',
      rows: () => [row('only', page.rule, label, { give: order, role: 'main' })],
    }
  }
