// `npm run chaos -- errands`: kills servers while their errands send mails. Each errand is run at least once, and each of its effects comes once.
import { parseArgs } from 'node:util'
import { wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { counted, printSummary } from '../shared/summary.ts'
import { type ErrandReport, runErrandChaos } from './errands/errand-run.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    store: { type: 'string' },
    pairs: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const plan = {
  kills: wholeNumber(values.kills, '--kills'),
  pairs: wholeNumber(values.pairs, '--pairs'),
  seed: wholeNumber(values.seed, '--seed'),
}
const stores = (['sqlite', 'postgres'] as const).filter((store) => (values.store ?? store) === store)
if (stores.length === 0) {
  console.error('--store takes sqlite or postgres.')
  process.exit(2)
}
let isStopped = false
process.once('SIGINT', () => {
  isStopped = true
})
const reports: (ErrandReport & { readonly store: string })[] = []
for (const store of stores) {
  const progress = makeProgress()
  const report = await runErrandChaos({ ...plan, store, isStopped: () => isStopped }, (line) => progress.show(() => `  ${store}: ${line}`))
  reports.push({ store, ...report })
  if (!values.json) print(store, report)
}
if (values.json) console.log(JSON.stringify({ ...plan, reports }))
process.exitCode = reports.some(({ findings }) => findings.length > 0) ? 1 : 0

function print(store: string, { kills, matches, unknown, mails, doubled, seconds, findings }: ErrandReport): void {
  console.log(`${store}: ${matches} matches opened in ${seconds.toFixed(0)} s, and ${unknown} openings without an answer`)
  for (const finding of findings.slice(0, 20)) console.log(`    ${finding}`)
  printSummary(
    [counted(kills, 'kill'), counted(mails, 'notice'), counted(findings.length, 'finding')],
    [`${doubled} came again with the same Message-ID`],
  )
}
