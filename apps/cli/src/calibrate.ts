// `admiralty calibrate`: forecasts of planned turns beside what came of them. The same seed, the same claims, on however many threads.
import { Worker } from 'node:worker_threads'
import { type Band, type Judged, RANKS, type Rank, type Reliability, reliabilityOf } from '@admiralty/bots'
import { Command } from 'commander'
import { fail } from './fail.ts'
import { openGame } from './games.ts'
import { collect, setupOf } from './play.ts'

/** What every thread is told. */
export interface Series {
  readonly system: string
  readonly setup: unknown
  readonly rank: Rank
  readonly battles: number
}

interface Flags {
  readonly system: string
  readonly scenario?: string
  readonly option: readonly string[]
  readonly claims: string
  readonly battles: string
  readonly bots: string
  readonly seed: string
  readonly jobs: string
  readonly json?: boolean
}

const whole = (text: string, name: string): number => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : fail(`--${name} takes a whole number from 1, not '${text}'`)
}

interface Course {
  readonly wanted: number
  readonly seed: number
  readonly jobs: number
  tell(claims: number, matches: number): void
}
/** Matches by rising seed until there are claims enough; what comes of later seeds first waits its turn, so that threads change nothing. */
async function playUntil(series: Series, { wanted, seed, jobs, tell }: Course): Promise<readonly Judged[]> {
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
          tell(inOrder().length, matches.size)
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
  `${claims} claims that imagined battles left open`,
  '            said  claims       mean  came true   95 %',
  ...bands.map(row),
  `about 70 %: ${seventy.claims} claims said ${percent(seventy.said)}, came true ${percent(seventy.came)} (${percent(seventy.interval[0])} to ${percent(seventy.interval[1])})`,
  `off by ${percent(error)} on average; Brier ${brier.toFixed(4)}, knowing only the overall share ${blind.toFixed(4)}`,
]

async function calibrate(flags: Flags): Promise<void> {
  const { system } = await openGame(flags.system)
  const rank = RANKS.find((known) => known === flags.bots) ?? fail(`no bot '${flags.bots}'; there are: ${RANKS.join(', ')}`)
  const series: Series = { system: flags.system, setup: setupOf(system, flags).setup, rank, battles: whole(flags.battles, 'battles') }
  const begun = performance.now()
  let shown = begun
  const wanted = whole(flags.claims, 'claims')
  const judged = await playUntil(series, {
    wanted,
    seed: whole(flags.seed, 'seed'),
    jobs: whole(flags.jobs, 'jobs'),
    tell(claims, matches) {
      if (performance.now() - shown < 5000) return
      shown = performance.now()
      process.stderr.write(`${claims} of ${wanted} claims, ${matches} matches, ${((shown - begun) / 1000).toFixed(0)} s\n`)
    },
  })
  const report = reliabilityOf(judged)
  const seconds = (performance.now() - begun) / 1000
  if (flags.json) console.log(JSON.stringify({ ...report, ...series, seconds }))
  else
    console.log([...table(report), `${rank}s play, ${series.battles} imagined battles a forecast, in ${seconds.toFixed(0)} s`].join('\n'))
}

export const calibrateCommand = (): Command =>
  new Command('calibrate')
    .description(
      'Do forecasts come true? Bots play; now and then one says what may come of its turn, and the match goes on. Ctrl-C: enough.',
    )
    .option('--system <id>', 'which game', 'easystar')
    .option('--scenario <id>', 'a scenario; the first if left out')
    .option('--option <name=value>', 'an option of the scenario; may be repeated', collect, [])
    .option('--claims <n>', 'how many; those that all imagined battles agree on are not counted', '2000')
    .option('--battles <n>', 'imagined for each forecast', '80')
    .option('--bots <rank>', `who plays the matches: one of ${RANKS.join(', ')}`, 'ensign')
    .option('--seed <n>', 'of the first match; each takes the next', '1')
    .option('--jobs <n>', 'threads', '1')
    .option('--json', 'one line of JSON')
    .action(calibrate)
