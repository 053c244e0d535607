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
import { openSmtp } from './errands/smtp.ts'
import { CannotStart, explainListening } from './platform/cannot-start.ts'
import { loadGameModules } from './platform/game-modules.ts'
import type { Settings } from './platform/settings.ts'
import { makeObjectsYoung } from './platform/young-objects.ts'
import { makeServer, type ServerPorts } from './server.ts'

/** A server that accepts requests. */
export interface Running {
  /** Address for a browser on this machine. */
  readonly url: string
  /** The storage location without its password. Shown to the operator. */
  readonly location: string
  /** Closes the server, then the store. */
  stop(): Promise<void>
}

/** The differences of a server that is one of several processes. */
export interface OneOfSeveral {
  readonly ports: Partial<ServerPorts>
  /** Accepts connections, instead of listening on the port. */
  listen(server: FastifyInstance): Promise<void>
}

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Opens the store and listens. Throws `CannotStart` if the operator has to change something. */
export async function start(settings: Settings, one: OneOfSeveral | null = null): Promise<Running> {
  makeObjectsYoung()
  const location = storeLocationOf(settings)
  const store = await openStore(location, settings)
  announceLosses(store, location)
  const { MAIL_URL: mailUrl, MAIL_FROM: from, MAIL_BOUNCES: bounces = null } = settings
  const mail = mailUrl !== undefined && from !== undefined ? openSmtp({ url: mailUrl, from, bounces }) : null
  const server = await makeServer({
    store,
    games: await loadGameModules(),
    web: webFolderOf(settings),
    base: settings.BASE_PATH,
    rate: settings.RATE_LIMIT || null,
    busyAfter: settings.BUSY_AFTER,
    delays: { bot: settings.PACE_BOT, auto: settings.PACE_AUTO },
    awayAfter: settings.AWAY_AFTER,
    consentAfter: settings.CONSENT_AFTER,
    ...(mail && { mailer: mail, notices: mail }),
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}${settings.BASE_PATH}`,
    metricsToken: settings.METRICS_TOKEN ?? null,
    logger: settings.LOG_LEVEL === 'silent' ? false : { level: settings.LOG_LEVEL },
    trustProxy: settings.TRUST_PROXY,
    ...one?.ports,
  })
  server.addHook('onClose', async () => mail?.close())
  const url = await listen(server, store, settings, one)
  return { url, location: locationName(location), stop: () => stop(server, store) }
}

/** Folder of the built web client. */
export const webFolderOf = ({ WEB_DIR }: Settings): string => WEB_DIR ?? resolve(root, 'apps/web/dist')

/** The database of DATABASE_URL, or the folder DATA_DIR. */
export const storeLocationOf = ({ DATABASE_URL: url, DATA_DIR }: Settings): StoreLocation =>
  url === undefined ? { folder: resolve(root, DATA_DIR) } : { url }

/** The location as the operator reads it, without a password. */
export const locationName = (location: StoreLocation): string =>
  'url' in location ? `PostgreSQL, ${addressWithoutCredentials(location.url)}` : `the folder ${location.folder}`

/** The lost changes as the operator reads them, at a start and before it. */
export const lossReport = (losses: readonly string[], location: StoreLocation): string =>
  `Data are missing in ${locationName(location)}, which was damaged or replaced:\n  ${losses.join('\n  ')}`

/** Players have seen what is missing, so the operator must know it, at any level of the log. */
function announceLosses({ losses }: Store, location: StoreLocation): void {
  if (losses.length === 0) return
  console.error(lossReport(losses, location))
  console.error(
    'The matches in play continue from what is there, with new dice. For what is missing, restore a backup (npx admiralty restore).',
  )
}

/** Waits for a database that is not up yet, because machines start in any order. */
async function openStore(location: StoreLocation, { DATABASE_WAIT, LOG_LEVEL }: Settings): Promise<Store> {
  const waiting = (message: string): void => {
    if (LOG_LEVEL !== 'silent') console.error(message)
  }
  try {
    return await ('url' in location ? openPostgres(location.url, { ms: DATABASE_WAIT * 1000, waiting }) : openSqlite(location.folder))
  } catch (error) {
    if (error instanceof FolderInUse || error instanceof CannotOpen) throw new CannotStart(error.message)
    const failure = storageFailure(error)
    throw failure === undefined ? error : new CannotStart(`Matches cannot be stored in ${locationName(location)}: ${failure} (DATA_DIR).`)
  }
}

async function listen(
  server: FastifyInstance,
  store: Store,
  { HOST, PORT, BASE_PATH }: Settings,
  one: OneOfSeveral | null,
): Promise<string> {
  try {
    await (one ? one.listen(server) : server.listen({ host: HOST, port: PORT }))
  } catch (error) {
    await stop(server, store)
    throw explainListening(error, { HOST, PORT })
  }
  const address = server.server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : PORT}${BASE_PATH}/`
}

async function stop(server: FastifyInstance, store: Store): Promise<void> {
  await server.close()
  await store.close()
}
