// Small schemas that the other schemas share.
import { whole } from '@admiralty/kernel'
import { DIRECTIONS } from '@admiralty/space'
import { z } from 'zod'
import { OUTER_SECTIONS } from '../data/tables.ts'

export const SEATS = ['red', 'blue', 'gold', 'green'] as const
const SIDES = ['sol', 'vega', 'altair', 'deneb'] as const
export const seatSchema = z.enum(SEATS)
export type Color = z.infer<typeof seatSchema>
export const sideSchema = z.enum(SIDES)
export type Side = z.infer<typeof sideSchema>
export const face = whole(1, 6)
/** 'red-1' for a ship, 't7' for a torpedo. */
export const id = z.string().min(1).max(40)
export const directionSchema = z.literal(DIRECTIONS)
export const sectionSchema = z.literal(OUTER_SECTIONS)
/** The place of a component or a crew team in the list of its design. */
export const index = whole(0, 39)
/** Charges by component. */
export const chargesSchema = z.record(z.string().regex(/^\d{1,2}$/), whole(1, 40)).readonly()
export type Charges = Readonly<Record<string, number>>
