// The framework as this server uses it: limits on what arrives, schemas, errors and the log of requests.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LIMITS } from '@admiralty/protocol'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { makeProblem } from '../platform/request-error.ts'
import { answerMalformedRequest, registerErrorHandler, sendProblem } from './problems.ts'
import { withoutBase } from './web-page.ts'

export interface FrameworkSettings {
  /** Milliseconds within which a request must arrive. */
  readonly arrival: number
  /** Path prefix: '' or '/games/admiralty'. */
  readonly base: string
  readonly logger: FastifyServerOptions['logger']
  readonly trustProxy: boolean
}

/** Milliseconds between two searches for requests that have not arrived in time. Node's default would let them last twice as long. */
const CHECK_ARRIVALS_EVERY = 500

/** A server without routes. */
export function makeFastify({ arrival, base, logger, trustProxy }: FrameworkSettings): FastifyInstance {
  const server: FastifyInstance = fastify({
    bodyLimit: LIMITS.body,
    requestTimeout: arrival,
    // Node uses the longer of its two limits for the body, and its default for headers is a minute.
    http: { maxHeaderSize: LIMITS.headers, headersTimeout: arrival, connectionsCheckingInterval: CHECK_ARRIVALS_EVERY },
    clientErrorHandler: answerMalformedRequest,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    logger: logger ?? false,
    trustProxy,
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
  server.addHook('onResponse', ({ log, method, routeOptions }, { elapsedTime, statusCode }, done) => {
    log.info({ method, route: routeOptions.url ?? 'none', status: statusCode, ms: Math.round(elapsedTime) }, 'answered')
    done()
  })
}
