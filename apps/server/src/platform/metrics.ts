// Figures for who runs the server. They tell of requests, streams and commits as such: no label holds an id, and nothing is read from
// an order, a seat or a state. Still they are for the operator alone, since how often something is asked may tell a player something.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Store } from '@admiralty/store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { RequestError } from '../http/problems.ts'

const STREAM = '/api/matches/:id/stream'
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export interface Metrics {
  /** The same store, its entries counted and its commits timed. */
  counting(store: Store): Store
  /** Counts what this server answers, and shows the figures to who has the token; without a token to nobody. */
  watch(server: FastifyInstance, token: string | null): void
  /** How many matches are in memory, asked whenever somebody looks. */
  matches(open: () => number): void
}

export function makeMetrics(): Metrics {
  const registers = [new Registry()]
  const [registry = new Registry()] = registers
  const requests = new Histogram({
    name: 'admiralty_request_seconds',
    help: 'Requests that were answered, streams left out',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const streams = new Gauge({ name: 'admiralty_streams_open', help: 'Streams that are open', registers })
  const entries = new Counter({ name: 'admiralty_entries_total', help: 'Entries appended to journals', registers })
  const commits = new Histogram({
    name: 'admiralty_commit_seconds',
    help: 'From handing an order or an entry to the store until it is durable, its share of a group commit included',
    buckets: SECONDS,
    registers,
  })
  const timed = async <T>(work: Promise<T>): Promise<T> => {
    const stop = commits.startTimer()
    const result = await work
    stop()
    return result
  }
  function count(server: FastifyInstance): void {
    server.addHook('onRequest', async ({ routeOptions }, reply) => {
      if (routeOptions.url !== STREAM) return
      streams.inc()
      reply.raw.once('close', () => streams.dec())
    })
    server.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
      const { url: route = 'none' } = routeOptions
      if (route !== STREAM) requests.observe({ method, route, status: statusCode }, elapsedTime / 1000)
    })
  }
  return {
    counting: (store) => ({
      ...store,
      handle(id) {
        const held = store.handle(id)
        const append: typeof held.append = async (wish) => {
          await timed(held.append(wish))
          entries.inc()
        }
        const seal: typeof held.seal = (...wish) => timed(held.seal(...wish))
        return Object.assign(Object.create(held), { append, seal })
      },
    }),
    watch(server, token) {
      if (token !== null) {
        collectDefaultMetrics({ register: registry })
        count(server)
      }
      server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
        if (token === null || !shows(request, token)) throw new RequestError('not-found', 'there is nothing at this address')
        return reply.type(registry.contentType).send(await registry.metrics())
      })
    },
    matches: (open) =>
      void new Gauge({
        name: 'admiralty_matches_open',
        help: 'Matches in memory',
        registers,
        collect() {
          this.set(open())
        },
      }),
  }
}

/** Takes as long whatever is shown. */
function shows({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}
