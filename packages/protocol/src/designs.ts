// Designs that a guest keeps: whole, in the form of the game's own shipyard, with its price and what that shipyard says against it.

import { z } from 'zod'
import { systemIdSchema } from './games.ts'
import { hasPlainLinesOnly, isPlainLine, isShallowJson, LIMITS, PLAIN_TEXT_RULE } from './limits.ts'
import { refusalSchema } from './problem.ts'

export const designNameSchema = z.string().trim().min(1).max(LIMITS.title).refine(isPlainLine, 'a name is one line of plain text')
const designSchema = z
  .unknown()
  .refine((design) => design !== undefined && isShallowJson(design, LIMITS.depth), {
    error: 'a design is JSON, nested at most 24 deep',
    abort: true,
  })
  .refine((design) => (JSON.stringify(design) ?? '').length <= LIMITS.design, `a design holds at most ${LIMITS.design} characters`)
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
  /** Null: the game cannot read it any more. */
  cost: z.number().nullable(),
  /** What speaks against it wherever it is used; a scenario may ask for more. */
  refusals: z.array(refusalSchema).readonly(),
  /** ms since 1970. */
  updated: z.number(),
})
export type SavedDesign = z.infer<typeof savedDesignSchema>
export const savedDesignsSchema = z.object({ designs: z.array(savedDesignSchema).readonly() })
export type SavedDesigns = z.infer<typeof savedDesignsSchema>
