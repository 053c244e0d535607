// A ship's design: components in seven sections, and crew teams. Costs and faults are in `check.ts`.
import { fields } from '@admiralty/kernel'
import { z } from 'zod'
import { KINDS, LEVELS, SECTIONS } from '../../data/tables.ts'

const levelSchema = z.literal(LEVELS)
const componentSchema = fields({
  kind: z.enum(KINDS),
  level: levelSchema,
  /** 0 is the core (SF-DSG-01). */
  section: z.literal(SECTIONS),
})
/** A component as built. In play it is identified by its index in the design's list, from 0. */
export type Component = z.infer<typeof componentSchema>

export const designSchema = fields({
  name: z.string().min(1).max(40),
  components: z.array(componentSchema).max(40).readonly(),
  /** Skills of the crew teams (SF-DSG-09). In play a team is identified by its index in this list. */
  crew: z.array(levelSchema).max(40).readonly(),
})
export type Design = z.infer<typeof designSchema>
