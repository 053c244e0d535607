// `npm run fuzz -- requests --requests 200000 --seed 1`: bad requests against a server as it is run, with matches in play. No crash, no 5xx, nobody
// waits, nothing of anybody's is changed, memory is flat though the server may hold little. To 127.0.0.1 only.
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { parseArgs } from 'node:util'
import { type Dice, seededDice } from '@admiralty/kernel'
import { Client } from '../../apps/server/test/client.ts'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { BOUND, levelIn, type MemoryLevel, trendOf } from '../shared/memory.ts'
import { makeProgress } from '../shared/progress.ts'
import { badRequest, garbage, type RequestTargets } from './random-requests.ts'
import { describedIn, type Shape } from './request-shapes.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '12' },
    json: { type: 'boolean', default: false },
  },
})
const [requests, seed, jobs] = [Number(values.requests), Number(values.seed), Number(values.jobs)]
/** ms after which an answer is late. */
const LATE = 20_000
/** MB of heap for the server: a leak of a few hundred bytes a request would end it. */
const HEAP = 160
/** ms between two looks at its memory. */
const LOOK = 200
const METRICS_TOKEN = 'fuzz-wire-looks-at-memory'

const findings: string[] = []
const statuses: Record<string, number> = {}
const progress = makeProgress()
const server = await spawnServer({ METRICS_TOKEN, NODE_OPTIONS: `--max-old-space-size=${HEAP}` })
const { port } = new URL(server.url)
const agent = new Agent({ keepAlive: true, maxSockets: jobs * 2 })

/** Two people at four tables, one of them over, an order under seal at another. */
const [ann, ben] = [new Client(server.url), new Client(server.url)]
const ids: string[] = []
for (const title of ['sealed', 'begun', 'over', 'free']) {
  const id = await ann.open({ system: 'skirmish', scenario: 'duel', title, seats: { red: 'me', blue: 'invite' }, value: 'luck' })
  const [invitation] = (await ann.table(id)).invitations
  if (title !== 'free') await ben.post(`/api/invitations/${invitation?.token}`, { value: 'luck' })
  if (title === 'sealed') await ann.order(id, 'red', '1/muster', { order: 'muster', gear: ['shield', 'flare'] })
  if (title === 'over') await ben.post(`/api/matches/${id}/concede`, { as: 'blue' })
  ids.push(id)
}
/** What all this looks like to its people. Times of being away are left out. */
async function everything(): Promise<string> {
  const tables = ids.map(async (id) => [
    await ann.table(id),
    await ben.table(id),
    ...(await Promise.all(['red', 'public'].map((as) => ann.get(`/api/matches/${id}/journal?as=${as}`)))),
    await ben.get(`/api/matches/${id}/journal?as=blue`),
  ])
  const lists = [ann, ben].flatMap((client) => ['/api/me', '/api/matches', '/api/designs'].map((path) => client.get(path)))
  return JSON.stringify([await Promise.all(tables), await Promise.all(lists)])
}
async function level(): Promise<MemoryLevel> {
  const answer = await fetch(`${server.url}metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return levelIn(await answer.text())
}
const targets: RequestTargets = {
  routes: describedIn((await ann.get<Shape>('/api/openapi.json')).body),
  matches: ids,
  cookies: [ann.cookie, ben.cookie],
}

function note(status: string, what: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1
  if (status.startsWith('5')) findings.push(`${status}: ${what}`)
}

let answers = 0
let slowest = { ms: 0, what: '' }
/** How long it took, and how many others were answered meanwhile: whether it was the server or one connection that waited. */
function timed(what: string): () => void {
  const [asked, before] = [performance.now(), answers]
  return () => {
    answers += 1
    const ms = performance.now() - asked
    if (ms > slowest.ms) slowest = { ms, what }
    if (ms > LATE) findings.push(`late by ${(ms / 1000).toFixed(1)} s, ${answers - before} others answered meanwhile: ${what}`)
  }
}

function answered(dice: Dice): Promise<void> {
  const { method, path, cookie, type, headers, body, stops } = badRequest(dice, targets)
  const what = `${method} ${path.slice(0, 100)} ${type} ${JSON.stringify(headers).slice(0, 60)} ${stops ? '(given up) ' : ''}${body?.slice(0, 120) ?? ''}`
  return new Promise((resolve) => {
    const stop = timed(what)
    const end = (): void => {
      stop()
      resolve()
    }
    const heard = (response: IncomingMessage): void => {
      note(String(response.statusCode), what)
      const { 'content-type': form = '' } = response.headers
      if ((response.statusCode ?? 0) >= 400 && method !== 'HEAD' && !form.includes('problem+json'))
        findings.push(`${response.statusCode} as '${form}': ${what}`)
      // A stream would not end by itself.
      if (form.includes('event-stream')) response.destroy()
      response.resume()
      response.once('close', end)
    }
    try {
      const asked = request(
        {
          port,
          host: '127.0.0.1',
          method,
          path,
          agent,
          headers: { ...(cookie && { cookie }), ...(body !== null && type && { 'content-type': type }), ...headers },
        },
        heard,
      )
      asked.once('error', () => {
        note('closed', what)
        end()
      })
      asked.once('upgrade', (_, socket) => socket.destroy())
      if (stops) {
        asked.write((body ?? 'x').slice(0, 10))
        setTimeout(() => asked.destroy(), 5)
      } else asked.end(body ?? undefined)
    } catch {
      // What this client itself does not send.
      note('unsent', what)
      end()
    }
  })
}

function rubbish(dice: Dice): Promise<void> {
  const text = garbage(dice)
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect({ port: Number(port), host: '127.0.0.1' }, () => socket.write(text, 'latin1'))
    // Half-open ones are left after a moment, as whoever sends them would.
    socket.setTimeout(50, () => socket.destroy())
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      note(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 'closed', `raw ${JSON.stringify(text.slice(0, 60))}`)
      resolve()
    })
  })
}

const few = (dice: Dice, most: number): number => (dice.roll(1, most, 'few')[0] ?? 1) - 1
const before = await everything()
const levels: MemoryLevel[] = []
let sent = 0
async function job(number: number): Promise<void> {
  const dice = seededDice(seed * 1_000_003 + number)
  while (sent < requests) {
    sent += 1
    await (few(dice, 10) === 0 ? rubbish(dice) : answered(dice))
    progress.show(
      () =>
        `${sent} of ${requests} requests, ${levels.at(-1)?.resident.toFixed(0)} MB, ${findings.length} findings${findings.length > 0 ? `, the last: ${findings.at(-1)?.slice(0, 200)}` : ''}`,
    )
  }
}
let looking = true
async function look(): Promise<void> {
  while (looking) {
    levels.push(await level())
    await new Promise((resolve) => setTimeout(resolve, LOOK))
  }
}
const looks = look()
await Promise.all(Array.from({ length: jobs }, (_, number) => job(number)))
looking = false
await looks
agent.destroy()
if ((await everything()) !== before) findings.push('something of somebody’s has changed')
const trend = trendOf(levels)
findings.push(...trend.findings)
if (/"msg":"a bug"/.test(server.output())) findings.push(`the log names a bug: ${server.output().slice(-600)}`)
if ((await server.stop()) !== 0) findings.push('the server did not end well')

const seconds = progress.seconds()
if (values.json)
  console.log(
    JSON.stringify({ requests: sent, seed, statuses, heap: HEAP, bound: BOUND, quarters: trend.quarters, slowest, findings, seconds }),
  )
else {
  for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`)
  const counts = Object.entries(statuses).map(([status, count]) => `${status} ${count}`)
  const rounded = (kind: keyof MemoryLevel): string => trend.quarters.map((quarter) => quarter[kind].toFixed(0)).join(', ')
  console.log(`${sent} bad requests: ${counts.join(', ')}; slowest ${slowest.ms.toFixed(0)} ms (${slowest.what.slice(0, 80)})`)
  console.log(
    `memory by quarters, MB: least held ${rounded('held')} (bound +${BOUND.held}), most resident ${rounded('resident')} (bound +${BOUND.resident}), heap of ${HEAP}`,
  )
  console.log(`${findings.length} findings; ${seconds.toFixed(0)} s`)
}
process.exitCode = findings.length > 0 ? 1 : 0
