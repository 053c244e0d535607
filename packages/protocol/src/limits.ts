// Limits on requests. The server enforces them; a client may show them.
import { isPlainLine } from '@admiralty/kernel'

export const LIMITS = {
  /** Bytes of a request's body, and of its headers. */
  body: 1_000_000,
  headers: 16_384,
  /** Seconds within which a request must arrive. */
  arrival: 30,
  /** Nesting depth and number of values of an order or a design. */
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
  /** Latest notes with which a stream begins. */
  notes: 200,
  /** Matches in a user's list. */
  tables: 100,
  /** Requests per minute from one address, unless the server is set otherwise. */
  requests: 1200,
  /** Open streams of one user, and of one address. */
  streams: 24,
  addressStreams: 240,
  /** Notes of one user in 30 seconds, and matches created in 10 minutes. */
  notesAtOnce: 6,
  openings: 60,
  /** Seconds for which a client may leave stream data unread. */
  stalled: 60,
} as const

/** Whether a parsed value is JSON of at most this nesting depth. Rejects infinite numbers, which `JSON.parse` makes of '1e999'. */
export function isShallowJson(value: unknown, most: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return most > 0 && Object.values(value).every((inner) => isShallowJson(inner, most - 1))
}

/** Whether every string in a value, keys included, is a plain line. The value must have passed `isShallowJson`. */
export function hasPlainLinesOnly(value: unknown): boolean {
  if (typeof value === 'string') return isPlainLine(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(hasPlainLinesOnly)
  return Object.entries(value).every(([name, inner]) => isPlainLine(name) && hasPlainLinesOnly(inner))
}
export const PLAIN_TEXT_RULE = 'each text must be one line without control characters and direction marks'
