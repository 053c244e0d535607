// A number with its reasons, which always add up to the total.

import { z } from 'zod'
import { fields } from './fields.ts'

/** The id of a clause of a rule book: 'ES-MOV-05'. `CLAUSE_ID` is its pattern. */
export type RuleId = `${string}-${string}`
/** One part of a number: what it is for, the amount, and the clause. */
export type Reason = readonly [what: string, amount: number, rule: RuleId]
/** A number and the reasons that add up to it. */
export interface Explained {
  readonly total: number
  readonly because: readonly Reason[]
}

/** Sums the reasons. `null` stands for a reason that does not apply. */
export function explained(...reasons: readonly (Reason | null)[]): Explained {
  return totalOf(reasons.filter((reason) => reason !== null))
}
function totalOf(because: readonly Reason[]): Explained {
  let total = 0
  for (const reason of because) total += reason[1]
  return { total, because }
}

/** A reason that counts only if it applies, for `explained`. */
export const when = (applies: boolean, what: string, amount: number, rule: RuleId): Reason | null => (applies ? [what, amount, rule] : null)

/** Raises the total to a minimum, which becomes one more reason. */
export function atLeast(floor: number, number: Explained, rule: RuleId): Explained {
  if (number.total >= floor) return number
  return explained(...number.because, [`not below ${floor}`, floor - number.total, rule])
}

/** Lowers the total to a maximum, which becomes one more reason. */
export function atMost(ceiling: number, number: Explained, rule: RuleId): Explained {
  if (number.total <= ceiling) return number
  return explained(...number.because, [`not above ${ceiling}`, ceiling - number.total, rule])
}

/** Adds several explained numbers. */
export function sum(...numbers: readonly Explained[]): Explained {
  const because: Reason[] = []
  for (const number of numbers) because.push(...number.because)
  return totalOf(because)
}

/** Whether the reasons add up to the total. */
export const addsUp = ({ total, because }: Explained): boolean => because.reduce((sum, [, amount]) => sum + amount, 0) === total

/** The form of a clause id: capital letters, a hyphen, further characters. */
export const ruleIdSchema = z.templateLiteral([z.string().regex(/^[A-Z]+/), '-', z.string()])
/** The schema of an explained number in stored events and in answers of the API. */
export const explainedSchema = fields({
  total: z.number(),
  because: z.array(z.tuple([z.string(), z.number(), ruleIdSchema]).readonly()).readonly(),
})
