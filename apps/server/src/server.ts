// Composes the server: protection first, then the API, then the built web client.
import type { TimeSpan } from '@admiralty/clocks'
import { LIMITS } from '@admiralty/protocol'
import type { Store } from '@admiralty/store'
import { fastifySSE } from '@fastify/sse'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { BotThreads, type SharedBots } from './bots/bot-threads.ts'
import { defaultUmpire, type Umpire } from './bots/umpire.ts'
import type { ErrandHandlers } from './errands/errand-loop.ts'
import { runErrands } from './errands/run-errands.ts'
import type { NoticePost } from './errands/smtp.ts'
import { describeApi, registerApi } from './http/api.ts'
import { makeFastify } from './http/framework.ts'
import { logFailure } from './http/problems.ts'
import { protect } from './http/protection.ts'
import { servePages } from './http/web-page.ts'
import { MatchRegistry } from './match/match-registry.ts'
import { openOutlets } from './outlets/outlets.ts'
import type { Poster } from './outlets/poster.ts'
import { deleteExpired } from './platform/expiry.ts'
import { type GameModules, makeGameCatalog } from './platform/game-catalog.ts'
import { keepMarking } from './platform/heartbeat.ts'
import { hostSignerOf } from './platform/host-signer.ts'
import { BUSY_AFTER, measureLoad, type ServerLoad } from './platform/load.ts'
import { logMailer, type Mailer } from './platform/mailer.ts'
import { makeMetrics } from './platform/metrics.ts'
import {
  type AnswerDelays,
  type Clock,
  DEFAULT_AWAY_AFTER,
  DEFAULT_CONSENT_AFTER,
  DEFAULT_DELAYS,
  type Random,
  systemClock,
  systemRandom,
} from './platform/ports.ts'
import { makeSessions } from './platform/sessions.ts'

/** The parts of a server. Only the store and the games are required. */
export interface ServerPorts {
  readonly store: Store
  readonly games: GameModules
  readonly clock?: Clock
  readonly random?: Random
  readonly delays?: AnswerDelays
  /** Milliseconds without a stream after which a player counts as absent. */
  readonly awayAfter?: number
  /** Milliseconds for which the others may decline a new player of a seat. */
  readonly consentAfter?: number
  /** Whether this server continues a match after a start. False for matches of other processes of the group; true by default. */
  readonly owns?: (match: string) => boolean
  /** Closed with the server. */
  readonly botWorker?: SharedBots
  /** Answers the calls to seats of the host; with default orders unless it is given. */
  readonly umpire?: Umpire
  /** Runs the errands of entries. By default each is done without an effect, because the server has no mail. */
  readonly errands?: ErrandHandlers
  /** The times in which no server ran; by default the store is marked every minute, and long gaps count. */
  readonly outages?: () => readonly TimeSpan[]
  /** Folder of the built web client; null serves the API alone. */
  readonly web?: string | null
  /** Path prefix: '' or '/games/admiralty'. */
  readonly base?: string
  /** Requests per minute from one address; null disables the limit. */
  readonly rate?: number | null
  /** Milliseconds within which a request must arrive, `LIMITS.arrival` by default. */
  readonly arrival?: number
  /** How busy the server is; measured by default. */
  readonly load?: ServerLoad
  /** Milliseconds for which requests wait on average in a busy server, if `load` is not given; 0: it is never busy. */
  readonly busyAfter?: number
  /** Matches beyond which idle ones leave memory. */
  readonly maxIdleMatches?: number
  /** Sends notices about matches; null for none, which is the default. */
  readonly notices?: NoticePost | null
  /** Posts to webhooks and push services; by default to public addresses only. */
  readonly poster?: Poster
  /** Sends mail; by default mails are written to the log. */
  readonly mailer?: Mailer
  /** The address of this server for its users, without a trailing slash. */
  readonly publicUrl?: string
  /** Bearer token for /metrics; null disables /metrics. */
  readonly metricsToken?: string | null
  /** Fastify's logger options. Logging is off by default. */
  readonly logger?: FastifyServerOptions['logger']
  /** Whether to trust X-Forwarded-* headers. */
  readonly trustProxy?: boolean
}

/** Milliseconds between two heartbeats of a stream. */
const HEARTBEAT = 15_000
const MAX_IDLE_MATCHES = 200

/** Makes a server that is ready to listen or to be injected. Closing it does not close the store. */
export async function makeServer(ports: ServerPorts): Promise<FastifyInstance> {
  const { games, clock = systemClock, random = systemRandom, base = '', rate = null } = ports
  const { botWorker = new BotThreads(), trustProxy = false, arrival = LIMITS.arrival * 1000, logger } = ports
  const metrics = makeMetrics()
  const store = metrics.counting(ports.store)
  const server = makeFastify({ arrival, base, logger, trustProxy })
  const reportFailure = (error: unknown): void => logFailure(server.log, error)
  metrics.watch(server, ports.metricsToken ?? null)
  await protect(server, clock, rate)
  await describeApi(server, base)
  await server.register(fastifySSE, { heartbeatInterval: HEARTBEAT })
  const rateLimited = Boolean(rate)
  const sessions = await makeSessions(server, { store, clock, random, path: `${base}/`, rateLimited })
  const catalog = makeGameCatalog(games)
  const host = await hostSignerOf(store, random)
  const outages = ports.outages ?? keepMarking(server, { store, clock, reportFailure })
  const { mailer, publicUrl, post, handlers } = mailOf(server, ports)
  const outlets = await openOutlets(server, { store, clock, random, publicUrl, poster: ports.poster ?? null })
  const told = { publicUrl, post, handlers, channels: outlets.channels }
  const errands = await runErrands(server, { store, clock, random, catalog, metrics, reportFailure, ...told })
  const matches = new MatchRegistry({
    store,
    clock,
    random,
    host,
    delays: ports.delays ?? DEFAULT_DELAYS,
    awayAfter: ports.awayAfter ?? DEFAULT_AWAY_AFTER,
    consentAfter: ports.consentAfter ?? DEFAULT_CONSENT_AFTER,
    catalog,
    botWorker,
    umpire: ports.umpire ?? defaultUmpire,
    outages,
    errandStored: (due) => errands.stored(due),
    lastNetwork: sessions.lastNetwork,
    owns: ports.owns ?? (() => true),
    maxIdle: ports.maxIdleMatches ?? MAX_IDLE_MATCHES,
    reportFailure,
    report: (message) => server.log.info(message),
  })
  metrics.matches(
    () => matches.size,
    () => matches.countStuckCalls(),
  )
  const load = ports.load ?? measured(server, ports.busyAfter ?? BUSY_AFTER)
  const common = { store, catalog, matches, sessions, clock, random, host }
  const context = { ...common, load, rateLimited, mailer, publicUrl, notices: errands.notices, outlets }
  await registerApi(server, context)
  await servePages(server, ports.web ?? null, base)
  deleteExpired(server, { store, clock, reportFailure })
  server.addHook('onReady', async () => matches.start())
  server.addHook('onClose', async () => {
    await botWorker.close()
    await matches.close()
  })
  return server
}

/** How this server reaches people, and the address at which they reach it. */
const mailOf = (server: FastifyInstance, { mailer, publicUrl, notices, errands, base = '' }: ServerPorts) => ({
  mailer: mailer ?? logMailer((message) => server.log.warn(message)),
  publicUrl: publicUrl ?? `http://localhost${base}`,
  post: notices ?? null,
  handlers: errands ?? null,
})

/** The load of this process, measured until the server closes. */
function measured(server: FastifyInstance, busyAfter: number): ServerLoad {
  const load = measureLoad(busyAfter)
  server.addHook('onClose', async () => load.stop())
  return load
}
