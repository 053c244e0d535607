// A ship's design: boxes on the hexes of its record, armour on their sides, and systems. The record faces up the page.
import { fields } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { z } from 'zod'
import { BOX_TYPES, HULL_CODE, KINDS } from '../../data/tables.ts'

const whole = (least: number, most: number) => z.int().min(least).max(most)
export const hexSchema: z.ZodType<Hex> = z.tuple([whole(-9999, 9999), whole(-9999, 9999)]).readonly()
const systemId = z.string().regex(/^[A-Za-z0-9]{1,8}$/)

const boxDesignSchema = fields({
  at: hexSchema,
  type: z.enum(BOX_TYPES),
  /** The engine, ion cannon, laser or railgun of this box (EE-GEN-13); null for every other type. */
  system: systemId.nullable(),
})
export type BoxDesign = z.infer<typeof boxDesignSchema>

/** EE-ARM-01: a plate on side 0 (up), 1 (upper right) or 2 (lower right). The other sides belong to the neighbouring hexes. */
const armourSchema = fields({ at: hexSchema, side: z.literal([0, 1, 2]) })
export type Armour = z.infer<typeof armourSchema>

/** EE-GEN-12. `aim` is set for a railgun only (EE-RAI-03, EE-MPB-04). */
const primarySchema = fields({ at: hexSchema, aim: z.enum(['ahead', 'astern']).nullable() })

/** EE-LAR-01: the lasers by system, the laser whose primary box the array uses, and the chains of boxes between them. */
const arraySchema = fields({
  id: systemId,
  lasers: z.array(systemId).min(2).max(12).readonly(),
  first: systemId,
  links: z
    .array(fields({ laser: systemId, to: systemId, through: z.array(hexSchema).max(60).readonly() }))
    .max(12)
    .readonly(),
})

export const designSchema = fields({
  name: z.string().min(1).max(40),
  /** EE-DES-01, EE-DES-07: 'CA', 'BS-2'. */
  hull: z.string().regex(HULL_CODE),
  kind: z.enum(KINDS),
  /** Engines of a larger class (EE-DES-04). */
  engines: z.string().regex(HULL_CODE).nullable(),
  base: z.boolean(), // EE-GEN-24: otherwise a ship
  boxes: z.array(boxDesignSchema).min(1).max(700).readonly(), // EE-GEN-14
  armour: z.array(armourSchema).max(2000).readonly(),
  /** Primary boxes of each ion cannon, laser and railgun, by system; several only with the option (EE-MPB-01). */
  primaries: z.record(systemId, z.array(primarySchema).min(1).max(12).readonly()).readonly(),
  arrays: z.array(arraySchema).max(20).readonly(),
})
export type Design = z.infer<typeof designSchema>
/** A ship with a single box. */
export const BLANK: Design = {
  name: 'Unnamed',
  hull: 'CA',
  kind: 'warship',
  engines: null,
  base: false,
  boxes: [{ at: [0, 0], type: 'H', system: null }],
  armour: [],
  primaries: {},
  arrays: [],
}
