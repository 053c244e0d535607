// Creating, listing and reading matches, and joining by invitation.
import { explainedSchema, isPlainLine, ruleIdSchema } from '@admiralty/kernel'
import { z } from 'zod'
import { optionValueSchema, seatSchema, systemIdSchema } from './games.ts'
import { LIMITS } from './limits.ts'

/** Who takes a seat. `me` on several seats means play on one screen. */
export const seatHolderSchema = z.enum(['me', 'bot:ensign', 'bot:captain', 'bot:admiral', 'invite'])
export type SeatHolder = z.infer<typeof seatHolderSchema>

/** The value that a seat adds to the dice: any line of text, preferably random. */
export const seatValueSchema = z.string().min(1).max(LIMITS.value).refine(isPlainLine, 'a value must be one line of plain text')
export const matchIdSchema = z.string().min(1).max(LIMITS.id)

export const newMatchRequestSchema = z
  .object({
    system: systemIdSchema,
    scenario: z.string().min(1).max(LIMITS.id),
    options: z.record(z.string().max(LIMITS.id), optionValueSchema).default({}),
    title: z.string().trim().max(LIMITS.title).refine(isPlainLine, 'a title must be one line of plain text').optional(),
    seats: z.record(seatSchema, seatHolderSchema),
    value: seatValueSchema,
  })
  .strict()
export type NewMatchRequest = z.input<typeof newMatchRequestSchema>
export const createdMatchSchema = z.object({ id: matchIdSchema })

export const seatStatusSchema = z.object({
  seat: seatSchema,
  side: z.string(),
  holder: z.enum(['me', 'other', 'bot', 'open']),
  /** Null while the seat is open. */
  name: z.string().nullable(),
  /** Whether the user's own seat answers automatically when it has only one option. False for other seats. */
  auto: z.boolean(),
  /** False while the seat is reserved for somebody who has not taken it. */
  sat: z.boolean(),
  /** The rank of the bot that stands in for the player. */
  standIn: z.string().nullable(),
  /** Whether the seat has conceded. Lists report it for matches in play only. */
  conceded: z.boolean(),
})
export type SeatStatus = z.infer<typeof seatStatusSchema>

export const MATCH_STAGES = ['waiting', 'playing', 'over'] as const
export const matchStageSchema = z.enum(MATCH_STAGES)
export type MatchStage = z.infer<typeof matchStageSchema>

export const outcomeSchema = z.object({
  winners: z.array(seatSchema).readonly(),
  why: ruleIdSchema,
  scores: z.record(seatSchema, explainedSchema).nullable(),
})

export const matchSummarySchema = z.object({
  id: matchIdSchema,
  system: systemIdSchema,
  title: z.string(),
  status: matchStageSchema,
  /** The current phase in the game's words; '' before the match begins. */
  moment: z.string(),
  seats: z.array(seatStatusSchema).readonly(),
  /** The user's seats that owe an answer. */
  owed: z.array(seatSchema).readonly(),
  /** All seats that owe an answer, as far as the public may know. */
  awaited: z.array(seatSchema).readonly(),
  /** ms since 1970. */
  updated: z.number(),
})
export type MatchSummary = z.infer<typeof matchSummarySchema>

export const matchInfoSchema = z.object({
  id: matchIdSchema,
  system: systemIdSchema,
  title: z.string(),
  scenario: z.string(),
  setup: z.unknown(),
  status: matchStageSchema,
  seats: z.array(seatStatusSchema).readonly(),
  mine: z.array(seatSchema).readonly(),
  creator: z.boolean(),
  /** Open invitations. Sent to the creator of the match only. */
  invitations: z.array(z.object({ seat: seatSchema, token: z.string() })).readonly(),
  commitment: z.string(),
  seatValues: z.record(seatSchema, z.string()),
  outcome: outcomeSchema.nullable(),
  created: z.number(),
  /** The id of the rematch. */
  rematch: matchIdSchema.nullable(),
})
export type MatchInfo = z.infer<typeof matchInfoSchema>

export const invitationSchema = z.object({
  match: matchIdSchema,
  seat: seatSchema,
  system: systemIdSchema,
  title: z.string(),
  /** The name of the host. */
  from: z.string(),
})
export type Invitation = z.infer<typeof invitationSchema>
export const acceptInvitationRequestSchema = z.object({ value: seatValueSchema }).strict()
export type AcceptInvitationRequest = z.infer<typeof acceptInvitationRequestSchema>
export const takenSeatSchema = z.object({ match: matchIdSchema, seat: seatSchema })
export type TakenSeat = z.infer<typeof takenSeatSchema>

export const seatPreferencesSchema = z.object({ auto: z.boolean() }).strict()
export type SeatPreferences = z.infer<typeof seatPreferencesSchema>
