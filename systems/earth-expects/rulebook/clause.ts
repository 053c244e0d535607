// A clause of the rule book. `rulebook.ts` puts the chapters together.
import type { RuleId } from '@admiralty/kernel'

export interface ClauseSource {
  readonly id: RuleId
  readonly heading: string
  readonly text: string
  /** Advice of the printed rules, which the program does not enforce. */
  readonly advice?: true
}
