// Errors of PostgreSQL: explanations for the operator, and which errors mean that it is unreachable.

/** The oldest supported major version. */
export const OLDEST_POSTGRES = 13

/** The database cannot be opened; the message tells the operator why. */
export class CannotOpen extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CannotOpen'
  }
}

/** Explanations by error code of the operating system or of PostgreSQL. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused: check that PostgreSQL runs and that host and port are right.',
  ENOTFOUND: 'The host does not exist.',
  EAI_AGAIN: 'The host name cannot be resolved.',
  ETIMEDOUT: 'The host does not answer.',
  '28P01': 'The user or password is wrong.',
  '28000': 'The server refuses this user.',
  '3D000': 'The database does not exist: create it, for example with createdb.',
  '42501': 'This user may not create tables: make it the owner of the database.',
  '53300': 'The server has no free connections: raise max_connections.',
  '57P03': 'The server is starting or stopping: try again in a moment.',
}

/** Turns an error of opening into a `CannotOpen` with an explanation. Returns other errors unchanged. */
export function explainError(error: unknown, url: string): unknown {
  if (error instanceof CannotOpen) return error
  const code = codeOf(error)
  const why = code === undefined ? timeoutExplanation(error) : EXPLANATIONS[code]
  return why === undefined ? error : new CannotOpen(`The database ${addressWithoutCredentials(url)} cannot be used. ${why} (DATABASE_URL)`)
}

const timeoutExplanation = (error: unknown): string | undefined =>
  error instanceof Error && /timeout/.test(error.message) ? EXPLANATIONS.ETIMEDOUT : undefined

/** The address without user name and password. */
export function addressWithoutCredentials(url: string): string {
  if (!URL.canParse(url)) return 'PostgreSQL'
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}

/** Whether the error is a deadlock or a serialization failure, after which the transaction may be retried. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error) ?? '')

/** Codes and messages of errors that mean that the database is unreachable. */
const UNREACHABLE_CODE = /^(E(CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI_)|08|57P0|53300|25P03)/
const UNREACHABLE_MESSAGE =
  /^connection terminated|not queryable|^timeout expired|timeout exceeded when trying to connect|query read timeout|connection has been discarded/i

/** Whether the database cannot be reached or the connection was lost. It is then unknown whether the statement took effect. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error)
  return code === undefined ? error instanceof Error && UNREACHABLE_MESSAGE.test(error.message) : UNREACHABLE_CODE.test(code)
}

/** The error code of PostgreSQL or the operating system. An `AggregateError` has one error for each address of the host. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && !('code' in error)) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
