// Limits on requests. The server enforces them; a client may show them.
import { isPlainLine } from '@admiralty/kernel'

/** All limits. The comment of each gives its unit. */
export const LIMITS = {
  /** Bytes of the body of a request, and of its headers. */
  body: 1_000_000,
  headers: 16_384,
  /** Seconds within which a request must arrive. */
  arrival: 30,
  /** Nesting depth of an order or a design, and its number of values. */
  depth: 24,
  values: 20_000,
  /** Characters of the id of a match, game or scenario; of a seat; of a call; of an option's value. */
  id: 60,
  seat: 40,
  call: 100,
  choice: 100,
  /** Characters of a name or title. */
  name: 40,
  title: 80,
  /** Characters of the value that a seat adds to the dice. */
  value: 128,
  /** Characters of an idempotency key, and of the token of a link or an invitation. */
  key: 100,
  token: 100,
  /** Characters of a note, and of a design as JSON. */
  note: 200,
  design: 65_536,
  /** Saved designs of one user. */
  designs: 200,
  /** Characters of a mail address, and of a sealed copy of keys. */
  mailAddress: 254,
  keyCopy: 20_000,
  /** Links that are mailed in an hour for one user, for all users of one network address, and to one mail address. */
  mails: 5,
  addressMails: 30,
  mailsTo: 3,
  /** Tokens of one user, and the days for which one may be valid. */
  tokens: 20,
  tokenDays: 366,
  /** Characters of the address of a webhook or of a push service. */
  webAddress: 1_000,
  /** Browsers of one user that show notifications. */
  pushBrowsers: 20,
  /** Tests of a webhook and new outlets in an hour, for one user and for all users of one network address. */
  outletChanges: 30,
  addressOutletChanges: 120,
  /** Notes at the beginning of a stream: the latest ones. */
  notes: 200,
  /** Entries of a page of the history. */
  page: 200,
  /** Entries that a stream sends when it resumes. It begins again if there are more. */
  resumed: 200,
  /** Matches in a user's list, and questions on a page of what a user has to answer. */
  tables: 100,
  /** Characters of a place in a list. */
  place: 400,
  /** Requests per minute from one address. The server has a setting for it; this is the default. */
  requests: 1200,
  /** Open streams of one user, and of one address. */
  streams: 24,
  addressStreams: 240,
  /** Open streams of spectators at one match, and on a server. */
  tableStreams: 2_500,
  serverStreams: 12_000,
  /** Notes of one user in 30 seconds, and of one address. */
  notesAtOnce: 6,
  addressNotes: 60,
  /** Offers of a draw of one seat in a match, and the entries between two of them. */
  drawOffers: 5,
  drawPause: 20,
  /** Days of one pause of a match. */
  pauseDays: 30,
  /** New matches of one user in 10 minutes, and of one address. */
  openings: 60,
  addressOpenings: 120,
  /** New users of one address in 10 minutes. */
  addressUsers: 120,
  /** Seconds after which a stream ends if the client does not read its data. */
  stalled: 60,
  /** Seconds for which an entry waits for the links of connected devices. */
  links: 3,
} as const

/** Whether a parsed value is JSON of at most this nesting depth. Rejects infinite numbers, which `JSON.parse` makes of '1e999'. */
export function isShallowJson(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((inner) => isShallowJson(inner, depth - 1))
}

/** Whether every string in a value, keys included, is a plain line. The value must have passed `isShallowJson`. */
export function hasPlainLinesOnly(value: unknown): boolean {
  if (typeof value === 'string') return isPlainLine(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(hasPlainLinesOnly)
  return Object.entries(value).every(([name, inner]) => isPlainLine(name) && hasPlainLinesOnly(inner))
}

/** The message of a schema that uses `hasPlainLinesOnly`. */
export const PLAIN_TEXT_RULE = 'each text must be one line without control characters and direction marks'
