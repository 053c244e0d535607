// Errors of PostgreSQL: which ones mean that it is unreachable, and their explanations for the operator.

/** The oldest supported version. */
export const OLDEST_POSTGRES = 13

/** The database cannot be opened; the message tells the operator why. */
export class CannotOpen extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CannotOpen'
  }
}

const WORDS: Readonly<Record<string, string>> = {
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

/** Turns an error of opening into `CannotOpen` with an explanation, if there is one. */
export function explainError(error: unknown, url: string): unknown {
  if (error instanceof CannotOpen) return error
  const code = codeOf(error)
  const why = code === undefined ? lateWords(error) : WORDS[code]
  return why === undefined ? error : new CannotOpen(`The database ${addressWithoutCredentials(url)} cannot be used. ${why} (DATABASE_URL)`)
}

const lateWords = (error: unknown): string | undefined =>
  error instanceof Error && /timeout/.test(error.message) ? WORDS.ETIMEDOUT : undefined

/** The address without user name and password. */
export function addressWithoutCredentials(url: string): string {
  if (!URL.canParse(url)) return 'PostgreSQL'
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}

/** Deadlock or serialization failure: the transaction may be retried. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error) ?? '')

const AWAY = /^(E(CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI_)|08|57P0|53300|25P03)/
const LOST =
  /^connection terminated|not queryable|^timeout expired|timeout exceeded when trying to connect|query read timeout|connection has been discarded/i

/** The database cannot be reached, or the connection was lost. It is unknown whether the statement took effect. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error)
  return code === undefined ? error instanceof Error && LOST.test(error.message) : AWAY.test(code)
}

/** The code of PostgreSQL or of the operating system. An error may hold several, one per address of the host. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && !('code' in error)) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
