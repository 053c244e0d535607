// The end of a ship, which everybody sees: a hidden one is found by it, and what lay at its side is free again.
import type { RuleId } from '@admiralty/kernel'
import type { Telling } from '../chapter.ts'
import { isHidden, shipOf } from '../table.ts'

export function destroy(story: Telling, id: string, why: RuleId): void {
  if (isHidden(story.state, id)) story.tell({ type: 'shipFound', ship: shipOf(story.state, id), why })
  const { seat, docked } = shipOf(story.state, id)
  for (const { to } of docked) story.tell({ type: 'undocked', ship: id, seat, from: to })
  story.tell({ type: 'shipDestroyed', ship: id, seat, to: null, why })
}
