// A child process: a server on SQLite whose tokens, keys and dice follow from a seed, so that two processes can be twins.
import { createHash } from 'node:crypto'
import { type Clock, loadGameModules, makeServer, type Random, systemClock } from '@admiralty/server'
import { openSqlite } from '@admiralty/store'

/** Time stands still in twins, so that all times in responses are equal and no timer fires. */
const FROZEN: Clock = { now: () => 1_700_000_000_000, after: () => () => undefined }

const [folder = '', seed = '', clock = 'frozen', maxIdle = '200', metricsToken = ''] = process.argv.slice(2)

function seededRandom(): Random {
  let made = 0
  const digest = (): Buffer => {
    made += 1
    return createHash('sha256').update(`${seed} ${made}`).digest()
  }
  return {
    token: () => digest().subarray(0, 24).toString('base64url'),
    seed: () => digest().readUInt32BE() >>> 1,
    serverKey: () => digest().toString('hex'),
  }
}

const store = await openSqlite(folder)
const server = await makeServer({
  store,
  games: await loadGameModules(),
  clock: clock === 'frozen' ? FROZEN : systemClock,
  random: seededRandom(),
  delays: { bot: 0, auto: 0 },
  // Other programs on the machine must not make one twin refuse requests.
  load: { busy: false },
  maxIdleMatches: Number(maxIdle),
  metricsToken,
})
await server.listen({ host: '127.0.0.1', port: 0 })
const address = server.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
// Ends with the process that started it.
process.once('disconnect', async () => {
  await server.close()
  await store.close()
  process.exit()
})
