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
  shrunkCase,
  startOf,
} from '@admiralty/testkit'
import { folderOfGame } from '@admiralty/testkit/game-folder'
import { openGame } from '../../apps/cli/src/games.ts'
import { fail, wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { counted, printSummary } from '../shared/summary.ts'
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
  const file = fileURLToPath(new URL(`../../systems/${folderOfGame(id)}/test/secrets.ts`, import.meta.url))
  if (!existsSync(file)) return fail(`--blind needs systems/${id}/test/secrets.ts, which does not exist.`)
  const secrets: Secrets = await import(pathToFileURL(file).href)
  return secrets
}

function print({ matches, ended, scenarios, breaches }: FuzzReport, seconds: number): void {
  console.log(`${ended} of ${matches} matches ended, in ${seconds.toFixed(1)} s`)
  console.log(
    `scenarios: ${Object.entries(scenarios)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  )
  for (const { seed, step, law, words } of breaches.slice(0, 20))
    console.log(`seed ${seed}, step ${step}: ${law}\n  ${words.slice(0, 1500)}`)
  const [first] = breaches
  const shrunk = first && shrunkCase(plan, first)
  if (shrunk) console.log(`the shortest list of orders that we found for the first of them, as a case file:\n${shrunk}`)
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
const plan = { ...battles, system, laws, every: wholeNumber(values.every, '--every'), most: 20_000 }
const report = fuzz({
  ...plan,
  matches,
  seed,
  watch: () => undefined,
  progress: (done) => progress.show(() => `${done} of ${matches} matches`),
})
const seconds = progress.seconds()
if (values.json) console.log(JSON.stringify({ ...report, seconds, ...(blind ? { twins: blind.count } : {}) }))
else {
  print(report, seconds)
  const compared = blind ? [counted(blind.count.twins, 'pair of states with equal views', 'pairs of states with equal views')] : []
  printSummary([
    counted(report.matches, 'match', 'matches'),
    counted(report.steps, 'resolution'),
    ...compared,
    counted(report.breaches.length, 'finding'),
  ])
}
process.exitCode = report.breaches.length > 0 ? 1 : 0
