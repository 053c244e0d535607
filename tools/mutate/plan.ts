// What a run of broken rules is made of, as it is written down for the processes that share the work: plain JSON in one temporary folder.

/** One rule, broken in one way. Lines count from 1. */
export interface Mutant {
  readonly id: string
  readonly file: string
  readonly line: number
  readonly column: number
  readonly kind: string
  readonly original: string
  readonly replacement: string
}
export interface MutationPlan {
  readonly system: string
  readonly mutants: readonly Mutant[]
  /** Every broken file, with a switch for each of its mutants. */
  readonly sources: Readonly<Record<string, string>>
  readonly tests: readonly string[]
}

/** What one test takes, and how often it comes by each mutant. */
export interface Timed {
  readonly millis: number
  readonly hits: Readonly<Record<string, number>>
}
/** By test: 'file#3' is the fourth of its file. `unsteady` fail when they are run a second time, whatever the rules. */
export interface Coverage {
  readonly tests: Readonly<Record<string, Timed>>
  /** Mutants passed while the modules load. */
  readonly loading: readonly string[]
  readonly unsteady: readonly string[]
  /** Take too long to be tried on every mutant that they come by; on those of their own room they are. */
  readonly slow: readonly string[]
  readonly failed: readonly string[]
}

const STATUS = ['noticed', 'timedOut', 'survived', 'unreached'] as const
export type Status = (typeof STATUS)[number]
/** A line of a shard's diary: that it began, or what came of it. */
export interface MutantRecord {
  readonly id: string
  readonly status: Status | 'begun'
  /** The test that noticed. */
  readonly by: string | null
}

/** Where a run lies, and what this process is to do in it: set by `npm run mutate` for its shards. */
export const FOLDER = 'ADMIRALTY_MUTATE_FOLDER'
export const TASK = 'ADMIRALTY_MUTATE_TASK'
/** Names of test files, where a task wants less than all. */
export const TESTS = 'ADMIRALTY_MUTATE_TESTS'
export const MEASURE = 'measure'
/** One mutant from the start of the process, its number in Stryker's own variable: for what is read while the modules load. */
export const LOADING = 'loading'
/** Stands for the contract's long suites. */
export const FEW_MATCHES = 'tools/mutate/few-matches.ts'
export const SYSTEM = 'ADMIRALTY_MUTATE_SYSTEM'
