// Prints figures as lines for a terminal or as Markdown tables.
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
