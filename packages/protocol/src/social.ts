// Requests and messages for concessions, draws, stand-in bots, rematches, notes and personal links.
import { isPlainLine } from '@admiralty/kernel'
import { signatureSchema } from '@admiralty/match'
import { z } from 'zod'
import { seatSchema } from './games.ts'
import { LIMITS } from './limits.ts'
import { linkEndsSchema, seatKeysSchema, seatValueSchema } from './matches.ts'

/** The strengths of bots, the weakest first. */
export const BOT_RANKS = ['ensign', 'captain', 'admiral'] as const
export const rankSchema = z.enum(BOT_RANKS)
export type BotRank = z.infer<typeof rankSchema>

/** The body of a successful response without data. */
export const emptyResponseSchema = z.object({})

/** The signature of an action, over `actionStatement`. Required if the seat has a key of its own; ignored otherwise. */
const consent = { signature: signatureSchema.optional() }

/** Concedes for a seat. */
export const concedeRequestSchema = z.object({ as: seatSchema, ...consent }).strict()
export type ConcedeRequest = z.infer<typeof concedeRequestSchema>

/** Leaves these decisions to fixed rules, and no others. `change` counts the seat's changes from 1: one more than in `SeatStatus.automatic`. */
export const automaticRequestSchema = z
  .object({ as: seatSchema, decisions: z.array(z.string().min(1).max(40)).max(40), change: z.int().min(1), ...consent })
  .strict()
export type AutomaticRequest = z.infer<typeof automaticRequestSchema>

/** `agree: true` offers or accepts a draw, `false` withdraws or declines one. */
export const drawRequestSchema = z.object({ as: seatSchema, agree: z.boolean(), ...consent }).strict()
export type DrawRequest = z.infer<typeof drawRequestSchema>

/** A vote of `as` for a bot of this rank to stand in for `seat`. `agree: false` withdraws the vote. */
export const standInRequestSchema = z.object({ as: seatSchema, seat: seatSchema, rank: rankSchema, agree: z.boolean() }).strict()
export type StandInRequest = z.infer<typeof standInRequestSchema>

/** Takes the seat back from the bot that stands in. */
export const returnRequestSchema = z.object({ seat: seatSchema, ...consent }).strict()
export type ReturnRequest = z.infer<typeof returnRequestSchema>

/** Creates or joins the rematch of a finished match. `value` is the dice value of the seat. `rank` gives all bots this rank and keeps the sides. */
export const rematchRequestSchema = z
  .object({
    as: seatSchema,
    value: seatValueSchema,
    rank: rankSchema.nullable().default(null),
    keys: seatKeysSchema,
    linkEnds: linkEndsSchema,
  })
  .strict()
export type RematchRequest = z.input<typeof rematchRequestSchema>

/** Takes a seat that is reserved for the current user. */
export const reservedSeatRequestSchema = z
  .object({ seat: seatSchema, value: seatValueSchema, keys: seatKeysSchema, linkEnds: linkEndsSchema })
  .strict()
export type ReservedSeatRequest = z.input<typeof reservedSeatRequestSchema>

/** Chat messages without a text. Each client puts them into words. */
export const SIGNALS = ['greetings', 'good-luck', 'well-played', 'thinking', 'one-moment', 'sorry', 'thanks', 'farewell'] as const
export const signalSchema = z.enum(SIGNALS)
export type Signal = z.infer<typeof signalSchema>

/** The text of a note. */
export const noteTextSchema = z.string().trim().min(1).max(LIMITS.note).refine(isPlainLine, 'a note must be one line of plain text')
/** Sends a text or a signal to players and spectators. */
export const noteRequestSchema = z.union([
  z.object({ as: seatSchema, text: noteTextSchema }).strict(),
  z.object({ as: seatSchema, signal: signalSchema }).strict(),
])
export type NoteRequest = z.infer<typeof noteRequestSchema>

/** `event: note`, without an id: the latest 200 notes when the stream begins, then each new one. */
export const noteSchema = z.object({
  /** The number of the note in its match, from 1. A resumed stream sends earlier notes again. */
  seq: z.int(),
  /** Milliseconds since 1970. */
  time: z.number(),
  seat: seatSchema,
  /** The sender's name at that time. */
  name: z.string(),
  /** Null for a signal. */
  text: z.string().nullable(),
  /** Null for a text. */
  signal: signalSchema.nullable(),
})
export type Note = z.infer<typeof noteSchema>

/** A link that signs in one more device, once. `expires` is in milliseconds since 1970. */
export const personalLinkSchema = z.object({ token: z.string(), expires: z.number() })
export type PersonalLink = z.infer<typeof personalLinkSchema>
/** Signs this device in with the token of a personal link. */
export const redeemLinkRequestSchema = z.object({ token: z.string().min(1).max(LIMITS.token) }).strict()
export type RedeemLinkRequest = z.infer<typeof redeemLinkRequestSchema>
