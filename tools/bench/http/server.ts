// A child process: our server on SQLite, with all games and the endless skirmish.
import { loadGameModules, makeServer } from '@admiralty/server'
import { openSqlite } from '@admiralty/store'
import { games } from './endless-skirmish.ts'

const [folder = '', kept = '200'] = process.argv.slice(2)
const store = await openSqlite(folder)
const server = await makeServer({
  store,
  games: { ...(await loadGameModules()), ...games },
  delays: { bot: 0, auto: 0 },
  rate: null,
  maxIdleMatches: Number(kept),
  logger: { level: 'warn' },
})
await server.listen({ host: '127.0.0.1', port: 0 })
const address = server.server.address()
process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` })
process.on('message', () => {
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  process.send?.({ heapUsed: process.memoryUsage().heapUsed, cpu: (user + system) / 1000 })
})
// Ends with the process that started it.
process.once('disconnect', async () => {
  await server.close()
  await store.close()
  process.exit()
})
