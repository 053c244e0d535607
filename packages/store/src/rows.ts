// Converts between rows of tables and records of the store.
import { clockSchema } from '@admiralty/clocks'
import {
  closingSchema,
  entrySchema,
  type Head,
  headSchema,
  type SealedOrder,
  type Signature,
  signatureSchema,
  signaturesSchema,
  storedCallSchema,
  watchSchema,
} from '@admiralty/match'
import { z } from 'zod'
import type { FixedCall, InvitationRecord, MatchRecord, SeatRecord, StoredEntry, StoredMatchStatus } from './store.ts'
import type { MatchRow, NewMatchRow, NewSeatRow, SeatRow, Tables } from './tables.ts'
import { wakeOfNew } from './waiting.ts'

export const makeMatchRow = ({ seats, setup, position, head, clock, ...match }: MatchRecord): NewMatchRow => ({
  ...match,
  wake: wakeOfNew({ seats, created: match.created }),
  setup: JSON.stringify(setup),
  position: position === null ? null : JSON.stringify(position),
  head: head && JSON.stringify(head),
  clock: JSON.stringify(clock),
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

/** Parses a stored head. Throws if it is not one. */
export const parseHead = (text: string): Head => headSchema.parse(JSON.parse(text))

export const parseMatch = (row: MatchRow, seats: readonly SeatRow[]): MatchRecord => ({
  id: row.id,
  system: row.system,
  scenario: row.scenario,
  title: row.title,
  format: row.format,
  secret: row.secret,
  creator: row.creator,
  created: row.created,
  updated: row.updated,
  moment: row.moment,
  rematch: row.rematch,
  status: statusSchema.parse(row.status),
  closing: closingSchema.parse(row.closing),
  watch: watchSchema.parse(row.watch),
  clock: clockSchema.parse(JSON.parse(row.clock)),
  setup: JSON.parse(row.setup),
  position: row.position === null ? null : JSON.parse(row.position),
  head: row.head === null ? null : parseHead(row.head),
  seats: seats.filter(({ match }) => match === row.id).map(parseSeat),
})

const parseSeat = ({ seat, person, bot, seed, name, value, key, auto, link_end: linkEnd }: SeatRow): SeatRecord => ({
  seat,
  person,
  bot,
  seed,
  name,
  value,
  key,
  linkEnd,
  auto: auto === 1,
})

const fixedSchema = z.strictObject({
  seq: z.int(),
  call: storedCallSchema.required({ key: true }),
  orders: z.record(z.string(), z.unknown()),
  signatures: signaturesSchema,
  why: z.record(z.string(), z.string()),
  sealed: z.record(z.string(), z.number()),
  asked: z.array(z.string()),
} satisfies Record<keyof FixedCall, z.ZodType>)
/** Parses the fixed orders of a match. Throws if the text is not of that form. */
export const parseFixed = (text: string | null): FixedCall | null => (text === null ? null : fixedSchema.parse(JSON.parse(text)))

export const parseStoredEntry = ({ entry, chain }: Pick<Tables['entries'], 'entry' | 'chain'>): StoredEntry => ({
  entry: entrySchema.parse(JSON.parse(entry)),
  chain,
})

/** A signature in a column. */
export const signatureText = (signature: Signature | undefined): string | null => (signature ? JSON.stringify(signature) : null)
/** The signature of a column, as a field that is absent for null. */
export const parseSignature = (text: string | null): { readonly signature?: Signature } =>
  text === null ? {} : { signature: signatureSchema.parse(JSON.parse(text)) }

/** The columns of a sealed order besides its key. */
export const sealedContent = ({ order, signature, why, time = 0, saved }: SealedOrder) => ({
  time,
  saved: saved ? 1 : 0,
  order: JSON.stringify(order),
  signature: signatureText(signature),
  why: why ?? null,
})
