// How much anybody may send. The server enforces these; a client may show them.
export const LIMITS = {
  /** Bytes of a request's body, and of all its headers. */
  body: 1_000_000,
  headers: 16_384,
  /** Seconds in which a request must have arrived whole. */
  arrival: 30,
  /** How deep an order or a design may nest, and how many values it may hold. */
  depth: 24,
  values: 20_000,
  /** Characters of an id of a match, a game, a scenario; of a seat; of a call; of an option's choice. */
  id: 60,
  seat: 40,
  call: 100,
  choice: 100,
  /** Characters of a name or title. */
  name: 40,
  title: 80,
  /** Characters of the value a seat adds to the dice. */
  value: 128,
  /** Characters of an idempotency key, and of the token of a link or an invitation. */
  key: 100,
  token: 100,
  /** Characters of a note, and of a design as JSON. */
  note: 200,
  design: 65_536,
  /** Designs of one guest. */
  designs: 200,
  /** Notes that a stream begins with. */
  notes: 200,
  /** Tables in a list of mine. */
  tables: 100,
  /** Requests of one address in a minute, unless the server says otherwise. */
  requests: 1200,
  /** Streams that one person, and one address, may have open. */
  streams: 24,
  addressStreams: 240,
  /** Notes of one person in half a minute, and tables opened in ten minutes. */
  notesAtOnce: 6,
  openings: 60,
  /** Seconds for which a stream may leave unread what was sent. */
  stalled: 60,
} as const

/** Whether a parsed value is JSON that nests no deeper than `most` arrays and objects; '1e999' is read as a number that is none. */
export function isShallowJson(value: unknown, most: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return most > 0 && Object.values(value).every((inner) => isShallowJson(inner, most - 1))
}

/** Controls, line breaks, marks that turn the writing around, halves of characters: what others read in a line of theirs holds none. */
const BREAKS = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
export const isPlainLine = (text: string): boolean => !BREAKS.test(text)

/** Whether every text in it is such a line, those that name something included. Of shallow JSON alone. */
export function hasPlainLinesOnly(value: unknown): boolean {
  if (typeof value === 'string') return isPlainLine(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(hasPlainLinesOnly)
  return Object.entries(value).every(([name, inner]) => isPlainLine(name) && hasPlainLinesOnly(inner))
}
export const PLAIN_TEXT_RULE = 'each text in it is one line, of whole characters, without controls and without marks that turn it around'
