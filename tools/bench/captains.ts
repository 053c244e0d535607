// `npm run bench -- captains`: battles of captains beside the abstract method of a campaign (CR-14.2).
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { FORCE_FOR_A_HIT } from '../../systems/campaign/src/battles/abstract.ts'
import { abstractBattles, battleIn, type CaptainsBattle, lineOf, meanLosses } from '../../systems/campaign/test/abstract-losses.ts'
import { wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { captainsBattle, ODDS } from './captains-battle.ts'

const FILE = new URL('../../systems/campaign/test/captains.json', import.meta.url)
const { values } = parseArgs({
  options: {
    battles: { type: 'string', default: '0' },
    divisor: { type: 'string', default: String(FORCE_FOR_A_HIT) },
    write: { type: 'boolean', default: false },
  },
})
const wanted = wholeNumber(values.battles, '--battles', 0)
const divisor = wholeNumber(values.divisor, '--divisor')

/** The battles of the file, or new ones. */
function battles(): readonly CaptainsBattle[] {
  if (wanted === 0) return (JSON.parse(readFileSync(FILE, 'utf8')) as readonly string[]).map(battleIn) // written below
  const progress = makeProgress()
  return Array.from({ length: wanted }, (_, seed) => {
    progress.show(() => `${seed} of ${wanted} battles`)
    return captainsBattle(ODDS[seed % ODDS.length] ?? 1, seed)
  })
}
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
const all = battles()
if (values.write) writeFileSync(FILE, `${JSON.stringify(all.map(lineOf), null, 2)}\n`)
console.log(
  `${all.length} battles of captains, and the same fleets by the abstract method with ${divisor}: mean losses of winner and loser`,
)
for (const odds of ODDS) {
  const fought = all.filter((battle) => battle.odds === odds)
  const [real, made] = [meanLosses(fought), meanLosses(abstractBattles(fought, divisor))]
  const row = [real, made].map(({ winner, loser }) => `${percent(winner)} and ${percent(loser)}`)
  console.log(`${odds} : 1   captains ${row[0]}   abstract ${row[1]}   ${fought.length} battles`)
}
