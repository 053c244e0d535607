// The unit that a question is about; the screen selects it.
import type { View } from '../src/state.ts'
import { isColor, stationsOf } from '../src/table.ts'
import type { Draft } from '../src/words/draft.ts'

/** Null if the question is about no unit on the chart. */
export function attention(view: View, draft: Draft | null): string | null {
  if (draft && 'unit' in draft) return draft.unit
  if (draft?.kind === 'loading') return draft.launch.station
  if (draft?.kind === 'placing') return draft.station
  if (!isColor(view.me) || view.calls.every(({ seats }) => !seats.includes(view.me))) return null
  const kind = view.calls.find(({ seats }) => seats.includes(view.me))?.kind
  return kind === 'launch' || kind === 'build' ? (stationsOf(view, view.me)[0]?.id ?? null) : null
}
