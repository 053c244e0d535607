// `npm run fuzz:wire -- --requests 200000 --seed 1`: bad requests against a server as it is run, with matches in play: made of its own OpenAPI
// page and then spoilt, and what is no HTTP at all. No crash, no 5xx, nothing of anybody's changed, memory that settles. To 127.0.0.1 only.
import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { parseArgs } from 'node:util'
import { type Dice, pick, seededDice } from '@admiralty/kernel'
import { Client } from '../apps/server/test/client.ts'
import { spawnServer } from '../apps/server/test/spawn-server.ts'
import { hostile } from './hostile.ts'
import { type Described, describedIn, type Shape, sampleOf } from './wire-shapes.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '12' },
    json: { type: 'boolean', default: false },
  },
})
const [requests, seed, jobs] = [Number(values.requests), Number(values.seed), Number(values.jobs)]
/** MB that may stay when all is over: caches that fill, pages the allocator keeps. */
const GROWTH = 96

const findings: string[] = []
const statuses: Record<string, number> = {}
const server = await spawnServer()
const { port } = new URL(server.url)
const agent = new Agent({ keepAlive: true, maxSockets: jobs * 2 })
const begun = performance.now()

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
const memory = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const routes: readonly Described[] = describedIn((await ann.get<Shape>('/api/openapi.json')).body)

const NOT_IDS = ['__proto__', '%00', '%', '..%2f..%2f', 'x'.repeat(300), '%E0%A4%A', 'constructor', '1', "'%20or%201=1--", '%F0%9F%9A%80']
const COOKIES = [
  '',
  'admiralty=',
  'admiralty=forged',
  `admiralty=${'x'.repeat(4_000)}`,
  'admiralty=%00%ff',
  'admiralty=a; admiralty=b',
  '=;=;;',
  '__proto__=1',
]
const TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'application/xml',
  '',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/json, text/html',
]
const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  {},
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked' },
  { expect: '100-continue' },
  { origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-forwarded-for': '1.2.3.4, ,' },
  { 'last-event-id': '99999999999999999999' },
  { accept: 'text/event-stream' },
  { range: 'bytes=0-1,2-' },
  { 'if-none-match': '*' },
  { 'idempotency-key': 'x'.repeat(9_000) },
  { 'accept-encoding': 'br;q=9, *;q=-1' },
  { upgrade: 'websocket', connection: 'upgrade' },
]

const few = (dice: Dice, most: number): number => (dice.roll(1, most, 'few')[0] ?? 1) - 1

/** From somebody who may do nothing here, or from a seat, but then in no form that can be taken. */
function badRequest(dice: Dice) {
  const { method, path, body } = pick(dice, routes)
  const seated = few(dice, 4) === 0
  const sample = JSON.stringify(sampleOf(body ?? {}, dice))
  const { text } = hostile(sample, dice)
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'id' && few(dice, 3) > 0 ? pick(dice, ids) : few(dice, 3) > 0 && name === 'seat' ? 'red' : pick(dice, NOT_IDS),
  )
  const query = few(dice, 3) === 0 ? `?as=${pick(dice, ['red', 'blue', 'public', ...NOT_IDS])}&as=red&__proto__[x]=1` : ''
  // A field that no request has.
  const spoilt = seated ? `{"nothing of ours":${text.slice(0, 50_000)}}` : text.slice(0, 1_200_000)
  const reads = method === 'GET'
  return {
    method: few(dice, 12) === 0 ? pick(dice, ['PATCH', 'OPTIONS', 'TRACE', 'HEAD', 'PURGE']) : method,
    path: address + query,
    // Who sits there may throw away what is theirs, and ask for a link, without a word.
    cookie: seated && (body !== null || reads) ? pick(dice, [ann, ben]).cookie : pick(dice, COOKIES),
    type: pick(dice, TYPES),
    headers: pick(dice, ODD_HEADERS),
    body: reads ? null : spoilt,
    stops: few(dice, 40) === 0,
  }
}

function answered(dice: Dice): Promise<void> {
  const { method, path, cookie, type, headers, body, stops } = badRequest(dice)
  const what = `${method} ${path.slice(0, 100)} ${type} ${JSON.stringify(headers).slice(0, 60)} ${body?.slice(0, 120) ?? ''}`
  return new Promise((resolve) => {
    const late = setTimeout(() => note('late', `${stops ? 'given up ' : ''}${what}`), 20_000)
    const end = (): void => {
      clearTimeout(late)
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

const GARBAGE: readonly ((dice: Dice) => string)[] = [
  () => '\r\n\r\n\r\n',
  () => 'GET\r\n\r\n',
  () => 'GET / HTTP/9.9\r\nhost: x\r\n\r\n',
  () => 'GET / HTTP/1.1\r\n\r\n',
  () => `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  () => `GET / HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(3_000)}\r\n`,
  () => 'POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  () =>
    'POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  () => 'POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: -1\r\n\r\n{}',
  () => 'POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99999999999999\r\n\r\n{}',
  () => 'POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 400\r\n\r\n{"half',
  () => `${'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20)}\u0000garbage\r\n\r\n`,
  () => 'GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: \u0001\u0002\u0003\r\nx\u0000y: z\r\n\r\n',
  (dice) => Array.from({ length: 200 }, () => String.fromCharCode(few(dice, 256))).join(''),
  () => 'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n',
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
]

function rubbish(dice: Dice): Promise<void> {
  const text = pick(dice, GARBAGE)(dice)
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

function note(status: string, what: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1
  if (/^5|late/.test(status)) findings.push(`${status}: ${what}`)
}

let sent = 0
const before = await everything()
const levels: number[] = []
async function job(number: number): Promise<void> {
  const dice = seededDice(seed * 1_000_003 + number)
  while (sent < requests) {
    sent += 1
    if (sent % Math.ceil(requests / 20) === 0) levels.push(Math.round(memory()))
    await (few(dice, 10) === 0 ? rubbish(dice) : answered(dice))
  }
}
await Promise.all(Array.from({ length: jobs }, (_, number) => job(number)))
agent.destroy()
if ((await everything()) !== before) findings.push('something of somebody’s has changed')
const settled = Math.round(memory())
const middle = levels[Math.floor(levels.length / 2)] ?? settled
if (settled > middle + GROWTH) findings.push(`memory grew from ${middle} MB in the middle to ${settled} MB`)
if (/"msg":"a bug"/.test(server.output())) findings.push(`the log names a bug: ${server.output().slice(-600)}`)
if ((await server.stop()) !== 0) findings.push('the server did not end well')

const seconds = (performance.now() - begun) / 1000
if (values.json) console.log(JSON.stringify({ requests: sent, seed, statuses, memory: [...levels, settled], findings, seconds }))
else {
  for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`)
  const counts = Object.entries(statuses).map(([status, count]) => `${status} ${count}`)
  console.log(
    `${sent} bad requests: ${counts.join(', ')}; memory ${levels[0] ?? 0}, ${middle}, ${settled} MB; ${findings.length} findings; ${seconds.toFixed(0)} s`,
  )
}
process.exitCode = findings.length > 0 ? 1 : 0
