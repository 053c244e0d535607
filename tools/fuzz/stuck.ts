// `npm run fuzz -- stuck`: people with automatic answers play random matches of all games over HTTP, on 127.0.0.1 only, against each other or
// alone against bots, and concede now and then. Every match must go on to its end with a journal that can be verified, no winner may have
// conceded, and the server must never have a call that nobody will ever answer.
import { parseArgs } from 'node:util'
import { type Dice, likely, pick, seededDice } from '@admiralty/kernel'
import { verifyJournal } from '@admiralty/match'
import { games } from '@admiralty/systems/all'
import { openGame } from '../../apps/cli/src/games.ts'
import { Client } from '../../apps/server/test/client.ts'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { counted, printSummary } from '../shared/summary.ts'
import { beginMatch, journalOf, type PlayedMatch, type PlayedSystem, type Player, waitForEntry } from './played-match.ts'

const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '20000' },
    system: { type: 'string', default: 'all' },
    concede: { type: 'string', default: '400' },
    jobs: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
/** Before one in `concedeOnce` answers a player concedes. */
const [wanted, concedeOnce, jobs, seed] = [
  wholeNumber(values.answers, '--answers'),
  wholeNumber(values.concede, '--concede'),
  wholeNumber(values.jobs, '--jobs'),
  wholeNumber(values.seed, '--seed', 0),
]
const ids = values.system === 'all' ? Object.keys(games) : [values.system]
/** The time between two looks at the calls that nobody will answer, in ms. */
const LOOK = 500
const METRICS_TOKEN = 'fuzz-stuck-counts-calls'

const findings: string[] = []
const ended: Record<string, number> = Object.fromEntries(ids.map((id) => [id, 0]))
let [answers, automatic, concessions, stuck] = [0, 0, 0, 0]
const progress = makeProgress()
// The delay is short, but it is there: each answer waits for a timer.
const server = await spawnServer({ METRICS_TOKEN, PACE_AUTO: '3', PACE_BOT: '3' })

/** Creates a match of a random scenario: of people only, or of one against bots. All people have automatic answers. */
const beginRandom = (system: PlayedSystem, dice: Dice): Promise<PlayedMatch> =>
  beginMatch({
    url: server.url,
    system,
    dice,
    holder: pick(dice, ['invite', 'invite', 'invite', 'bot:ensign'] as const),
    auto: () => true,
    client: (url) => new Client(url),
  })

/** Plays a match to its end. Throws if it does not go on, or ends wrongly. */
async function playMatch(game: string, dice: Dice): Promise<void> {
  const match = await beginRandom((await openGame(game)).system, dice)
  const { id, players } = match
  try {
    // Entries may arrive while the players answer one after another. So the next round begins after the oldest state that one of them answered.
    for (let seen = -1; ; ) {
      for (const { stream } of players) await waitForEntry(stream, seen + 1, `${game} ${id}`)
      if (players[0].stream.table().message.outcome) break
      seen = Math.min(...players.map(({ stream }) => stream.table().message.seq))
      for (const player of players) await act(match, player)
    }
    await checkEnd(match)
    ended[game] = (ended[game] ?? 0) + 1
  } finally {
    for (const { stream } of players) stream.close()
  }
}

/** Concedes, or answers the open calls. A player who has conceded does nothing. */
async function act(match: PlayedMatch, player: Player): Promise<void> {
  const { id, dice, conceded } = match
  const { seat, client, stream } = player
  if (conceded.has(seat) || stream.table().message.outcome) return
  if (!likely(dice, 1, concedeOnce)) return answerCalls(match, player)
  const { status, body } = await client.concede(id, seat)
  if (status === 200) conceded.add(seat)
  // 409: an entry that was under way has ended the match.
  else if (status !== 409) throw new Error(`${match.system.id} ${id}: conceding gives ${status} ${JSON.stringify(body)}`)
  concessions += 1
}

async function checkEnd(match: PlayedMatch): Promise<void> {
  const { system, id, players, conceded } = match
  const { outcome } = players[0].stream.table().message
  const winner = outcome?.winners.find((seat) => conceded.has(seat))
  if (winner !== undefined) throw new Error(`${system.id} ${id}: ${winner} has conceded and wins: ${JSON.stringify(outcome)}`)
  const { ok, findings: wrong } = verifyJournal(system, await journalOf(match))
  if (!ok) throw new Error(`${system.id} ${id}: the journal cannot be verified: ${wrong.slice(0, 3).join('; ')}`)
}

/** Gives random answers to all open calls of a player; those that were answered before may have lost their order to another entry. */
async function answerCalls({ system, id, dice }: PlayedMatch, { seat, client, stream }: Player): Promise<void> {
  const { view, message } = stream.table()
  for (const call of message.calls) {
    if (!call.seats.includes(seat)) continue
    const { status, body } = await client.order<object>(id, seat, call.id, system.randomOrder(view, call, dice))
    answers += 1
    // 409: the server has answered for the player. 422: an entry that is under way has changed what is legal.
    if (status === 409) automatic += 1
    else if (status === 422) await waitForEntry(stream, message.seq + 1, `${system.id} ${id}, which refuses ${JSON.stringify(body)},`)
    else if (status !== 200) throw new Error(`${system.id} ${id}: ${status} ${JSON.stringify(body)}`)
  }
}

async function countStuck(): Promise<void> {
  const metrics = await fetch(`${server.url}metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const count = Number(/^admiralty_calls_stuck (\d+)$/m.exec(await metrics.text())?.[1])
  if (count === 0) return
  stuck += count
  findings.push(`the server counts ${count} calls that nobody will ever answer`)
}

/** Plays one match after another, until one fails. */
async function job(number: number): Promise<void> {
  for (let match = 0; answers < wanted; match += 1) {
    const game = ids[(number + match) % ids.length] ?? ''
    try {
      await playMatch(game, seededDice(seed * 1_000_003 + number * 10_007 + match))
    } catch (error) {
      findings.push(String(error))
      return
    }
    progress.show(() => `${answers} of ${wanted} answers, ${JSON.stringify(ended)} ended, ${findings.length} findings`)
  }
}
const watch = setInterval(() => void countStuck(), LOOK)
await Promise.all(Array.from({ length: jobs }, (_, number) => job(number)))
clearInterval(watch)
await countStuck()
if (/"msg":"a bug"/.test(server.output())) findings.push(`the log reports a bug: ${server.output().slice(-600)}`)
if ((await server.stop()) !== 0) findings.push('the server did not end with code 0')

const seconds = progress.seconds()
const matches = Object.values(ended).reduce((sum, count) => sum + count, 0)
if (values.json) console.log(JSON.stringify({ answers, automatic, concessions, ended, stuck, findings, seed, seconds }))
else {
  for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`)
  console.log(
    `  matches that ended: ${JSON.stringify(ended)}; answers that came after the server's own: ${automatic}; ${seconds.toFixed(0)} s`,
  )
  printSummary([
    counted(answers, 'answer'),
    counted(concessions, 'concession'),
    counted(matches, 'match', 'matches'),
    counted(stuck, 'stuck call'),
    counted(findings.length, 'finding'),
  ])
}
process.exitCode = findings.length > 0 ? 1 : 0
