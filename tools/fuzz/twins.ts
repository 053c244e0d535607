// `npm run fuzz -- twins`: compares servers that differ in a sealed order only, or with `--timing` times their answers.
import { parseArgs } from 'node:util'
import type { RuleSystem } from '@admiralty/kernel'
import { openGame } from '../../apps/cli/src/games.ts'
import { wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { counted, printSummary } from '../shared/summary.ts'
import { bytesOf, type ComparisonReport, compareWorlds, comparisonLines, MB } from './twins/compare.ts'
import { isTooSlow, type TimingReport, timeAnswers, timingLines } from './twins/timing.ts'

const { values } = parseArgs({
  options: {
    system: { type: 'string', default: 'all' },
    megabytes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    timing: { type: 'boolean', default: false },
    samples: { type: 'string', default: '500' },
    json: { type: 'boolean', default: false },
  },
})
const systems = values.system === 'all' ? ['easystar', 'earth-expects'] : [values.system]
const seed = wholeNumber(values.seed, '--seed', 0)
const bytes = (wholeNumber(values.megabytes, '--megabytes') * MB) / systems.length
const progress = makeProgress()

const timings: TimingReport[] = []
async function timed(system: RuleSystem): Promise<void> {
  const samples = wholeNumber(values.samples, '--samples', 2)
  const report = await timeAnswers({ system, samples, seed, progress: (line) => progress.show(line) })
  if (values.json) console.log(JSON.stringify(report))
  else for (const line of timingLines(report)) console.log(line)
  if (isTooSlow(report)) process.exitCode = 1
  timings.push(report)
}
function printTimings(): void {
  const rows = timings.flatMap((report) => report.rows)
  const largest = Math.max(...rows.map(({ z }) => Math.abs(z)))
  const most = Math.min(...timings.map(({ threshold }) => threshold))
  printSummary(
    [counted(rows.length, 'difference')],
    [`largest deviation ${largest.toFixed(2)} standard errors (at most ${most.toFixed(2)})`],
  )
}
const comparisons: ComparisonReport[] = []
async function compared(system: RuleSystem): Promise<void> {
  const report = await compareWorlds({ system, bytes, seed, progress: (line) => progress.show(line) })
  if (values.json) console.log(JSON.stringify(report))
  else for (const line of comparisonLines(report)) console.log(line)
  if (report.difference !== null) process.exitCode = 1
  comparisons.push(report)
}
function printComparisons(): void {
  const megabytes = (of: 'bytes' | 'sealedBytes'): string =>
    `${(comparisons.reduce((sum, report) => sum + bytesOf(report, of), 0) / MB).toFixed(1)} MB`
  const findings = comparisons.filter(({ difference }) => difference !== null).length
  printSummary([
    `${megabytes('bytes')} compared`,
    `${megabytes('sealedBytes')} of it while an order was sealed`,
    counted(findings, 'finding'),
  ])
}
for (const id of systems) {
  const { system } = await openGame(id)
  await (values.timing ? timed(system) : compared(system))
}
if (!values.json) {
  console.log(`${progress.seconds().toFixed(0)} s`)
  if (values.timing) printTimings()
  else printComparisons()
}
