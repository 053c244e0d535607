// `npm run mutate -- --by-clause easystar`: breaks the lines that cite each clause, one place at a time. A test whose title begins with the clause
// must notice one of these changes; otherwise the clause is only cited.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { gameNamed } from '@admiralty/testkit/game-folder'
import { games } from '../../systems/all.ts'
import { citationsOf, ENFORCING } from '../build/rules/citations.ts'
import { root } from '../build/run.ts'
import { fail, wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { counted, printSummary } from '../shared/summary.ts'
import { breakRules } from './breaking.ts'
import { fatesOf, isOnlyCited, trialsOf } from './clause-fates.ts'
import { type CitedPlace, type MutantRecord, type MutantTrial, samePlace } from './plan.ts'
import { load, measure, type Run, shard } from './shards.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    clause: { type: 'string', default: '' },
    most: { type: 'string', default: '10' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  },
})
const [system = ''] = positionals
const [most, jobs] = [wholeNumber(values.most, '--most', 0), wholeNumber(values.jobs, '--jobs')]
const game = gameNamed(games, system)
if (!game) fail('Name the game: npm run mutate -- --by-clause easystar.')

const folder = mkdtempSync(`${tmpdir()}/admiralty-mutate-`)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const { chapters } = (await game.rules()).system.rulebook
const clauses = chapters.flatMap((chapter) => chapter.clauses).filter(({ id, advice }) => !advice && id.includes(values.clause))
const plan = await breakRules(system, '')
writeFileSync(`${folder}/plan.json`, JSON.stringify(plan))
const citations = citationsOf(root, system)
const trials = new Map(
  clauses.map(({ id }) => [id, trialsOf(plan, id, citations.get(id)?.filter(({ kind }) => ENFORCING.has(kind)) ?? [])] as const),
)

const records: MutantRecord[] = []
const noticed = (isSame: (place: CitedPlace | undefined) => boolean): boolean =>
  records.some(({ of, status }) => (status === 'noticed' || status === 'timedOut') && isSame(of))
const progress = makeProgress()
const run: Run = {
  folder,
  plan,
  report(one) {
    records.push(one)
    progress.show(() => `${new Set(records.map(({ of }) => of?.clause)).size} of ${trials.size} clauses`)
  },
  isNeeded: ({ of }) => !noticed((place) => samePlace(place, of)),
}
const coverage = await measure(run)
if (coverage.failed.length > 0) throw new Error(`these tests fail on the unchanged rules: ${coverage.failed.join(', ')}`)
const reached = new Set(Object.values(coverage.tests).flatMap(({ hits }) => Object.keys(hits)))
const isLoading = ({ id }: MutantTrial): boolean => !reached.has(id) && coverage.loading.includes(id)

/** All trials of every nth clause, so that one process knows when a clause is proved. */
const dealt = (job: number): readonly MutantTrial[] => [...trials.values()].filter((_, index) => index % jobs === job).flat()
await Promise.all(
  Array.from({ length: jobs }, async (_, job) => {
    const mine = dealt(job)
    await shard(
      run,
      `shard-${job}`,
      mine.filter((trial) => !isLoading(trial)),
    )
    // Each of these takes seconds, so they are tried only for clauses that nothing else proves.
    await load({ ...run, isNeeded: ({ of }) => !noticed((place) => place?.clause === of?.clause) }, coverage, mine.filter(isLoading))
  }),
)

const fates = fatesOf([...trials], coverage, records)
const onlyCited = fates.filter(isOnlyCited)
const proved = fates.filter((fate) => fate.proved.length > 0)
const unbroken = fates.filter((fate) => fate.proved.length + fate.cited.length === 0)
const places = proved.flatMap(({ clause, cited }) => cited.map((at) => `${clause}  ${at}`))
if (values.json) console.log(JSON.stringify({ system, clauses: fates.length, onlyCited, unbroken, places }))
else {
  const show = (title: string, lines: readonly string[]): void => {
    if (lines.length > 0) console.log([`${title}:`, ...lines].join('\n  '))
  }
  show('Proved clauses with a place that none of their tests notices', places)
  show(
    'Cited only at lines that cannot be broken, such as a declared field',
    unbroken.map(({ clause, tests }) => `${clause}  ${counted(tests, 'test')}`),
  )
  show(
    'Only cited: no test of the clause notices a change',
    onlyCited.map(({ clause, tests, cited }) => `${clause}  ${counted(tests, 'test')}, cited at ${cited.join(', ')}`),
  )
  printSummary(
    [`${proved.length} of ${counted(fates.length, 'clause')} of ${system} proved`],
    [`only cited: ${onlyCited.length} of at most ${most}`, `nothing to break: ${unbroken.length}`, `places not noticed: ${places.length}`],
  )
}
process.exitCode = onlyCited.length > most ? 1 : 0
