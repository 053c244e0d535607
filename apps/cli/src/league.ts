// `admiralty simulate --league`: all ranks and all scripts in every scenario, as one table with intervals.
import { RANKS } from '@admiralty/bots'
import { isRefusal } from '@admiralty/kernel'
import type { BoutResult, BoutSeries, BoutTask } from './bout.ts'
import { gamesFrom, playTasks } from './bout-threads.ts'
import { type Contender, scriptIdsOf } from './contender.ts'
import { fail, unknownName } from './fail.ts'
import { openGame } from './games.ts'
import { reportOf, type SimulationReport, withDecimal } from './simulation.ts'

/** The settings of a league. */
export interface LeaguePlan {
  readonly games: readonly string[]
  /** The scenario to play; null for all of each game. */
  readonly scenario: string | null
  /** Games of each pair in each scenario. */
  readonly each: number
  readonly seed: number
  readonly jobs: number
  /** The folder of another copy of the repository, such as the version before; null for none. */
  readonly before: string | null
  /** Calls after which a game counts as unfinished. */
  readonly most: number
}

const ranked = (rank: (typeof RANKS)[number]): Contender => ({ rank, steps: null })
/** The ranks that must beat every script. */
const CHAMPIONS = ['captain', 'admiral'] as const
/** Each rank against the one below, captains among themselves, ranks against those of before, and each script against captains and admirals. */
export function pairsOf(scripts: readonly string[], before: string | null): readonly BoutSeries['bots'][] {
  const ranks = RANKS.slice(1).map((rank, below) => [ranked(rank), ranked(RANKS[below] ?? rank)] as const)
  const equals = CHAMPIONS.map((rank) => [ranked(rank), ranked(rank)] as const)
  const older = before === null ? [] : CHAMPIONS.map((rank) => [ranked(rank), { rank, steps: null, folder: before }] as const)
  const scripted = scripts.flatMap((script) => CHAMPIONS.map((rank) => [{ script }, ranked(rank)] as const))
  return [...ranks, ...equals, ...older, ...scripted]
}

/** A row of the table: a pair in a scenario. */
interface LeagueRow {
  readonly scenario: string
  readonly series: BoutSeries
}
async function rowsOf(game: string, { scenario, before, most }: LeaguePlan): Promise<readonly LeagueRow[]> {
  const { system } = await openGame(game)
  const ids = system.scenarios.map(({ id }) => id)
  if (scenario !== null && !ids.includes(scenario)) return fail(unknownName('scenario', scenario, ids))
  const pairs = pairsOf(await scriptIdsOf(game), before)
  return system.scenarios
    .filter(({ id }) => scenario === null || id === scenario)
    .flatMap(({ id, setup: setupOf }) => {
      const setup = setupOf({})
      if (isRefusal(setup)) return fail(`${game}, ${id}: ${setup.reason}`)
      return pairs.map((bots) => ({ scenario: id, series: { system: game, setup, bots, automatic: false, most } }))
    })
}

const HEAD = [
  '| game | scenario | pair | won, drawn, lost | score | 95 % | endings | turns | mean, longest ms | refused |',
  '|---|---|---|---|---|---|---|---|---|---|',
] as const
/** A line of the table. Endings of drawn games are counted too. */
function leagueLine(game: string, scenario: string, report: SimulationReport): string {
  const { bots, won, drawn, lost, unfinished, score, interval, endings, turns, mean, longest, refusals } = report
  const ends = Object.entries({ ...endings, ...(unfinished > 0 ? { unfinished } : {}) }).map(([kind, count]) => `${kind} ${count}`)
  const cells = [
    game,
    scenario,
    bots.join(', '),
    `${won}, ${drawn}, ${lost}`,
    withDecimal(score),
    `${withDecimal(interval[0])} to ${withDecimal(interval[1])}`,
    ends.join(', ') || 'not measured',
    turns.join(' – '),
    `${mean[0].toFixed(1)}, ${longest[0].toFixed(0)}`,
    refusals,
  ]
  return `| ${cells.join(' | ')} |`
}

/** Plays the league and prints each row when its games are over. Gives the exit code: 1 if an order was refused or a game did not end. */
export async function playLeague(plan: LeaguePlan, print: (line: string) => void): Promise<0 | 1> {
  const rows = (await Promise.all(plan.games.map((game) => rowsOf(game, plan)))).flat()
  const waiting = new Map<BoutSeries, { readonly row: LeagueRow; readonly played: BoutResult[] }>()
  for (const row of rows) waiting.set(row.series, { row, played: [] })
  const tasks = rows.flatMap(({ series }): readonly BoutTask[] =>
    gamesFrom(plan.each, plan.seed, series.bots).map((game) => ({ series, game })),
  )
  for (const line of HEAD) print(line)
  let code: 0 | 1 = 0
  await playTasks(tasks, plan.jobs, ({ series }, result) => {
    const found = waiting.get(series)
    if (!found) return
    found.played.push(result)
    if (found.played.length < plan.each) return
    const report = reportOf(series.bots, found.played)
    if (report.refusals > 0 || report.unfinished > 0) code = 1
    print(leagueLine(series.system, found.row.scenario, report))
  })
  return code
}
