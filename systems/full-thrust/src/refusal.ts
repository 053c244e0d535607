// Refusals as values beside results.
import type { Refusal, RuleId } from '@admiralty/kernel'

export const refuse = (rule: RuleId, reason: string): Refusal => ({ rule, reason })
/** Tells a refusal from the value that was asked for. */
export const isRefusal = (value: object): value is Refusal => 'reason' in value
