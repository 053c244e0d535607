// A child process: our server, on SQLite or PostgreSQL, with all games and the endless skirmish.
import { promisify } from 'node:util'
import { LIMITS } from '@admiralty/protocol'
import { loadGameModules, makeObjectsYoung, makeServer } from '@admiralty/server'
import { openPostgres, openSqlite } from '@admiralty/store'
import { ownMs } from '../figure.ts'
import { games } from './endless-skirmish.ts'

const TICK_MS = 5

makeObjectsYoung()

/** `place`: a folder or the address of a database. `limited`: with the limits and delays of a server without settings. `token`: of /metrics. */
const [place = '', kept = '200', limited = '', token] = process.argv.slice(2)
const store = await (place.startsWith('postgres:') ? openPostgres(place) : openSqlite(place))
const server = await makeServer({
  store,
  games: { ...(await loadGameModules()), ...games },
  ...(limited === '' ? { delays: { bot: 0, auto: 0 }, rate: null } : { rate: LIMITS.requests }),
  maxIdleMatches: Number(kept),
  metricsToken: token ?? null,
  logger: { level: 'warn' },
})
await server.listen({ host: '127.0.0.1', port: 0 })
const address = server.server.address()
process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` })
const connections = promisify(server.server.getConnections.bind(server.server))
/** The most processor time, in ms, that the thread has used without a look at its timers. A request waits at least as long. */
let turn = 0
let used = ownMs()
setInterval(() => {
  const now = ownMs()
  turn = Math.max(turn, now - used)
  used = now
}, TICK_MS).unref()

process.on('message', async () => {
  const longest = turn
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { heapUsed, rss } = process.memoryUsage()
  process.send?.({ heapUsed, rss, cpu: (user + system) / 1000, turn: longest, connections: await connections() })
  turn = 0
  used = ownMs()
})
// Ends with the process that started it.
process.once('disconnect', async () => {
  await server.close()
  await store.close()
  process.exit()
})
