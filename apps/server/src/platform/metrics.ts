// Prometheus metrics for the operator: requests, streams and commits. No label holds an id, an order, a seat or a state. They are
// protected by a token, because request rates may tell a player what another one does.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { ErrandCounts, ErrandKind, Store } from '@admiralty/store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { RequestError } from './request-error.ts'

const STREAM = '/api/matches/:id/stream'
/** Upper bounds of the histograms' buckets, in seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export interface Metrics {
  /** Wraps a store so that entries are counted and commits are timed. */
  counting(store: Store): Store
  /** Counts responses and serves /metrics to requests with the token. A null token disables /metrics. */
  watch(server: FastifyInstance, token: string | null): void
  /** Registers the functions that count the matches in memory, and their open calls that nobody will ever answer. */
  matches(open: () => number, stuck: () => number): void
  /** Registers the function that counts errands. Returns the one to call when an errand has ended. */
  errands(count: () => Promise<ErrandCounts>): (kind: ErrandKind, outcome: string) => void
}

export function makeMetrics(): Metrics {
  const registry = new Registry()
  const figures = makeFigures(registry)
  return {
    counting: (store) => countingStore(store, figures),
    watch(server, token) {
      if (token !== null) {
        collectDefaultMetrics({ register: registry })
        countResponses(server, figures)
      }
      serveMetrics(server, registry, token)
    },
    matches(open, stuck) {
      countedBy(registry, open, { name: 'admiralty_matches_open', help: 'Matches in memory' })
      countedBy(registry, stuck, { name: 'admiralty_calls_stuck', help: 'Open calls that nobody will ever answer; more than 0 is a fault' })
    },
    errands(count) {
      countedBy(registry, async () => (await count()).due, { name: 'admiralty_errands_due', help: 'Errands that are due and not done' })
      countedBy(registry, async () => (await count()).parked, {
        name: 'admiralty_errands_parked',
        help: 'Errands that were given up; npx admiralty errands lists them',
      })
      return (kind, outcome) => figures.errands.inc({ kind, outcome })
    },
  }
}

interface Figures {
  readonly requests: Histogram<'method' | 'route' | 'status'>
  readonly streams: Gauge
  readonly entries: Counter
  readonly errands: Counter<'kind' | 'outcome'>
  readonly commits: Histogram
}
function makeFigures(registry: Registry): Figures {
  const registers = [registry]
  return {
    requests: new Histogram({
      name: 'admiralty_request_seconds',
      help: 'Seconds until a request is answered, without streams',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    streams: new Gauge({ name: 'admiralty_streams_open', help: 'Open streams', registers }),
    entries: new Counter({ name: 'admiralty_entries_total', help: 'Entries appended to journals', registers }),
    errands: new Counter({
      name: 'admiralty_errands_total',
      help: 'Errands that this server has ended: done, failed or parked',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    commits: new Histogram({
      name: 'admiralty_commit_seconds',
      help: 'Seconds until an order or entry is durable, group commit included',
      buckets: SECONDS,
      registers,
    }),
  }
}

/** Registers a gauge whose value is counted whenever the figures are read. */
function countedBy(
  registry: Registry,
  count: () => number | Promise<number>,
  { name, help }: { readonly name: string; readonly help: string },
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await count())
    },
  })
}

function countingStore(store: Store, { entries, commits }: Figures): Store {
  const timed = async <T>(work: Promise<T>): Promise<T> => {
    const stop = commits.startTimer()
    const result = await work
    stop()
    return result
  }
  return {
    ...store,
    handle(id) {
      const handle = store.handle(id)
      const append: typeof handle.append = async (request) => {
        await timed(handle.append(request))
        entries.inc()
      }
      const seal: typeof handle.seal = (...order) => timed(handle.seal(...order))
      return Object.assign(Object.create(handle), { append, seal })
    },
  }
}

function countResponses(server: FastifyInstance, { requests, streams }: Figures): void {
  server.addHook('onRequest', ({ routeOptions }, reply, next) => {
    if (routeOptions.url === STREAM) {
      streams.inc()
      reply.raw.once('close', () => streams.dec())
    }
    next()
  })
  server.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const { url: route = 'none' } = routeOptions
    if (route !== STREAM) requests.observe({ method, route, status: statusCode }, elapsedTime / 1000)
    done()
  })
}

function serveMetrics(server: FastifyInstance, registry: Registry, token: string | null): void {
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === null || !hasToken(request, token)) throw new RequestError('not-found', 'there is nothing at this address')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Whether the request has the bearer token. Compares in constant time. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}
