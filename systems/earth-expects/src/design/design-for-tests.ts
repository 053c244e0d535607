// For tests: a ship from its picture, and the rules that speak against it.
import type { RuleId } from '@admiralty/kernel'
import { checkDesign, type Limits, PLAIN_RULES } from './check.ts'
import type { Design } from './design.ts'
import { parseRecord } from './text.ts'

/** Letters only: two characters to a column, a line for half a hex. */
export function drawn(title: string, ...picture: readonly string[]): Design {
  const design = parseRecord([`Test: ${title}`, ...picture].join('\n'))
  if ('reason' in design) throw new Error(design.reason)
  return design
}
export const rulesAgainst = (design: Design, limits: Limits = PLAIN_RULES): readonly RuleId[] =>
  checkDesign(design, limits).map(({ rule }) => rule)
