// Converts between rows of tables and records of the store.
import { actionSchema, type Entry, type Head, publicKeysSchema, type Signature, signatureSchema, signaturesSchema } from '@admiralty/match'
import { z } from 'zod'
import type { MatchRecord, SeatRecord, StoredEntry, StoredMatchStatus } from './store.ts'
import type { MatchRow, NewMatchRow, NewSeatRow, SeatRow, Tables } from './tables.ts'

export const makeMatchRow = ({ seats: _, setup, head, ...match }: MatchRecord): NewMatchRow => ({
  ...match,
  setup: JSON.stringify(setup),
  head: head && JSON.stringify(head),
})

export const makeSeatRow = (match: string, place: number, { auto, ...seat }: SeatRecord): NewSeatRow => ({
  match,
  place,
  ...seat,
  auto: auto ? 1 : 0,
})

const statusSchema = z.enum(['waiting', 'playing', 'over']) satisfies z.ZodType<StoredMatchStatus>

const headSchema: z.ZodType<Head> = z.object({
  journal: z.union([z.literal(1), z.literal(2)]),
  id: z.string(),
  system: z.string(),
  version: z.int(),
  format: z.int(),
  setup: z.unknown(),
  position: z.unknown(),
  commitment: z.string(),
  seatValues: z.record(z.string(), z.string()),
  keys: publicKeysSchema.optional(),
  created: z.number(),
  playedHere: z.boolean(),
})

/** Parses a stored head. Throws if it is not one. */
export const parseHead = (text: string): Head => headSchema.parse(JSON.parse(text))

export const parseMatch = ({ revision: _, restored: __, ...row }: MatchRow, seats: readonly SeatRow[]): MatchRecord => ({
  ...row,
  status: statusSchema.parse(row.status),
  setup: JSON.parse(row.setup),
  head: row.head === null ? null : parseHead(row.head),
  seats: seats.filter(({ match }) => match === row.id).map(parseSeat),
})

const parseSeat = ({ match: _, place: __, auto, ...seat }: SeatRow): SeatRecord => ({ ...seat, auto: auto === 1 })

const entrySchema: z.ZodType<Entry> = z.object({
  seq: z.int(),
  time: z.number(),
  version: z.int(),
  format: z.int(),
  call: z.object({ id: z.string(), kind: z.string(), seats: z.array(z.string()) }).nullable(),
  orders: z.record(z.string(), z.unknown()),
  events: z.array(z.unknown()),
  rolls: z.array(z.object({ count: z.int(), sides: z.int(), reason: z.string(), faces: z.array(z.int()) })),
  // Absent fields stay absent, because the chain hashes the entry as it was written.
  action: actionSchema.optional(),
  deed: actionSchema.optional(),
  signatures: signaturesSchema.optional(),
  why: z.record(z.string(), z.string()).optional(),
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
