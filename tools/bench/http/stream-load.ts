// A child process: opens many streams from many local addresses, some of them at one table, and says when each step is done.
import { setTimeout as pause } from 'node:timers/promises'
import { EventCounter, KeptConnection } from './wire.ts'

const [url = '', total = '10000', atOne = '2000'] = process.argv.slice(2)
const ADDRESSES = 100
/** Streams at each of the other tables. */
const AT_OTHERS = 100
/** Streams that are opened, or closed, at the same time. */
const AT_ONCE = 500
const PATIENCE_MS = 60_000
const server = new URL(url)

/** The local addresses 127.0.1.1 to 127.0.1.100, in turn. */
const addressOf = (stream: number): string => `127.0.1.${1 + (stream % ADDRESSES)}`

interface Table {
  readonly path: string
  readonly cookie: string
  readonly wire: KeptConnection
}
async function openTable(number: number): Promise<Table> {
  const wire = new KeptConnection(server, addressOf(number))
  const request = { system: 'siege', scenario: 'siege', seats: { red: 'me', blue: 'me' }, value: 'luck' }
  const { status, headers, body } = await wire.ask('POST', '/api/matches', '', JSON.stringify(request))
  if (status !== 201) throw new Error(`${status} ${body}`)
  return { path: `/api/matches/${JSON.parse(body).id}`, cookie: `cookie: ${/set-cookie: ([^;]+)/.exec(headers)?.[1]}\r\n`, wire }
}

async function until(holds: () => boolean, what: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !holds(); await pause(5)) if (performance.now() > end) throw new Error(what)
}

/** Opens streams at a table, at most `AT_ONCE` at a time. */
async function openStreams({ path }: Table, count: number, first: number): Promise<readonly EventCounter[]> {
  const streams: EventCounter[] = []
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    for (let next = opened; next < Math.min(count, opened + AT_ONCE); next += 1)
      streams.push(new EventCounter(server, `${path}/stream`, '', { localAddress: addressOf(first + next) }))
    await until(() => streams.every(({ begun }) => begun), 'a stream has not begun')
  }
  return streams
}

/** Appends one entry and waits until every stream has received it. */
async function sendEntry({ path, cookie, wire }: Table, streams: readonly EventCounter[]): Promise<void> {
  for (const as of ['red', 'blue']) {
    const order = JSON.stringify({ as, call: '1/muster', order: { order: 'muster', gear: ['shield', 'flare'] } })
    const { status, body } = await wire.ask('POST', `${path}/orders`, `${cookie}idempotency-key: the-order-of-${as}\r\n`, order)
    if (status !== 200) throw new Error(`${status} ${body}`)
  }
  await until(() => streams.every(({ count }) => count > 0), 'a stream has not received the entry')
}

/** Tells the parent that a step is done, and waits until it has taken its figures. */
const step = (name: string): Promise<void> =>
  new Promise((resolve) => {
    process.once('message', () => resolve())
    process.send?.({ step: name })
  })

const others = Math.ceil((Number(total) - Number(atOne)) / AT_OTHERS)
const tables: Table[] = []
for (let number = 0; number <= others; number += 1) tables.push(await openTable(number))
const [first, ...rest] = tables
if (!first) throw new Error('no table was opened')
await step('begin')
const crowded = await openStreams(first, Number(atOne), 0)
await step('one')
const spread: EventCounter[] = []
for (const [number, table] of rest.entries()) spread.push(...(await openStreams(table, AT_OTHERS, number * AT_OTHERS)))
await step('open')
await sendEntry(first, crowded)
await step('entry')
const all = [...crowded, ...spread]
while (all.length > 0) {
  for (const stream of all.splice(0, AT_ONCE)) stream.close()
  // The server has noticed the closed streams when it answers.
  await first.wire.ask('GET', '/healthz', '')
}
await step('closed')
for (const { wire } of tables) wire.close()
process.disconnect?.()
