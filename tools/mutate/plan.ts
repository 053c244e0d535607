// The data that the processes of a run share, as JSON files in a temporary folder.

/** One change of the rules. Lines and columns are counted from 1. */
export interface Mutant {
  readonly id: string
  readonly file: string
  readonly line: number
  readonly column: number
  readonly kind: string
  readonly original: string
  readonly replacement: string
}
/** A mutant to try, on all tests that reach it or only on those of a clause. */
export interface MutantTrial extends Mutant {
  readonly of?: CitedPlace
}
/** A place that cites a clause. The first of its mutants that a test of the clause notices is enough. */
export interface CitedPlace {
  readonly clause: string
  /** From the root of the repository, with its line: 'systems/easystar/src/fire/arcs.ts:12'. */
  readonly at: string
}
export const samePlace = (one: CitedPlace | undefined, other: CitedPlace | undefined): boolean =>
  one?.clause === other?.clause && one?.at === other?.at
/** Everything that a process needs to run mutants. */
export interface MutationPlan {
  readonly system: string
  readonly mutants: readonly Mutant[]
  /** The text of every changed file, with a switch for each of its mutants. */
  readonly sources: Readonly<Record<string, string>>
  readonly tests: readonly string[]
}

/** The title and the time of one test, and how often it reaches each mutant. */
export interface Timed {
  readonly title: string
  readonly millis: number
  readonly hits: Readonly<Record<string, number>>
}
/** Which tests reach which mutants. The test 'file#3' is the fourth of its file. `unsteady` tests fail when they run again on unchanged rules. */
export interface Coverage {
  readonly tests: Readonly<Record<string, Timed>>
  /** Mutants that are reached while modules load. */
  readonly loading: readonly string[]
  readonly unsteady: readonly string[]
  /** Tests that take long. Far from a mutant they run only when no other test notices it. */
  readonly slow: readonly string[]
  readonly failed: readonly string[]
}

const STATUS = ['noticed', 'timedOut', 'survived', 'unreached'] as const
export type Status = (typeof STATUS)[number]
/** A line in the log of a shard: a mutant was begun, or its result. */
export interface MutantRecord {
  readonly id: string
  readonly of?: CitedPlace | undefined
  readonly status: Status | 'begun'
  /** The test that noticed the mutant. */
  readonly by: string | null
}

/** Environment variables that `npm run mutate` sets for its processes: the folder of the run, and the task of this process. */
export const FOLDER = 'ADMIRALTY_MUTATE_FOLDER'
export const TASK = 'ADMIRALTY_MUTATE_TASK'
/** Names of test files, if a task needs only some. */
export const TESTS = 'ADMIRALTY_MUTATE_TESTS'
/** The clause whose tests a task needs; absent for all tests. */
export const CLAUSE = 'ADMIRALTY_MUTATE_CLAUSE'
export const MEASURE = 'measure'
/** The task of one mutant that is reached while modules load. Its number is in Stryker's own variable. */
export const LOADING = 'loading'
/** Replaces the long contract suites. */
export const FEW_MATCHES = 'tools/mutate/few-matches.ts'
export const SYSTEM = 'ADMIRALTY_MUTATE_SYSTEM'
