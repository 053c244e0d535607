// Several processes behind one port: each match belongs to one of them, and one of them may crash.
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { verifyJournal } from '@admiralty/match'
import type { OrderResponse } from '@admiralty/protocol'
import { type RealPostgres, startPostgres } from '@admiralty/store/real-postgres'
import { system } from '@admiralty/systems/skirmish'
import { afterAll, beforeAll, expect, onTestFailed, onTestFinished, test } from 'vitest'
import { ownerOf } from '../src/processes/owner.ts'
import { childProcesses } from './child-processes.ts'
import { Client } from './client.ts'
import { type Environment, type Spawned, spawnServer } from './spawn-server.ts'
import { type Duel, duel } from './tables.ts'

const METRICS_TOKEN = 'a-token-of-these-tests'
const FLEET_CHOICE = { order: 'muster', gear: ['shield', 'flare'] }
const PROCESSES = [0, 1] as const

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await startPostgres(['-c', 'fsync=off'])
})
afterAll(() => postgres?.stop())

let databases = 0
async function twoProcesses(environment: Environment = {}): Promise<Spawned> {
  databases += 1
  const DATABASE_URL = await postgres.database(`processes${databases}`)
  const server = await spawnServer({ DATABASE_URL, PROCESSES: String(PROCESSES.length), METRICS_TOKEN, ...environment })
  onTestFinished(async () => expect(await server.stop()).toBe(0))
  onTestFailed(() => console.log(server.output()))
  return server
}
/** A match of this process. */
async function duelOf(owner: number, { url }: Spawned): Promise<Duel> {
  for (;;) {
    const found = await duel(() => new Client(url))
    if (ownerOf(found.id, PROCESSES.length) === owner) return found
  }
}

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** The client's port, by which connections differ. */
  readonly port: number | undefined
}
interface KeptRequest {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}
/** A client that sends one request after another, on one connection if the server keeps it. */
function keptConnection({ url }: Spawned, localAddress = '127.0.0.1') {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return ({ path, headers = {}, body }: KeptRequest): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const all = { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) }
      const method = body === undefined ? 'GET' : 'POST'
      const port = Number(new URL(url).port)
      const sent = request({ host: '127.0.0.1', port, path, method, headers: all, agent, localAddress }, async (response) => {
        const from = response.socket.localPort
        const text = (await response.toArray()).join('')
        resolve({ status: response.statusCode, headers: response.headers, text, port: from })
      })
      sent.once('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
}

/** How many orders each process has answered. */
async function ordersAnswered({ url }: Spawned): Promise<readonly number[]> {
  const count = async (number: number): Promise<number> => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const text = await (await fetch(`${url}metrics?process=${number + 1}`, { headers })).text()
    return Number(/request_seconds_count\{method="POST",route="\/api\/matches\/:id\/orders",status="200"\} (\d+)/.exec(text)?.[1] ?? 0)
  }
  return Promise.all(PROCESSES.map(count))
}

test('the process that owns a match answers its orders, and a connection that began at another process gives the right answer', async () => {
  const server = await twoProcesses()
  const [mine, other] = [await duelOf(0, server), await duelOf(1, server)]
  for (const { id, red } of [mine, other, mine])
    expect((await red.order(id, 'red', '1/muster', FLEET_CHOICE, 'the-key-of-red')).status).toBe(200)
  expect(await ordersAnswered(server)).toEqual([2, 1])
  const send = keptConnection(server)
  const first = await send({ path: `/api/matches/${mine.id}`, headers: { cookie: mine.blue.cookie } })
  const headers = { cookie: other.blue.cookie, 'idempotency-key': 'the-key-of-blue' }
  const path = `/api/matches/${other.id}/orders`
  const body = { as: 'blue', call: '1/muster', order: FLEET_CHOICE }
  const second = await send({ path, headers, body })
  expect([first.status, second.status, JSON.parse(second.text)]).toEqual([200, 200, { sealed: true, seq: 1 }])
  // The connection was the same, and the next one is passed to the owner.
  expect([second.port, second.headers.connection]).toEqual([first.port, 'close'])
  const third = await send({ path, headers, body })
  expect([third.text, third.headers.connection]).toEqual([second.text, 'keep-alive'])
  expect(await ordersAnswered(server)).toEqual([2, 3])
})

test('a process that is killed is replaced, while the matches of the other one go on', async () => {
  const server = await twoProcesses()
  const [dying, living] = [await duelOf(0, server), await duelOf(1, server)]
  // Another name of the server, so that no connection that began at the other process is used again.
  const fresh = new Client(server.url.replace('localhost', '127.0.0.1'))
  fresh.cookie = living.blue.cookie
  const [stream, ending] = [await fresh.listen(living.id, 'blue'), await dying.blue.listen(dying.id, 'blue')]
  await Promise.all([stream.entry(0), ending.entry(0)])
  /** A request may fail whose connection was at the killed process, or waits for it. */
  const order = async (one: Duel, as: 'red' | 'blue'): Promise<OrderResponse> => {
    const sent = one[as].order(one.id, as, '1/muster', FLEET_CHOICE, `the-key-of-${as}`)
    return sent.then(({ body }) => body).catch(() => order(one, as))
  }
  expect(await order(dying, 'red')).toEqual({ sealed: true, seq: null })
  const [killed = 0, left] = [childProcesses(server).get(0), childProcesses(server).get(1)]
  process.kill(killed, 'SIGKILL')
  expect(await order(living, 'red')).toEqual({ sealed: true, seq: null })
  expect(await order(living, 'blue')).toEqual({ sealed: true, seq: 1 })
  await stream.entry(1)
  expect(stream.over).toBe(false)
  await expect.poll(() => ending.over).toBe(true)
  // Another process answers until the new one is ready.
  expect(await order(dying, 'red')).toEqual({ sealed: true, seq: null })
  expect(await order(dying, 'blue')).toEqual({ sealed: true, seq: 1 })
  await expect.poll(() => server.output()).toContain('Process 1 of 2 runs again.')
  expect(childProcesses(server).get(0)).not.toBe(killed)
  expect(childProcesses(server).get(1)).toBe(left)
  for (const { id, red } of [dying, living]) {
    await red.concede(id, 'red')
    const journal = await red.journal(id)
    expect(verifyJournal(system, journal)).toMatchObject({ ok: true })
    expect(journal.entries[1]?.orders).toEqual({ red: FLEET_CHOICE, blue: FLEET_CHOICE })
  }
  stream.close()
})

test('processes end with the primary one, and a restart continues', async () => {
  const server = await twoProcesses()
  const { id, red, blue } = await duelOf(1, server)
  expect((await red.order(id, 'red', '1/muster', FLEET_CHOICE)).body).toEqual({ sealed: true, seq: null })
  // One of them is being replaced.
  const killed = childProcesses(server).get(0) ?? 0
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => childProcesses(server).get(0) ?? killed).not.toBe(killed)
  const children = [...childProcesses(server).values()]
  await server.kill()
  const isGone = (pid: number): boolean => {
    try {
      return !process.kill(pid, 0)
    } catch {
      return true
    }
  }
  expect(children).toHaveLength(2)
  await expect.poll(() => children.every(isGone)).toBe(true)
  await server.restart()
  expect((await blue.order(id, 'blue', '1/muster', FLEET_CHOICE)).body).toEqual({ sealed: true, seq: 1 })
})

test('a request that arrives in small parts reaches its process whole', async () => {
  const server = await twoProcesses()
  const { id, red } = await duelOf(1, server)
  const body = JSON.stringify({ as: 'red', call: '1/muster', order: FLEET_CHOICE })
  const head = `POST /api/matches/${id}/orders HTTP/1.1\r\nhost: localhost\r\ncookie: ${red.cookie}\r\nidempotency-key: a-key-in-parts\r\n`
  const text = `${head}content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`
  // The first line is complete in the first part, in the second, or there is one part only.
  for (const cuts of [[], [head.length, head.length + 40], [3, head.length, text.length - 1]]) {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', noDelay: true })
    const received = socket.toArray()
    for (const [at, from] of [0, ...cuts].entries()) {
      socket.write(text.slice(from, cuts[at]))
      // Meanwhile the part is read.
      await fetch(`${server.url}readyz`)
    }
    expect((await received).join('')).toMatch(/^HTTP\/1\.1 200 OK.*\{"sealed":true,"seq":null\}$/s)
  }
})

test('clients that go away while their request is forwarded do no harm', async () => {
  const server = await twoProcesses()
  const port = Number(new URL(server.url).port)
  const requestFor = (number: number): string => `GET /metrics?process=${number} HTTP/1.1\r\nhost: localhost\r\n\r\n`
  const leave = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(requestFor(1)))
      socket.once('data', () => socket.write(requestFor(2), () => socket.resetAndDestroy()))
      socket.once('close', () => resolve())
    })
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 20 }, leave))
  expect((await keptConnection(server)({ path: '/metrics?process=2' })).status).toBe(404)
  expect(server.output()).not.toContain('has ended')
})

test.skipIf(process.platform === 'darwin')('a request that is forwarded counts for the address of its client', async () => {
  const server = await twoProcesses({ RATE_LIMIT: '20' })
  const id = ['a', 'b', 'c', 'd'].find((name) => ownerOf(name, PROCESSES.length) === 1)
  const path = `/api/matches/${id}`
  /** Each connection begins at the first process. */
  const forwarded = async (localAddress: string, address: string) => {
    const send = keptConnection(server, localAddress)
    await send({ path: '/metrics?process=1' })
    const { status, headers } = await send({ path, headers: { 'admiralty-address': address } })
    expect(headers.connection).toBe('close')
    return status
  }
  const statuses = []
  for (let sent = 0; sent < 21; sent += 1) statuses.push(await forwarded('127.0.0.1', `203.0.113.${sent}`))
  expect(statuses).toEqual([...Array(20).fill(404), 429])
  expect(await forwarded('127.0.0.2', '127.0.0.1')).toBe(404)
})
