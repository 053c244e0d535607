// A position in the middle of a campaign, for cases and lessons: its parts and their defaults.
import { z } from 'zod'
import { holdingsPart } from './position-holdings.ts'
import { umpireSchema } from './secret.ts'
import { addressSchema, cardSchema, pairSchema, resourceSchema, seatSchema, textSchema } from './shapes.ts'
import { claimSchema, STAGES, stepSchema } from './state.ts'
import { bookSchema } from './week/book.ts'
import { battleSchema, consentsSchema, linkSchema } from './week/shapes.ts'

const small = (most: number) => z.int().min(0).max(most)
const worldPart = z.strictObject({
  resource: resourceSchema.nullable().default(null),
  /** The sum of two dice of five sides. */
  rolled: z.int().min(2).max(10),
  extra: small(5).default(0),
  linked: small(99).default(0),
  luxury: small(10).default(0),
  /** The present fixed base; that of its dice if it is missing. */
  base: small(200).optional(),
  pool: small(99_999).default(0),
  hostile: z.array(seatSchema).max(8).default([]),
  undecided: z.array(seatSchema).max(8).default([]),
  steps: small(3).default(0),
})
/** The part of a position that a seat has. */
export const seatPart = z.strictObject({
  /** Its worlds, the first claimed first. */
  worlds: z.array(addressSchema).max(60).default([]),
  /** Whether it is out, and the week in which it began (CR-X.12, CR-1.1b). */
  isOut: z.boolean().default(false),
  since: small(999).default(0),
  cards: z.array(cardSchema).max(12).default([]),
  pairs: z.array(pairSchema).max(12).default([]),
  aside: z.array(cardSchema).max(12).default([]),
  ranking: z.array(addressSchema).max(169).default([]),
  /** Its holdings in the weeks; null before the purchase. */
  holdings: holdingsPart.nullable().default(null),
  /** Attitudes that it has learned. */
  attitudes: z.record(addressSchema, z.int().min(1).max(6)).default({}),
  consents: consentsSchema.unwrap().partial().default({}),
  /** Parts of its last order book that are not empty. */
  book: bookSchema.unwrap().partial().nullable().default(null),
})
/** A position: the next steps, the worlds by address, and what each seat has. Parts that are missing are empty. */
export const positionSchema = z.strictObject({
  at: z.array(stepSchema).min(1),
  stage: z.enum(STAGES).default('purchase'),
  worlds: z.record(addressSchema, worldPart),
  lanes: z.array(z.tuple([addressSchema, addressSchema])).default([]),
  seats: z.partialRecord(seatSchema, seatPart).default({}),
  /** The order of the claims; that of the seats if it is missing. */
  order: z.array(seatSchema).optional(),
  claims: z.array(claimSchema).default([]),
  week: small(999).default(0),
  links: z.array(linkSchema).max(400).default([]),
  off: z.array(addressSchema).max(441).default([]),
  /** Titles of the designs on the market, by its setting (CR-13.1b). */
  listed: z.array(textSchema).max(3).default([]),
  battles: z.array(battleSchema).max(441).default([]),
  /** Hexes of the margin that are known, besides those where a counter or a known world is (CR-1.2b). */
  shown: z.array(addressSchema).max(272).default([]),
  /** The umpire's knowledge. Attitudes that are missing are 1. */
  umpire: umpireSchema.unwrap().partial().default({}),
})
export type Position = z.input<typeof positionSchema>
/** A position with its defaults. */
export type ParsedPosition = z.infer<typeof positionSchema>
