// A real server in a process of its own, except for its clock, which follows the run. Started by `ClockedServer`.
import { flushCompileCache } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ChangeListener, isUnreachable, openPostgres, openSqlite, type Store } from '@admiralty/store'
import { BotWorker, loadGameModules, makeServer } from '../../../apps/server/src/index.ts'
import type { ClockMove, FromServer, ToServer } from './messages.ts'
import { OpenWork } from './open-work.ts'
import { SimulatedClock } from './simulated-clock.ts'

const { DATABASE_URL, DATA_DIR = '', PORT } = process.env
const games = await loadGameModules()
// The rules of all games are loaded before the server is needed.
await Promise.all(Object.values(games).map(({ rules }) => rules()))

const send = (message: FromServer): void => void process.send?.(message)
const openStore = (): Promise<Store> =>
  DATABASE_URL === undefined ? openSqlite(DATA_DIR) : openPostgres(DATABASE_URL, { ms: 10_000, waiting: () => undefined })

/** Serves from a time on. Returns the function that moves the clock. */
async function serve(now: number): Promise<(move: ClockMove) => Promise<number | null>> {
  const work = new OpenWork()
  const clock = new SimulatedClock(now)
  const opened = await openStore()
  const listeners: ChangeListener[] = []
  const store: Store = work.counting({
    ...opened,
    // The match of a handle is read and written through it.
    handle: (id: string) => work.counting(opened.handle(id)),
    subscribe(listener: ChangeListener) {
      listeners.push(listener)
      opened.subscribe(listener)
    },
  })
  const server = await makeServer({
    store,
    games,
    clock,
    botWorker: work.counting(new BotWorker()),
    delays: { bot: 0, auto: 0 },
    load: { busy: false },
    logger: { level: 'warn' },
  })
  await server.listen({ host: '127.0.0.1', port: Number(PORT) })
  return async ({ now: time, peerGone, tellsWake }) => {
    clock.moveTo(time)
    if (peerGone) for (const listener of listeners) listener.peerGone()
    do await work.calm()
    while (clock.isDue)
    return tellsWake ? nextWakeOf(store) : null
  }
}

/** The time of the next look. On a busy machine a connection to the database may take too long; then it is asked for again. */
async function nextWakeOf(store: Store): Promise<number | null> {
  for (;;)
    try {
      return await store.nextWake()
    } catch (error) {
      if (!isUnreachable(error)) throw error
      await sleep(100)
    }
}

let move: Awaited<ReturnType<typeof serve>> | null = null
async function answer(message: ToServer): Promise<FromServer> {
  if (message.kind === 'serve') {
    move = await serve(message.now)
    return { kind: 'served' }
  }
  return { kind: 'moved', wake: (await move?.(message)) ?? null }
}
process.on('message', (message: ToServer) => {
  answer(message).then(send, (error: unknown) => send({ kind: 'failed', why: error instanceof Error ? `${error.stack}` : String(error) }))
})
process.on('disconnect', () => process.exit(0))
// A process that is killed writes no cache of its compiled modules.
flushCompileCache()
send({ kind: 'loaded' })
