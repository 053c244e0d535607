// Surveys of random matches: breaches of laws and the list of secrets. Used by suites, planted leaks and tools.
import { secretPaths } from './blindness.ts'
import { breachText, type FuzzPlan, fuzz } from './fuzz.ts'
import type { Law } from './laws.ts'
import type { AnySystem } from './random-match.ts'

const noReports = { watch: () => undefined, progress: () => undefined }

/** All breaches of some laws over some seeds, as text. */
export function breachesOf(
  system: AnySystem,
  laws: readonly Law[],
  seeds: readonly number[],
  { every = 1, most = 20_000, anyBattle }: Partial<Pick<FuzzPlan, 'every' | 'most' | 'anyBattle'>> = {},
): readonly string[] {
  const plan = { ...noReports, system, laws, matches: 1, every, most, anyBattle }
  return seeds.flatMap((seed) => fuzz({ ...plan, seed }).breaches.map(breachText))
}
export const seedsFrom = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, index) => first + index)

/** A game's secrets: the paths that `determinize` changes in some matches. */
export function secretsOf(system: AnySystem, seeds: readonly number[], star: (path: string) => string, every = 1): readonly string[] {
  const paths = new Set<string>()
  for (const seed of seeds) {
    let steps = 0
    fuzz({
      ...noReports,
      system,
      laws: [],
      matches: 1,
      seed,
      every: 1,
      most: 20_000,
      watch: (step) => {
        if (steps % every === 0) secretPaths(step, paths, star)
        steps += 1
      },
    })
  }
  return [...paths].sort()
}
