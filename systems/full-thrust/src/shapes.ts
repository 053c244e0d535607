// Small schemas that the other schemas share.
import { type Place, whole } from '@admiralty/kernel'
import { z } from 'zod'

export const SEATS = ['red', 'blue', 'gold', 'green'] as const
export const seatSchema = z.enum(SEATS)
export type Color = z.infer<typeof seatSchema>
/** Seats of one side are partners (section 23 of the ledger); other sides are hostile. */
export const SIDES = ['alpha', 'beta', 'gamma', 'delta'] as const
export const sideSchema = z.enum(SIDES)
export type Side = z.infer<typeof sideSchema>

export const face = whole(1, 6)
/** Points, dice or things of one kind. */
export const smallCount = whole(0, 99)
/** Boxes of damage at once. */
export const boxes = whole(0, 999)
/** The number of a turn, from 1. */
export const turnNumber = whole(1, 999)
/** The number of a turn, or of turns; 0 for none. */
export const turnOrNone = whole(0, 999)
/** The id of a ship ('red-1'), a fighter group ('g3'), a salvo ('s2'), or a system of a ship ('beam-1'). */
export const id = z.string().min(1).max(24)
export const ids = z.array(id).max(200).readonly()

/** FT-GEO-03: the farthest coordinate, in sub-units. */
const BOUND = 31_200_000
/** A point of the plane in sub-units (FT-GEO-01), or a hex [q, r] of the project if the match is played on hexes (FT-HEX). */
export const placeSchema: z.ZodType<Place> = z.tuple([z.int().min(-BOUND).max(BOUND), z.int().min(-BOUND).max(BOUND)]).readonly()
/** FT-GEO-02: a clock point; 12 is up the table. */
export const courseSchema = whole(1, 12)
/** FT-MOV-01: movement units a turn. */
export const velocitySchema = whole(0, 999)
