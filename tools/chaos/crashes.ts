// `npm run chaos -- crashes`: plays matches over HTTP while servers, or their PostgreSQL, are killed at random moments.
// Every acknowledged order must exist once afterwards, and all servers must be ready again in time. `--wal-cuts` damages the log instead.
import { parseArgs } from 'node:util'
import { wholeNumber } from '../shared/command-line.ts'
import { counted, printSummary } from '../shared/summary.ts'
import { CLUSTERS, type ClusterKind } from './cluster.ts'
import { BOUNDS, type ChaosReport, runChaos, STARTS, type Times } from './run.ts'
import { cutLogs } from './wal-cuts.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    store: { type: 'string' },
    target: { type: 'string' },
    matches: { type: 'string', default: '200' },
    'wal-cuts': { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const [kills, matches, seed] = [Number(values.kills), Number(values.matches), Number(values.seed)]
const all: readonly ClusterKind[] = ['sqlite server', 'postgres server', 'postgres database', 'postgres process']
const wanted = all.filter((kind) => {
  const [store, target] = kind.split(' ')
  return (values.store ?? store) === store && (values.target ?? target) === target
})
if (wanted.length === 0 || !(kills >= 1 && matches >= 1 && Number.isInteger(seed))) {
  console.error(
    '--store takes sqlite or postgres; --target takes server or (with postgres) database or process; --kills and --matches take numbers from 1; --seed takes a whole number.',
  )
  process.exit(2)
}
if (values['wal-cuts'] === undefined) await runCrashes()
else await runCuts(wholeNumber(values['wal-cuts'], '--wal-cuts'))

async function runCrashes(): Promise<void> {
  const reports: ChaosReport[] = []
  for (const kind of wanted) {
    const report = (line: string): void => console.error(`  ${kind}: ${line}`)
    reports.push(await runChaos({ kind, kills, matches, seed }, report))
    if (!values.json) print(reports.at(-1))
  }
  const findings = reports.flatMap(({ kind, findings: found }) => found.map((finding) => `${kind}: ${finding}`))
  if (values.json) console.log(JSON.stringify({ kills, matches, seed, bounds: BOUNDS, starts: STARTS, reports, findings }))
  process.exitCode = findings.length > 0 ? 1 : 0
}

async function runCuts(cuts: number): Promise<void> {
  const report = await cutLogs({ cuts, seed }, (line) => console.error(`  ${line}`))
  process.exitCode = report.findings.length > 0 ? 1 : 0
  if (values.json) return console.log(JSON.stringify({ seed, ...report }))
  const { losses, announced, refused, continued, seconds, findings } = report
  console.log(`the log of SQLite, shortened or damaged ${cuts} times in ${seconds.toFixed(0)} s`)
  console.log(`  ${announced} losses announced at the start, ${refused} of them by refusing to start`)
  for (const finding of findings.slice(0, 20)) console.log(`    ${finding}`)
  printSummary(
    [counted(cuts, 'cut'), counted(losses, 'loss', 'losses'), counted(findings.length, 'finding')],
    [`${counted(continued, 'match', 'matches')} continued with new dice`],
  )
}

function print(report: ChaosReport | undefined): void {
  if (!report) return
  const s = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
  const shown = ({ median, max }: Times): string => `median ${s(median)}, at most ${s(max)}`
  const perKill = (report.seconds / report.kills).toFixed(1)
  console.log(
    `${CLUSTERS[report.kind]}, killed ${report.kills} times in ${report.seconds.toFixed(0)} s (${perKill} s each, including the end of all matches)`,
  )
  console.log(`  ${report.matches} matches, ${report.entries} entries, ${report.unopened} of the orders never decided`)
  console.log(`  ${report.again} requests repeated, ${report.resumed} streams resumed, slowest answer after ${s(report.slowest)}`)
  for (const finding of report.findings.slice(0, 20)) console.log(`    ${finding}`)
  const { kills: done, orders, signed, ready, recovery } = report
  printSummary(
    [
      counted(done, 'kill'),
      `${counted(orders, 'order')} acknowledged`,
      counted(signed, 'valid signature'),
      counted(report.findings.length, 'finding'),
    ],
    [`ready again: ${shown(ready)}`, ...(recovery ? [`PostgreSQL alone: ${shown(recovery)}`] : [])],
  )
}
