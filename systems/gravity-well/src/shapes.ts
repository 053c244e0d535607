// Small schemas that the other schemas share.
import { whole } from '@admiralty/kernel'
import { DIRECTIONS, type Hex } from '@admiralty/space'
import { z } from 'zod'
import { BUILT_KINDS, MODULE_KINDS, type UnitKind } from '../data/units.ts'
import { SENSES } from './orbit/motion.ts'

export const SEATS = ['yellow', 'blue', 'red', 'green'] as const
export const seatSchema = z.enum(SEATS)
export type Color = z.infer<typeof seatSchema>

export const moduleSchema = z.enum(MODULE_KINDS)
/** Everything that can be bought and can lie in a bay. */
export const itemKindSchema = z.enum(BUILT_KINDS)
/** Everything that can be on the map. A module in flight is one that was dropped. */
const UNIT_KINDS = ['station', 'booster', ...BUILT_KINDS] as const satisfies readonly UnitKind[]
export const unitKindSchema = z.enum(UNIT_KINDS)

export const face = whole(1, 6)
/** 'u7' for a unit, 'm1' for a moon, 'b3' for a thing in a bay. */
export const id = z.string().min(1).max(12)
export const hexSchema: z.ZodType<Hex> = z.tuple([z.int().min(-99).max(99), z.int().min(-99).max(99)]).readonly()
export const directionSchema = z.literal(DIRECTIONS)
export const senseSchema = z.enum(SENSES)
/** Position, vector and velocity; the vector is null exactly at velocity 0 (GW-THR-04). */
export const motionShape = { at: hexSchema, vector: directionSchema.nullable(), velocity: whole(0, 99) }
