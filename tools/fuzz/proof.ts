// `npm run fuzz:proof`: forges signed matches in every way that we know, and prints which forgeries the verifier notices.
import { parseArgs } from 'node:util'
import { gameIds, openGame } from '../../apps/cli/src/games.ts'
import { wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { counted, printSummary } from '../shared/summary.ts'
import { playSignedWithRolls } from './proof/match.ts'
import { linesOfTable, triedIn } from './proof/table.ts'
import { FORGERS, type ForgerName, gapsIn, KINDS, type Row, tryAll } from './proof/trials.ts'

const { values } = parseArgs({
  options: {
    system: { type: 'string', default: 'all' },
    matches: { type: 'string', default: '6' },
    entries: { type: 'string', default: '14' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const [matches, entries, first] = [
  wholeNumber(values.matches, '--matches'),
  wholeNumber(values.entries, '--entries', 8),
  wholeNumber(values.seed, '--seed', 0),
]
const systems = values.system === 'all' ? gameIds : [values.system]
const forgers = Object.keys(FORGERS) as ForgerName[] // keys of a literal

const progress = makeProgress()
const totals = { files: 0, gaps: 0 }
for (const id of systems) {
  const { system } = await openGame(id)
  let rows: readonly Row[] = []
  for (let seed = first; seed < first + matches; seed += 1) {
    progress.show(() => `${id}: match ${seed - first + 1} of ${matches}`)
    rows = tryAll(playSignedWithRolls(system, seed, entries), { seed, kinds: KINDS, forgers }, rows)
  }
  const gaps = gapsIn(rows)
  const idle = rows.filter(({ cells }) => Object.values(cells).every(({ file }) => file.tried === 0)).map(({ kind }) => kind)
  totals.files += triedIn(rows)
  totals.gaps += gaps.length
  if (values.json) console.log(JSON.stringify({ system: id, matches, seed: first, kinds: KINDS.length, rows, gaps, idle }))
  else for (const line of linesOfTable({ system: id, matches, rows, gaps, idle })) console.log(line)
}
if (!values.json) {
  console.log(`${progress.seconds().toFixed(0)} s`)
  printSummary([
    counted(KINDS.length, 'kind of forgery', 'kinds of forgery'),
    counted(totals.files, 'forged file'),
    `${totals.gaps} not noticed where they must be`,
  ])
}
process.exitCode = totals.gaps > 0 ? 1 : 0
