// The same orders for one server process and for two behind one port, on one PostgreSQL, and what passing a connection costs.
import { startPostgres } from '@admiralty/store/real-postgres'
import type { BenchFigure, BenchItem } from './figure.ts'
import { type Program, program, run } from './http/program.ts'

const MATCHES = 200
const MS = 5000

interface Load {
  readonly orders: number
  readonly seconds: number
  readonly p99: number
}
/** Processor time in ms: of all processes of the server, and of the one that only passes connections. */
interface ProcessorTime {
  readonly cpu: number
  readonly router: number
}

function usage(server: Program): Promise<ProcessorTime> {
  server.tell('usage')
  return server.hear()
}
/** The processor time for each of `count` things, in µs. */
const timeFor = (what: string, count: number, before: ProcessorTime, after: ProcessorTime): readonly BenchFigure[] => [
  { what: `${what}: processor time of the server for each`, value: ((after.cpu - before.cpu) * 1000) / count, unit: 'µs' },
  ...(after.router > 0
    ? [{ what: `${what}: of it, the process that listens`, value: ((after.router - before.router) * 1000) / count, unit: 'µs' }]
    : []),
]

async function ordersOn(server: Program, url: string, who: string): Promise<readonly BenchFigure[]> {
  const loading = run(program('load.ts'), [url, String(MATCHES), '', String(MS), ''])
  await loading.hear()
  const before = await usage(server)
  await loading.hear()
  const after = await usage(server)
  const { orders, seconds, p99 } = await loading.hear<Load>()
  await loading.end()
  const what = `${who}, durable orders`
  return [
    { what, value: orders / seconds, unit: 'a second' },
    { what: `${what}: 99 % within`, value: p99, unit: 'ms' },
    ...timeFor(what, orders, before, after),
  ]
}

/** Opens connections that ask for these paths. */
async function connectionsOn(server: Program, url: string, what: string, paths: readonly string[]): Promise<readonly BenchFigure[]> {
  const before = await usage(server)
  const opening = run(program('connections.ts'), [url, ...paths])
  const { connections, seconds } = await opening.hear<{ readonly connections: number; readonly seconds: number }>()
  const after = await usage(server)
  await opening.end()
  return [{ what, value: connections / seconds, unit: 'a second' }, ...timeFor(what, connections, before, after)]
}

async function measure(server: Program, who: string): Promise<readonly BenchFigure[]> {
  const { url } = await server.hear<{ readonly url: string }>()
  const figures = [
    ...(await ordersOn(server, url, who)),
    ...(await connectionsOn(server, url, `${who}, connections with one request`, ['/healthz'])),
    ...(await connectionsOn(server, url, `${who}, connections with two requests`, ['/metrics?process=1', '/metrics?process=2'])),
  ]
  await server.end()
  return figures
}

export const item: BenchItem = {
  title: 'Several processes behind one port',
  about:
    `The orders of ${MATCHES} matches as above, but on PostgreSQL: one server process, then two behind one port, each on a new database. ` +
    'Then another process opens connections, 16 at a time. With two processes, the second request on a connection is forwarded to the other one. Server, load and PostgreSQL share the cores.',
  async figures(progress) {
    const postgres = await startPostgres()
    progress('processes: 1')
    const one = await measure(run(program('server.ts'), [await postgres.database('one')]), 'one process')
    progress('processes: 2')
    const two = await measure(run(program('processes.ts'), [await postgres.database('two'), '2']), 'two processes')
    await postgres.stop()
    return [...one, ...two]
  },
}
