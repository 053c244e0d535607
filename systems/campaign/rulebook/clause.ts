// The source form of a clause. `rulebook.ts` combines the clauses into the rule book.
import type { RuleId } from '@admiralty/kernel'

export interface ClauseSource {
  readonly id: RuleId
  readonly heading: string
  readonly text: string
  readonly advice: boolean
}
/** A clause of the rule book. */
export const clause = (id: RuleId, heading: string, text: string): ClauseSource => ({ id, heading, text, advice: false })
/** A clause that says what a rule is meant for. Nothing enforces it. */
export const advice = (id: RuleId, heading: string, text: string): ClauseSource => ({ id, heading, text, advice: true })
