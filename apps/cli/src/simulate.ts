// `admiralty simulate`: bots against bots, in pairs of games with swapped sides. A seed gives the same games on any number of threads.
import { RANKS } from '@admiralty/bots'
import type { RuleSystem } from '@admiralty/kernel'
import { Command } from 'commander'
import type { BoutResult, BoutSeries } from './bout.ts'
import { gamesFrom, playTasks } from './bout-threads.ts'
import { collect, examples, gameArgument, whole } from './command-line.ts'
import { contenderOf } from './contender.ts'
import { fail, unknownName } from './fail.ts'
import { gameIds, openGame } from './games.ts'
import { playLeague } from './league.ts'
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
  readonly league?: boolean
  readonly before?: string
  readonly json?: boolean
}

const MOST_CALLS = 20_000
/** The value of `--scenario` that plays all of them. */
const ALL = 'all'

async function pair(game: string, text: string): Promise<BoutSeries['bots']> {
  const [one, other, ...more] = await Promise.all(text.split(',').map((name) => contenderOf(game, name)))
  return one && other && more.length === 0 ? [one, other] : fail(`--bots takes two bots such as captain,ensign, not '${text}'`)
}

async function seriesOf(game: string, flags: Flags): Promise<BoutSeries> {
  const { system } = await openGame(game)
  if (flags.setup !== undefined && (flags.scenario !== undefined || flags.option.length > 0))
    fail('use either --setup, or --scenario and --option')
  const given = flags.setup === undefined ? setupOf(system, flags).setup : readJsonFile(flags.setup)
  const setup = system.schema.setup.safeParse(given)
  if (!setup.success) return fail(setup.error.issues.map(({ path, message }) => `${path.join('/')}: ${message}`).join('; '))
  return { system: game, setup: setup.data, bots: await pair(game, flags.bots), automatic: flags.automatic ?? false, most: MOST_CALLS }
}

/** Plays a series and shows progress on the error stream. */
async function playSeries(series: BoutSeries, flags: Flags): Promise<SimulationReport & { readonly games: readonly BoutResult[] }> {
  const games = gamesFrom(whole(flags.games, 'games', 1), whole(flags.seed, 'seed', 0), series.bots)
  const started = performance.now()
  let shown = started
  const tasks = games.map((game) => ({ series, game }))
  const done: BoutResult[] = []
  const played = await playTasks(tasks, whole(flags.jobs, 'jobs', 1), (_, result) => {
    done.push(result)
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

/** Plays the league of a game, or of every game if none is named. */
async function league(named: string | undefined, flags: Flags): Promise<void> {
  const scenario = flags.scenario === undefined || flags.scenario === ALL ? null : flags.scenario
  if (named === undefined && scenario !== null) fail('name the game of the scenario')
  process.exitCode = await playLeague(
    {
      games: named === undefined ? gameIds : [named],
      scenario,
      each: whole(flags.games, 'games', 1),
      seed: whole(flags.seed, 'seed', 0),
      jobs: whole(flags.jobs, 'jobs', 1),
      before: flags.before ?? null,
      most: MOST_CALLS,
    },
    (line) => console.log(line),
  )
}

/** With `--scenario all` or `--by`, a table with a row for each scenario, or for each value of the option. */
async function simulate(game: string, flags: Flags, command: Command): Promise<void> {
  if (flags.league) return league(command.args[0], flags)
  if (flags.before !== undefined) fail('--before belongs to --league')
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
    .option(
      '--bots <a,b>',
      `two of ${RANKS.join(', ')} or scripts of the game; captain:120 searches 120 steps, captain@../before plays as in that copy`,
      'captain,ensign',
    )
    .option('--games <n>', 'number of games', '20')
    .option('--seed <n>', 'seed of the first pair; each pair uses the next one', '1')
    .option('--automatic', 'all seats leave their automatic decisions to the rules of these')
    .option('--jobs <n>', 'number of threads', '1')
    .option('--league', 'all ranks and scripts against each other in every scenario; of every game if none is named')
    .option('--before <folder>', 'a copy of another version of the repository whose ranks play in the league, too')
    .option('--json', 'print one line of JSON with every game')
    .addHelpText(
      'after',
      examples(
        'simulate skirmish --bots captain:0,ensign --games 20',
        'simulate skirmish --scenario all --games 2 --jobs 2',
        'simulate skirmish --league --games 2',
      ),
    )
    .action(simulate)
