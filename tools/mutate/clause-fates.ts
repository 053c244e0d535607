// Which mutants belong to a place that cites a clause, and what became of each clause.
import { readFileSync } from 'node:fs'
import type { Citation } from '../build/rules/citations.ts'
import { titleIds } from '../build/rules/clause-ids.ts'
import { root } from '../build/run.ts'
import { citedLines } from './cited-lines.ts'
import type { CitedPlace, Coverage, Mutant, MutantRecord, MutantTrial, MutationPlan } from './plan.ts'

/** The results of a run for a clause. */
export interface ClauseFate {
  readonly clause: string
  /** How many tests have the clause at the head of their titles. */
  readonly tests: number
  /** Places where a test of the clause notices a change. */
  readonly proved: readonly string[]
  /** Places where no test of the clause notices a change. */
  readonly cited: readonly string[]
}

/** The mutants of the lines that a citation stands for, the nearest first. */
function citedMutants({ mutants }: Pick<MutationPlan, 'mutants'>, { path, line }: Pick<Citation, 'path' | 'line'>): readonly Mutant[] {
  const ofFile = mutants.filter(({ file }) => file === path)
  if (ofFile.length === 0) return []
  const lines = citedLines(readFileSync(`${root}${path}`, 'utf8').split('\n'), line)
  return ofFile.filter((mutant) => lines.includes(mutant.line)).sort((a, b) => lines.indexOf(a.line) - lines.indexOf(b.line))
}

/** The mutants of every place that cites the clause. */
export const trialsOf = (plan: MutationPlan, clause: string, citations: readonly Citation[]): readonly MutantTrial[] =>
  citations.flatMap((citation) => {
    const of: CitedPlace = { clause, at: `${citation.path}:${citation.line}` }
    return citedMutants(plan, citation).map((mutant) => ({ ...mutant, of }))
  })

/** The results for each clause. */
export function fatesOf(
  clauses: readonly (readonly [string, readonly MutantTrial[]])[],
  { tests }: Pick<Coverage, 'tests'>,
  records: readonly MutantRecord[],
): readonly ClauseFate[] {
  const noticed = records.filter(({ status }) => status === 'noticed' || status === 'timedOut')
  const proved = new Set(noticed.map(({ of }) => `${of?.clause} ${of?.at}`))
  return clauses.map(([clause, trials]) => {
    const places = [...new Set(trials.flatMap(({ of }) => of?.at ?? []))]
    const isProved = (at: string): boolean => proved.has(`${clause} ${at}`)
    return {
      clause,
      tests: Object.values(tests).filter(({ title }) => titleIds(title).includes(clause)).length,
      proved: places.filter(isProved),
      cited: places.filter((at) => !isProved(at)),
    }
  })
}
/** Whether the clause is cited at lines that can be broken, and no test of it notices that. */
export const isOnlyCited = ({ proved, cited }: ClauseFate): boolean => proved.length === 0 && cited.length > 0
