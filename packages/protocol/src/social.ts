// Requests and messages for concessions, draws, stand-in bots, rematches, notes and personal links.
import { isPlainLine } from '@admiralty/kernel'
import { z } from 'zod'
import { seatSchema } from './games.ts'
import { LIMITS } from './limits.ts'
import { seatValueSchema } from './matches.ts'

export const BOT_RANKS = ['ensign', 'captain', 'admiral'] as const
export const rankSchema = z.enum(BOT_RANKS)
export type BotRank = z.infer<typeof rankSchema>

export const emptyResponseSchema = z.object({})

export const concedeRequestSchema = z.object({ as: seatSchema }).strict()
export type ConcedeRequest = z.infer<typeof concedeRequestSchema>

/** `agree: true` offers or accepts a draw, `false` withdraws or declines one. */
export const drawRequestSchema = z.object({ as: seatSchema, agree: z.boolean() }).strict()
export type DrawRequest = z.infer<typeof drawRequestSchema>

/** A vote for a bot of this rank to stand in for `seat`. */
export const standInRequestSchema = z.object({ as: seatSchema, seat: seatSchema, rank: rankSchema, agree: z.boolean() }).strict()
export type StandInRequest = z.infer<typeof standInRequestSchema>

export const returnRequestSchema = z.object({ seat: seatSchema }).strict()
export type ReturnRequest = z.infer<typeof returnRequestSchema>

export const rematchRequestSchema = z.object({ as: seatSchema, value: seatValueSchema }).strict()
export type RematchRequest = z.infer<typeof rematchRequestSchema>

/** Takes a seat that is reserved for the current user. */
export const reservedSeatRequestSchema = z.object({ seat: seatSchema, value: seatValueSchema }).strict()
export type ReservedSeatRequest = z.infer<typeof reservedSeatRequestSchema>

export const SIGNALS = ['greetings', 'good-luck', 'well-played', 'thinking', 'one-moment', 'sorry', 'thanks', 'farewell'] as const
export const signalSchema = z.enum(SIGNALS)
export type Signal = z.infer<typeof signalSchema>

export const noteTextSchema = z.string().trim().min(1).max(LIMITS.note).refine(isPlainLine, 'a note is one line of plain text')
export const noteRequestSchema = z.union([
  z.object({ as: seatSchema, text: noteTextSchema }).strict(),
  z.object({ as: seatSchema, signal: signalSchema }).strict(),
])
export type NoteRequest = z.infer<typeof noteRequestSchema>

/** `event: note`, without an id: the latest 200 notes when the stream begins, then each new one. */
export const noteSchema = z.object({
  /** Counts the notes of the match from 1. A resumed stream sends earlier notes again. */
  seq: z.int(),
  time: z.number(),
  seat: seatSchema,
  /** The sender's name at that time. */
  name: z.string(),
  text: z.string().nullable(),
  signal: signalSchema.nullable(),
})
export type Note = z.infer<typeof noteSchema>

/** Signs in one more device, once. `expires` is in ms since 1970. */
export const personalLinkSchema = z.object({ token: z.string(), expires: z.number() })
export type PersonalLink = z.infer<typeof personalLinkSchema>
export const redeemLinkRequestSchema = z.object({ token: z.string().min(1).max(LIMITS.token) }).strict()
export type RedeemLinkRequest = z.infer<typeof redeemLinkRequestSchema>
