// `npm run fuzz -- twins`: compares servers that differ in a sealed order only, or with `--timing` times their answers.
import { parseArgs } from 'node:util'
import type { RuleSystem } from '@admiralty/kernel'
import { openGame } from '../../apps/cli/src/games.ts'
import { wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { compareWorlds, comparisonLines, MB } from './twins/compare.ts'
import { isTooSlow, timeAnswers, timingLines } from './twins/timing.ts'

const { values } = parseArgs({
  options: {
    system: { type: 'string', default: 'all' },
    megabytes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    timing: { type: 'boolean', default: false },
    samples: { type: 'string', default: '500' },
    json: { type: 'boolean', default: false },
  },
})
const systems = values.system === 'all' ? ['easystar', 'earth-expects'] : [values.system]
const seed = wholeNumber(values.seed, '--seed', 0)
const bytes = (wholeNumber(values.megabytes, '--megabytes') * MB) / systems.length
const progress = makeProgress()

async function timed(system: RuleSystem): Promise<void> {
  const samples = wholeNumber(values.samples, '--samples', 2)
  const report = await timeAnswers({ system, samples, seed, progress: (line) => progress.show(line) })
  if (values.json) console.log(JSON.stringify(report))
  else for (const line of timingLines(report)) console.log(line)
  if (isTooSlow(report)) process.exitCode = 1
}
async function compared(system: RuleSystem): Promise<void> {
  const report = await compareWorlds({ system, bytes, seed, progress: (line) => progress.show(line) })
  if (values.json) console.log(JSON.stringify(report))
  else for (const line of comparisonLines(report)) console.log(line)
  if (report.difference !== null) process.exitCode = 1
}
for (const id of systems) {
  const { system } = await openGame(id)
  await (values.timing ? timed(system) : compared(system))
}
if (!values.json) console.log(`${progress.seconds().toFixed(0)} s`)
