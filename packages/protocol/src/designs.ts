// Saved designs: the whole design in the format of the game's shipyard, with its cost and the shipyard's refusals.

import { isPlainLine } from '@admiralty/kernel'
import { z } from 'zod'
import { systemIdSchema } from './games.ts'
import { hasPlainLinesOnly, isShallowJson, LIMITS, PLAIN_TEXT_RULE } from './limits.ts'
import { refusalSchema } from './problem.ts'

export const designNameSchema = z.string().trim().min(1).max(LIMITS.title).refine(isPlainLine, 'a name must be one line of plain text')
const designSchema = z
  .unknown()
  .refine((design) => design !== undefined && isShallowJson(design, LIMITS.depth), {
    error: 'a design must be JSON, nested at most 24 levels deep',
    abort: true,
  })
  .refine((design) => (JSON.stringify(design) ?? '').length <= LIMITS.design, `a design may have at most ${LIMITS.design} characters`)
  .refine(hasPlainLinesOnly, PLAIN_TEXT_RULE)

export const newDesignRequestSchema = z.object({ system: systemIdSchema, name: designNameSchema, design: designSchema }).strict()
export type NewDesignRequest = z.infer<typeof newDesignRequestSchema>
export const changeDesignRequestSchema = z.object({ name: designNameSchema, design: designSchema }).strict()
export type ChangeDesignRequest = z.infer<typeof changeDesignRequestSchema>

export const savedDesignSchema = z.object({
  id: z.string(),
  system: systemIdSchema,
  name: z.string(),
  design: z.unknown(),
  /** Null if the game can no longer read the design. */
  cost: z.number().nullable(),
  /** Reasons against the design in any scenario. A scenario may add its own. */
  refusals: z.array(refusalSchema).readonly(),
  /** ms since 1970. */
  updated: z.number(),
})
export type SavedDesign = z.infer<typeof savedDesignSchema>
export const savedDesignsSchema = z.object({ designs: z.array(savedDesignSchema).readonly() })
export type SavedDesigns = z.infer<typeof savedDesignsSchema>
