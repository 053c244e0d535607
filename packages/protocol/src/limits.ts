// How much anybody may send. The server enforces these; a client may show them.
export const LIMITS = {
  /** Bytes of a request's body. */
  body: 1_000_000,
  /** How deep an order may nest. */
  depth: 24,
  /** Characters of a name or title. */
  name: 40,
  title: 80,
  /** Characters of the value a seat adds to the dice. */
  value: 128,
  key: 100,
  /** Characters of a note, and of a design as JSON. */
  note: 200,
  design: 65_536,
  /** Designs of one guest. */
  designs: 200,
  /** Notes that a stream begins with. */
  notes: 200,
} as const

/** Whether a parsed value is JSON that nests no deeper than `most` arrays and objects; '1e999' is read as a number that is none. */
export function isShallowJson(value: unknown, most: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return most > 0 && Object.values(value).every((inner) => isShallowJson(inner, most - 1))
}
