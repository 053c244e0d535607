// The faults between a rule book, its code and its tests: clauses that nothing proves or enforces, and ids that no book has.

import type { Rulebook } from '@admiralty/kernel'
import { CLAUSE_ID } from '@admiralty/kernel'
import { type Citation, ENFORCING } from './citations.ts'
import { titleIds } from './clause-ids.ts'

/** One test as the test runner reports it. A test that asserts nothing has not passed. */
export interface TestOutcome {
  readonly title: string
  readonly status: string
  readonly failureMessages: readonly string[]
}
/** The faults of one rule book. */
export interface RulesSurvey {
  readonly rules: number
  /** Clauses that are advice to players, without code or tests. */
  readonly advice: readonly string[]
  /** No test with the id at the head of its title passed, or one of them failed. */
  readonly unproved: readonly string[]
  /** Titles of tests of these clauses that failed or asserted nothing, with the first line of the reason. */
  readonly failed: readonly string[]
  /** No line of the game's rules or data cites it. */
  readonly unenforced: readonly string[]
  /** Places that name a clause that the book does not have: 'ES-DCN-01 at systems/easystar/src/events.test.ts:44'. */
  readonly unknown: readonly string[]
}

const LEFT_OUT = new RegExp(String.raw`^\W*left out:?\s*\**\s*(${CLAUSE_ID})`, 'gim')
/** Clauses that readings.md declares left out: '- left out: ES-MOV-01 …'. */
export const leftOut = (readings: string): readonly string[] => [...readings.matchAll(LEFT_OUT)].map(([, id = '']) => id)

/** Clauses with at least one passed test and no failed one. */
function provedBy(tests: readonly TestOutcome[]): ReadonlySet<string> {
  const refuted = new Set(tests.filter(({ status }) => status !== 'passed').flatMap(({ title }) => titleIds(title)))
  const proved = tests.filter(({ status }) => status === 'passed').flatMap(({ title }) => titleIds(title))
  return new Set(proved.filter((id) => !refuted.has(id)))
}

/** The part of a survey that needs no test run. */
export function readSurvey(
  book: Rulebook,
  citations: ReadonlyMap<string, readonly Citation[]>,
): Pick<RulesSurvey, 'rules' | 'advice' | 'unenforced' | 'unknown'> {
  const clauses = book.chapters.flatMap((chapter) => chapter.clauses)
  const known = new Set<string>(clauses.map(({ id }) => id))
  const prefixes = new Set(clauses.map(({ id }) => id.slice(0, 2)))
  const enforced = (id: string): boolean => (citations.get(id) ?? []).some(({ kind }) => ENFORCING.has(kind))
  return {
    rules: clauses.length,
    advice: clauses.filter(({ advice }) => advice).map(({ id }) => id),
    unenforced: clauses.filter(({ id, advice }) => !advice && !enforced(id)).map(({ id }) => id),
    // A battle game may cite clauses of the campaign that asks for its battles.
    unknown: [...citations]
      .filter(([id]) => !known.has(id) && prefixes.has(id.slice(0, 2)))
      .flatMap(([id, list]) => list.map(({ path, line }) => `${id} at ${path}:${line}`)),
  }
}

/** The whole survey: files and test results. `readings` is the text of readings.md. */
export function surveyOf(
  book: Rulebook,
  citations: ReadonlyMap<string, readonly Citation[]>,
  tests: readonly TestOutcome[],
  readings: string,
): RulesSurvey {
  const proved = provedBy(tests)
  const out = new Set(leftOut(readings))
  const clauses = book.chapters.flatMap((chapter) => chapter.clauses)
  const unproved = clauses.filter(({ id, advice }) => !advice && (!proved.has(id) || out.has(id))).map(({ id }) => id)
  const known = new Set<string>(clauses.map(({ id }) => id))
  const failed = tests
    .filter(({ title, status }) => status !== 'passed' && titleIds(title).some((id) => known.has(id)))
    .map(({ title, status, failureMessages: [reason = status] }) => `${title} (${reason.split('\n')[0]})`)
  return { ...readSurvey(book, citations), unproved, failed }
}
