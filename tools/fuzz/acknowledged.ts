// `npm run fuzz -- acknowledged`: plays random matches over HTTP. Every order that was acknowledged, that its player has not withdrawn, and that
// was not announced as no longer possible, must be in the journal as it was sent.
import { parseArgs } from 'node:util'
import { likely, seededDice } from '@admiralty/kernel'
import { games } from '@admiralty/systems/all'
import { openGame } from '../../apps/cli/src/games.ts'
import { Client } from '../../apps/server/test/client.ts'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { counted, printSummary } from '../shared/summary.ts'
import { makeTally, OrderingMatch } from './acknowledged/players.ts'
import { beginMatch } from './played-match.ts'

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '50' },
    entries: { type: 'string', default: '24' },
    system: { type: 'string', default: 'all' },
    jobs: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const [wanted, most, jobs, seed] = [
  wholeNumber(values.matches, '--matches'),
  wholeNumber(values.entries, '--entries'),
  wholeNumber(values.jobs, '--jobs'),
  wholeNumber(values.seed, '--seed', 0),
]
const ids = values.system === 'all' ? Object.keys(games) : [values.system]
const tally = makeTally()
const ended: Record<string, number> = Object.fromEntries(ids.map((id) => [id, 0]))
const findings: string[] = []
const progress = makeProgress()
// The delay is short, but it is there: each answer of a seat with automatic answers waits for a timer.
const server = await spawnServer({ PACE_AUTO: '3', PACE_BOT: '3' })

/** One in this many matches has players who sign their orders. */
const SIGNED = 4
async function play(game: string, number: number): Promise<void> {
  const dice = seededDice(seed * 1_000_003 + number)
  const { system, words } = await openGame(game)
  const isSigned = likely(dice, 1, SIGNED)
  let devices = 0
  const match = await beginMatch({
    url: server.url,
    system,
    dice,
    holder: likely(dice, 1, 6) ? 'bot:ensign' : 'invite',
    auto: () => likely(dice, 1, 2),
    client(url) {
      devices += 1
      return Object.assign(new Client(url), { device: isSigned ? `device ${devices} of match ${number}` : null })
    },
  })
  findings.push(...(await new OrderingMatch(match, words, tally).play(most)))
  ended[game] = (ended[game] ?? 0) + 1
}

let next = 0
/** Plays one match after another. */
async function job(): Promise<void> {
  while (next < wanted * ids.length) {
    const number = next++
    await play(ids[number % ids.length] ?? '', number).catch((error: unknown) => findings.push(String(error)))
    progress.show(
      () => `${number + 1} of ${wanted * ids.length} matches, ${tally.resolved} orders in journals, ${findings.length} findings`,
    )
  }
}
await Promise.all(Array.from({ length: jobs }, job))
if (/"msg":"a bug"/.test(server.output())) findings.push(`the log reports a bug: ${server.output().slice(-600)}`)
if ((await server.stop()) !== 0) findings.push('the server did not end with code 0')

const seconds = progress.seconds()
const matches = Object.values(ended).reduce((sum, count) => sum + count, 0)
const acknowledged = tally.answers['200'] ?? 0
if (values.json) console.log(JSON.stringify({ ...tally, ended, findings, seed, seconds }))
else {
  for (const finding of findings.slice(0, 20)) console.log(`  ${finding.slice(0, 600)}`)
  console.log(
    `  matches that ended: ${JSON.stringify(ended)}; answers by status: ${JSON.stringify(tally.answers)}; ${seconds.toFixed(0)} s`,
  )
  console.log(
    `  acknowledged where the view forced an order: ${tally.forced} of that order, ${tally.unforced} of others; replaced by their players ${tally.replaced}, withdrawn ${tally.withdrawn}, announced as impossible ${tally.announced}, the match ended first ${tally.unanswered}, overtaken by another order ${tally.overtaken}`,
  )
  printSummary([
    counted(acknowledged, 'acknowledged order'),
    counted(tally.resolved, 'order in the journal as sent', 'orders in the journals as sent'),
    counted(matches, 'match', 'matches'),
    counted(findings.length, 'finding'),
  ])
}
process.exitCode = findings.length > 0 ? 1 : 0
