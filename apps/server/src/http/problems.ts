// Every error is sent as application/problem+json. Neither the response nor the log repeats what a client sent.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { LIMITS, PROBLEM_MEDIA_TYPE, type ProblemDetails } from '@admiralty/protocol'
import { DamagedMatch, isUnreachable, storageFailure } from '@admiralty/store'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { makeProblem, RequestError, RetryLater } from '../platform/request-error.ts'

/** Seconds after which to retry while the database is unreachable. */
const RETRY_AFTER = 1
export const sendProblem = (reply: FastifyReply, problem: ProblemDetails): FastifyReply =>
  // Serialized here, because a route's response schema does not describe problems.
  reply.code(problem.status).type(PROBLEM_MEDIA_TYPE).serializer(JSON.stringify).send(problem)

/** Replaces a response body that another component has made. */
export function problemText(reply: FastifyReply, problem: ProblemDetails): string {
  reply.code(problem.status).type(PROBLEM_MEDIA_TYPE)
  return JSON.stringify(problem)
}

/** Sends every error of a route as a problem, and logs those that are not the client’s fault. */
export function registerErrorHandler(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    const retryAfter = error instanceof RetryLater ? error.retryAfter : problem.status === 503 ? RETRY_AFTER : null
    if (retryAfter !== null) reply.header('retry-after', retryAfter)
    else if (problem.status >= 500) logFailure(request.log, error)
    return sendProblem(reply, problem)
  })
}

/** Answers input that is not HTTP, or does not arrive in time, with a problem. Then closes the connection. */
export function answerMalformedRequest(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const problem =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? makeProblem('headers-too-large', `the headers exceed ${LIMITS.headers} bytes`)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? makeProblem('too-slow', `the request did not arrive within ${LIMITS.arrival} seconds`)
        : makeProblem('bad-request', 'this is not a valid HTTP request')
  const text = JSON.stringify(problem)
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `content-type: ${PROBLEM_MEDIA_TYPE}`,
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ]
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
  // Close the connection even if the client does not.
  socket.destroySoon()
}

/** The problem that a client receives for an error. */
function problemOf(error: unknown): ProblemDetails {
  if (error instanceof RequestError) return error.problem
  if (error instanceof DamagedMatch)
    return makeProblem('cannot-keep', 'this match is stopped, because what the server has stored of it is damaged; tell the operator')
  if (isUnreachable(error)) return makeProblem('unavailable', 'the database cannot be reached; retry with the same idempotency key')
  if (storageFailure(error) !== undefined)
    return makeProblem('cannot-keep', 'the server cannot write to its disk, so nothing was changed; retry with the same idempotency key')
  return problemOfFramework(error instanceof Error ? error : {})
}
function problemOfFramework({ validation, validationContext, statusCode, message }: Partial<FastifyError>): ProblemDetails {
  if (validation) {
    const [first] = validation
    return makeProblem('bad-request', `${validationContext ?? 'request'}${first?.instancePath ?? ''}: ${first?.message ?? 'invalid'}`)
  }
  if (statusCode === 413) return makeProblem('too-large', `the body exceeds ${LIMITS.body} bytes`)
  if (statusCode === 415) return makeProblem('wrong-type', 'send Content-Type: application/json')
  if (statusCode === 429) return makeProblem('too-many-requests', message ?? '')
  if (statusCode === 400) return makeProblem('not-json', 'the body is not valid JSON')
  if (statusCode !== undefined && statusCode > 400 && statusCode < 500)
    return makeProblem('bad-request', 'the server cannot process this request')
  return makeProblem('internal', 'the error has been logged; a retry may succeed')
}

/** Logs where an error happened, but not its message, which may quote an order or a state. */
export function logFailure(log: FastifyBaseLogger, error: unknown): void {
  if (isUnreachable(error)) {
    log.warn('the database cannot be reached; pending work continues when it is back')
    return
  }
  if (error instanceof DamagedMatch) {
    log.error({ match: error.match }, 'a match is stopped, because its journal is damaged; compare it with a backup')
    return
  }
  const trouble = storageFailure(error)
  if (trouble !== undefined) {
    log.error({ trouble }, 'a write to storage failed')
    return
  }
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  log.error({ error: name, frames: frames.slice(0, 12).map((line) => line.trim()) }, 'unexpected error: a bug in the server or in a game')
}
