// Composes the server: protection first, then the API, then the built web client.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LIMITS } from '@admiralty/protocol'
import type { Store } from '@admiralty/store'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { fastifySSE } from '@fastify/sse'
import fastifyStatic from '@fastify/static'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { BotThreads, type SharedBots } from './bots/bot-threads.ts'
import { defaultUmpire, type Umpire } from './bots/umpire.ts'
import { designRoutes } from './http/design-routes.ts'
import { historyRoutes } from './http/history-routes.ts'
import { matchRoutes } from './http/match-routes.ts'
import { openOrderLane } from './http/order-lane.ts'
import { orderRoutes } from './http/order-routes.ts'
import { answerMalformedRequest, logFailure, registerErrorHandler, sendProblem } from './http/problems.ts'
import { proofRoutes } from './http/proof-routes.ts'
import type { Api, RouteContext } from './http/route-context.ts'
import { sessionRoutes } from './http/session-routes.ts'
import { socialRoutes } from './http/social-routes.ts'
import { streamRoutes } from './http/stream-routes.ts'
import { readPage, withoutBase } from './http/web-page.ts'
import { MatchRegistry } from './match/match-registry.ts'
import { type GameModules, makeGameCatalog } from './platform/game-catalog.ts'
import { hostSignerOf } from './platform/host-signer.ts'
import { BUSY_AFTER, measureLoad, type ServerLoad } from './platform/load.ts'
import { makeMetrics } from './platform/metrics.ts'
import { networkOf } from './platform/network.ts'
import {
  type AnswerDelays,
  type Clock,
  DEFAULT_AWAY_AFTER,
  DEFAULT_DELAYS,
  type Random,
  systemClock,
  systemRandom,
} from './platform/ports.ts'
import { COUNTED_TOGETHER, RequestCounts } from './platform/request-counts.ts'
import { makeProblem, RequestError } from './platform/request-error.ts'
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
  /** Whether this server continues a match after a start. False for matches of other processes of the group; true by default. */
  readonly owns?: (match: string) => boolean
  /** Closed with the server. */
  readonly botWorker?: SharedBots
  /** Answers the calls to seats of the host; with default orders unless it is given. */
  readonly umpire?: Umpire
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
  /** Bearer token for /metrics; null disables /metrics. */
  readonly metricsToken?: string | null
  /** Fastify's logger options. Logging is off by default. */
  readonly logger?: FastifyServerOptions['logger']
  /** Whether to trust X-Forwarded-* headers. */
  readonly trustProxy?: boolean
}

/** Milliseconds between two searches for requests that have not arrived in time. Node's default would let them last twice as long. */
const CHECK_ARRIVALS_EVERY = 500
/** Milliseconds between two heartbeats of a stream. */
const HEARTBEAT = 15_000
const MAX_IDLE_MATCHES = 200
/** Milliseconds for which idempotency keys are remembered. */
const KEY_LIFETIME = 2 * 24 * 3600 * 1000
/** Milliseconds after which a session that was never used is forgotten. */
const UNUSED_LIFETIME = 30 * 24 * 3600 * 1000
/** Milliseconds between two deletions of expired keys, links and unused sessions. */
const CLEANUP_EVERY = 3600 * 1000

/** Makes a server that is ready to listen or to be injected. Closing it does not close the store. */
export async function makeServer(ports: ServerPorts): Promise<FastifyInstance> {
  const { games, clock = systemClock, random = systemRandom, delays = DEFAULT_DELAYS, botWorker = new BotThreads(), base = '' } = ports
  const metrics = makeMetrics()
  const store = metrics.counting(ports.store)
  const server = makeFastify(ports, base)
  metrics.watch(server, ports.metricsToken ?? null)
  preventCaching(server)
  refuseZeros(server)
  const rate = ports.rate ?? null
  const headers = await securityHeaders()
  const counts = new RequestCounts(clock, rate)
  await protect(server, { rate, headers, counts })
  await describeApi(server, base)
  await server.register(fastifySSE, { heartbeatInterval: HEARTBEAT })
  const sessions = await makeSessions(server, { store, clock, random, path: `${base}/`, rateLimited: Boolean(ports.rate) })
  const load = ports.load ?? measured(server, ports.busyAfter ?? BUSY_AFTER)
  const catalog = makeGameCatalog(games)
  const host = await hostSignerOf(store, random)
  const matches = new MatchRegistry({
    store,
    clock,
    random,
    host,
    delays,
    awayAfter: ports.awayAfter ?? DEFAULT_AWAY_AFTER,
    catalog,
    botWorker,
    umpire: ports.umpire ?? defaultUmpire,
    lastNetwork: sessions.lastNetwork,
    owns: ports.owns ?? (() => true),
    maxIdle: ports.maxIdleMatches ?? MAX_IDLE_MATCHES,
    reportFailure: (error) => logFailure(server.log, error),
    report: (message) => server.log.info(message),
  })
  metrics.matches(
    () => matches.size,
    () => matches.countStuckCalls(),
  )
  const context = { store, catalog, matches, sessions, clock, random, host, load, rateLimited: Boolean(ports.rate) }
  await registerApi(server, context)
  await serveWeb(server, readPage(ports.web ?? null, base))
  deleteExpired(server, store, clock)
  openOrderLane(server, { context, counts, metrics, base, trustProxy: ports.trustProxy ?? false, headers })
  // In the background, so that a server with many matches answers meanwhile.
  server.addHook('onReady', async () => void matches.resume())
  server.addHook('onClose', async () => {
    await botWorker.close()
    await matches.close()
  })
  return server
}

function makeFastify(ports: ServerPorts, base: string): FastifyInstance {
  const arrival = ports.arrival ?? LIMITS.arrival * 1000
  const server: FastifyInstance = fastify({
    bodyLimit: LIMITS.body,
    requestTimeout: arrival,
    // Node uses the longer of its two limits for the body, and its default for headers is a minute.
    http: { maxHeaderSize: LIMITS.headers, headersTimeout: arrival, connectionsCheckingInterval: CHECK_ARRIVALS_EVERY },
    clientErrorHandler: answerMalformedRequest,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    logger: ports.logger ?? false,
    trustProxy: ports.trustProxy ?? false,
    rewriteUrl: ({ url = '/' }) => withoutBase(url, base),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_, __, reply) => void sendProblem(reply, makeProblem('bad-request', 'this address is malformed')),
  })
  server.setValidatorCompiler(validatorCompiler)
  server.setSerializerCompiler(serializerCompiler)
  server.removeContentTypeParser('text/plain')
  registerErrorHandler(server)
  closeAfterUpgradeRequest(server)
  logRequests(server)
  return server
}

async function registerApi(server: FastifyInstance, context: RouteContext): Promise<void> {
  await server.register(async (scope) => {
    const api: Api = scope.withTypeProvider<ZodTypeProvider>()
    sessionRoutes(api, context)
    matchRoutes(api, context)
    socialRoutes(api, context)
    designRoutes(api, context)
    orderRoutes(api, context)
    proofRoutes(api, context)
    streamRoutes(api, context)
    historyRoutes(api, context)
    api.get('/api/openapi.json', { schema: { hide: true } }, async () => server.swagger())
  })
}

/** The load of this process, measured until the server closes. */
function measured(server: FastifyInstance, busyAfter: number): ServerLoad {
  const load = measureLoad(busyAfter)
  server.addHook('onClose', async () => load.stop())
  return load
}

/** Deletes expired idempotency keys, links and unused sessions at the start and every hour. */
function deleteExpired(server: FastifyInstance, store: Store, clock: Clock): void {
  let cancel = (): void => undefined
  const run = async (): Promise<void> => {
    try {
      await store.forgetRequests(clock.now() - KEY_LIFETIME)
      await store.forgetLinks(clock.now())
      await store.forgetSessions(clock.now() - UNUSED_LIFETIME)
    } catch (error) {
      logFailure(server.log, error)
    }
    cancel = clock.after(CLEANUP_EVERY, () => void run())
  }
  server.addHook('onReady', run)
  server.addHook('onClose', async () => cancel())
}

/** Players behind one address share a limit, so a counter would show how many requests the others send. `retry-after` remains. */
const SILENT = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
const NO_COUNTERS = { addHeaders: SILENT, addHeadersOnExceeding: SILENT }

interface Protection {
  /** Requests per minute from one address; null for no limit. */
  readonly rate: number | null
  readonly counts: RequestCounts
  /** Headers of every response. */
  readonly headers: Map<string, string>
}
async function protect(server: FastifyInstance, { rate, counts, headers }: Protection): Promise<void> {
  server.addHook('onRequest', async (_, reply) => {
    reply.raw.setHeaders(headers)
  })
  if (rate) {
    const keyGenerator = ({ ip }: FastifyRequest): string => networkOf(ip)
    await server.register(rateLimit, { max: rate, timeWindow: COUNTED_TOGETHER, store: counts.store, keyGenerator, ...NO_COUNTERS })
  }
  // Only the web client is compressed. Messages are not, because their compressed length would reveal something.
  await server.register(compress, {
    globalDecompression: false,
    customTypes: /^(text\/(html|css|javascript)|application\/javascript|image\/svg\+xml)/,
  })
}

/** Helmet's headers are equal for every response and slow to compute, so they are computed once. */
async function securityHeaders(): Promise<Map<string, string>> {
  const probe = fastify()
  await probe.register(helmet, {
    // The server itself has no TLS; a proxy with TLS sends this header.
    hsts: false,
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'", 'data:'],
        'upgrade-insecure-requests': null,
      },
    },
  })
  probe.get('/', async (_, { raw }) => raw.getHeaders())
  const response = await probe.inject('/')
  return new Map(Object.entries(response.json<Record<string, string>>()))
}

async function describeApi(server: FastifyInstance, base: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      info: { title: 'Admiralty', description: 'Play starship wargames: create matches, send orders, stream observations.', version: '1' },
      servers: [{ url: base === '' ? '/' : base }],
    },
    transform: jsonSchemaTransform,
  })
  await server.register(swaggerUi, { routePrefix: '/api/docs', indexPrefix: base, staticCSP: true })
}

/**
 * Upgrade requests are answered like any other, but Node's parser stops after them and loses the rest of the packet. The connection is
 * closed, so that the next request on it does not wait for ever.
 */
function closeAfterUpgradeRequest(server: FastifyInstance): void {
  server.server.prependListener('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    if (headers.upgrade !== undefined) response.shouldKeepAlive = false
  })
}

/** Logs route patterns, never addresses, because an address may hold an invitation token. */
function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode, ms }, 'answered')
  })
}

/** No id contains a zero character, and PostgreSQL fails when it is asked for one. */
function refuseZeros(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw new RequestError('bad-request', 'this address is malformed')
  })
}

/** API responses must not be cached where another user of the browser or proxy could read them. */
function preventCaching(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

/** Asset names contain a hash of their content, so they may be cached for ever. The page itself may not. */
function setCacheControl(reply: FastifyReply, path: string): void {
  reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
}

async function serveWeb(server: FastifyInstance, page: ReturnType<typeof readPage>): Promise<void> {
  if (page !== null)
    await server.register(fastifyStatic, {
      root: page.folder,
      wildcard: false,
      globIgnore: ['index.html'],
      index: false,
      cacheControl: false,
      setHeaders: setCacheControl,
    })
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url)
    if (page === null || !isPage) return sendProblem(reply, makeProblem('not-found', 'there is nothing at this address'))
    // Other addresses, such as /table/…, are routes of the web client.
    setCacheControl(reply, '/')
    return reply.code(200).type('text/html; charset=utf-8').send(page.html)
  })
}
