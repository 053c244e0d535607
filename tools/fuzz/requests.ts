// `npm run fuzz -- requests`: sends bad requests to a real server with matches in play, on 127.0.0.1 only. It must not crash, answer 5xx or
// answer late. No data of any player may change, and memory must stay flat with a small heap.
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { parseArgs } from 'node:util'
import { type Dice, seededDice } from '@admiralty/kernel'
import type { NewToken, OwnAccount } from '@admiralty/protocol'
import { startPostgres } from '@admiralty/store/real-postgres'
import { Client } from '../../apps/server/test/client.ts'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { BOUND, levelIn, type MemoryLevel, trendOf } from '../shared/memory.ts'
import { makeProgress } from '../shared/progress.ts'
import { steadyNow } from '../shared/steady-clock.ts'
import { counted, printSummary } from '../shared/summary.ts'
import { badRequest, garbage, type RequestTargets } from './random-requests.ts'
import { describedIn, type Shape } from './request-shapes.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '12' },
    processes: { type: 'string', default: '1' },
    routes: { type: 'string', default: '/' },
    json: { type: 'boolean', default: false },
  },
})
const [requests, seed, jobs] = [Number(values.requests), Number(values.seed), Number(values.jobs)]
/** A later answer is a finding, in ms. */
const LATE = 20_000
/** The heap limit of the server, in MB. A leak of a few hundred bytes for each request would crash it. */
const HEAP = 160
/** The time between two samples of memory, in ms. */
const LOOK = 200
const METRICS_TOKEN = 'fuzz-wire-looks-at-memory'

const findings: string[] = []
const statuses: Record<string, number> = {}
const progress = makeProgress()
const postgres = values.processes === '1' ? null : await startPostgres()
const server = await spawnServer({
  METRICS_TOKEN,
  NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
  ...(postgres && { PROCESSES: values.processes, DATABASE_URL: await postgres.database('fuzz') }),
})
const { port } = new URL(server.url)
const agent = new Agent({ keepAlive: true, maxSockets: jobs * 2 })

/** Two players in four matches: one is over, and one has a sealed order. */
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
/** Everything that the players can read, to compare before and after. */
async function everything(): Promise<string> {
  const tables = ids.map(async (id) => [
    await ann.table(id),
    await ben.table(id),
    ...(await Promise.all(['red', 'public'].map((as) => ann.get(`/api/matches/${id}/journal?as=${as}`)))),
    await ben.get(`/api/matches/${id}/journal?as=blue`),
  ])
  const lists = [ann, ben].flatMap((client) => OWN.map((path) => client.get(path)))
  // When a device or token was last used is no change.
  return JSON.stringify([await Promise.all(tables), await Promise.all(lists)], (name, value) => (name === 'seen' ? undefined : value))
}
const OWN = ['/api/me', '/api/me/account', '/api/me/keys', '/api/me/notices', '/api/me/outlets', '/api/matches', '/api/designs']
async function level(): Promise<MemoryLevel> {
  const answer = await fetch(`${server.url}metrics?process=1`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return levelIn(await answer.text())
}
/** What belongs to Ann besides matches. */
async function possessions(): Promise<readonly string[]> {
  await ann.put('/api/me/address', { address: 'ann@example.org' })
  await ann.put('/api/me/keys', { copy: 'sealed by Ann' })
  // No message is sent, because there is no such address.
  await ann.put('/api/me/webhook', { url: 'https://hook.invalid/' })
  await ann.post('/api/me/calendar', {})
  const keys = { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) }
  const browser = await ann.post<{ readonly id: string }>('/api/me/push', { endpoint: 'https://push.invalid/', keys })
  const { body } = await ann.post<NewToken>('/api/me/tokens', { name: 'Bot', scope: 'play', days: 1 })
  const { devices } = (await ann.get<OwnAccount>('/api/me/account')).body
  return [body.id, browser.body.id, ...devices.map(({ id }) => id)]
}
const wanted = values.routes.split(',')
const targets: RequestTargets = {
  routes: describedIn((await ann.get<Shape>('/api/openapi.json')).body).filter(({ path }) => wanted.some((text) => path.includes(text))),
  matches: ids,
  cookies: [ann.cookie, ben.cookie],
  ids: await possessions(),
}
if (targets.routes.length === 0) {
  console.error(`no route contains ${values.routes}`)
  await server.stop()
  await postgres?.stop()
  process.exit(2)
}

function note(status: string, what: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1
  if (status.startsWith('5')) findings.push(`${status}: ${what}`)
}

let answers = 0
let slowest = { ms: 0, what: '' }
/** Starts a timer. A late answer is reported with the number of other answers meanwhile, which shows whether the whole server waited. */
function timed(what: string): () => void {
  const [started, before] = [steadyNow(), answers]
  return () => {
    answers += 1
    const ms = steadyNow() - started
    if (ms > slowest.ms) slowest = { ms, what }
    if (ms > LATE) findings.push(`answered after ${(ms / 1000).toFixed(1)} s, with ${answers - before} other answers meanwhile: ${what}`)
  }
}

function sendRequest(dice: Dice): Promise<void> {
  const { method, path, cookie, type, headers, body, stops } = badRequest(dice, targets)
  const what = `${method} ${path.slice(0, 100)} ${type} ${JSON.stringify(headers).slice(0, 60)} ${stops ? '(given up) ' : ''}${body?.slice(0, 120) ?? ''}`
  return new Promise((resolve) => {
    const stop = timed(what)
    const end = (): void => {
      stop()
      resolve()
    }
    const onResponse = (response: IncomingMessage): void => {
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
      const sending = request(
        {
          port,
          host: '127.0.0.1',
          method,
          path,
          agent,
          headers: { ...(cookie && { cookie }), ...(body !== null && type && { 'content-type': type }), ...headers },
        },
        onResponse,
      )
      sending.once('error', () => {
        note('closed', what)
        end()
      })
      sending.once('upgrade', (_, socket) => socket.destroy())
      if (stops) {
        sending.write((body ?? 'x').slice(0, 10))
        setTimeout(() => sending.destroy(), 5)
      } else sending.end(body ?? undefined)
    } catch {
      // The HTTP client of Node refuses to send this request.
      note('unsent', what)
      end()
    }
  })
}

function sendGarbage(dice: Dice): Promise<void> {
  const text = garbage(dice)
  return new Promise((resolve) => {
    let received = ''
    const socket = connect({ port: Number(port), host: '127.0.0.1' }, () => socket.write(text, 'latin1'))
    // Connections that stay half-open are closed after a moment.
    socket.setTimeout(50, () => socket.destroy())
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      note(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 'closed', `raw ${JSON.stringify(text.slice(0, 60))}`)
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
    await (few(dice, 10) === 0 ? sendGarbage(dice) : sendRequest(dice))
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
if ((await everything()) !== before) findings.push('data of a player has changed')
const trend = trendOf(levels)
findings.push(...trend.findings)
if (/"msg":"a bug"/.test(server.output())) findings.push(`the log reports a bug: ${server.output().slice(-600)}`)
if ((await server.stop()) !== 0) findings.push('the server did not end with code 0')
await postgres?.stop()

const seconds = progress.seconds()
if (values.json)
  console.log(
    JSON.stringify({ requests: sent, seed, statuses, heap: HEAP, bound: BOUND, quarters: trend.quarters, slowest, findings, seconds }),
  )
else {
  for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`)
  const counts = Object.entries(statuses).map(([status, count]) => `${status} ${count}`)
  const rounded = (kind: keyof MemoryLevel): string => trend.quarters.map((quarter) => quarter[kind].toFixed(0)).join(', ')
  console.log(`${counts.join(', ')}; slowest ${slowest.ms.toFixed(0)} ms (${slowest.what.slice(0, 80)}); ${seconds.toFixed(0)} s`)
  console.log(
    `memory by quarters in MB: least heap ${rounded('held')} (may grow by ${BOUND.held}), most resident ${rounded('resident')} (may grow by ${BOUND.resident}), heap limit ${HEAP}`,
  )
  printSummary(
    [counted(sent, 'bad request'), counted(findings.length, 'finding')],
    [
      `slowest response ${(slowest.ms / 1000).toFixed(1)} s`,
      `least heap by quarters ${rounded('held')} MB, most memory ${rounded('resident')} MB`,
    ],
  )
}
process.exitCode = findings.length > 0 ? 1 : 0
