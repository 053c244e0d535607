// The source form of a clause. `rulebook.ts` combines the clauses into the rule book.
import type { RuleId } from '@admiralty/kernel'

export interface ClauseSource {
  readonly id: RuleId
  readonly heading: string
  readonly text: string
  /** Set for a clause that no rule enforces. */
  readonly advice?: true
}
