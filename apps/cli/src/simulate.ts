// `admiralty simulate`: bots against bots, in pairs of games that swap the sides; the same seed, the same games, on however many threads.
import { Worker } from 'node:worker_threads'
import { RANKS } from '@admiralty/bots'
import { Command } from 'commander'
import type { BoutGame, BoutResult, BoutSeries, Contender } from './bout.ts'
import { fail } from './fail.ts'
import { openGame } from './games.ts'
import { collect, setupOf } from './play.ts'
import { readJsonFile } from './run.ts'
import { lines, reportOf } from './simulation.ts'

interface Flags {
  readonly system: string
  readonly setup?: string
  readonly scenario?: string
  readonly option: readonly string[]
  readonly bots: string
  readonly games: string
  readonly seed: string
  readonly jobs: string
  readonly json?: boolean
}

const MOST_CALLS = 20_000

function whole(text: string, name: string, least: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= least ? value : fail(`--${name} takes a whole number from ${least}, not '${text}'`)
}

/** 'captain' or, with fewer or more steps of thought than the rank has, 'captain:120'. */
function contender(text: string): Contender {
  const [name = '', steps] = text.split(':')
  const rank = RANKS.find((known) => known === name) ?? fail(`no bot '${name}'; there are: ${RANKS.join(', ')}`)
  return { rank, steps: steps === undefined ? null : whole(steps, 'bots', 0) }
}
function pair(text: string): BoutSeries['bots'] {
  const [one, other, ...more] = text.split(',').map(contender)
  return one && other && more.length === 0 ? [one, other] : fail(`--bots takes two, as in captain,ensign, not '${text}'`)
}

async function seriesOf(flags: Flags): Promise<BoutSeries> {
  const { system } = await openGame(flags.system)
  if (flags.setup !== undefined && (flags.scenario !== undefined || flags.option.length > 0))
    fail('--setup says it all; --scenario and --option go without it')
  const wished = flags.setup === undefined ? setupOf(system, flags).setup : readJsonFile(flags.setup)
  const setup = system.schema.setup.safeParse(wished)
  if (!setup.success) return fail(setup.error.issues.map(({ path, message }) => `${path.join('/')}: ${message}`).join('; '))
  return { system: flags.system, setup: setup.data, bots: pair(flags.bots), most: MOST_CALLS }
}

/** Two games for each seed; a last one alone if they are odd. */
const dealt = (games: number, seed: number): readonly BoutGame[] =>
  Array.from({ length: games }, (_, index) => ({ index, seed: seed + Math.floor(index / 2), swapped: index % 2 === 1 }))

/** Every thread takes the next game when it is done with one. */
async function playAll(
  series: BoutSeries,
  games: readonly BoutGame[],
  jobs: number,
  tell: (done: readonly BoutResult[]) => void,
): Promise<readonly BoutResult[]> {
  const waiting = [...games]
  const done: BoutResult[] = []
  await Promise.all(
    Array.from({ length: Math.min(jobs, games.length) }, () => {
      const thread = new Worker(new URL('./bout-worker.ts', import.meta.url), { workerData: series })
      return new Promise<void>((resolve, reject) => {
        const next = (): void => {
          const game = waiting.shift()
          if (game) thread.postMessage(game)
          else void thread.terminate().then(() => resolve())
        }
        thread.on('error', reject)
        thread.on('message', (played: BoutResult) => {
          done.push(played)
          tell(done)
          next()
        })
        next()
      })
    }),
  )
  return done.sort((a, b) => a.index - b.index)
}

async function simulate(flags: Flags): Promise<void> {
  const series = await seriesOf(flags)
  const games = dealt(whole(flags.games, 'games', 1), whole(flags.seed, 'seed', 0))
  const begun = performance.now()
  let shown = begun
  const played = await playAll(series, games, whole(flags.jobs, 'jobs', 1), (done) => {
    if (performance.now() - shown < 2000) return
    shown = performance.now()
    const [wins, losses] = [0, 1].map((of) => done.filter(({ winner }) => winner === of).length)
    process.stderr.write(`${done.length} of ${games.length} games, ${wins} won, ${losses} lost, ${((shown - begun) / 1000).toFixed(0)} s\n`)
  })
  const report = reportOf(series.bots, played)
  const seconds = (performance.now() - begun) / 1000
  if (flags.json) console.log(JSON.stringify({ ...report, seconds, setup: series.setup, games: played }))
  else console.log([...lines(report), `in ${seconds.toFixed(0)} s`].join('\n'))
  process.exitCode = report.refusals > 0 || report.unfinished > 0 ? 1 : 0
}

export const simulateCommand = (): Command =>
  new Command('simulate')
    .description('Bots against bots in mirrored games: every seed is played twice, with the sides swapped.')
    .option('--system <id>', 'which game', 'easystar')
    .option('--setup <file>', 'a setup as JSON')
    .option('--scenario <id>', 'or a scenario; the first if left out')
    .option('--option <name=value>', 'an option of the scenario; may be repeated', collect, [])
    .option('--bots <a,b>', `two of ${RANKS.join(', ')}; captain:120 thinks 120 steps`, 'captain,ensign')
    .option('--games <n>', 'how many', '20')
    .option('--seed <n>', 'of the first pair; each pair takes the next', '1')
    .option('--jobs <n>', 'threads', '1')
    .option('--json', 'one line of JSON, every game in it')
    .action(simulate)
