// What can be wrong with a PostgreSQL, and the words for it.

/** The oldest version that Admiralty works on. */
export const OLDEST_POSTGRES = 13

/** The database cannot be used; the message is for people. */
export class CannotOpen extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CannotOpen'
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nobody answers there: is PostgreSQL running, and are host and port right?',
  ENOTFOUND: 'There is no such host.',
  EAI_AGAIN: 'The name of the host cannot be looked up.',
  ETIMEDOUT: 'The host does not answer.',
  '28P01': 'It does not accept this user with this password.',
  '28000': 'It does not let this user in.',
  '3D000': 'It has no database of this name: create one, as with createdb.',
  '42501': 'This user may not create tables there: it should own the database.',
  '53300': 'It has no connection left: raise max_connections.',
  '57P03': 'It is just starting or stopping: try again in a moment.',
}

/** An error of opening, as words for people where there are some. */
export function explainError(error: unknown, url: string): unknown {
  if (error instanceof CannotOpen) return error
  const code = codeOf(error)
  const why = code === undefined ? lateWords(error) : WORDS[code]
  return why === undefined ? error : new CannotOpen(`The database ${addressWithoutCredentials(url)} cannot be used. ${why} (DATABASE_URL)`)
}

const lateWords = (error: unknown): string | undefined =>
  error instanceof Error && /timeout/.test(error.message) ? WORDS.ETIMEDOUT : undefined

/** Without user name and password. */
export function addressWithoutCredentials(url: string): string {
  if (!URL.canParse(url)) return 'PostgreSQL'
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}

/** Two transactions waited for each other, or read what the other wrote. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error) ?? '')

const AWAY = /^(E(CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI_)|08|57P0|53300|25P03)/
const LOST =
  /^connection terminated|not queryable|^timeout expired|timeout exceeded when trying to connect|query read timeout|connection has been discarded/i

/** The database cannot be reached, or was lost on the way: whether it has done what was asked is open. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error)
  return code === undefined ? error instanceof Error && LOST.test(error.message) : AWAY.test(code)
}

/** PostgreSQL's own, or the operating system's; an error may hold several, one for each address of a host. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && !('code' in error)) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
