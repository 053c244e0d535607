// Prints figures and checks as lines for a terminal or as Markdown tables.
import type { CheckSection } from './check-list.ts'
import { type BenchFigure, kept } from './figure.ts'

/** The figures of one item. */
export interface ItemReport {
  readonly name: string
  readonly title: string
  readonly about: string
  readonly figures: readonly BenchFigure[]
}

/** Whole from 100 on, otherwise with three digits. */
export const numberText = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))

function aimOf(figure: BenchFigure): string {
  if (!figure.aim) return ''
  const wanted = 'least' in figure.aim ? `at least ${numberText(figure.aim.least)}` : `at most ${numberText(figure.aim.most)}`
  return `${wanted}: ${kept(figure) ? 'met' : 'missed'}`
}
const noteOf = (figure: BenchFigure): string => [aimOf(figure), figure.note ?? ''].filter((part) => part !== '').join('; ')

export function asLines({ title, about, figures }: ItemReport): string {
  const lines = figures.map((figure) => {
    const note = noteOf(figure)
    return `${numberText(figure.value).padStart(12)} ${figure.unit.padEnd(9)} ${figure.what}${note === '' ? '' : ` (${note})`}`
  })
  return ['', title, about, ...lines].join('\n')
}

/** `command` printed the figures. */
export function asMarkdown({ name, title, about, figures }: ItemReport, command = `npm run bench -- --only ${name}`): string {
  const rows = figures.map((figure) => `| ${figure.what} | ${numberText(figure.value)} ${figure.unit} | ${noteOf(figure)} |`)
  return ['', `## ${title}`, '', about, '', `\`${command}\``, '', '| | | |', '|---|---:|---|', ...rows].join('\n')
}

/** A check that has ended. */
export interface CheckResult {
  readonly command: string
  /** The last line that it printed. */
  readonly summary: string
  readonly seconds: number
  readonly failed: boolean
}
const verdictOf = ({ failed, summary }: CheckResult): string => (failed ? `FAILED: ${summary}` : summary)

export function checksAsLines({ title, about }: CheckSection, results: readonly CheckResult[]): string {
  const lines = results.map((result) => `${result.seconds.toFixed(0).padStart(6)} s  ${result.command}\n          ${verdictOf(result)}`)
  return ['', title, about, ...lines].join('\n')
}
export function checksAsMarkdown({ title, about, commands }: CheckSection, results: readonly CheckResult[]): string {
  const rows = results.map((result) => {
    const { command, seconds } = result
    return `| ${commands[command]} | \`${command}\` | ${verdictOf(result)} | ${seconds.toFixed(0)} s |`
  })
  return ['', `## ${title}`, '', about, '', '| checked | command | result | time |', '|---|---|---|---:|', ...rows].join('\n')
}
