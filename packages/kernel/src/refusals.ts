// Refusals of orders, actions, setups and designs: the clause, the reason, and for an order the part that is wrong.
import type { RuleId } from './explained.ts'

/** Why an order, action or setup is refused. */
export interface Refusal {
  /** The clause that refuses. */
  readonly rule: RuleId
  /** The fault, with the limit and the value: 'speed 5 exceeds the maximum of 3'. */
  readonly reason: string
}
export const refuse = (rule: RuleId, reason: string): Refusal => ({ rule, reason })
/** Tells a refusal from the value that was asked for. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'rule' in value && 'reason' in value
/** The first refusal among several items, in order. */
export function firstRefusal<T>(of: Iterable<T>, judge: (one: T) => Refusal | undefined): Refusal | undefined {
  for (const one of of) {
    const refusal = judge(one)
    if (refusal) return refusal
  }
  return undefined
}
/** A refusal of an order, with the part of the order that it concerns. */
export interface OrderRefusal extends Refusal {
  /** The id of the ship, weapon or other thing that is ordered wrongly; null for the whole order. */
  readonly part: string | null
}
/** All refusals of an order: at least one. */
export type Refusals = readonly [OrderRefusal, ...OrderRefusal[]]
/** The result of a check inside a game: a refusal of the whole order, or those of its parts. Undefined for a legal order. */
export type OrderVerdict = Refusal | Refusals | undefined
/** A longer list would help nobody, and a hostile order could have thousands of wrong parts. */
const MOST_REFUSALS = 40
/** The refusals of a list of parts, in order, and no more than 40. A part has one refusal at most. `idOf` names the part in its refusal. */
export function refusalsOfParts<T>(
  parts: Iterable<T>,
  idOf: (part: T) => string,
  judge: (part: T) => Refusal | undefined,
): Refusals | undefined {
  const found: OrderRefusal[] = []
  for (const part of parts) {
    const refusal = judge(part)
    if (refusal) found.push({ ...refusal, part: idOf(part) })
    if (found.length === MOST_REFUSALS) break
  }
  return atLeastOne(found)
}
/** The refusals of parts that an order keeps by id: a plot for each ship, for example. Otherwise like `refusalsOfParts`. */
export const refusalsByPart = <T>(
  parts: Readonly<Record<string, T>>,
  judge: (part: string, value: T) => Refusal | undefined,
): Refusals | undefined =>
  refusalsOfParts(
    Object.entries(parts),
    ([part]) => part,
    ([part, value]) => judge(part, value),
  )
/** The verdict as a list. */
export function refusalsIn(verdict: OrderVerdict): Refusals | undefined {
  if (verdict === undefined) return undefined
  return isRefusal(verdict) ? [{ ...verdict, part: null }] : verdict
}
const atLeastOne = ([first, ...others]: readonly OrderRefusal[]): Refusals | undefined => first && [first, ...others]
/** The reasons of all refusals in one line, each with its clause. */
export const refusalsInWords = (found: Refusal | Refusals): string =>
  (isRefusal(found) ? [found] : found).map(({ rule, reason }) => `${reason} (${rule})`).join('; ')
