// The source form of a clause. `src/rulebook.ts` combines the clauses into the rule book.
import type { RuleId } from '@admiralty/kernel'

export interface ClauseSource {
  readonly id: RuleId
  readonly heading: string
  readonly text: string
}
