// Plays matches in two worlds until enough bytes were compared while an order was sealed.
import { type RuleSystem, seededDice } from '@admiralty/kernel'
import { MatchPair } from './match-pair.ts'
import { type KindCount, TwinTally, WorldsDiffer } from './tally.ts'
import { startWorlds } from './worlds.ts'

export interface ComparisonPlan {
  readonly system: RuleSystem
  /** Bytes to compare while an order is sealed. */
  readonly bytes: number
  readonly seed: number
  /** Receives a line of progress. */
  progress(line: () => string): void
}
export interface ComparisonReport {
  readonly system: string
  readonly matches: number
  /** Moments at which one seat had a different sealed order in each world. */
  readonly moments: number
  readonly kinds: Readonly<Record<string, KindCount>>
  /** The first difference, or what stopped the run; null if both worlds were equal. */
  readonly difference: string | null
}

/** Calls after which a match is left, which bounds memory. */
const CALLS = 40
/** Bytes of a megabyte. */
export const MB = 1_000_000

/** Compares until there is enough, or until a match shows a difference. */
export async function compareWorlds({ system, bytes, seed, progress }: ComparisonPlan): Promise<ComparisonReport> {
  const tally = new TwinTally()
  const worlds = await startWorlds(`twins ${seed} ${system.id}`, tally)
  let [matches, moments] = [0, 0]
  let difference: string | null = null
  try {
    while (tally.sealedBytes < bytes) {
      const match = new MatchPair({ worlds, system, dice: seededDice(seed * 1_000_003 + matches), calls: CALLS })
      await match.play()
      matches += 1
      moments += match.sealed
      progress(() => `${system.id}: ${(tally.sealedBytes / MB).toFixed(1)} of ${bytes / MB} MB, ${matches} matches`)
    }
  } catch (error) {
    difference = error instanceof WorldsDiffer ? error.message : `${worlds.moment}: ${String(error)}`
  } finally {
    await worlds.stop()
  }
  return { system: system.id, matches, moments, kinds: Object.fromEntries(tally.kinds), difference }
}

/** Bytes that were compared, of all kinds together. */
export const bytesOf = ({ kinds }: ComparisonReport, of: 'bytes' | 'sealedBytes'): number =>
  Object.values(kinds).reduce((sum, count) => sum + count[of], 0)

/** The report as lines of a table. */
export function comparisonLines({ system, matches, moments, kinds, difference }: ComparisonReport): readonly string[] {
  const row = (name: string, cells: readonly (string | number)[]): string =>
    `  ${name.padEnd(24)}${cells.map((cell) => String(cell).padStart(14)).join('')}`
  const cellsOf = ({ comparisons, bytes, sealedBytes, differences }: KindCount) => [comparisons, bytes, sealedBytes, differences]
  const all = Object.values(kinds).map(cellsOf)
  const sums = [0, 1, 2, 3].map((column) => all.reduce((sum, cells) => sum + (cells[column] ?? 0), 0))
  return [
    `${system}: ${matches} pairs of matches, ${moments} moments with different sealed orders`,
    row('', ['comparisons', 'bytes', 'while sealed', 'differences']),
    ...Object.entries(kinds).map(([kind, count]) => row(kind, cellsOf(count))),
    row('all', sums),
    ...(difference === null ? [] : [`  ${difference}`]),
  ]
}
