// `npm run fuzz -- tactics`: random battles of a campaign, played with random orders. Their reports must pass the checks on return.
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type BattlesPlan, battleFaults } from '@admiralty/testkit'
import { openGame } from '../../apps/cli/src/games.ts'
import { fail, wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { counted, printSummary } from '../shared/summary.ts'

type Requests = Pick<BattlesPlan<unknown, unknown>, 'requestOf'>
type GameTactics = { readonly tactics: Parameters<typeof battleFaults>[1] }

const { values } = parseArgs({
  options: {
    system: { type: 'string', default: 'easystar' },
    battles: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})
const folder = fileURLToPath(new URL(`../../systems/${values.system}/src/tactics/`, import.meta.url))
if (!existsSync(folder)) fail(`${values.system} plays no battles of a campaign.`)
const load = (file: string) => import(pathToFileURL(`${folder}${file}`).href)
const { tactics }: GameTactics = await load('tactics.ts')
const { requestOf }: Requests = await load('requests-for-tests.ts')
const { system } = await openGame(values.system)
const [battles, first] = [wholeNumber(values.battles, '--battles'), wholeNumber(values.seed, '--seed', 0)]

/** Battles with one seed. */
const SERIES = 25
const findings: string[] = []
const progress = makeProgress()
for (let done = 0; done < battles; done += SERIES) {
  const seed = first + done / SERIES
  const faults = battleFaults(system, tactics, { battles: Math.min(SERIES, battles - done), seed, requestOf })
  findings.push(...faults.map((fault) => `seed ${seed}, ${fault}`))
  progress.show(() => `${done} of ${battles} battles, ${findings.length} findings`)
}
for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`)
printSummary([counted(battles, 'battle'), counted(findings.length, 'finding')])
process.exitCode = findings.length > 0 ? 1 : 0
