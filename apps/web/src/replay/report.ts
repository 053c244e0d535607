// A match as Markdown: a heading for every turn, a list item for every line of the log.
import type { LogEntry, Part, RuleId } from '@admiralty/kernel'
import { seatName } from '../parts/seat.tsx'
import { diceIn, facesOf, sidesIn, tallyDice, verdictOn } from './dice.ts'
import type { Stop } from './stops.ts'

export interface ReportSource {
  readonly title: string
  readonly game: string
  /** ms since 1970. */
  readonly created: number
  /** 'Blue: lantern' */
  readonly players: readonly string[]
  readonly perspective: string
  readonly outcome: { readonly line: LogEntry; readonly why: RuleId } | null
  readonly stops: readonly Stop[]
}

export function makeReport({ title, game, created, players, perspective, outcome, stops }: ReportSource): string {
  const lines = stops.flatMap(({ line }) => (line ? [line] : []))
  return [
    `# ${plain(title)}`,
    '',
    `${plain(game)}, ${new Date(created).toISOString().slice(0, 10)}. ${plain(players.join(', '))}.`,
    '',
    outcome ? `**${written(outcome.line)}** (${outcome.why})` : 'Still in play.',
    '',
    `*${plain(perspective)}*`,
    ...lines.flatMap(lineOf),
    '',
    ...diceTables(lines),
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
}

function lineOf(line: LogEntry): readonly string[] {
  const rules = line.rules.length > 0 ? ` (${line.rules.join(', ')})` : ''
  if (line.weight === 'heading') return ['', `## ${written(line)}`, '']
  const name = line.seat === null || line.weight !== 'line' ? '' : plain(seatName(line.seat))
  const by = name === '' || written(line).startsWith(name) ? '' : `**${name}**: `
  return [`${line.weight === 'detail' ? '  ' : ''}- ${by}${written(line)}${rules}`]
}

const written = ({ parts }: LogEntry): string => plain(parts.map(partOf).join('').replace(/\s+/g, ' ').trim())
const partOf = (part: Part): string => {
  if (typeof part === 'string') return part
  return part.kind === 'die' ? `[${part.face}]` : part.text
}

/** Escapes markup, because players choose their names. */
const plain = (text: string): string => text.replace(/[\\`*_<>#|]/g, '\\$&')

function diceTables(lines: readonly LogEntry[]): readonly string[] {
  const dice = diceIn(lines)
  if (dice.length === 0) return []
  const tables = sidesIn(dice).flatMap((sides) => {
    const rolled = dice.filter((die) => die.sides === sides)
    const seats = [...new Set(rolled.map(({ seat }) => seat))]
    const header = ['', ...Array.from({ length: sides }, (_, index) => String(index + 1)), 'mean']
    const rows = seats.map((seat) => {
      const faces = facesOf(
        rolled.filter((die) => die.seat === seat),
        sides,
      )
      return [seat === null ? 'no player' : plain(seatName(seat)), ...faces.map(String), tallyDice(faces).mean.toFixed(2)]
    })
    return [
      `| ${header.join(' | ')} |`,
      `|${' --- |'.repeat(header.length)}`,
      ...rows.map((row) => `| ${row.join(' | ')} |`),
      '',
      verdictOn(tallyDice(facesOf(rolled, sides))),
      '',
    ]
  })
  return ['## Dice', '', ...tables]
}
