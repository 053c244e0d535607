// `npm run fuzz`: random matches under the contract's laws.
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { blindnessLaws, type FuzzPlan, type FuzzReport, fuzz, type Law, PLAIN_LAWS, type Secrets } from '@admiralty/testkit'
import { Command } from 'commander'
import { fail } from './fail.ts'
import { openGame } from './games.ts'

interface Flags {
  readonly system: string
  readonly matches: string
  readonly seed: string
  readonly blind?: boolean
  readonly every: string
  readonly json?: boolean
}

async function secretsOf(id: string): Promise<Secrets> {
  const file = fileURLToPath(new URL(`../../../systems/${id}/test/secrets.ts`, import.meta.url))
  if (!existsSync(file)) return fail(`${id} has no test/secrets.ts`)
  const secrets: Secrets = await import(pathToFileURL(file).href)
  return secrets
}
/** Setups beyond the scenarios, where a game has some for the fuzz. */
async function battlesOf(id: string): Promise<Pick<FuzzPlan, 'anyBattle'>> {
  const file = fileURLToPath(new URL(`../../../systems/${id}/test/any-battle.ts`, import.meta.url))
  return existsSync(file) ? await import(pathToFileURL(file).href) : {}
}

function number(text: string, name: string): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= 0 ? value : fail(`--${name} takes a whole number, not '${text}'`)
}

function print({ matches, steps, ended, scenarios, breaches }: FuzzReport, seconds: number): void {
  console.log(`${matches} matches, ${steps} resolutions, ${ended} ended, in ${seconds.toFixed(1)} s`)
  console.log(
    `scenarios: ${Object.entries(scenarios)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  )
  for (const { seed, step, law, words } of breaches.slice(0, 20))
    console.log(`seed ${seed}, step ${step}: ${law}\n  ${words.slice(0, 1500)}`)
  console.log(breaches.length === 0 ? 'no crash, no dead end, no difference' : `${breaches.length} matches broke a law`)
}

async function run(flags: Flags): Promise<void> {
  const { system } = await openGame(flags.system)
  const blind = flags.blind ? blindnessLaws(await secretsOf(flags.system)) : undefined
  const laws: readonly Law[] = [...PLAIN_LAWS, ...(blind?.laws ?? [])]
  const matches = number(flags.matches, 'matches')
  const started = performance.now()
  let shown = started
  const report = fuzz({
    ...(await battlesOf(flags.system)),
    system,
    laws,
    matches,
    seed: number(flags.seed, 'seed'),
    every: Math.max(1, number(flags.every, 'every')),
    most: 20_000,
    watch: () => undefined,
    progress(done) {
      if (flags.json || performance.now() - shown < 2000) return
      shown = performance.now()
      process.stderr.write(`${done} of ${matches} matches, ${((shown - started) / 1000).toFixed(0)} s\n`)
    },
  })
  const seconds = (performance.now() - started) / 1000
  if (flags.json) console.log(JSON.stringify({ ...report, seconds, ...(blind ? { twins: blind.count } : {}) }))
  else {
    print(report, seconds)
    if (blind) console.log(`${blind.count.twins} twin tables compared, ${blind.count.skipped} without a disguise`)
  }
  process.exitCode = report.breaches.length > 0 ? 1 : 0
}

export const fuzzCommand = (): Command =>
  new Command('fuzz')
    .description('Random matches over random scenarios, options and fleets, under every law of the contract.')
    .option('--system <id>', 'which game', 'easystar')
    .option('--matches <n>', 'how many', '100')
    .option('--seed <n>', 'the first seed; each match takes the next', '1')
    .option('--blind', 'the blindness laws too')
    .option('--every <n>', 'laws look at one step in so many', '1')
    .option('--json', 'one line of JSON')
    .action(run)
