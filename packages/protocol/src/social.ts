// Company at a table: giving up, agreeing on a draw, sitting in for who has left, playing again, a word across the table, and
// taking one's seats along to another device.
import { z } from 'zod'
import { seatSchema } from './games.ts'
import { isPlainLine, LIMITS } from './limits.ts'
import { seatValueSchema } from './matches.ts'

export const BOT_RANKS = ['ensign', 'captain', 'admiral'] as const
export const rankSchema = z.enum(BOT_RANKS)
export type BotRank = z.infer<typeof rankSchema>

export const emptyResponseSchema = z.object({})

export const concedeRequestSchema = z.object({ as: seatSchema }).strict()
export type ConcedeRequest = z.infer<typeof concedeRequestSchema>

/** True offers a draw or accepts one, false withdraws or declines. */
export const drawRequestSchema = z.object({ as: seatSchema, agree: z.boolean() }).strict()
export type DrawRequest = z.infer<typeof drawRequestSchema>

/** A vote that a bot of this rank sits in for `seat`. */
export const standInRequestSchema = z.object({ as: seatSchema, seat: seatSchema, rank: rankSchema, agree: z.boolean() }).strict()
export type StandInRequest = z.infer<typeof standInRequestSchema>

export const returnRequestSchema = z.object({ seat: seatSchema }).strict()
export type ReturnRequest = z.infer<typeof returnRequestSchema>

export const rematchRequestSchema = z.object({ as: seatSchema, value: seatValueSchema }).strict()
export type RematchRequest = z.infer<typeof rematchRequestSchema>

/** Sits down on a seat that is kept for me. */
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

/** `event: note`, without id: those so far, the latest 200, when the stream begins, and each as it comes. */
export const noteSchema = z.object({
  /** Of the notes of this table, from 1; a stream that is resumed sends them again. */
  seq: z.int(),
  time: z.number(),
  seat: seatSchema,
  /** As it was then. */
  name: z.string(),
  text: z.string().nullable(),
  signal: signalSchema.nullable(),
})
export type Note = z.infer<typeof noteSchema>

/** Makes another device mine: good once, until it expires. */
export const personalLinkSchema = z.object({ token: z.string(), expires: z.number() })
export type PersonalLink = z.infer<typeof personalLinkSchema>
export const redeemLinkRequestSchema = z.object({ token: z.string().min(1).max(LIMITS.token) }).strict()
export type RedeemLinkRequest = z.infer<typeof redeemLinkRequestSchema>
