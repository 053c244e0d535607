// The secrets of a campaign: the branch of each seat, and that of the umpire.
import { fields, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { holdingsSchema } from './holdings.ts'
import { worldSchema } from './land/world.ts'
import { addressSchema, cardSchema, pairSchema, seatSchema } from './shapes.ts'
import { bookSchema } from './week/book.ts'
import { consentsSchema, NO_CONSENTS, statementSchema, watchSchema } from './week/shapes.ts'

/** The secrets of a seat: its cards, its holdings, its orders and what it has learned. */
export const secretSchema = fields({
  /** The hand before it is paired. */
  cards: z.array(cardSchema).max(12).readonly(),
  /** Pairs that are not played yet. */
  pairs: z.array(pairSchema).max(12).readonly(),
  aside: z.array(cardSchema).max(12).readonly(),
  /** All worlds, the most wanted first; empty where claims are made in turn (CR-1.3c). */
  ranking: z.array(addressSchema).max(169).readonly(),
  /** Null before the purchase. */
  holdings: holdingsSchema.nullable(),
  /** The last order book; null before week 1. */
  book: bookSchema.nullable(),
  /** Attitudes of neutral worlds that it has learned (CR-1.6a). */
  attitudes: z.record(addressSchema, whole(1, 6)).readonly(),
  /** Its agreements with others (CR-X.11). */
  consents: consentsSchema,
  /** The lines of this week's statement so far. */
  statement: statementSchema,
})
export type Secret = z.infer<typeof secretSchema>

/** The secrets of the umpire (CR-1.6a, CR-1.1a). */
export const umpireSchema = fields({
  /** The attitude of each world, margin included, from 1 to 6. */
  attitudes: z.record(addressSchema, whole(1, 6)).readonly(),
  /** The empire that is nearest to each world without an owner, once the draft is over (CR-1.6c). */
  nearest: z.record(addressSchema, seatSchema).readonly(),
  /** The worlds of the margin that nobody has entered. */
  margin: z.record(addressSchema, worldSchema).readonly(),
  /** Peacekeeping at worlds that are at war with themselves, by address (CR-1.6g). */
  watches: z.record(addressSchema, watchSchema).readonly(),
})
export type UmpireSecret = z.infer<typeof umpireSchema>

/** The secrets of a seat before it is dealt cards. */
export const EMPTY_SECRET: Secret = {
  cards: [],
  pairs: [],
  aside: [],
  ranking: [],
  holdings: null,
  book: null,
  attitudes: {},
  consents: NO_CONSENTS,
  statement: [],
}
/** The secrets of the umpire before anything is rolled. */
export const EMPTY_UMPIRE: UmpireSecret = { attitudes: {}, nearest: {}, margin: {}, watches: {} }
