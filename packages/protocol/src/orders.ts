// Orders, sent by POST, and the messages of the stream, received as server-sent events.
import { linkSchema, type Message, type Present, seatLinksSchema, signatureSchema, signatureValueSchema } from '@admiralty/match'
import { z } from 'zod'
import { openProposalSchema } from './clock.ts'
import { callIdSchema, seatSchema } from './games.ts'
import { openHandoverSchema } from './handovers.ts'
import { hasPlainLinesOnly, isShallowJson, LIMITS, PLAIN_TEXT_RULE } from './limits.ts'
import { rankSchema } from './social.ts'

/** The viewer of a request: a seat, or `public` for a spectator. */
export const viewerSchema = z.union([z.literal('public'), seatSchema])

/** Answers a call. */
export const orderRequestSchema = z
  .object({
    /** The seat that answers. */
    as: seatSchema,
    /** The id of the call that the order answers. */
    call: callIdSchema,
    order: z
      .unknown()
      .refine((order) => order !== undefined && isShallowJson(order, LIMITS.depth), {
        error: `an order must be JSON, nested at most ${LIMITS.depth} levels deep`,
        abort: true,
      })
      // The games' schemas do not check this, because older journals must still pass them.
      .refine(hasPlainLinesOnly, PLAIN_TEXT_RULE),
    /** Over `orderStatement`. Required if the seat has a key of its own; ignored otherwise. */
    signature: signatureSchema.optional(),
    /** False to save the order only: it counts at the deadline, or once it is sent again as ready. A match without a clock takes no such order. */
    ready: z.boolean().optional(),
  })
  .strict()
export type OrderRequest = z.infer<typeof orderRequestSchema>

/** Whether the schema accepts a parsed body as it is, found in a tenth of the time. */
export function isOrderRequest(body: unknown): body is OrderRequest {
  if (typeof body !== 'object' || body === null) return false
  const { as, call, order, signature, ready }: { readonly [K in keyof OrderRequest]?: unknown } = body
  return (
    isText(as, 1, LIMITS.seat) &&
    isText(call, 1, LIMITS.call) &&
    order !== undefined &&
    isShallowJson(order, LIMITS.depth) &&
    hasPlainLinesOnly(order) &&
    (ready === undefined || typeof ready === 'boolean') &&
    (signature === undefined || signatureSchema.safeParse(signature).success) &&
    Object.keys(body).every((name) => ORDER_FIELDS.has(name))
  )
}
const ORDER_FIELDS = new Set(Object.keys(orderRequestSchema.shape))
const isText = (value: unknown, least: number, most: number): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= most
/** The header that an order must have. A retry with the same key gets the same answer. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
const SHORTEST_KEY = 8
/** Any text that a client does not use for another request. */
export const idempotencyKeySchema = z.string().min(SHORTEST_KEY).max(LIMITS.key)
/** Whether `idempotencyKeySchema` accepts the value of a header. */
export const isIdempotencyKey = (value: unknown): value is string => isText(value, SHORTEST_KEY, LIMITS.key)

/** `seq` is the entry that the order led to; null while other seats still have to answer. */
export const orderResponseSchema = z.object({ sealed: z.literal(true), seq: z.int().nullable() })
export type OrderResponse = z.infer<typeof orderResponseSchema>

/** Withdraws a sealed order before its call is complete. */
export const withdrawRequestSchema = z.object({ as: seatSchema, call: callIdSchema }).strict()
export type WithdrawRequest = z.infer<typeof withdrawRequestSchema>
/** `withdrawn` is false if there was no sealed order. */
export const withdrawResponseSchema = z.object({ withdrawn: z.boolean() })

/** `event: begin`: what the viewer knows now. Its id is the number of the last entry. A stream that missed too much sends it again. */
export type StreamBegin = Present
/** `event: entry`: the message of an entry. Its id is the sequence number. */
export type StreamEntry = Message
/**
 * `event: fixed`, without an id: the orders of the next entry are fixed, and the devices of these seats are asked for their links.
 * It is sent to the users of these seats only, after all earlier entries. A resumed stream sends it again.
 */
export const fixedEntrySchema = z.object({
  /** The sequence number of the entry. */
  seq: z.int(),
  /** The number of the answer: the links of this number are asked for. */
  answer: z.int(),
  /** The digest of its orders. It reveals nothing of them. */
  digest: linkSchema,
  /** The server's signature over the digest. */
  signature: signatureValueSchema,
  /** The seats of this user whose links are asked for. */
  seats: z.array(seatSchema).readonly(),
})
export type FixedEntry = z.infer<typeof fixedEntrySchema>
/** Answers `event: fixed` with the links of this device, by seat. */
export const linksRequestSchema = z.object({ answer: z.int().min(1), digest: linkSchema, links: seatLinksSchema }).strict()
export type LinksRequest = z.infer<typeof linksRequestSchema>
/** `counted`: the entry is stored, with these links. False if they came after the wait. */
export const linksResponseSchema = z.object({ counted: z.boolean() })

/** Asks for a page of messages: a `HistoryPage`. */
export const historyQuerySchema = z.object({
  as: viewerSchema.default('public'),
  /** The page ends before this entry. Without it, it ends with the last entry. */
  before: z.coerce.number().int().min(0).optional(),
  /** Entries of the page. */
  limit: z.coerce.number().int().min(1).max(LIMITS.page).default(LIMITS.page),
})
/** `event: status`, without an id: what has changed without an entry. Every event has the whole status. */
export const streamStatusSchema = z.object({
  /** Seats that have answered an open call that is not complete. Of a quiet call, only those of the receiver. */
  sealed: z.array(seatSchema).readonly(),
  /** Seats with an open stream at this server. */
  here: z.array(seatSchema).readonly(),
  /** Seats of bots that are deciding. Of a quiet call none is shown. */
  thinking: z.array(seatSchema).readonly(),
  /** Seats that have agreed to a draw. */
  draw: z.array(seatSchema).readonly(),
  /**
   * Seats that have offered a draw in this match, and the number of the entry after which they may offer one again; null if they have no offer
   * left. They may accept offers at any time.
   */
  offers: z.array(z.object({ seat: seatSchema, next: z.int().nullable() })).readonly(),
  /** Votes for bots to stand in for absent players. */
  standIn: z.array(z.object({ seat: seatSchema, rank: rankSchema, agree: z.array(seatSchema).readonly() })).readonly(),
  /** Absent players who still have to answer, or are asked a quiet call, and when they were last seen, in milliseconds since 1970. */
  left: z.array(z.object({ seat: seatSchema, since: z.number() })).readonly(),
  /** Players who have missed so many answers in a row that the others may decide. Empty in a match without a clock. */
  absent: z.array(seatSchema).readonly(),
  /** Open proposals about the clock. */
  proposals: z.array(openProposalSchema).readonly(),
  /** Seats that may pass on to another person. */
  handovers: z.array(openHandoverSchema).readonly(),
  /** The id of the rematch; null if there is none. */
  rematch: z.string().nullable(),
})
export type StreamStatus = z.infer<typeof streamStatusSchema>
