// Requests about the clock of a match: more time, pauses, vacations, and an end because of absent players.
import { signatureSchema } from '@admiralty/match'
import { z } from 'zod'
import { seatSchema } from './games.ts'
import { LIMITS } from './limits.ts'

const as = seatSchema
/** True to ask for it or to agree, false to withdraw or decline. */
const agree = z.boolean()

/**
 * Asks all who still play, or answers them: for a pause of some days, for its end, for more time for a seat, or for the end of a match whose
 * other players are absent.
 */
export const proposalRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pause'), as, days: z.int().min(1).max(LIMITS.pauseDays), agree }),
  z.strictObject({ kind: z.literal('resume'), as, agree }),
  z.strictObject({ kind: z.literal('extend'), as, seat: seatSchema, agree }),
  z.strictObject({ kind: z.literal('end'), as, agree }),
])
export type ProposalRequest = z.infer<typeof proposalRequestSchema>

/** An open proposal, with the seats that have agreed and those that have not yet. */
export const openProposalSchema = z.object({
  kind: z.enum(['pause', 'resume', 'extend', 'end']),
  /** The seat that gets more time; null for other kinds. */
  seat: seatSchema.nullable(),
  /** The days of a pause; null for other kinds. */
  days: z.int().nullable(),
  agree: z.array(seatSchema).readonly(),
  missing: z.array(seatSchema).readonly(),
})
export type OpenProposal = z.infer<typeof openProposalSchema>

/** Takes days of vacation. `number` counts the vacations of the seat from 1, so that a signature is used once. */
export const vacationRequestSchema = z
  .object({ as, days: z.int().min(1).max(366), number: z.int().min(1), signature: signatureSchema.optional() })
  .strict()
export type VacationRequest = z.infer<typeof vacationRequestSchema>
