// Saying no: every error leaves as problem+json. Neither the answer nor the log carries what somebody sent.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Refusal } from '@admiralty/kernel'
import { LIMITS, PROBLEM_MEDIA_TYPE, type ProblemDetails, type ProblemKind } from '@admiralty/protocol'
import { isUnreachable, storageFailure } from '@admiralty/store'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify'

const STATUS: Readonly<Record<ProblemKind, readonly [status: number, title: string]>> = {
  'bad-request': [400, 'This request cannot be read'],
  'not-json': [400, 'This is not JSON'],
  'wrong-type': [415, 'This comes in another form than JSON'],
  'foreign-origin': [403, 'This request comes from another site'],
  'not-your-seat': [403, 'This seat is not yours'],
  'not-found': [404, 'There is nothing here'],
  'not-acceptable': [406, 'This comes as server-sent events only'],
  'too-early': [409, 'This table has not begun'],
  'call-over': [409, 'This question is not open any more'],
  'seat-taken': [409, 'Somebody sits there'],
  'key-reused': [422, 'This key was used for another request'],
  'not-now': [409, 'Not now'],
  'match-over': [409, 'This match is over'],
  'no-room': [409, 'There is no room for more'],
  'link-used': [410, 'This link is not good any more'],
  'invitation-used': [410, 'This invitation has been used'],
  'too-slow': [408, 'This did not arrive in time'],
  'headers-too-large': [431, 'These headers are too large'],
  'too-large': [413, 'This is too large'],
  refused: [422, 'The rules say no'],
  'too-many-requests': [429, 'Too many requests'],
  unavailable: [503, 'Out of reach for a moment'],
  'cannot-keep': [507, 'This cannot be kept'],
  internal: [500, 'Something is wrong here, not with you'],
}

/** Seconds until it is worth asking again where the database is away. */
const RETRY_AFTER = 1

/** Thrown by the server's own code; everything else thrown is a bug or the framework's. */
export class RequestError extends Error {
  readonly problem: ProblemDetails
  constructor(kind: ProblemKind, detail: string, refusal?: Refusal) {
    super(detail)
    this.problem = makeProblem(kind, detail, refusal)
  }
}

/** Too much at once; some seconds later there is room again. */
export class TooManyRequests extends RequestError {
  readonly retryAfter: number
  constructor(detail: string, seconds: number) {
    super('too-many-requests', detail)
    this.retryAfter = seconds
  }
}

export function makeProblem(kind: ProblemKind, detail: string, refusal?: Refusal): ProblemDetails {
  const [status, title] = STATUS[kind]
  return { type: `urn:admiralty:${kind}`, title, status, detail, ...refusal }
}

export const sendProblem = (reply: FastifyReply, problem: ProblemDetails): FastifyReply =>
  // Serialized here: a problem fits every route, whatever schemas that route has for its answers.
  reply.code(problem.status).type(PROBLEM_MEDIA_TYPE).serializer(JSON.stringify).send(problem)

/** In place of an answer that somebody else has made. */
export function problemText(reply: FastifyReply, problem: ProblemDetails): string {
  reply.code(problem.status).type(PROBLEM_MEDIA_TYPE)
  return JSON.stringify(problem)
}

export function registerErrorHandler(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfter)
    if (problem.status === 503) reply.header('retry-after', RETRY_AFTER)
    else if (problem.status >= 500) logFailure(request.log, error)
    return sendProblem(reply, problem)
  })
}

/** What is not even HTTP, or does not arrive: answered in the same words, and the connection is closed. */
export function answerMalformedRequest(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const problem =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? makeProblem('headers-too-large', `the headers of a request may hold ${LIMITS.headers} bytes`)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? makeProblem('too-slow', `a request must have arrived within ${LIMITS.arrival} seconds`)
        : makeProblem('bad-request', 'this is not a request')
  const text = JSON.stringify(problem)
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `content-type: ${PROBLEM_MEDIA_TYPE}`,
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ]
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
  // Whoever does not close is closed.
  socket.destroySoon()
}

function problemOf(error: FastifyError): ProblemDetails {
  if (error instanceof RequestError) return error.problem
  if (isUnreachable(error))
    return makeProblem('unavailable', 'the database cannot be reached; the same request again is safe under the same key')
  if (storageFailure(error) !== undefined)
    return makeProblem(
      'cannot-keep',
      'the disk of this server takes nothing more, so nothing was done; the same request again is safe under the same key',
    )
  if (error.validation) {
    const [first] = error.validation
    return makeProblem('bad-request', `${error.validationContext ?? 'request'}${first?.instancePath ?? ''}: ${first?.message ?? 'invalid'}`)
  }
  if (error.statusCode === 413) return makeProblem('too-large', 'a request may hold one megabyte')
  if (error.statusCode === 415) return makeProblem('wrong-type', 'what is sent here is application/json')
  if (error.statusCode === 429) return makeProblem('too-many-requests', error.message)
  if (error.statusCode === 400) return makeProblem('not-json', 'the body is not JSON that can be read')
  if (error.statusCode !== undefined && error.statusCode > 400 && error.statusCode < 500)
    return makeProblem('bad-request', 'the server cannot take this')
  return makeProblem('internal', 'it has been written down; trying again may help')
}

/** Where it happened, but not the message: that may quote an order or a state. */
export function logFailure(log: FastifyBaseLogger, error: unknown): void {
  if (isUnreachable(error)) {
    log.warn('the database cannot be reached; what waits for it goes on when it is back')
    return
  }
  const trouble = storageFailure(error)
  if (trouble !== undefined) {
    log.error({ trouble }, 'what was asked for could not be kept')
    return
  }
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  log.error({ error: name, frames: frames.slice(0, 12).map((line) => line.trim()) }, 'a bug')
}
