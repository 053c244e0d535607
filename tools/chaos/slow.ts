// `npm run chaos -- slow`: plays matches with all kinds of clocks for weeks of simulated time while servers are killed. Each deadline takes
// effect once and in time, and never for a player whose order was in.
import { parseArgs } from 'node:util'
import { fail, wholeNumber } from '../shared/command-line.ts'
import { counted, printSummary } from '../shared/summary.ts'
import type { SlowStore } from './slow/clocked-cluster.ts'
import { runSlow, type SlowReport } from './slow/slow-run.ts'

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '2000' },
    days: { type: 'string', default: '60' },
    kills: { type: 'string', default: '200' },
    cases: { type: 'string', default: '10000' },
    store: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const all: readonly SlowStore[] = ['sqlite', 'postgres']
const stores = all.filter((store) => (values.store ?? store) === store)
if (stores.length === 0) fail('--store takes sqlite or postgres.')
const size = {
  matches: wholeNumber(values.matches, '--matches'),
  days: wholeNumber(values.days, '--days'),
  kills: wholeNumber(values.kills, '--kills', 0),
  cases: wholeNumber(values.cases, '--cases', 0),
  seed: wholeNumber(values.seed, '--seed', 0),
}

const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
const reports: SlowReport[] = []
for (const store of stores) {
  const report = await runSlow({ store, ...size }, { report: (line) => console.error(`  ${store}: ${line}`), signal: stop.signal })
  reports.push(report)
  if (!values.json) print(report)
}
const findings = reports.flatMap(({ store, findings: found }) => found.map((finding) => `${store}: ${finding}`))
if (values.json) console.log(JSON.stringify({ ...size, reports, findings }))
process.exitCode = findings.length > 0 ? 1 : 0

function print(report: SlowReport): void {
  const { store, matches, days, kills, steps, sent, again, seconds, cases, near, lapses, outages, undecided, invalidated, statuses } =
    report
  console.log(`${store}: ${days} days in ${seconds.toFixed(0)} s, ${steps} steps of time, ${sent} requests, ${again} of them repeated`)
  console.log(`  orders by answer: ${JSON.stringify(statuses)}; ${undecided} never decided, ${invalidated} made illegal by later events`)
  console.log(`  ${lapses} deadlines missed, ${outages} extended after an outage`)
  for (const finding of report.findings.slice(0, 20)) console.log(`    ${finding}`)
  printSummary(
    [
      counted(matches, 'match', 'matches'),
      counted(kills, 'kill'),
      `${counted(cases, 'order')} in at the deadline`,
      counted(report.findings.length, 'finding'),
    ],
    [`${near.toLocaleString('en')} of the orders within 10 s of it`],
  )
}
