// The current user: a guest, identified by a cookie.
import { isPlainLine } from '@admiralty/kernel'
import { z } from 'zod'
import { LIMITS } from './limits.ts'

/** A letter, digit or symbol that has a shape. Some have none: fillers, blanks of Braille and hieroglyphs, the null note head. */
const VISIBLE = /(?![\p{DI}\u2800\ufffc\u{13441}\u{13442}\u{1d159}])[\p{L}\p{N}\p{S}]/u
/** Whether a reader sees something of this text. */
export const hasVisibleSign = (text: string): boolean => VISIBLE.test(text)

/** The name of a user. */
export const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.name)
  .refine(isPlainLine, 'a name must be one line of plain text')
  .refine(hasVisibleSign, 'a name must contain a letter, a digit or a symbol')
/** The user to whom the cookie of the request belongs. */
export const currentUserSchema = z.object({ id: z.string(), name: z.string() })
export type CurrentUser = z.infer<typeof currentUserSchema>
/** Changes the name of the current user. */
export const renameRequestSchema = z.object({ name: nameSchema }).strict()
export type RenameRequest = z.infer<typeof renameRequestSchema>
