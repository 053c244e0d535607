// `npm run mutate -- easystar`: changes the rules of a game one place at a time, and reports which changes its tests notice. The work tree is
// only read.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { seededDice } from '@admiralty/kernel'
import { counted, printSummary } from '../shared/summary.ts'
import { breakRules } from './breaking.ts'
import type { Mutant, MutantRecord } from './plan.ts'
import { countOf, isLost, percent, survivorLine, tableOf } from './report.ts'
import { load, measure, type Run, shard } from './shards.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: '' },
    least: { type: 'string', default: '90' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  },
})
const [system] = positionals
if (system === undefined) {
  console.error('Name the game: npm run mutate -- easystar. `npm run mutate -- --help` lists the options.')
  process.exit(2)
}

const started = performance.now()
const seconds = (): number => Math.round((performance.now() - started) / 1000)
const note = (text: string): boolean => process.stderr.write(`${seconds()} s: ${text}\n`)

/** A random sample in the original order. The same seed gives the same sample. */
function sampled(mutants: readonly Mutant[], many: number, seed: number): readonly Mutant[] {
  const left = [...mutants]
  const dice = seededDice(seed)
  while (left.length > many) left.splice((dice.roll(1, left.length, 'left out')[0] ?? 1) - 1, 1)
  return left
}

const folder = mkdtempSync(`${tmpdir()}/admiralty-mutate-`)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const plan = await breakRules(system, values.file)
if (plan.mutants.length === 0) throw new Error(`found no rules of ${system} in files whose path contains '${values.file}'`)
writeFileSync(`${folder}/plan.json`, JSON.stringify(plan))
const chosen = values.sample === undefined ? plan.mutants : sampled(plan.mutants, Number(values.sample), Number(values.seed))
note(`${chosen.length} of ${plan.mutants.length} mutants; first the tests are measured`)

const record = new Map<string, MutantRecord>()
let shown = performance.now()
function progress(): void {
  if (performance.now() - shown < 5000) return
  shown = performance.now()
  const { noticed, timedOut, survived, unreached } = countOf([...record.values()])
  note(`${record.size}/${chosen.length}: ${noticed} noticed, ${timedOut} timed out, ${survived + unreached} not noticed`)
}
const run: Run = {
  folder,
  plan,
  report(one) {
    record.set(one.id, one)
    const mutant = isLost(one) ? plan.mutants.find(({ id }) => id === one.id) : undefined
    if (mutant) note(survivorLine(mutant, one.status))
    progress()
  },
  isNeeded: () => true,
}
const coverage = await measure(run)
if (coverage.failed.length > 0) throw new Error(`these tests fail on the unchanged rules: ${coverage.failed.join(', ')}`)
const reached = new Set(Object.values(coverage.tests).flatMap(({ hits }) => Object.keys(hits)))
const loading = new Set(coverage.loading.filter((id) => !reached.has(id)))
note(
  `${Object.keys(coverage.tests).length} tests; ${coverage.slow.length} slow ones run last on mutants far from them, ${coverage.unsteady.length} cannot be repeated`,
)
note(`${loading.size} mutants are reached only while modules load`)

const jobs = Math.max(1, Number(values.jobs))
/** Every nth mutant, so that each process has some of every file. */
const dealt = (mutants: readonly Mutant[], job: number): readonly Mutant[] => mutants.filter((_, index) => index % jobs === job)
const [once, often] = [chosen.filter(({ id }) => loading.has(id)), chosen.filter(({ id }) => !loading.has(id))]
await Promise.all(
  Array.from({ length: jobs }, async (_, job) => {
    await shard(run, `shard-${job}`, dealt(often, job))
    await load(run, coverage, dealt(once, job))
  }),
)

const count = countOf(chosen.flatMap(({ id }) => record.get(id) ?? []))
const lost = chosen.flatMap((mutant) => {
  const one: MutantRecord = record.get(mutant.id) ?? { id: mutant.id, status: 'survived', by: null }
  return isLost(one) ? [{ ...mutant, status: one.status }] : []
})
if (values.json) console.log(JSON.stringify({ system, ...count, seconds: seconds(), lost }))
else {
  for (const line of tableOf(chosen, record)) console.log(line)
  console.log(`\nNot noticed:`)
  for (const { status, ...mutant } of lost) console.log(survivorLine(mutant, status))
  const timedOut = chosen.filter(({ id }) => record.get(id)?.status === 'timedOut')
  if (timedOut.length > 0) console.log(`\nTimed out (counted as noticed):`)
  for (const mutant of timedOut) console.log(survivorLine(mutant, 'timedOut'))
  console.log(`\n${system}: ${chosen.length} of ${counted(plan.mutants.length, 'change')} tried in ${seconds()} s`)
  printSummary(
    [`${(count.noticed + count.timedOut).toLocaleString('en')} of ${counted(count.mutants, 'change')} noticed`, percent(count.share)],
    [`at least ${values.least} %: ${count.share * 100 < Number(values.least) ? 'missed' : 'met'}`, `by a timeout: ${count.timedOut}`],
  )
}
process.exitCode = 100 * count.share < Number(values.least) ? 1 : 0
