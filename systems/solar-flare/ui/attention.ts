// The ship or torpedo that a question is about; the screen selects it.
import type { View } from '../src/state.ts'
import { isColor, shipsOfSeat } from '../src/table.ts'
import type { Draft } from '../src/words/draft.ts'

/** Null if the question is about no thing on the board. */
export function attention(view: View, draft: Draft | null): string | null {
  if (draft && 'ship' in draft && view.ships[draft.ship]) return draft.ship
  if (draft && 'torpedo' in draft) return draft.torpedo
  if (view.round === 0 || !isColor(view.me) || view.calls.every(({ seats }) => !seats.includes(view.me))) return null
  return shipsOfSeat(view, view.me)[0]?.id ?? null
}
