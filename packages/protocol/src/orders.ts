// Playing: orders go up as POSTs, news comes down as server-sent events.
import type { Message } from '@admiralty/match'
import { z } from 'zod'
import { seatSchema } from './games.ts'
import { hasPlainLinesOnly, isShallowJson, LIMITS, PLAIN_TEXT_RULE } from './limits.ts'
import { rankSchema } from './social.ts'

export const callIdSchema = z.string().min(1).max(LIMITS.call)
export const viewerSchema = z.union([z.literal('public'), seatSchema])

export const orderRequestSchema = z
  .object({
    as: seatSchema,
    /** The call it answers. */
    call: callIdSchema,
    order: z
      .unknown()
      .refine((order) => order !== undefined && isShallowJson(order, LIMITS.depth), {
        error: 'an order is JSON, nested at most 24 deep',
        abort: true,
      })
      // Here and not in the games' own schemas, which journals of before must still pass.
      .refine(hasPlainLinesOnly, PLAIN_TEXT_RULE),
  })
  .strict()
export type OrderRequest = z.infer<typeof orderRequestSchema>
/** Every order carries one; the same key gives the same answer again. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
export const idempotencyKeySchema = z.string().min(8).max(LIMITS.key)

/** `seq` is the entry it led to; null while others still owe theirs. */
export const orderResponseSchema = z.object({ sealed: z.literal(true), seq: z.int().nullable() })
export type OrderResponse = z.infer<typeof orderResponseSchema>

export const withdrawRequestSchema = z.object({ as: seatSchema, call: callIdSchema }).strict()
export type WithdrawRequest = z.infer<typeof withdrawRequestSchema>
export const withdrawResponseSchema = z.object({ withdrawn: z.boolean() })

/** `event: begin`, id 0: the view after the opening entry, and that entry. */
export interface StreamBegin {
  readonly view: unknown
  readonly message: Message
}
/** `event: entry`, id = seq. */
export type StreamEntry = Message
/** `event: status`, without id. */
export const streamStatusSchema = z.object({
  /** Have answered an open call. */
  sealed: z.array(seatSchema).readonly(),
  /** Somebody's stream is open as this seat. */
  here: z.array(seatSchema).readonly(),
  /** Bots at work. */
  thinking: z.array(seatSchema).readonly(),
  /** Have agreed to a draw. */
  draw: z.array(seatSchema).readonly(),
  /** Votes that a bot sits in for a seat. */
  standIn: z.array(z.object({ seat: seatSchema, rank: rankSchema, agree: z.array(seatSchema).readonly() })).readonly(),
  /** Owe an answer, and their people have had no stream of this table open for a minute or more; since when, in ms since 1970. */
  left: z.array(z.object({ seat: seatSchema, since: z.number() })).readonly(),
  /** The table where it is played again. */
  rematch: z.string().nullable(),
})
export type StreamStatus = z.infer<typeof streamStatusSchema>
