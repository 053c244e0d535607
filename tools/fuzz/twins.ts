// `npm run fuzz:twins`: compares servers that differ in a sealed order only.
import { parseArgs } from 'node:util'
import { openGame } from '../../apps/cli/src/games.ts'
import { wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { compareWorlds, comparisonLines, MB } from './twins/compare.ts'

const { values } = parseArgs({
  options: {
    system: { type: 'string', default: 'all' },
    megabytes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const systems = values.system === 'all' ? ['easystar', 'earth-expects'] : [values.system]
const seed = wholeNumber(values.seed, '--seed', 0)
const bytes = (wholeNumber(values.megabytes, '--megabytes') * MB) / systems.length
const progress = makeProgress()

for (const id of systems) {
  const { system } = await openGame(id)
  const report = await compareWorlds({ system, bytes, seed, progress: (line) => progress.show(line) })
  if (values.json) console.log(JSON.stringify(report))
  else for (const line of comparisonLines(report)) console.log(line)
  if (report.difference !== null) process.exitCode = 1
}
if (!values.json) console.log(`${progress.seconds().toFixed(0)} s`)
