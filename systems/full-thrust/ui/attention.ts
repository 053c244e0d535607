// The ship or group that a question is about; the screen selects it.
import type { View } from '../src/state.ts'
import type { Draft } from '../src/words/draft.ts'

/** Null if the question is about nothing on the chart. */
export function attention(_view: View, draft: Draft | null): string | null {
  if (!draft) return null
  if ('target' in draft && draft.target !== null) return draft.target
  if ('ship' in draft && draft.ship !== null) return draft.ship
  return 'group' in draft && draft.kind !== 'entering' ? draft.group : null
}
