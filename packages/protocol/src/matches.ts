// Creating, listing and reading matches, and joining by invitation.
import { clockSchema, newClockSchema } from '@admiralty/clocks'
import { explainedSchema, isPlainLine, ruleIdSchema } from '@admiralty/kernel'
import {
  closingSchema,
  linkSchema,
  newClosingSchema,
  publicKeySchema,
  publicKeysSchema,
  seatLinksSchema,
  watchSchema,
} from '@admiralty/match'
import { z } from 'zod'
import { callIdSchema, optionValueSchema, seatSchema, systemIdSchema } from './games.ts'
import { offeredSeatSchema } from './handovers.ts'
import { LIMITS } from './limits.ts'

/** The player or bot that takes a seat of a new match. `me` for several seats means that they play on one screen. */
export const seatHolderSchema = z.enum(['me', 'bot:ensign', 'bot:captain', 'bot:admiral', 'invite'])
export type SeatHolder = z.infer<typeof seatHolderSchema>

/** The value that a seat adds to the dice: any line of text, preferably a random one. */
export const seatValueSchema = z.string().min(1).max(LIMITS.value).refine(isPlainLine, 'a value must be one line of plain text')
/**
 * The public keys of the user's seats, by seat; keys of other seats are ignored, so a client may send one for every seat.
 * The server signs for a seat without a key.
 */
export const seatKeysSchema = z.record(seatSchema, publicKeySchema).default({})
/** The ends of the link chains of the user's seats, like `seatKeysSchema`. A seat without one gives no links. */
export const linkEndsSchema = seatLinksSchema.default({})
/** The id of a match. */
export const matchIdSchema = z.string().min(1).max(LIMITS.id)

/** Creates a match. `options` and `title` have defaults; `value` is the dice value of the user's seats. */
export const newMatchRequestSchema = z
  .object({
    system: systemIdSchema,
    scenario: z.string().min(1).max(LIMITS.id),
    options: z.record(z.string().max(LIMITS.id), optionValueSchema).default({}),
    title: z.string().trim().max(LIMITS.title).refine(isPlainLine, 'a title must be one line of plain text').optional(),
    seats: z.record(seatSchema, seatHolderSchema),
    value: seatValueSchema,
    keys: seatKeysSchema,
    linkEnds: linkEndsSchema,
    /** The policy of publication at the end of the match. */
    closing: newClosingSchema.default('open'),
    /** The people who may watch the match and look it up. */
    watch: watchSchema.default('anyone'),
    /** How long players have for their answers. It never changes once the match is created. */
    clock: newClockSchema.default({ kind: 'none' }),
  })
  .strict()
export type NewMatchRequest = z.input<typeof newMatchRequestSchema>
/** The id of the new match. */
export const createdMatchSchema = z.object({ id: matchIdSchema })

/** A seat of a match, as the current user may see it. */
export const seatStatusSchema = z.object({
  seat: seatSchema,
  side: z.string(),
  /** The current user, another user, a bot, the umpire, or nobody yet. Nobody can take the seat of the umpire, which belongs to the server. */
  holder: z.enum(['me', 'other', 'bot', 'umpire', 'open']),
  /** Null while the seat is open. */
  name: z.string().nullable(),
  /** The rank of the bot that holds the seat; null if no bot does. */
  rank: z.string().nullable(),
  /** Whether the server answers for the user's seat when only one order is possible. False for seats of others. */
  auto: z.boolean(),
  /** Whether the seat is taken. A reserved seat has a holder, but is not taken yet. */
  sat: z.boolean(),
  /** The rank of the bot that stands in for the player; null for none. */
  standIn: z.string().nullable(),
  /** Whether the seat has conceded. In lists it is set for matches in play only. */
  conceded: z.boolean(),
  /** The decisions that the seat leaves to fixed rules, and the number of its last change; 0 before the first. Everybody may know both. */
  automatic: z.object({ decisions: z.array(z.string()).readonly(), change: z.number() }),
  /** The vacations that the seat has taken in this match; the next one is numbered one more. */
  vacations: z.int(),
})
export type SeatStatus = z.infer<typeof seatStatusSchema>

/** A match waits for players, is in play, or is over. */
export const MATCH_STAGES = ['waiting', 'playing', 'over'] as const
export const matchStageSchema = z.enum(MATCH_STAGES)
export type MatchStage = z.infer<typeof matchStageSchema>

/** The end of a match; see `Outcome` of the kernel. */
export const matchOutcomeSchema = z.object({
  winners: z.array(seatSchema).readonly(),
  why: ruleIdSchema,
  scores: z.record(seatSchema, explainedSchema).nullable(),
})

/** A match in a list. */
export const matchSummarySchema = z.object({
  id: matchIdSchema,
  system: systemIdSchema,
  title: z.string(),
  status: matchStageSchema,
  /** The title of the current phase; '' before the match begins. Shown, never compared. */
  moment: z.string(),
  seats: z.array(seatStatusSchema).readonly(),
  /** The user's seats that still have to answer. */
  owed: z.array(seatSchema).readonly(),
  /** All seats that still have to answer. Everybody may know this. */
  awaited: z.array(seatSchema).readonly(),
  /** The time of the latest change, in milliseconds since 1970. */
  updated: z.number(),
})
export type MatchSummary = z.infer<typeof matchSummarySchema>

/** A question that one of the user's seats has to answer. */
export const owedQuestionSchema = z.object({
  match: matchIdSchema,
  seat: seatSchema,
  system: systemIdSchema,
  title: z.string(),
  /** The title of the current phase. Shown, never compared. */
  moment: z.string(),
  /** When the time to answer ends, in milliseconds since 1970; null for never. */
  due: z.number().nullable(),
  /** Since when the answer is waited for, in milliseconds since 1970. */
  since: z.number(),
})
export type OwedQuestion = z.infer<typeof owedQuestionSchema>
/** A page of the questions: the one that is due first, then those without an end, the one that waits longest first. */
export const owedPageSchema = z.object({
  /** How many questions there are on all pages. */
  count: z.number(),
  questions: z.array(owedQuestionSchema).readonly(),
  /** `after` of the next page; null on the last. */
  next: z.string().nullable(),
  /** On the first page the calls for which an order is saved only, in the same order. They are no questions; `due` is when the order counts. */
  saved: z.array(owedQuestionSchema).readonly(),
})
export type OwedPage = z.infer<typeof owedPageSchema>
/** `after` is `next` of the page before; absent for the first page. */
export const owedQuerySchema = z.object({ after: z.string().min(1).max(LIMITS.place).optional() })

/** A match in detail. */
export const matchInfoSchema = z.object({
  id: matchIdSchema,
  system: systemIdSchema,
  title: z.string(),
  scenario: z.string(),
  setup: z.unknown(),
  status: matchStageSchema,
  seats: z.array(seatStatusSchema).readonly(),
  /** The seats of the current user. */
  mine: z.array(seatSchema).readonly(),
  /** The seats of the current user that still have to answer. */
  owed: z.array(seatSchema).readonly(),
  /** Whether the current user created the match. */
  creator: z.boolean(),
  /** Open invitations. Sent to the creator of the match only. */
  invitations: z.array(z.object({ seat: seatSchema, token: z.string() })).readonly(),
  /** Tokens of seats that are offered to another person: of the user's own, and of absent players for all who still play and for everybody who may watch. */
  offeredSeats: z.array(z.object({ seat: seatSchema, token: z.string() })).readonly(),
  /** Orders that the former holders of the user's seats had sealed for calls that are still open. They count only if the user sends them. */
  drafts: z.array(z.object({ seat: seatSchema, call: callIdSchema, order: z.unknown() })).readonly(),
  /** For how many milliseconds the others may decline somebody who comes for a seat that is offered. */
  consentAfter: z.number(),
  /** The commitment to the secret of the dice. */
  commitment: z.string(),
  /** The values that the seats add to the dice. */
  seatValues: z.record(seatSchema, z.string()),
  /** The public keys that the seats sign with now, of the seats that are taken. Null if nothing is signed in this match. */
  keys: publicKeysSchema.nullable(),
  /** The seats whose player has replaced a lost key, and those that have passed on. */
  rekeyed: z.array(seatSchema).readonly(),
  /** The ends of the link chains at the beginning, of the seats that are taken and whose devices give links. */
  linkEnds: seatLinksSchema,
  /** The ends of the chains of new holders, of seats that have passed on; null for a holder whose device gives no links. */
  newLinkEnds: z.record(seatSchema, linkSchema.nullable()),
  /** The policy of publication at the end of the match: `open` everything, `kept` nothing. */
  closing: closingSchema,
  /** For whom the match exists. */
  watch: watchSchema,
  /** How long players have for their answers. */
  clock: clockSchema,
  /** The orders of the current user that are saved, but not ready: they count at the deadline. */
  saved: z.array(z.object({ seat: seatSchema, call: callIdSchema })).readonly(),
  /** Null until the match is over. */
  outcome: matchOutcomeSchema.nullable(),
  /** Milliseconds since 1970. */
  created: z.number(),
  /** The id of the rematch; null if there is none. */
  rematch: matchIdSchema.nullable(),
})
export type MatchInfo = z.infer<typeof matchInfoSchema>

/** The details of an invitation that are shown before it is accepted. */
export const invitationSchema = z.object({
  match: matchIdSchema,
  seat: seatSchema,
  system: systemIdSchema,
  title: z.string(),
  /** The name of who invites: the user who created the match, or who holds the seat. */
  from: z.string(),
  closing: closingSchema,
  watch: watchSchema,
  clock: clockSchema,
  /** Null for a seat that nobody has held. */
  offered: offeredSeatSchema.nullable(),
})
export type Invitation = z.infer<typeof invitationSchema>
/** Takes the seat of an invitation. `value` is the dice value of the seat. */
export const acceptInvitationRequestSchema = z.object({ value: seatValueSchema, keys: seatKeysSchema, linkEnds: linkEndsSchema }).strict()
export type AcceptInvitationRequest = z.input<typeof acceptInvitationRequestSchema>
/** The seat that the user has taken. */
export const takenSeatSchema = z.object({ match: matchIdSchema, seat: seatSchema })
export type TakenSeat = z.infer<typeof takenSeatSchema>

/** Replaces the key of a seat whose player has lost it. The journal says so. */
export const newKeyRequestSchema = z.object({ as: seatSchema, key: publicKeySchema }).strict()
export type NewKeyRequest = z.infer<typeof newKeyRequestSchema>

/** Whether the server answers for the seat when only one order is possible. */
export const seatPreferencesSchema = z.object({ auto: z.boolean() }).strict()
export type SeatPreferences = z.infer<typeof seatPreferencesSchema>
