// The test runner in vitest's thread. After collecting all tests, it measures which tests reach which mutants, or runs those tests on its
// share of mutants. It loads no module again, and logs each step, since a mutant may loop forever.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { env, threadCpuUsage } from 'node:process'
import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest'
import { titleIds } from '../build/rules/clause-ids.ts'
import { root } from '../build/run.ts'
import {
  type CitedPlace,
  CLAUSE,
  type Coverage,
  FEW_MATCHES,
  FOLDER,
  LOADING,
  MEASURE,
  type MutantRecord,
  type MutantTrial,
  type MutationPlan,
  type Status,
  samePlace,
  TASK,
  type Timed,
} from './plan.ts'

/** The state that Stryker's switches read. */
interface Switches {
  activeMutant?: string
  hitCount?: number
  hitLimit?: number
}
declare global {
  var __stryker__: Switches | undefined
  /** How often each mutant was reached, by its number. */
  var hitsOfMutants: Uint32Array
}
globalThis.__stryker__ ??= {}
const switches = globalThis.__stryker__

const folder = env[FOLDER] ?? ''
const task = env[TASK] ?? MEASURE
const read = <T>(name: string): T => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
const plan = read<MutationPlan>('plan.json')
globalThis.hitsOfMutants ??= new Uint32Array(1 + Math.max(...plan.mutants.map(({ id }) => Number(id))))

/** The mutants reached since the last call, with counts. */
function hitsSince(): Record<string, number> {
  const hits: Record<string, number> = {}
  for (const { id } of plan.mutants) if (globalThis.hitsOfMutants[Number(id)]) hits[id] = globalThis.hitsOfMutants[Number(id)] ?? 0
  globalThis.hitsOfMutants.fill(0)
  return hits
}

/** A slower test runs last on mutants far from it, in ms of processor time with counting. */
const SLOW = 500

/** All collected tests by key, from all files so far. */
const known = new Map<string, RunnerTestCase>()
const timed = new Map<string, Timed>()
const loading = new Set<string>()
const failed: string[] = []
let files = 0

const testsIn = (task: RunnerTask): readonly RunnerTestCase[] => (task.type === 'test' ? [task] : task.tasks.flatMap(testsIn))

export default class Breaker extends TestRunner {
  #since = threadCpuUsage()
  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if ((task !== MEASURE && task !== LOADING) || !isOf(env[CLAUSE], test.name)) test.mode = 'skip'
    if (task === MEASURE) for (const id of Object.keys(hitsSince())) loading.add(id)
    this.#since = threadCpuUsage()
    await super.onBeforeRunTask(test)
  }
  override onAfterRunTask(test: RunnerTestCase): void {
    if (task === MEASURE) timed.set(keyOf(test), { title: test.name, millis: this.#millis(), hits: hitsSince() })
    super.onAfterRunTask(test)
  }
  override async onAfterRunFiles(done: RunnerTestFile[]): Promise<void> {
    for (const file of done) this.#know(file)
    files += done.length
    if (task !== LOADING && files === plan.tests.length) await this.#work()
    super.onAfterRunFiles(done)
  }

  #millis(): number {
    const { user, system } = threadCpuUsage(this.#since)
    return (user + system) / 1000
  }
  #know(file: RunnerTestFile): void {
    if (file.result?.state === 'fail' && testsIn(file).length === 0) failed.push(relative(root, file.filepath))
    for (const test of testsIn(file)) {
      known.set(keyOf(test), test)
      if (test.result?.state === 'fail') failed.push(`${keyOf(test)} ${test.name}`)
    }
  }
  async #work(): Promise<void> {
    for (const file of new Set([...known.values()].map((test) => test.file))) await super.onBeforeRunSuite(file)
    if (task === MEASURE) await this.#measure()
    else await this.#try(read<readonly MutantTrial[]>(`${task}.json`))
  }

  async #measure(): Promise<void> {
    const unsteady: string[] = []
    for (const [key, test] of known) if (await this.#fails(test)) unsteady.push(key)
    const slow = [...known.keys()].filter(isSlow)
    const coverage: Coverage = { tests: Object.fromEntries(timed), loading: [...loading], unsteady, slow, failed }
    writeFileSync(`${folder}/coverage.json`, JSON.stringify(coverage))
  }

  async #try(trials: readonly MutantTrial[]): Promise<void> {
    const { tests, unsteady, slow } = read<Coverage>('coverage.json')
    const steady = Object.entries(tests).filter(([key]) => known.has(key) && !unsteady.includes(key))
    const long = new Set(slow)
    const catches = new Map<string, number>()
    const proved: CitedPlace[] = []
    for (const { id, file, of } of trials) {
      if (of && proved.some((place) => samePlace(place, of))) continue
      log({ id, of, status: 'begun', by: null })
      const successes = (key: string): number => catches.get(`${file} ${key}`) ?? 0
      const isLate = (key: string): boolean => long.has(key) && !isNear(key, file)
      const covering = steady
        .filter(([, { title, hits }]) => hits[id] !== undefined && isOf(of?.clause, title))
        .sort(([a, one], [b, other]) => Number(isLate(a)) - Number(isLate(b)) || successes(b) - successes(a) || one.millis - other.millis)
      const record = await this.#tryOne(id, covering)
      if (record.by) catches.set(`${file} ${record.by}`, successes(record.by) + 1)
      if (record.by && of) proved.push(of)
      log({ ...record, of })
    }
  }
  async #tryOne(id: string, covering: readonly (readonly [string, Timed])[]): Promise<MutantRecord> {
    switches.activeMutant = id
    let status: Status = covering.length === 0 ? 'unreached' : 'survived'
    let by: string | null = null
    for (const [key, { hits }] of covering) {
      const test = known.get(key)
      switches.hitCount = 0
      switches.hitLimit = 1000 + 100 * (hits[id] ?? 0)
      if (!test || !(await this.#fails(test))) continue
      status = switches.hitCount > switches.hitLimit ? 'timedOut' : 'noticed'
      by = key
      break
    }
    delete switches.activeMutant
    return { id, status, by }
  }

  async #fails(test: RunnerTestCase): Promise<boolean> {
    try {
      this.onBeforeTryTask(test, { retry: 0, repeats: 0 })
      await TestRunner.getTestFn(test)()
      return false
    } catch {
      return true
    }
  }
}

/** Whether a test with this title belongs to the clause; every test does without one. */
const isOf = (clause: string | undefined, title: string): boolean => clause === undefined || titleIds(title).includes(clause)

function keyOf(test: RunnerTestCase): string {
  return `${relative(root, test.file.filepath).replaceAll('\\', '/')}#${testsIn(test.file).indexOf(test)}`
}
/** Whether a test is near a file: in the same folder, or with a common word in the name. Whole matches are near everything. */
const isNear = (test: string, file: string): boolean =>
  test.startsWith(FEW_MATCHES) ||
  basename(test).startsWith('playthroughs.') ||
  dirname(test) === dirname(file) ||
  basename(file, '.ts')
    .split('-')
    .includes(basename(test).split('.')[0] ?? '')
const isSlow = (key: string): boolean => (timed.get(key)?.millis ?? 0) > SLOW
const log = (record: MutantRecord): void => appendFileSync(`${folder}/${task}.jsonl`, `${JSON.stringify(record)}\n`)
