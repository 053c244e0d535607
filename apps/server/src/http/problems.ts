// Every error is sent as application/problem+json. Neither the response nor the log repeats what a client sent.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Refusal } from '@admiralty/kernel'
import { LIMITS, PROBLEM_MEDIA_TYPE, type ProblemDetails, type ProblemKind } from '@admiralty/protocol'
import { DamagedMatch, isUnreachable, storageFailure } from '@admiralty/store'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify'

const STATUS: Readonly<Record<ProblemKind, readonly [status: number, title: string]>> = {
  'bad-request': [400, 'Bad request'],
  'not-json': [400, 'Invalid JSON'],
  'wrong-type': [415, 'Unsupported media type'],
  'foreign-origin': [403, 'Cross-site request'],
  'not-your-seat': [403, 'Not your seat'],
  'not-found': [404, 'Not found'],
  'not-acceptable': [406, 'Not acceptable'],
  'too-early': [409, 'The match has not begun'],
  'call-over': [409, 'The call is closed'],
  'seat-taken': [409, 'The seat is taken'],
  'name-refused': [422, 'Name refused'],
  'key-reused': [422, 'Idempotency key reused'],
  'not-now': [409, 'Not possible now'],
  'match-over': [409, 'The match is over'],
  'no-room': [409, 'Limit reached'],
  'link-used': [410, 'The link has expired'],
  'invitation-used': [410, 'The invitation has been used'],
  'too-slow': [408, 'Request timeout'],
  'headers-too-large': [431, 'Headers too large'],
  'too-large': [413, 'Request too large'],
  refused: [422, 'Refused by the rules'],
  'too-many-requests': [429, 'Too many requests'],
  unavailable: [503, 'Temporarily unavailable'],
  'cannot-keep': [507, 'Storage failure'],
  internal: [500, 'Internal error'],
}

/** Seconds after which to retry while the database is unreachable. */
const RETRY_AFTER = 1
/** Seconds after which to retry while the server is busy. */
const RETRY_WHEN_BUSY = 5

/** An error to be sent to the client. Anything else that is thrown is a bug or comes from the framework. */
export class RequestError extends Error {
  readonly problem: ProblemDetails
  constructor(kind: ProblemKind, detail: string, refusal?: Refusal) {
    super(detail)
    this.problem = makeProblem(kind, detail, refusal)
  }
}

/** An error that a retry after some seconds may avoid. */
class RetryLater extends RequestError {
  readonly retryAfter: number
  constructor(kind: ProblemKind, detail: string, seconds: number) {
    super(kind, detail)
    this.retryAfter = seconds
  }
}
/** The user or the address exceeds a limit. */
export class TooManyRequests extends RetryLater {
  constructor(detail: string, seconds: number) {
    super('too-many-requests', detail, seconds)
  }
}
/** The server has no room for more work of this kind. */
export class Overloaded extends RetryLater {
  constructor(detail = 'the server is busy; try again in a few seconds') {
    super('unavailable', detail, RETRY_WHEN_BUSY)
  }
}

/** The problem of this kind, with clause and reason if the rules refuse something. */
export function makeProblem(kind: ProblemKind, detail: string, refusal?: Refusal): ProblemDetails {
  const [status, title] = STATUS[kind]
  return { type: `urn:admiralty:${kind}`, title, status, detail, ...refusal }
}

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
    const { problem, retryAfter } = failureOf(error, request.log)
    if (retryAfter !== null) reply.header('retry-after', retryAfter)
    return sendProblem(reply, problem)
  })
}

/** The answer that a client receives for an error. */
export interface Failure {
  readonly problem: ProblemDetails
  /** Seconds after which to retry; null if nothing is said. */
  readonly retryAfter: number | null
}
/** The failure of a request. Logs an error that is not the client’s fault. */
export function failureOf(error: unknown, log: FastifyBaseLogger): Failure {
  const problem = problemOf(error)
  if (error instanceof RetryLater) return { problem, retryAfter: error.retryAfter }
  if (problem.status === 503) return { problem, retryAfter: RETRY_AFTER }
  if (problem.status >= 500) logFailure(log, error)
  return { problem, retryAfter: null }
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
