// Saved designs: the whole design in the format of the game's shipyard, with its cost and the shipyard's refusals.

import { isPlainLine } from '@admiralty/kernel'
import { z } from 'zod'
import { systemIdSchema } from './games.ts'
import { hasPlainLinesOnly, isShallowJson, LIMITS, PLAIN_TEXT_RULE } from './limits.ts'
import { refusalSchema } from './problem.ts'

/** The name of a saved design. */
export const designNameSchema = z.string().trim().min(1).max(LIMITS.title).refine(isPlainLine, 'a name must be one line of plain text')
const designSchema = z
  .unknown()
  .refine((design) => design !== undefined && isShallowJson(design, LIMITS.depth), {
    error: `a design must be JSON, nested at most ${LIMITS.depth} levels deep`,
    abort: true,
  })
  .refine((design) => (JSON.stringify(design) ?? '').length <= LIMITS.design, `a design may have at most ${LIMITS.design} characters`)
  .refine(hasPlainLinesOnly, PLAIN_TEXT_RULE)

/** Saves a new design. */
export const newDesignRequestSchema = z.object({ system: systemIdSchema, name: designNameSchema, design: designSchema }).strict()
export type NewDesignRequest = z.infer<typeof newDesignRequestSchema>
/** Replaces the name and the content of a saved design. */
export const changeDesignRequestSchema = z.object({ name: designNameSchema, design: designSchema }).strict()
export type ChangeDesignRequest = z.infer<typeof changeDesignRequestSchema>

/** A saved design as the game judges it now. */
export const savedDesignSchema = z.object({
  id: z.string(),
  system: systemIdSchema,
  name: z.string(),
  design: z.unknown(),
  /** Null if the game can no longer read the design. */
  cost: z.number().nullable(),
  /** Why the design is illegal in every scenario. A scenario may add its own reasons. */
  refusals: z.array(refusalSchema).readonly(),
  /** Milliseconds since 1970. */
  updated: z.number(),
})
export type SavedDesign = z.infer<typeof savedDesignSchema>
/** The saved designs of the current user. */
export const savedDesignsSchema = z.object({ designs: z.array(savedDesignSchema).readonly() })
export type SavedDesigns = z.infer<typeof savedDesignsSchema>
