// The current user: a guest, identified by a cookie.
import { isPlainLine } from '@admiralty/kernel'
import { z } from 'zod'
import { LIMITS } from './limits.ts'

export const nameSchema = z.string().trim().min(1).max(LIMITS.name).refine(isPlainLine, 'a name must be one line of plain text')
export const currentUserSchema = z.object({ id: z.string(), name: z.string() })
export type CurrentUser = z.infer<typeof currentUserSchema>
export const renameRequestSchema = z.object({ name: nameSchema }).strict()
export type RenameRequest = z.infer<typeof renameRequestSchema>
