// The report on a series of games: wins with their interval, lengths, endings, times of decisions.
import { wilson } from '@admiralty/bots'
import { type Ending, plural } from '@admiralty/kernel'
import type { BoutResult } from './bout.ts'
import { type Contender, nameOf } from './contender.ts'

/** The report of a simulation, printed by `--json` too. */
export interface SimulationReport {
  readonly bots: readonly [string, string]
  /** Wins of the first contender. */
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly unfinished: number
  /** Its share of the points, with draws as half a point, and the 95 % interval. */
  readonly score: number
  readonly interval: readonly [low: number, high: number]
  /** Games that the first side won. */
  readonly firstSide: number
  /** Calls of a game: least, median, most. */
  readonly calls: readonly [number, number, number]
  /** Number of games that each clause ended. */
  readonly ends: Readonly<Record<string, number>>
  /** Number of games by kind of ending, and wins by side; empty if nothing is known of them. */
  readonly endings: Readonly<Partial<Record<Ending, number>>>
  readonly sides: Readonly<Record<string, number>>
  /** Turns of a game: least, median, most. */
  readonly turns: readonly [number, number, number]
  /** Questions of a seat in a turn, forced and automatic answers left out: least, median, most. */
  readonly questions: readonly [number, number, number]
  /** Counted events of all games, by name. */
  readonly counts: Readonly<Record<string, number>>
  /** Means of the amounts at the end of a game, by name. */
  readonly figures: Readonly<Record<string, number>>
  /** Refused orders, by contender. */
  readonly refused: readonly [number, number]
  /** Refused orders of both; 0 unless a bot is wrong. */
  readonly refusals: number
  /** Decisions, their mean time and the longest time in ms, by contender. */
  readonly decisions: readonly [number, number]
  readonly mean: readonly [number, number]
  readonly longest: readonly [number, number]
}

const both = (of: (contender: 0 | 1) => number): readonly [number, number] => [of(0), of(1)]
/** Least, median and most. */
function spread(values: readonly number[]): readonly [number, number, number] {
  const sorted = [...values].sort((a, b) => a - b)
  return [sorted[0] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
}
const tally = (names: readonly string[]): Readonly<Record<string, number>> => added(names.map((name) => ({ [name]: 1 })))
function added(counts: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const [name, count] of counts.flatMap((each) => Object.entries(each))) sums[name] = (sums[name] ?? 0) + count
  return sums
}

/** The mean of each amount over the games that have it. */
function means(figures: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const games = added(figures.flatMap((each) => Object.keys(each).map((name) => ({ [name]: 1 }))))
  return Object.fromEntries(Object.entries(added(figures)).map(([name, total]) => [name, total / (games[name] ?? 1)]))
}

export function reportOf(bots: readonly [Contender, Contender], played: readonly BoutResult[]): SimulationReport {
  const count = (which: (game: BoutResult) => boolean): number => played.filter(which).length
  const total = (of: (game: BoutResult) => number): number => played.reduce((sum, game) => sum + of(game), 0)
  const won = count(({ winner }) => winner === 0)
  const lost = count(({ winner }) => winner === 1)
  const unfinished = count(({ why }) => why === null)
  const drawn = played.length - won - lost - unfinished
  const ended = played.length - unfinished
  const score = ended === 0 ? 0.5 : (won + drawn / 2) / ended
  const refused = both((of) => total((game) => game.refused[of]))
  return {
    bots: [nameOf(bots[0]), nameOf(bots[1])],
    won,
    drawn,
    lost,
    unfinished,
    score,
    interval: wilson(score, ended),
    firstSide: count(({ winner, swapped }) => winner === (swapped ? 1 : 0)),
    calls: spread(played.map((game) => game.calls)),
    ends: tally(played.map(({ why }) => why ?? 'not ended')),
    endings: tally(played.flatMap(({ ending }) => ending ?? [])),
    sides: tally(played.flatMap(({ side }) => side ?? [])),
    turns: spread(played.flatMap(({ turns }) => turns ?? [])),
    questions: spread(played.flatMap(({ questions }) => questions)),
    counts: added(played.map(({ counts }) => counts)),
    figures: means(played.map(({ figures }) => figures)),
    refused,
    refusals: refused[0] + refused[1],
    decisions: both((of) => total((game) => game.decisions[of])),
    mean: both(
      (of) =>
        total((game) => game.thought[of]) /
        Math.max(
          1,
          total((game) => game.decisions[of]),
        ),
    ),
    longest: both((of) => Math.max(0, ...played.map((game) => game.longest[of]))),
  }
}

const listed = (counts: Readonly<Record<string, number | string>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'nothing'

const rounded = (figures: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(figures).map(([name, mean]) => [name, mean.toFixed(1)]))
/** Reports to compare. `of` says what differs between the rows. */
export interface ReportTable {
  readonly of: string
  readonly rows: readonly { readonly name: string; readonly report: SimulationReport }[]
}
/** A Markdown table of reports, a row for each scenario or value of an option. */
export function tableOf({ of, rows }: ReportTable): readonly string[] {
  return [
    `| ${of} | won, drawn, lost | wins by side | endings | turns | counted | means at the end | refused |`,
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(({ name, report }) => {
      const { won, drawn, lost, sides, endings, turns, counts, figures, refusals } = report
      const cells = [
        name,
        `${won}, ${drawn}, ${lost}`,
        listed(sides),
        listed(endings),
        turns.join(' – '),
        listed(counts),
        listed(rounded(figures)),
        refusals,
      ]
      return `| ${cells.join(' | ')} |`
    }),
  ]
}

/** '12.5 %'. */
export const withDecimal = (share: number): string => `${(share * 100).toFixed(1)} %`
/** The report as lines of text, the result last. */
export function lines(report: SimulationReport): readonly string[] {
  const {
    bots,
    won,
    drawn,
    lost,
    unfinished,
    score,
    interval,
    firstSide,
    calls,
    turns,
    questions,
    refused,
    refusals,
    decisions,
    mean,
    longest,
  } = report
  return [
    `the first side won ${plural(firstSide, 'game')}; calls in a game: ${calls[0]} to ${calls[2]}, median ${calls[1]}; turns: ${turns[0]} to ${turns[2]}, median ${turns[1]}`,
    `questions of a seat in a turn: ${questions[0]} to ${questions[2]}, median ${questions[1]}`,
    `ended by: ${listed(report.ends)}; by kind: ${listed(report.endings)}`,
    `wins by side: ${listed(report.sides)}`,
    `counted: ${listed(report.counts)}`,
    `means at the end: ${listed(rounded(report.figures))}`,
    ...bots.map(
      (name, of) =>
        `${name}: ${decisions[of]} decisions, ${refused[of]} refused; mean ${mean[of]?.toFixed(1)} ms, longest ${longest[of]?.toFixed(0)} ms`,
    ),
    `refused: ${refusals} of ${decisions[0] + decisions[1]} orders`,
    `${bots[0]} against ${bots[1]}: ${won} won, ${drawn} drawn, ${lost} lost${unfinished > 0 ? `, ${unfinished} unfinished` : ''}; score ${withDecimal(score)}, 95 % interval ${withDecimal(interval[0])} to ${withDecimal(interval[1])}`,
  ]
}
