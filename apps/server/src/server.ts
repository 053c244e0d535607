// The server put together: safety first, then the API, then the built web.
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
import fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { BotWorker } from './bots/bot-worker.ts'
import { designRoutes } from './http/design-routes.ts'
import { matchRoutes } from './http/match-routes.ts'
import { orderRoutes } from './http/order-routes.ts'
import { answerMalformedRequest, logFailure, makeProblem, registerErrorHandler, sendProblem } from './http/problems.ts'
import type { Api } from './http/route-context.ts'
import { sessionRoutes } from './http/session-routes.ts'
import { socialRoutes } from './http/social-routes.ts'
import { streamRoutes } from './http/stream-routes.ts'
import { readPage, withoutBase } from './http/web-page.ts'
import { MatchRegistry } from './match/match-registry.ts'
import { type GameModules, makeGameCatalog } from './platform/game-catalog.ts'
import { makeMetrics } from './platform/metrics.ts'
import {
  type AnswerDelays,
  type Clock,
  DEFAULT_AWAY_AFTER,
  DEFAULT_DELAYS,
  type Random,
  systemClock,
  systemRandom,
} from './platform/ports.ts'
import { makeSessions } from './platform/sessions.ts'

export interface ServerPorts {
  readonly store: Store
  readonly games: GameModules
  readonly clock?: Clock
  readonly random?: Random
  readonly delays?: AnswerDelays
  /** ms without a stream after which somebody has left. */
  readonly awayAfter?: number
  /** Closed with the server. */
  readonly botWorker?: BotWorker
  /** Folder of the built web; null: the API alone. */
  readonly web?: string | null
  /** Where the house stands on its host: '' or '/games/admiralty'. */
  readonly base?: string
  /** Requests a minute from one address; null: as many as they like. */
  readonly rate?: number | null
  /** Matches kept in memory when nobody listens to them. */
  readonly maxIdleMatches?: number
  /** Who shows it may read /metrics; null: nobody. */
  readonly metricsToken?: string | null
  readonly logger?: FastifyServerOptions['logger']
  /** Whether X-Forwarded-* headers come from a proxy of ours. */
  readonly trustProxy?: boolean
}

const HEARTBEAT = 15_000
const KEPT = 200
/** How long a request's key is remembered. */
const REMEMBERED = 2 * 24 * 3600 * 1000
/** ms from one look for what may be forgotten to the next. */
const TIDY = 3600 * 1000

export async function makeServer(ports: ServerPorts): Promise<FastifyInstance> {
  const {
    games,
    clock = systemClock,
    random = systemRandom,
    delays: pace = DEFAULT_DELAYS,
    botWorker: thinker = new BotWorker(),
    base = '',
  } = ports
  const metrics = makeMetrics()
  const store = metrics.counting(ports.store)
  const server = fastify({
    bodyLimit: LIMITS.body,
    requestTimeout: LIMITS.arrival * 1000,
    http: { maxHeaderSize: LIMITS.headers },
    clientErrorHandler: answerMalformedRequest,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    logger: ports.logger ?? false,
    trustProxy: ports.trustProxy ?? false,
    rewriteUrl: ({ url = '/' }) => withoutBase(url, base),
    routerOptions: { maxParamLength: 200 },
    // An address that cannot even be read.
    frameworkErrors: (_, __, reply) => void sendProblem(reply, makeProblem('bad-request', 'this address cannot be read')),
  })
  server.setValidatorCompiler(validatorCompiler)
  server.setSerializerCompiler(serializerCompiler)
  server.removeContentTypeParser('text/plain')
  registerErrorHandler(server)
  letGoWhoUpgrades(server)
  logRequests(server)
  metrics.watch(server, ports.metricsToken ?? null)
  keepOutOfCaches(server)
  await protect(server, ports)
  await describeApi(server, base)
  await server.register(fastifySSE, { heartbeatInterval: HEARTBEAT })
  const guests = await makeSessions(server, { store, clock, random, path: `${base}/` })
  const shelf = makeGameCatalog(games)
  const host = new MatchRegistry({
    store,
    clock,
    random,
    delays: pace,
    awayAfter: ports.awayAfter ?? DEFAULT_AWAY_AFTER,
    catalog: shelf,
    botWorker: thinker,
    maxIdle: ports.maxIdleMatches ?? KEPT,
    reportFailure: (error) => logFailure(server.log, error),
  })
  metrics.matches(() => host.size)
  const desk = { store, catalog: shelf, matches: host, sessions: guests, clock, random, rateLimited: Boolean(ports.rate) }
  await server.register(async (scope) => {
    const api: Api = scope.withTypeProvider<ZodTypeProvider>()
    sessionRoutes(api, desk)
    matchRoutes(api, desk)
    socialRoutes(api, desk)
    designRoutes(api, desk)
    orderRoutes(api, desk)
    streamRoutes(api, desk)
    api.get('/api/openapi.json', { schema: { hide: true } }, async () => server.swagger())
  })
  await serveWeb(server, readPage(ports.web ?? null, base))
  let callOff = (): void => undefined
  /** A server that runs for months keeps no more than one that has just been started. */
  const tidy = async (): Promise<void> => {
    try {
      await store.forgetRequests(clock.now() - REMEMBERED)
      await store.forgetLinks(clock.now())
    } catch (error) {
      logFailure(server.log, error)
    }
    callOff = clock.after(TIDY, () => void tidy())
  }
  server.addHook('onReady', async () => {
    await tidy()
    // In the background: a server with many matches answers meanwhile.
    void host.resume()
  })
  server.addHook('onClose', async () => {
    callOff()
    await thinker.close()
    await host.close()
  })
  return server
}

async function protect(server: FastifyInstance, { rate }: ServerPorts): Promise<void> {
  const headers = await headersOnEverything()
  server.addHook('onRequest', async (_, reply) => {
    reply.raw.setHeaders(headers)
  })
  if (rate) await server.register(rateLimit, { max: rate, timeWindow: '1 minute' })
  // The shelf and the web are worth it; what a viewer is told is not compressed, so that its length tells nothing.
  await server.register(compress, {
    globalDecompression: false,
    customTypes: /^(text\/(html|css|javascript)|application\/javascript|image\/svg\+xml)/,
  })
}

/** What Helmet says is the same on every answer, and takes it long to say: it is asked once. */
async function headersOnEverything(): Promise<Map<string, string>> {
  const asked = fastify()
  await asked.register(helmet, {
    // A table at home is served without TLS; a proxy that has it says so itself.
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
  asked.get('/', async (_, { raw }) => raw.getHeaders())
  const said = await asked.inject('/')
  return new Map(Object.entries(said.json<Record<string, string>>()))
}

async function describeApi(server: FastifyInstance, base: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      info: { title: 'Admiralty', description: 'A table for starship wargames.', version: '1' },
      servers: [{ url: base === '' ? '/' : base }],
    },
    transform: jsonSchemaTransform,
  })
  await server.register(swaggerUi, { routePrefix: '/api/docs', indexPrefix: base, staticCSP: true })
}

/**
 * There is no other protocol to go over to, so such a request is answered as if it had not asked. But Node's parser stops behind it, and what
 * came in the same packet is lost: were the connection kept, the next request on it might wait for its answer until it is closed.
 */
function letGoWhoUpgrades(server: FastifyInstance): void {
  server.server.prependListener('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    if (headers.upgrade !== undefined) response.shouldKeepAlive = false
  })
}

/** Route patterns, never addresses: an invitation is part of its address. */
function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode, ms }, 'answered')
  })
}

/** What one guest is told must not lie where another at the same screen, or behind the same proxy, could find it. */
function keepOutOfCaches(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

/** The page names its parts by their content: they never change, and the page itself must be asked for anew after every build. */
function keepInCaches(reply: FastifyReply, path: string): void {
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
      setHeaders: keepInCaches,
    })
  server.setNotFoundHandler((request, reply) => {
    const asked = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url)
    if (page === null || !asked) return sendProblem(reply, makeProblem('not-found', 'there is nothing at this address'))
    // Addresses like /table/… are the web's own.
    keepInCaches(reply, '/')
    return reply.code(200).type('text/html; charset=utf-8').send(page.html)
  })
}
