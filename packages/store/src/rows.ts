// Converts between rows of tables and records of the store.
import {
  actionSchema,
  closingSchema,
  type Entry,
  entryLinksSchema,
  type Head,
  publicKeysSchema,
  type Signature,
  seatLinksSchema,
  signatureSchema,
  signaturesSchema,
  watchSchema,
} from '@admiralty/match'
import { z } from 'zod'
import type { FixedCall, InvitationRecord, MatchRecord, SeatRecord, StoredEntry, StoredMatchStatus } from './store.ts'
import type { MatchRow, NewMatchRow, NewSeatRow, SeatRow, Tables } from './tables.ts'

export const makeMatchRow = ({ seats: _, setup, position, head, ...match }: MatchRecord): NewMatchRow => ({
  ...match,
  setup: JSON.stringify(setup),
  position: position === null ? null : JSON.stringify(position),
  head: head && JSON.stringify(head),
})

export const makeSeatRow = (match: string, place: number, { auto, linkEnd, ...seat }: SeatRecord): NewSeatRow => ({
  match,
  place,
  ...seat,
  link_end: linkEnd,
  auto: auto ? 1 : 0,
})

export const makeInvitationRow = ({ used, ...invitation }: InvitationRecord): Tables['invitations'] => ({
  ...invitation,
  used: used ? 1 : 0,
})

const statusSchema = z.enum(['waiting', 'playing', 'over']) satisfies z.ZodType<StoredMatchStatus>

const headSchema: z.ZodType<Head> = z.object({
  journal: z.literal([1, 2, 3, 4, 5]),
  id: z.string(),
  system: z.string(),
  version: z.int(),
  format: z.int(),
  setup: z.unknown(),
  position: z.unknown(),
  commitment: z.string(),
  seatValues: z.record(z.string(), z.string()),
  keys: publicKeysSchema.optional(),
  linkEnds: seatLinksSchema.optional(),
  closing: closingSchema.optional(),
  created: z.number(),
  playedHere: z.boolean(),
})

/** Parses a stored head. Throws if it is not one. */
export const parseHead = (text: string): Head => headSchema.parse(JSON.parse(text))

export const parseMatch = ({ revision: _, restored: __, fixed: ___, ...row }: MatchRow, seats: readonly SeatRow[]): MatchRecord => ({
  ...row,
  status: statusSchema.parse(row.status),
  closing: closingSchema.parse(row.closing),
  watch: watchSchema.parse(row.watch),
  setup: JSON.parse(row.setup),
  position: row.position === null ? null : JSON.parse(row.position),
  head: row.head === null ? null : parseHead(row.head),
  seats: seats.filter(({ match }) => match === row.id).map(parseSeat),
})

const parseSeat = ({ match: _, place: __, offers: ___, offered: ____, auto, link_end: linkEnd, ...seat }: SeatRow): SeatRecord => ({
  ...seat,
  linkEnd,
  auto: auto === 1,
})

const callSchema = z.object({ id: z.string(), kind: z.string(), key: z.string(), seats: z.array(z.string()) })
const whySchema = z.record(z.string(), z.string())
const ordersSchema = z.record(z.string(), z.unknown())

const fixedSchema: z.ZodType<FixedCall> = z.object({
  seq: z.int(),
  call: callSchema,
  orders: ordersSchema,
  signatures: signaturesSchema,
  why: whySchema,
  asked: z.array(z.string()),
})
/** Parses the fixed orders of a match. Throws if the text is not of that form. */
export const parseFixed = (text: string | null): FixedCall | null => (text === null ? null : fixedSchema.parse(JSON.parse(text)))

const entrySchema: z.ZodType<Entry> = z.object({
  seq: z.int(),
  time: z.number(),
  version: z.int(),
  format: z.int(),
  // Calls of older entries have no key.
  call: callSchema.extend({ key: z.string().optional() }).nullable(),
  orders: ordersSchema,
  events: z.array(z.unknown()),
  rolls: z.array(z.object({ count: z.int(), sides: z.int(), reason: z.string(), faces: z.array(z.int()), at: z.string().optional() })),
  // Absent fields stay absent, because the chain hashes the entry as it was written.
  action: actionSchema.optional(),
  deed: actionSchema.optional(),
  signatures: signaturesSchema.optional(),
  links: entryLinksSchema.optional(),
  why: whySchema.optional(),
})

export const parseStoredEntry = ({ entry, chain }: Pick<Tables['entries'], 'entry' | 'chain'>): StoredEntry => ({
  entry: entrySchema.parse(JSON.parse(entry)),
  chain,
})

/** A signature in a column. */
export const signatureText = (signature: Signature | undefined): string | null => (signature ? JSON.stringify(signature) : null)
/** The signature of a column, as a field that is absent for null. */
export const parseSignature = (text: string | null): { readonly signature?: Signature } =>
  text === null ? {} : { signature: signatureSchema.parse(JSON.parse(text)) }
