// Small schemas that the other schemas of this game share.
import { whole } from '@admiralty/kernel'
import { z } from 'zod'
import { SEATS } from '../data/tables.ts'

/** An id of a ship, missile or body. */
export const id = z.string().min(1).max(40)
/** A box id on a ship's own record: '0,-2', or '0,-2/1' for armour. */
export const boxId = z.string().min(3).max(16)
/** A box id on the joint record of docked ships: 'ours:0,-2/1'. */
export const jointBoxId = z.string().min(3).max(57)
export const seatSchema = z.enum(SEATS)
export type Color = z.infer<typeof seatSchema>
export const facingSchema = z.literal([0, 1, 2, 3, 4, 5]) // EE-GEN-10
/** Power in quarter points. */
export const quarters = whole(0, 4000)
/** The most ships that one seat may buy. */
export const MOST_SHIPS = 40
/** Two digits, so that ids of ships sort as texts. */
export const twoFigures = (number: number): string => String(number).padStart(2, '0')
/** The seats that receive an event; null: everybody. */
const audienceSchema = z.array(seatSchema).readonly().nullable()
export type Audience = z.infer<typeof audienceSchema>
/** Fields of an event that concerns a ship: its id, its seat, and the seats that receive the event. */
export const aboutShip = { ship: id, seat: seatSchema, to: audienceSchema }
