// `admiralty simulate`: bots against bots, in pairs of games with swapped sides. A seed gives the same games on any number of threads.
import { Worker } from 'node:worker_threads'
import { RANKS } from '@admiralty/bots'
import type { RuleSystem } from '@admiralty/kernel'
import { Command } from 'commander'
import type { BoutGame, BoutResult, BoutSeries, Contender } from './bout.ts'
import { collect, examples, gameArgument, whole } from './command-line.ts'
import { fail, unknownName } from './fail.ts'
import { openGame } from './games.ts'
import { setupOf } from './play.ts'
import { readJsonFile } from './run.ts'
import { lines, reportOf, type SimulationReport, tableOf } from './simulation.ts'

interface Flags {
  readonly setup?: string
  readonly scenario?: string
  readonly option: readonly string[]
  readonly by?: string
  readonly bots: string
  readonly games: string
  readonly seed: string
  readonly jobs: string
  readonly automatic?: boolean
  readonly json?: boolean
}

const MOST_CALLS = 20_000
/** The value of `--scenario` that plays all of them. */
const ALL = 'all'

/** Parses 'captain' or, with its own number of search steps, 'captain:120'. */
function contender(text: string): Contender {
  const [name = '', steps] = text.split(':')
  const rank = RANKS.find((known) => known === name) ?? fail(unknownName('bot', name, RANKS))
  return { rank, steps: steps === undefined ? null : whole(steps, 'bots', 0) }
}
function pair(text: string): BoutSeries['bots'] {
  const [one, other, ...more] = text.split(',').map(contender)
  return one && other && more.length === 0 ? [one, other] : fail(`--bots takes two ranks such as captain,ensign, not '${text}'`)
}

async function seriesOf(game: string, flags: Flags): Promise<BoutSeries> {
  const { system } = await openGame(game)
  if (flags.setup !== undefined && (flags.scenario !== undefined || flags.option.length > 0))
    fail('use either --setup, or --scenario and --option')
  const given = flags.setup === undefined ? setupOf(system, flags).setup : readJsonFile(flags.setup)
  const setup = system.schema.setup.safeParse(given)
  if (!setup.success) return fail(setup.error.issues.map(({ path, message }) => `${path.join('/')}: ${message}`).join('; '))
  return { system: game, setup: setup.data, bots: pair(flags.bots), automatic: flags.automatic ?? false, most: MOST_CALLS }
}

/** Two games for each seed, with sides swapped. Equal contenders would repeat the game, so they play each seed once. */
function gamesFrom(games: number, seed: number, [one, other]: BoutSeries['bots']): readonly BoutGame[] {
  const times = one.rank === other.rank && one.steps === other.steps ? 1 : 2
  return Array.from({ length: games }, (_, index) => ({ index, seed: seed + Math.floor(index / times), swapped: index % times === 1 }))
}

/** Plays the games on threads; each takes the next game when it is free. */
async function playAll(
  series: BoutSeries,
  games: readonly BoutGame[],
  jobs: number,
  report: (done: readonly BoutResult[]) => void,
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
          report(done)
          next()
        })
        next()
      })
    }),
  )
  return done.sort((a, b) => a.index - b.index)
}

/** Plays a series and shows progress on the error stream. */
async function playSeries(series: BoutSeries, flags: Flags): Promise<SimulationReport & { readonly games: readonly BoutResult[] }> {
  const games = gamesFrom(whole(flags.games, 'games', 1), whole(flags.seed, 'seed', 0), series.bots)
  const started = performance.now()
  let shown = started
  const played = await playAll(series, games, whole(flags.jobs, 'jobs', 1), (done) => {
    if (performance.now() - shown < 2000) return
    shown = performance.now()
    const [wins, losses] = [0, 1].map((of) => done.filter(({ winner }) => winner === of).length)
    process.stderr.write(
      `${done.length} of ${games.length} games, ${wins} won, ${losses} lost, ${((shown - started) / 1000).toFixed(0)} s\n`,
    )
  })
  return { ...reportOf(series.bots, played), games: played }
}

/** The series to play. `of` says what differs between them; null for one alone. */
interface SeriesRows {
  readonly of: string | null
  readonly rows: readonly { readonly name: string; readonly flags: Flags }[]
}
function rowsOf({ scenarios, options }: Pick<RuleSystem, 'scenarios' | 'options'>, flags: Flags): SeriesRows {
  const { by } = flags
  if (flags.scenario === ALL) {
    if (by !== undefined) return fail('use either --scenario all or --by')
    return { of: 'scenario', rows: scenarios.map(({ id }) => ({ name: id, flags: { ...flags, scenario: id } })) }
  }
  if (by === undefined) return { of: null, rows: [{ name: '', flags }] }
  const option =
    options.find(({ name }) => name === by) ??
    fail(
      unknownName(
        'option',
        by,
        options.map(({ name }) => name),
      ),
    )
  const others = flags.option.filter((given) => !given.startsWith(`${by}=`))
  return {
    of: by,
    rows: option.values.map((value) => ({ name: String(value), flags: { ...flags, option: [...others, `${by}=${value}`] } })),
  }
}

/** With `--scenario all` or `--by`, a table with a row for each scenario, or for each value of the option. */
async function simulate(game: string, flags: Flags): Promise<void> {
  const { system } = await openGame(game)
  const { of, rows } = rowsOf(system, flags)
  const started = performance.now()
  const reports: { readonly name: string; readonly setup: unknown; readonly report: SimulationReport }[] = []
  for (const row of rows) {
    const series = await seriesOf(game, row.flags)
    reports.push({ name: row.name, setup: series.setup, report: await playSeries(series, flags) })
  }
  const seconds = (performance.now() - started) / 1000
  if (!flags.json) console.log(`time: ${seconds.toFixed(0)} s`)
  for (const { setup, report } of reports)
    if (flags.json) console.log(JSON.stringify({ ...report, seconds, setup }))
    else if (of === null) console.log(lines(report).join('\n'))
  if (of !== null && !flags.json) console.log(tableOf({ of, rows: reports }).join('\n'))
  process.exitCode = reports.some(({ report }) => report.refusals > 0 || report.unfinished > 0) ? 1 : 0
}

export const simulateCommand = (): Command =>
  new Command('simulate')
    .description('Play bots against bots. Different bots play every seed twice, with the sides swapped.')
    .addArgument(gameArgument('easystar'))
    .option('--setup <file>', 'file with a setup as JSON')
    .option('--scenario <id>', 'id of the scenario, the first one by default; all for a table of every scenario')
    .option('--option <name=value>', 'an option of the scenario; may be repeated', collect, [])
    .option('--by <option>', 'an option of the scenario; a table with a row for each of its values')
    .option('--bots <a,b>', `two of ${RANKS.join(', ')}; captain:120 searches 120 steps`, 'captain,ensign')
    .option('--games <n>', 'number of games', '20')
    .option('--seed <n>', 'seed of the first pair; each pair uses the next one', '1')
    .option('--automatic', 'all seats leave their automatic decisions to the rules of these')
    .option('--jobs <n>', 'number of threads', '1')
    .option('--json', 'print one line of JSON with every game')
    .addHelpText(
      'after',
      examples('simulate skirmish --bots captain:0,ensign --games 20', 'simulate skirmish --scenario all --games 2 --jobs 2'),
    )
    .action(simulate)
