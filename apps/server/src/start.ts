// Starts a server from its settings, and explains what prevents a start.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  addressWithoutCredentials,
  CannotOpen,
  FolderInUse,
  openPostgres,
  openSqlite,
  type Store,
  type StoreLocation,
  storageFailure,
} from '@admiralty/store'
import type { FastifyInstance } from 'fastify'
import { BotWorker } from './bots/bot-worker.ts'
import { loadGameModules } from './platform/game-modules.ts'
import type { Settings } from './platform/settings.ts'
import { makeServer } from './server.ts'

export interface Running {
  /** Address for a browser on this machine. */
  readonly url: string
  /** The storage location without its password. Shown to the operator. */
  readonly location: string
  stop(): Promise<void>
}

/** The server cannot start; the message tells the operator why. */
export class CannotStart extends Error {}

const root = fileURLToPath(new URL('../../../', import.meta.url))

export async function start(settings: Settings): Promise<Running> {
  const place = storeLocationOf(settings)
  const store = await openStore(place, settings)
  const server = await makeServer({
    store,
    games: await loadGameModules(),
    botWorker: new BotWorker(),
    web: webFolderOf(settings),
    base: settings.BASE_PATH,
    rate: settings.RATE_LIMIT || null,
    delays: { bot: settings.PACE_BOT, auto: settings.PACE_AUTO },
    awayAfter: settings.AWAY_AFTER,
    metricsToken: settings.METRICS_TOKEN ?? null,
    logger: settings.LOG_LEVEL === 'silent' ? false : { level: settings.LOG_LEVEL },
    trustProxy: settings.TRUST_PROXY,
  })
  const url = await listen(server, store, settings)
  return { url, location: locationName(place), stop: () => stop(server, store) }
}

/** Folder of the built web client. */
export const webFolderOf = ({ WEB_DIR }: Settings): string => WEB_DIR ?? resolve(root, 'apps/web/dist')

/** The storage location. */
export const storeLocationOf = ({ DATABASE_URL: url, DATA_DIR }: Settings): StoreLocation =>
  url === undefined ? { folder: resolve(root, DATA_DIR) } : { url }
/** The location as the operator reads it, without a password. */
export const locationName = (place: StoreLocation): string =>
  'url' in place ? `PostgreSQL, ${addressWithoutCredentials(place.url)}` : `the folder ${place.folder}`

/** Waits for a database that is not up yet, because machines start in any order. */
async function openStore(place: StoreLocation, { DATABASE_WAIT, LOG_LEVEL }: Settings): Promise<Store> {
  const waiting = (words: string): void => {
    if (LOG_LEVEL !== 'silent') console.error(words)
  }
  try {
    return await ('url' in place ? openPostgres(place.url, { ms: DATABASE_WAIT * 1000, waiting }) : openSqlite(place.folder))
  } catch (error) {
    if (error instanceof FolderInUse || error instanceof CannotOpen) throw new CannotStart(error.message)
    const trouble = storageFailure(error)
    throw trouble === undefined ? error : new CannotStart(`Matches cannot be stored in ${locationName(place)}: ${trouble} (DATA_DIR).`)
  }
}

async function listen(server: FastifyInstance, store: Store, { HOST, PORT, BASE_PATH }: Settings): Promise<string> {
  try {
    await server.listen({ host: HOST, port: PORT })
  } catch (error) {
    await stop(server, store)
    throw isCode(error, 'EADDRINUSE')
      ? new CannotStart(`Port ${PORT} is in use. Stop the program that uses it, or choose another port: PORT=${PORT + 1} npm start`)
      : error
  }
  const address = server.server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : PORT}${BASE_PATH}/`
}

const isCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code

async function stop(server: FastifyInstance, store: Store): Promise<void> {
  await server.close()
  await store.close()
}
