// The processes that share the work. Each is a vitest of its own; a mutant that never comes back is known by its diary's silence, costs its
// process, and counts as timed out.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { env, execPath } from 'node:process'
import { root } from '../build/run.ts'
import { type Coverage, FOLDER, LOADING, MEASURE, type Mutant, type MutantRecord, type MutationPlan, SYSTEM, TASK, TESTS } from './plan.ts'

/** Milliseconds without a line in the diary, the loading of all tests included. */
const PATIENCE = 180_000
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

export interface Run {
  readonly folder: string
  readonly plan: MutationPlan
  tell(record: MutantRecord): void
}
interface Given {
  readonly variables: Readonly<Record<string, string>>
  /** Asked now and then; true: it will not come back. */
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

export async function measure(run: Run): Promise<Coverage> {
  const { output } = await vitest(run, { variables: { [TASK]: MEASURE }, isLost: () => false })
  const file = `${run.folder}/coverage.json`
  if (!existsSync(file)) throw new Error(`the tests did not run:\n${output}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** What a shard has record so far. */
function diary(run: Run, name: string): readonly MutantRecord[] {
  const file = `${run.folder}/${name}.jsonl`
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line): MutantRecord => JSON.parse(line))
}

/** Tries mutants on the tests that come by them, one process until all are done; after a lost one, another goes on behind it. */
export async function shard(run: Run, name: string, mutants: readonly Mutant[]): Promise<void> {
  if (mutants.length === 0) return
  writeFileSync(`${run.folder}/${name}.json`, JSON.stringify(mutants))
  let heard = 0
  let at = performance.now()
  const listen = (): boolean => {
    const lines = diary(run, name)
    if (lines.length > heard) at = performance.now()
    for (const record of lines.slice(heard)) if (record.status !== 'begun') run.tell(record)
    heard = lines.length
    return performance.now() - at > PATIENCE
  }
  const { output } = await vitest(run, { variables: { [TASK]: name }, isLost: listen })
  listen()
  const last = diary(run, name).at(-1)
  if (!last) throw new Error(`a shard never began:\n${output}`)
  if (last.status === 'begun') run.tell({ id: last.id, status: 'timedOut', by: null })
  const next = mutants.findIndex(({ id }) => id === last.id) + 1
  await shard(run, `${name}x`, mutants.slice(next))
}

/** Mutants of what is read while the modules load: a process for each, the cases, the tests near by and those that are quick. */
export async function load(run: Run, coverage: Coverage, mutants: readonly Mutant[]): Promise<void> {
  for (const { id, file } of mutants) {
    const begun = performance.now()
    const variables = { [TASK]: LOADING, [TESTS]: testsFor(run.plan, coverage, file).join(' '), __STRYKER_ACTIVE_MUTANT__: id }
    const { code } = await vitest(run, { variables, isLost: () => performance.now() - begun > PATIENCE })
    run.tell({ id, status: code === 0 ? 'survived' : code === null ? 'timedOut' : 'noticed', by: null })
  }
}

/** Whole files, the quick ones. */
function testsFor({ tests }: MutationPlan, coverage: Coverage, file: string): readonly string[] {
  const room = file.split('/').slice(0, -1).join('/')
  const millis = (test: string): number =>
    Object.entries(coverage.tests).reduce((sum, [key, timed]) => (key.startsWith(`${test}#`) ? sum + timed.millis : sum), 0)
  return tests.filter((test) => test.endsWith('/cases.test.ts') || test.startsWith(`${room}/`) || millis(test) < 1000)
}
