// Test helpers: a design from a picture, and the clauses that a design breaks.
import type { RuleId } from '@admiralty/kernel'
import { checkDesign, type Limits, PLAIN_RULES } from './check.ts'
import type { Design } from './design.ts'
import { parseRecord } from './text.ts'

/** Parses a picture of letters: two characters per column, one line per half hex. `title` is class and kind. */
export function drawn(title: string, ...picture: readonly string[]): Design {
  const design = parseRecord([`Test: ${title}`, ...picture].join('\n'))
  if ('reason' in design) throw new Error(design.reason)
  return design
}
export const rulesAgainst = (design: Design, limits: Limits = PLAIN_RULES): readonly RuleId[] =>
  checkDesign(design, limits).map(({ rule }) => rule)
