// Public keys and signatures as data: in journals, requests and the store.
import type { Seat } from '@admiralty/kernel'
import { z } from 'zod'

/** A seat's signature, as an entry stores it. */
export interface Signature {
  /** Sequence number of the entry whose hash the signature covers: the last one that the signer had seen. */
  readonly after: number
  /** 64 bytes in hexadecimal. */
  readonly value: string
}
export type Signatures = Readonly<Record<Seat, Signature>>

/** The public keys of a match, 32 bytes in hexadecimal each. */
export interface PublicKeys {
  /** The key of the server, which bots and seats without a key of their own have, too. */
  readonly host: string
  readonly seats: Readonly<Record<Seat, string>>
}

const seatSchema = z.string().min(1).max(200)
/** The schema of a public key. */
export const publicKeySchema = z.string().regex(/^[0-9a-f]{64}$/, 'a public key has 64 hexadecimal digits')
/** The schema of the bytes of a signature. */
export const signatureValueSchema = z.string().regex(/^[0-9a-f]{128}$/, 'a signature has 128 hexadecimal digits')
/** The schema of a signature. */
export const signatureSchema: z.ZodType<Signature> = z.strictObject({ after: z.int().min(0), value: signatureValueSchema })
/** The schema of the signatures of an entry. */
export const signaturesSchema = z.record(seatSchema, signatureSchema)
/** The schema of the public keys of a match. */
export const publicKeysSchema: z.ZodType<PublicKeys> = z.strictObject({
  host: publicKeySchema,
  seats: z.record(seatSchema, publicKeySchema),
})
