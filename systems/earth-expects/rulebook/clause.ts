// A clause as it is written down here; `src/rulebook.ts` binds them into the book.
import type { RuleId } from '@admiralty/kernel'

export interface ClauseSource {
  readonly id: RuleId
  readonly heading: string
  readonly text: string
  /** Printed, not enforced. */
  readonly advice?: true
}
