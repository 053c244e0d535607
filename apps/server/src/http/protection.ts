// The checks that every request meets first: the headers of its response, and the limit on requests from its address.
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { networkOf } from '../platform/network.ts'
import type { Clock } from '../platform/ports.ts'
import { COUNTED_TOGETHER, makeRequestCounts } from '../platform/request-counts.ts'
import { RequestError } from '../platform/request-error.ts'

/** Players behind one address share a limit, so a counter would show how many requests the others send. `retry-after` remains. */
const SILENT = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
const NO_COUNTERS = { addHeaders: SILENT, addHeadersOnExceeding: SILENT }

/** `rate`: requests per minute from one address; null for no limit. */
export async function protect(server: FastifyInstance, clock: Clock, rate: number | null): Promise<void> {
  const headers = await securityHeaders()
  server.addHook('onRequest', ({ url }, reply, next) => {
    reply.headers(headers)
    // API responses must not be cached where another user of the browser or proxy could read them.
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    // No id contains a zero character, and PostgreSQL fails when it is asked for one.
    next(url.includes('%00') ? new RequestError('bad-request', 'this address is malformed') : undefined)
  })
  if (!rate) return
  const keyGenerator = ({ ip }: FastifyRequest): string => networkOf(ip)
  await server.register(rateLimit, {
    max: rate,
    timeWindow: COUNTED_TOGETHER,
    store: makeRequestCounts(clock),
    keyGenerator,
    ...NO_COUNTERS,
  })
}

/** Helmet's headers are equal for every response and slow to compute, so they are computed once. */
async function securityHeaders(): Promise<Readonly<Record<string, string>>> {
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
  return response.json()
}
