// Why the form of an order is refused, in words. What an order may contain is said by the schema of its game.
import { list, type OrderRefusal, plural, type RuleId } from '@admiralty/kernel'
import type { z } from 'zod'

/** The refusal of an order that does not fit its schema, for the first issue. `part`: see `partOf`. */
export function formRefusal(rule: RuleId, order: unknown, [issue]: readonly z.core.$ZodIssue[]): OrderRefusal {
  if (!issue) return { rule, reason: 'the order cannot be read', part: null }
  if (issue.code === 'custom') return { rule, reason: lowered(issue.message), part: partOf(order, issue.path) }
  return { rule, reason: `${subjectOf(issue.path)} ${faultOf(issue, order)}`, part: partOf(order, issue.path) }
}

/** 'the amount in shares, number 1, terms' */
function subjectOf(path: readonly PropertyKey[]): string {
  const words = path.map((segment) => (typeof segment === 'number' ? `number ${segment + 1}` : inWords(String(segment))))
  const last = words.at(-1)
  if (last === undefined) return 'the order'
  const named = typeof path.at(-1) === 'number' ? last : `the ${last}`
  return words.length === 1 ? named : `${named} in ${words.slice(0, -1).join(', ')}`
}
/** The name of a field as words: 'fallBack' is 'fall back'. */
const inWords = (name: string): string =>
  name.replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** What is wrong, as the rest of a sentence. */
function faultOf(issue: z.core.$ZodIssue, order: unknown): string {
  switch (issue.code) {
    case 'too_small':
      return boundText(issue, issue.minimum, { few: 'at least', open: 'more than', closed: 'or more' })
    case 'too_big':
      return boundText(issue, issue.maximum, { few: 'at most', open: 'less than', closed: 'or less' })
    case 'invalid_type':
      return valueAt(order, issue.path) === undefined ? 'is missing' : `must be ${TYPES[issue.expected] ?? 'of another kind'}`
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${list(issue.values.map(String))}`
    case 'unrecognized_keys':
      return `has ${plural(issue.keys.length, 'field')} too many: ${list(issue.keys)}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'invalid_union':
      return 'is of no kind that the game knows'
    default:
      return 'is not written as the game expects'
  }
}
const TYPES: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
  null: 'null',
}

interface BoundWords {
  readonly few: string
  readonly open: string
  readonly closed: string
}
/** An issue about a bound, which is not allowed itself unless it is inclusive. */
type BoundIssue = Pick<z.core.$ZodIssueTooSmall, 'origin' | 'inclusive'>
function boundText({ origin, inclusive }: BoundIssue, limit: number | bigint, { few, open, closed }: BoundWords): string {
  const [bound, isOpen] = [Number(limit), inclusive === false]
  if (origin === 'string') return `must have ${few} ${plural(bound, 'character')}`
  if (origin === 'array' || origin === 'set') return `must have ${few} ${bound} ${bound === 1 ? 'entry' : 'entries'}`
  return isOpen ? `must be ${open} ${bound}` : `must be ${bound} ${closed}`
}

/** The first text of the row of a list that is wrong: 'group-1' of a row with a group, '0101' of a link from there. Null outside of lists, and for a row without fields. */
function partOf(order: unknown, path: readonly PropertyKey[]): string | null {
  const row = path.findIndex((segment) => typeof segment === 'number')
  let first = row < 0 ? null : valueAt(order, path.slice(0, row + 1))
  if (typeof first !== 'object') return null
  while (typeof first === 'object' && first !== null) [first] = Object.values(first)
  return typeof first === 'string' ? first : null
}
const valueAt = (order: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
    order,
  )
