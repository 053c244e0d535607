// Links as data: in journals, requests and receipts. Computes no hash, because every page of a match loads the schemas of requests.
import type { Seat } from '@admiralty/kernel'
import { z } from 'zod'

/** 32 bytes in hexadecimal for each seat: a link, or the end of its chain. */
export type SeatLinks = Readonly<Record<Seat, string>>
/** The links of an entry. */
export interface EntryLinks {
  /** `ordersDigest` of the entry. The devices answered it. */
  readonly digest: string
  readonly given: SeatLinks
}

/** The schema of a link, of the end of a chain and of a digest. */
export const linkSchema = z.string().regex(/^[0-9a-f]{64}$/, 'a link has 64 hexadecimal digits')
/** The schema of links by seat. */
export const seatLinksSchema = z.record(z.string().min(1).max(200), linkSchema)
/** The schema of the links of an entry. */
export const entryLinksSchema: z.ZodType<EntryLinks> = z.strictObject({ digest: linkSchema, given: seatLinksSchema })
