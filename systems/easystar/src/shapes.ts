// Small schemas that the other schemas share.
import { whole } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { z } from 'zod'
import { SEATS } from '../data/tables.ts'

export const id = z.string().min(1).max(40)
export const seatSchema = z.enum(SEATS)
export const hexSchema: z.ZodType<Hex> = z.tuple([whole(-999, 999), whole(-999, 999)]).readonly()
export const facingSchema = z.literal([0, 1, 2, 3, 4, 5]) // ES-MAP-04
