// The clause ids in texts and titles.
import { CLAUSE_ID } from '@admiralty/kernel'

const ID = new RegExp(String.raw`(?<![A-Z-])${CLAUSE_ID}(?!\w)`, 'g')
/** Clauses, readings and examples, up to the colon: 'EE-REP-07, GT-35' or 'GW-MOD-06 to GW-MOD-12'. */
const HEAD = new RegExp(String.raw`^(?:(?:${CLAUSE_ID}|[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?)(?:, | to )?)+(?=:)`)
/** The first and last clause of a range of one chapter. */
const RANGE = /\b((?:[A-Z]+-)+)(\d\d) to \1(\d\d)/g
const everyIdOf = (_: string, chapter: string, first: string, last: string): string =>
  Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => chapter + String(Number(first) + at).padStart(2, '0')).join(', ')

/** Chapters of examples and gaps. They are rows of a ledger, not clauses of a rule book. */
const EXAMPLES = /^[A-Z]{2}-(?:GLD|GAP)-/

/** Every id in the text, once, in order. Readings such as 'R-ES-71' and examples such as 'ES-GLD-05' are not clauses. */
export const clauseIdsIn = (text: string): readonly string[] => [...new Set(text.match(ID) ?? [])].filter((id) => !EXAMPLES.test(id))

/** The ids at the head of a title, and those inside its ranges: 'ES-RNG-03, ES-RNG-05 to ES-RNG-07: …'. */
export const titleIds = (title: string): readonly string[] => clauseIdsIn((HEAD.exec(title)?.[0] ?? '').replace(RANGE, everyIdOf))
