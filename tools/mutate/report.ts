// What came of the broken rules, in figures and in a list of those that nobody noticed.
import type { Mutant, MutantRecord, Status } from './plan.ts'

export interface Count {
  readonly mutants: number
  readonly noticed: number
  readonly timedOut: number
  readonly survived: number
  readonly unreached: number
  /** Noticed and timed out, of all. */
  readonly share: number
}

/** Nobody noticed. */
export const isLost = ({ status }: MutantRecord): boolean => status === 'survived' || status === 'unreached'

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

export function survivorLine({ file, line, column, original, replacement }: Mutant, status: Status | 'begun'): string {
  const where = `${file}:${line}:${column}`
  return `${where}  ${brief(original)}  →  ${brief(replacement)}${status === 'unreached' ? '  (no test comes by)' : ''}`
}

export function tableOf(mutants: readonly Mutant[], record: ReadonlyMap<string, MutantRecord>): readonly string[] {
  const files = Map.groupBy(mutants, ({ file }) => file)
  return [...files].map(([file, some]) => {
    const count = countOf(some.flatMap(({ id }) => record.get(id) ?? []))
    return `${percent(count.share).padStart(8)}  ${String(count.noticed + count.timedOut).padStart(4)} of ${String(count.mutants).padStart(4)}  ${file}`
  })
}
