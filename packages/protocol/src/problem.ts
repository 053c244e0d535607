// Errors as application/problem+json (RFC 9457), with the clause if a rule is broken.
import { ruleIdSchema } from '@admiralty/kernel'
import { z } from 'zod'

export const PROBLEM_MEDIA_TYPE = 'application/problem+json'

/** The kinds of error. A program may branch on the kind; title and detail are for people. */
export const PROBLEM_KINDS = [
  'bad-request',
  'foreign-origin',
  'not-your-seat',
  'not-found',
  'not-acceptable',
  'too-early',
  'call-over',
  'seat-taken',
  'name-refused',
  'invitation-used',
  'too-large',
  'not-json',
  'wrong-type',
  'too-slow',
  'headers-too-large',
  'refused',
  'key-reused',
  'not-now',
  'match-over',
  'link-used',
  'token-refused',
  'token-scope',
  'not-sent',
  'no-room',
  'too-many-requests',
  'unavailable',
  'cannot-keep',
  'internal',
] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** Why the rules refuse an order, action or design; see `Refusal` of the kernel. */
export const refusalSchema = z.object({ rule: ruleIdSchema, reason: z.string() })
/** A refusal, with the id of the part of an order that it concerns; null for the whole order and for all that is not an order. */
export const orderRefusalSchema = refusalSchema.extend({ part: z.string().nullable() })

/** The body of every error response. */
export const problemDetailsSchema = z.object({
  type: z.templateLiteral(['urn:admiralty:', z.enum(PROBLEM_KINDS)]),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** All that the rules refuse; empty if the cause is another. */
  refusals: z.array(orderRefusalSchema).readonly(),
})
export type ProblemDetails = z.infer<typeof problemDetailsSchema>
