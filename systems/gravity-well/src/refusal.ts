// Refusals as values.
import type { Refusal, RuleId } from '@admiralty/kernel'

export const refuse = (rule: RuleId, reason: string): Refusal => ({ rule, reason })
