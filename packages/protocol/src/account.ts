// A person's account: mail address, signed-in devices, the sealed copy of the keys, and tokens for programs.
// All times are milliseconds since 1970.
import { isPlainLine } from '@admiralty/kernel'
import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { nameSchema } from './sessions.ts'

/** One address without display name, quotes, comments, spaces and line breaks. */
const ADDRESS = /^[^\s@<>()",;:\\[\]]{1,64}@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/
/** A mail address, in lower case. */
export const mailAddressSchema = z
  .string()
  .max(LIMITS.mailAddress)
  .refine(isPlainLine, 'a mail address must be one line of plain text')
  .transform((address) => address.toLowerCase())
  .refine((address) => ADDRESS.test(address), 'this is not a mail address: write it like anna@example.org')

/** Asks for a mail with a link that verifies the address. */
export const addressRequestSchema = z.object({ address: mailAddressSchema }).strict()
export type AddressRequest = z.infer<typeof addressRequestSchema>
/** Whether the server sends mail; if not, its operator finds the link in the log. `expires`: until when the link is valid. */
export const addressResponseSchema = z.object({ sendsMail: z.boolean(), expires: z.number() })
export type AddressResponse = z.infer<typeof addressResponseSchema>

/** The link in a mail, before it is used. `mine`: this browser is signed in as its person already. */
export const mailLinkSchema = z.object({ address: z.string(), name: z.string(), expires: z.number(), mine: z.boolean() })
export type MailLink = z.infer<typeof mailLinkSchema>

const deviceSchema = z.object({
  id: z.string(),
  /** Program and system: 'Firefox on Linux'. Empty if they are not known. */
  device: z.string(),
  created: z.number(),
  /** When it was last used, to a day. */
  seen: z.number(),
  /** Whether the request came from this device. */
  current: z.boolean(),
})
export type AccountDevice = z.infer<typeof deviceSchema>

/** The scope of a token: it reads as its person, or plays too. */
const tokenScopeSchema = z.enum(['read', 'play'])
const tokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scope: tokenScopeSchema,
  created: z.number(),
  expires: z.number(),
  /** When it was last used, to a day; null for never. */
  seen: z.number().nullable(),
})
export type AccountToken = z.infer<typeof tokenSchema>
/** Makes a token that expires after some days. */
export const tokenRequestSchema = z
  .object({ name: nameSchema, scope: tokenScopeSchema, days: z.number().int().min(1).max(LIMITS.tokenDays) })
  .strict()
export type TokenRequest = z.infer<typeof tokenRequestSchema>
/** A new token. `token` is shown once, because the server keeps its digest only. */
export const newTokenSchema = tokenSchema.extend({ token: z.string() })
export type NewToken = z.infer<typeof newTokenSchema>

/** Everything that the server keeps about the person, besides matches and designs. */
export const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The verified address; null for a guest. */
  address: z.string().nullable(),
  sendsMail: z.boolean(),
  /** Whether there is a copy of the keys. */
  hasKeyCopy: z.boolean(),
  devices: z.array(deviceSchema),
  tokens: z.array(tokenSchema),
})
export type OwnAccount = z.infer<typeof accountSchema>

/** A copy of the keys, which only a passphrase opens. The server cannot read it. */
export const keyCopySchema = z
  .object({ copy: z.string().min(1).max(LIMITS.keyCopy).refine(isPlainLine, 'a copy must be one line') })
  .strict()
export type KeyCopy = z.infer<typeof keyCopySchema>
