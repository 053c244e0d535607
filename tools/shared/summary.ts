// The last line of a check: what it did, and how many faults it found. `npm run bench -- checks` copies it into docs/figures.md.
import { noun } from '@admiralty/kernel'

/** A count with its noun: '12,000 requests'. */
export const counted = (count: number, one: string, many?: string): string => `${count.toLocaleString('en')} ${noun(count, one, many)}`

/** Prints counts, and after a semicolon other figures: '40 kills, 0 findings; ready again after 0.8 s'. Nothing may be printed after it. */
export function printSummary(counts: readonly string[], figures: readonly string[] = []): void {
  console.log([counts.join(', '), ...figures].join('; '))
}
