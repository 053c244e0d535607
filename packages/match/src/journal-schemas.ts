// The form of the parts of a journal, in files and in a store. Strict: a part that dropped a field would no longer match its hash.
import { clockSchema, deadlineTimesSchema } from '@admiralty/clocks'
import { type Call, FILE_FORMATS } from '@admiralty/kernel'
import { z } from 'zod'
import { actionSchema } from './actions.ts'
import type { Entry, Head, ParentCall } from './journal.ts'
import { publicKeysSchema, signaturesSchema } from './keys.ts'
import { entryLinksSchema, seatLinksSchema } from './link-schemas.ts'
import type { Roll } from './proof.ts'
import { closingSchema } from './terms.ts'

/** A SHA-256 hash. */
export const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'not a hash')
const time = z.int().min(0)
/** The schema of a call as an entry stores it. */
export const storedCallSchema = z.strictObject({
  id: z.string().max(200),
  kind: z.string().max(200),
  key: z.string().max(200),
  seats: z.array(z.string().max(200)),
  instead: z.array(z.string().max(200)),
} satisfies Record<keyof Call, z.ZodType>)
const rollSchema = z.strictObject({
  count: z.int().min(0).max(100_000),
  sides: z
    .int()
    .min(1)
    .max(2 ** 32),
  reason: z.string(),
  faces: z.array(z.int().min(1)),
  at: z.string().min(1).max(200).optional(),
} satisfies Record<keyof Roll, z.ZodType>)
/** The schema of an entry. */
export const entrySchema = z.strictObject({
  seq: z.int().min(0),
  time,
  version: z.int().min(1),
  format: z.int().min(1),
  call: storedCallSchema.nullable(),
  orders: z.record(z.string(), z.unknown()),
  events: z.array(z.unknown()),
  rolls: z.array(rollSchema),
  // Absent fields stay absent, because the chain hashes the entry as it was written.
  due: deadlineTimesSchema.optional(),
  sealed: z.record(z.string(), time).optional(),
  action: actionSchema.optional(),
  signatures: signaturesSchema.optional(),
  links: entryLinksSchema.optional(),
  why: z.record(z.string(), z.string().max(2_000)).optional(),
} satisfies Record<keyof Entry, z.ZodType>)

const parentSchema = z.strictObject({
  match: z.string().min(1).max(200),
  entry: hashSchema,
  call: z.string().min(1).max(200),
} satisfies Record<keyof ParentCall, z.ZodType>)
/** The schema of a head. */
export const headSchema = z.strictObject({
  journal: z.literal(FILE_FORMATS.journal),
  id: z.string().min(1).max(200),
  system: z.string(),
  version: z.int().min(1),
  format: z.int().min(1),
  setup: z.unknown(),
  position: z.unknown(),
  commitment: hashSchema,
  seatValues: z.record(z.string(), z.string().max(1000)),
  keys: publicKeysSchema.optional(),
  linkEnds: seatLinksSchema.optional(),
  closing: closingSchema,
  parent: parentSchema.nullable(),
  clock: clockSchema,
  created: time,
  playedHere: z.boolean(),
} satisfies Record<keyof Head, z.ZodType>)
