// `npm run fuzz -- matches`: plays random matches and checks the laws of the contract. The games come from systems/all.ts.
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import {
  blindnessLaws,
  type FuzzReport,
  fuzz,
  type Law,
  PLAIN_LAWS,
  recordedText,
  recordMatch,
  type Secrets,
  startOf,
} from '@admiralty/testkit'
import { openGame } from '../../apps/cli/src/games.ts'
import { fail, wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { battlesOf } from './battles.ts'

const { values } = parseArgs({
  options: {
    system: { type: 'string', default: 'easystar' },
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    blind: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    record: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

async function secretsOf(id: string): Promise<Secrets> {
  const file = fileURLToPath(new URL(`../../systems/${id}/test/secrets.ts`, import.meta.url))
  if (!existsSync(file)) return fail(`--blind needs systems/${id}/test/secrets.ts, which does not exist.`)
  const secrets: Secrets = await import(pathToFileURL(file).href)
  return secrets
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
  console.log(breaches.length === 0 ? 'no law was broken' : `${breaches.length} matches broke a law`)
}

const { system } = await openGame(values.system)
const blind = values.blind ? blindnessLaws(await secretsOf(values.system)) : undefined
const laws: readonly Law[] = [...PLAIN_LAWS, ...(blind?.laws ?? [])]
const matches = wholeNumber(values.matches, '--matches')
const seed = wholeNumber(values.seed, '--seed', 0)
const battles = await battlesOf(values.system)
if (values.record !== undefined) {
  writeFileSync(values.record, recordedText(recordMatch(system, `seed ${seed}`, seed, startOf(battles, seed))))
  console.log(`${values.record}: the match of seed ${seed}`)
  process.exit(0)
}
const progress = makeProgress()
const report = fuzz({
  ...battles,
  system,
  laws,
  matches,
  seed,
  every: wholeNumber(values.every, '--every'),
  most: 20_000,
  watch: () => undefined,
  progress: (done) => progress.show(() => `${done} of ${matches} matches`),
})
const seconds = progress.seconds()
if (values.json) console.log(JSON.stringify({ ...report, seconds, ...(blind ? { twins: blind.count } : {}) }))
else {
  print(report, seconds)
  if (blind) console.log(`secrecy: ${blind.count.twins} pairs of states with equal views compared, ${blind.count.skipped} skipped`)
}
process.exitCode = report.breaches.length > 0 ? 1 : 0
