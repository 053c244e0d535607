// The errors that any room may throw for a client, and the problems that tell of them.
import { type OrderVerdict, refusalsIn } from '@admiralty/kernel'
import type { ProblemDetails, ProblemKind } from '@admiralty/protocol'

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
  'token-refused': [401, 'Token refused'],
  'token-scope': [403, 'Not allowed with this token'],
  'not-sent': [503, 'The mail was not sent'],
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

/** Seconds after which to retry while the server is busy. */
const RETRY_WHEN_BUSY = 5

/** An error to be sent to the client. Anything else that is thrown is a bug or comes from the framework. */
export class RequestError extends Error {
  readonly problem: ProblemDetails
  constructor(kind: ProblemKind, detail: string, refused?: OrderVerdict) {
    super(detail)
    this.problem = makeProblem(kind, detail, refused)
  }
}

/** An error that a retry after some seconds may avoid. */
export class RetryLater extends RequestError {
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

/** The problem of this kind, with the refusals if the rules refuse something. */
export function makeProblem(kind: ProblemKind, detail: string, refused?: OrderVerdict): ProblemDetails {
  const [status, title] = STATUS[kind]
  return { type: `urn:admiralty:${kind}`, title, status, detail, refusals: refusalsIn(refused) ?? [] }
}
