// The end of a ship, which everybody sees: a hidden one is found by it.
import type { RuleId } from '@admiralty/kernel'
import type { Telling } from '../chapter.ts'
import { isHidden, shipOf } from '../table.ts'

export function destroy(story: Telling, id: string, why: RuleId): void {
  if (isHidden(story.state, id)) story.tell({ type: 'shipFound', ship: shipOf(story.state, id), why })
  story.tell({ type: 'shipDestroyed', ship: id, seat: shipOf(story.state, id).seat, to: null, why })
}
