// `npm run fuzz -- tactics`: random battles of a campaign, played with random orders. Their reports must pass the checks on return, and no
// forged one may. Others must receive equal bytes of twin requests that differ in what a campaign keeps secret.
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { battleFaults, forgedReports, twinsApart } from '@admiralty/testkit'
import type { TacticsUnderTest } from '@admiralty/testkit/describe-tactics'
import { fail, wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { counted, printSummary } from '../shared/summary.ts'

const { values } = parseArgs({
  options: {
    system: { type: 'string', default: 'easystar' },
    battles: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})
const folder = fileURLToPath(new URL(`../../systems/${values.system}/src/tactics/`, import.meta.url))
if (!existsSync(folder)) fail(`${values.system} plays no battles of a campaign.`)
const laws: { readonly lawsOfTactics: TacticsUnderTest<unknown, unknown> } = await import(pathToFileURL(`${folder}laws-for-tests.ts`).href)
const { system, tactics, ...game } = laws.lawsOfTactics
const [battles, first] = [wholeNumber(values.battles, '--battles'), wholeNumber(values.seed, '--seed', 0)]

/** Battles with one seed. */
const SERIES = 25
const findings: string[] = []
const progress = makeProgress()
for (let done = 0; done < battles; done += SERIES) {
  const seed = first + done / SERIES
  const faults = battleFaults(system, tactics, { ...game, battles: Math.min(SERIES, battles - done), seed })
  findings.push(...faults.map((fault) => `seed ${seed}, ${fault}`))
  progress.show(() => `${done} of ${battles} battles, ${findings.length} findings`)
}
/** Battles whose reports are forged in every way, and pairs of twins. */
const FORGED = 200
const TWINS = 600
const { kinds, accepted, unsound } = forgedReports(system, tactics, { ...game, battles: Math.min(battles, FORGED), seed: first })
const { bytes, differing } = twinsApart(system, tactics, { ...game, battles: Math.min(battles, TWINS), seed: first })
findings.push(
  ...[...accepted, ...unsound].map((finding) => `forged reports, ${finding}`),
  ...differing.map((finding) => `twins, ${finding}`),
)
for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`)
printSummary([
  counted(battles, 'battle'),
  counted(kinds.length, 'kind of forged reports', 'kinds of forged reports'),
  counted(bytes, 'byte of twins', 'bytes of twins'),
  counted(findings.length, 'finding'),
])
process.exitCode = findings.length > 0 ? 1 : 0
