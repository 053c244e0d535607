// Saying no: every error leaves as problem+json. Neither the answer nor the log carries what somebody sent.
import type { Refusal } from '@admiralty/kernel'
import { PROBLEM_TYPE, type Problem, type ProblemKind } from '@admiralty/protocol'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify'

const STATUS: Readonly<Record<ProblemKind, readonly [status: number, title: string]>> = {
  'bad-request': [400, 'This request cannot be read'],
  'not-json': [400, 'This is not JSON'],
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
  'too-large': [413, 'This is too large'],
  refused: [422, 'The rules say no'],
  'too-many-requests': [429, 'Too many requests'],
  internal: [500, 'Something is wrong here, not with you'],
}

/** Thrown by the server's own code; everything else thrown is a bug or the framework's. */
export class Refused extends Error {
  readonly problem: Problem
  constructor(kind: ProblemKind, detail: string, refusal?: Refusal) {
    super(detail)
    this.problem = makeProblem(kind, detail, refusal)
  }
}

export function makeProblem(kind: ProblemKind, detail: string, refusal?: Refusal): Problem {
  const [status, title] = STATUS[kind]
  return { type: `urn:admiralty:${kind}`, title, status, detail, ...refusal }
}

export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  // Serialized here: a problem fits every route, whatever schemas that route has for its answers.
  reply.code(problem.status).type(PROBLEM_TYPE).serializer(JSON.stringify).send(problem)

/** In place of an answer that somebody else has made. */
export function problemText(reply: FastifyReply, problem: Problem): string {
  reply.code(problem.status).type(PROBLEM_TYPE)
  return JSON.stringify(problem)
}

export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) logBug(request.log, error)
    return sendProblem(reply, problem)
  })
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof Refused) return error.problem
  if (error.validation) {
    const [first] = error.validation
    return makeProblem('bad-request', `${error.validationContext ?? 'request'}${first?.instancePath ?? ''}: ${first?.message ?? 'invalid'}`)
  }
  if (error.statusCode === 413) return makeProblem('too-large', 'a request may hold one megabyte')
  if (error.statusCode === 415) return makeProblem('not-json', 'what is sent here is application/json')
  if (error.statusCode === 429) return makeProblem('too-many-requests', error.message)
  if (error.statusCode === 400) return makeProblem('not-json', 'the body is not JSON that can be read')
  if (error.statusCode !== undefined && error.statusCode > 400 && error.statusCode < 500)
    return makeProblem('bad-request', 'the server cannot take this')
  return makeProblem('internal', 'it has been written down; trying again may help')
}

/** Where it happened, but not the message: that may quote an order or a state. */
export function logBug(log: FastifyBaseLogger, error: unknown): void {
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  log.error({ error: name, frames: frames.slice(0, 12).map((line) => line.trim()) }, 'a bug')
}
