// The results of a run, in figures and as a list of mutants that no test noticed.
import type { Mutant, MutantRecord, Status } from './plan.ts'

/** How many mutants have each status. */
export interface Count {
  readonly mutants: number
  readonly noticed: number
  readonly timedOut: number
  readonly survived: number
  readonly unreached: number
  /** The share of mutants that were noticed or timed out, from 0 to 1. */
  readonly share: number
}

/** Whether no test noticed the mutant. */
export const isLost = ({ status }: MutantRecord): boolean => status === 'survived' || status === 'unreached'

/** Counts the results of mutants. `begun` records do not count as any status. */
export function countOf(record: readonly MutantRecord[]): Count {
  const of = (status: Status): number => record.filter((one) => one.status === status).length
  const [noticed, timedOut] = [of('noticed'), of('timedOut')]
  const share = record.length === 0 ? 1 : (noticed + timedOut) / record.length
  return { mutants: record.length, noticed, timedOut, survived: of('survived'), unreached: of('unreached'), share }
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const brief = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 87)}…` : line
}

/** One line for a mutant that was not noticed: its place, the original and the replacement. */
export function survivorLine({ file, line, column, original, replacement }: Mutant, status: Status | 'begun'): string {
  const where = `${file}:${line}:${column}`
  return `${where}  ${brief(original)}  →  ${brief(replacement)}${status === 'unreached' ? '  (no test reaches it)' : ''}`
}

/** One line for each file, with the share of its mutants that were noticed. */
export function tableOf(mutants: readonly Mutant[], record: ReadonlyMap<string, MutantRecord>): readonly string[] {
  const files = Map.groupBy(mutants, ({ file }) => file)
  return [...files].map(([file, some]) => {
    const count = countOf(some.flatMap(({ id }) => record.get(id) ?? []))
    return `${percent(count.share).padStart(8)}  ${String(count.noticed + count.timedOut).padStart(4)} of ${String(count.mutants).padStart(4)}  ${file}`
  })
}
