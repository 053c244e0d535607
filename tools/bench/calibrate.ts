// `npm run bench -- calibrate`: compares forecasts with results. The same seed gives the same claims on any number of threads.
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type Band, type Judged, RANKS, type Rank, type Reliability, reliabilityOf } from '@admiralty/bots'
import { openGame } from '../../apps/cli/src/games.ts'
import { setupOf } from '../../apps/cli/src/play.ts'
import { fail, wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { counted, printSummary } from '../shared/summary.ts'

/** The matches that every thread plays. */
export interface CalibrationSeries {
  readonly system: string
  readonly setup: unknown
  readonly rank: Rank
  readonly battles: number
}

const { values } = parseArgs({
  options: {
    system: { type: 'string', default: 'easystar' },
    scenario: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
    claims: { type: 'string', default: '2000' },
    battles: { type: 'string', default: '80' },
    bots: { type: 'string', default: 'ensign' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})

interface Plan {
  readonly wanted: number
  readonly seed: number
  readonly jobs: number
  report(claims: number, matches: number): void
}
/** Plays matches with rising seeds until there are enough claims. Results count in the order of seeds, so the number of threads changes nothing. */
async function playUntil(series: CalibrationSeries, { wanted, seed, jobs, report }: Plan): Promise<readonly Judged[]> {
  const matches = new Map<number, readonly Judged[]>()
  let next = seed
  let enough = false
  const stop = (): void => {
    enough = true
  }
  process.once('SIGINT', stop)
  const inOrder = (): readonly Judged[] => {
    const judged: Judged[] = []
    for (let match = seed; judged.length < wanted && matches.has(match); match += 1) judged.push(...(matches.get(match) ?? []))
    return judged
  }
  await Promise.all(
    Array.from({ length: jobs }, () => {
      const thread = new Worker(new URL('./calibrate-worker.ts', import.meta.url), { workerData: series })
      return new Promise<void>((resolve, reject) => {
        const go = (): void => {
          if (enough || inOrder().length >= wanted) void thread.terminate().then(() => resolve())
          else {
            thread.postMessage(next)
            next += 1
          }
        }
        thread.on('error', reject)
        thread.on('message', ({ match, judged }: { readonly match: number; readonly judged: readonly Judged[] }) => {
          matches.set(match, judged)
          report(inOrder().length, matches.size)
          go()
        })
        go()
      })
    }),
  )
  process.off('SIGINT', stop)
  return inOrder().slice(0, wanted)
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const row = ({ from, to, claims, said, came, interval }: Band): string =>
  `${percent(from).padStart(8)} to ${percent(to).padStart(8)} ${String(claims).padStart(7)}   ${percent(said).padStart(8)}   ${percent(came).padStart(8)}   ${percent(interval[0])} to ${percent(interval[1])}`
const table = ({ claims, bands, seventy, error, brier, blind }: Reliability): readonly string[] => [
  `${claims} claims, without the certain ones`,
  '       predicted  claims       mean  came true   95 %',
  ...bands.map(row),
  `about 70 %: ${seventy.claims} claims, predicted ${percent(seventy.said)}, came true ${percent(seventy.came)} (${percent(seventy.interval[0])} to ${percent(seventy.interval[1])})`,
  `average error ${percent(error)}; Brier score ${brier.toFixed(4)}, ${blind.toFixed(4)} for the overall rate alone`,
]

const { system } = await openGame(values.system)
const rank = RANKS.find((known) => known === values.bots) ?? fail(`--bots takes ${RANKS.join(', ')}, not '${values.bots}'.`)
const { scenario, option } = values
const { setup } = setupOf(system, { option, ...(scenario !== undefined && { scenario }) })
const series: CalibrationSeries = { system: values.system, setup, rank, battles: wholeNumber(values.battles, '--battles') }
const progress = makeProgress()
const wanted = wholeNumber(values.claims, '--claims')
const judged = await playUntil(series, {
  wanted,
  seed: wholeNumber(values.seed, '--seed'),
  jobs: wholeNumber(values.jobs, '--jobs'),
  report: (claims, matches) => progress.show(() => `${claims} of ${wanted} claims, ${matches} matches`),
})
const reliability = reliabilityOf(judged)
const seconds = progress.seconds()
if (values.json) console.log(JSON.stringify({ ...reliability, ...series, seconds }))
else {
  for (const line of table(reliability)) console.log(line)
  console.log(`bots of rank ${rank}, ${series.battles} simulated battles for each forecast, ${seconds.toFixed(0)} s`)
  const { claims, seventy, error } = reliability
  printSummary(
    [counted(claims, 'claim'), `average error ${percent(error)}`],
    [`those of about 70 %: ${percent(seventy.said)} predicted, ${percent(seventy.came)} came true`],
  )
}
