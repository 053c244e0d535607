// Prints the results of forgeries as a table.
import { KNOWN, mustNotice, type Row, type TrialCount } from './trials.ts'

const LEGEND = [
  'Each cell has three signs: the verifier has the file only; the file and the key of the server; the file and a receipt.',
  '+ noticed   - not noticed   o noticed in some matches   u shown as not signed   p shown as partly checked   n not noticed, but a bot, a new key or a restoration is named   . no such forgery   ! must be noticed, and is not',
]

function signOf({ tried, noticed, seen }: TrialCount, isRequired: boolean): string {
  if (tried === 0) return '.'
  if (isRequired && noticed < tried) return '!'
  if (noticed === 0) return seen.noted === tried ? 'n' : '-'
  if (noticed < tried) return 'o'
  return seen.unsigned > 0 ? 'u' : seen.partly > 0 ? 'p' : '+'
}

/** How many files were forged. */
export const triedIn = (rows: readonly Row[]): number =>
  rows.flatMap(({ cells }) => Object.values(cells)).reduce((sum, { file }) => sum + file.tried, 0)

/** The table of one game, the gaps, and the kinds that found no place. */
export function* linesOfTable({
  system,
  matches,
  rows,
  gaps,
  idle,
}: {
  readonly system: string
  readonly matches: number
  readonly rows: readonly Row[]
  readonly gaps: readonly string[]
  readonly idle: readonly string[]
}): Generator<string> {
  const forgers = Object.keys(rows[0]?.cells ?? {})
  const width = Math.max(...rows.map(({ kind }) => kind.length))
  yield `\n${system}: ${rows.length} kinds of forgery on ${matches} matches`
  for (const line of LEGEND) yield line
  yield `${''.padEnd(width)}  ${forgers.join('  ')}`
  for (const { kind, group, cells } of rows) {
    const signs = forgers.map((forger) => {
      const cell = cells[forger]
      const three = cell ? KNOWN.map((known) => signOf(cell[known], mustNotice(group, forger, known))).join('') : ''
      return three.padEnd(forger.length)
    })
    yield `${kind.padEnd(width)}  ${signs.join('  ')}`.trimEnd()
  }
  yield `${triedIn(rows)} forged files; ${idle.length === 0 ? 'every kind was tried' : `no place for: ${idle.join('; ')}`}`
  yield gaps.length === 0 ? 'every forgery that must be noticed was noticed' : `not noticed:\n  ${gaps.join('\n  ')}`
}
