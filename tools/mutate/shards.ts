// The processes that share the work, each with its own vitest. If the log of a process stops growing, its mutant loops forever:
// the process is killed, and the mutant counts as timed out.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { env, execPath } from 'node:process'
import { titleIds } from '../build/rules/clause-ids.ts'
import { root } from '../build/run.ts'
import {
  CLAUSE,
  type Coverage,
  FOLDER,
  LOADING,
  MEASURE,
  type MutantRecord,
  type MutantTrial,
  type MutationPlan,
  type Status,
  SYSTEM,
  samePlace,
  TASK,
  TESTS,
} from './plan.ts'

/** The longest time without a new line in the log, in ms, including the loading of all tests. */
const PATIENCE = 180_000
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

/** A run with its temporary folder. `report` receives each result. */
export interface Run {
  readonly folder: string
  readonly plan: MutationPlan
  report(record: MutantRecord): void
  /** Whether the result of a trial still matters. */
  isNeeded(trial: MutantTrial): boolean
}
interface Given {
  readonly variables: Readonly<Record<string, string>>
  /** Called at intervals. If it returns true, the process is killed. */
  isLost(): boolean
}

interface Ended {
  readonly code: number | null
  readonly output: string
}
function vitest({ folder, plan }: Run, { variables, isLost }: Given): Promise<Ended> {
  const command = [`${root}node_modules/vitest/vitest.mjs`, 'run', '--config', `${root}tools/mutate/vitest.config.ts`]
  const child = spawn(execPath, command, {
    cwd: root,
    env: { ...env, ...variables, [FOLDER]: folder, [SYSTEM]: plan.system, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const output: string[] = []
  child.stdout.on('data', (data) => output.push(String(data)))
  child.stderr.on('data', (data) => output.push(String(data)))
  const watch = setInterval(() => {
    if (isLost()) child.kill('SIGKILL')
  }, 500)
  return new Promise((done) => {
    child.on('close', (code) => {
      clearInterval(watch)
      running.delete(child)
      done({ code, output: output.join('') })
    })
  })
}

/** Runs all tests on unchanged rules and returns which mutants they reach. */
export async function measure(run: Run): Promise<Coverage> {
  const { output } = await vitest(run, { variables: { [TASK]: MEASURE }, isLost: () => false })
  const file = `${run.folder}/coverage.json`
  if (!existsSync(file)) throw new Error(`the tests did not run:\n${output}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The log of a shard so far. */
function logOf(run: Run, name: string): readonly MutantRecord[] {
  const file = `${run.folder}/${name}.jsonl`
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line): MutantRecord => JSON.parse(line))
}

/** Tries mutants on the tests that reach them, in one process. If that is killed, another process continues with the next trial. */
export async function shard(run: Run, name: string, all: readonly MutantTrial[]): Promise<void> {
  const trials = all.filter((trial) => run.isNeeded(trial))
  if (trials.length === 0) return
  writeFileSync(`${run.folder}/${name}.json`, JSON.stringify(trials))
  let reported = 0
  let at = performance.now()
  const readLog = (): boolean => {
    const lines = logOf(run, name)
    if (lines.length > reported) at = performance.now()
    for (const record of lines.slice(reported)) if (record.status !== 'begun') run.report(record)
    reported = lines.length
    return performance.now() - at > PATIENCE
  }
  const { output } = await vitest(run, { variables: { [TASK]: name }, isLost: readLog })
  readLog()
  const last = logOf(run, name).at(-1)
  if (!last) throw new Error(`a process did not start its tests:\n${output}`)
  if (last.status === 'begun') run.report({ ...last, status: 'timedOut' })
  const next = trials.findIndex(({ id, of }) => id === last.id && samePlace(of, last.of)) + 1
  await shard(run, `${name}x`, trials.slice(next))
}

/**
 * Tries mutants that are reached while modules load. Each needs a process of its own, with the cases, the tests near it and all quick
 * tests; those of a clause, with the tests of the clause. The other tests run only if these notice nothing.
 */
export async function load(run: Run, coverage: Coverage, trials: readonly MutantTrial[]): Promise<void> {
  for (const trial of trials) {
    if (!run.isNeeded(trial)) continue
    const { id, of, file } = trial
    const first = of ? testsOfClause(coverage, of.clause) : likelyTests(run.plan, coverage, file)
    const status = await loadWith(run, trial, first)
    const others = of ? [] : run.plan.tests.filter((test) => !first.includes(test))
    run.report({ id, of, status: status === 'survived' ? await loadWith(run, trial, others) : status, by: null })
  }
}
async function loadWith(run: Run, { id, of }: MutantTrial, tests: readonly string[]): Promise<Status> {
  if (tests.length === 0) return 'survived'
  const started = performance.now()
  const variables = { [TASK]: LOADING, [TESTS]: tests.join(' '), __STRYKER_ACTIVE_MUTANT__: id, ...(of && { [CLAUSE]: of.clause }) }
  const { code } = await vitest(run, { variables, isLost: () => performance.now() - started > PATIENCE })
  return code === 0 ? 'survived' : code === null ? 'timedOut' : 'noticed'
}

/** The files with tests of a clause. */
const testsOfClause = ({ tests }: Coverage, clause: string): readonly string[] => [
  ...new Set(Object.entries(tests).flatMap(([key, { title }]) => (titleIds(title).includes(clause) ? [key.split('#')[0] ?? ''] : []))),
]

/** The test files that most likely notice a mutant that is reached while modules load, and those that take little time. */
function likelyTests({ tests }: MutationPlan, coverage: Coverage, file: string): readonly string[] {
  const folder = file.split('/').slice(0, -1).join('/')
  const millis = (test: string): number =>
    Object.entries(coverage.tests).reduce((sum, [key, timed]) => (key.startsWith(`${test}#`) ? sum + timed.millis : sum), 0)
  return tests.filter((test) => test.endsWith('/cases.test.ts') || test.startsWith(`${folder}/`) || millis(test) < 1000)
}
