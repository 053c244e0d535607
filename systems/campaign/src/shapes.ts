// Small schemas that the other schemas share: seats, addresses, cards and kinds of world.
import { whole } from '@admiralty/kernel'
import { z } from 'zod'

/** The seats in their fixed order. Two to eight of them play. */
export const SEATS = ['red', 'blue', 'gold', 'green', 'violet', 'teal', 'orange', 'grey'] as const
export const seatSchema = z.enum(SEATS)
export type Color = z.infer<typeof seatSchema>

/** The printed number of a hex, column before row: '0302'. Hexes of the margin may have negative numbers: '−02/14' (CR-X.3). */
export const addressSchema = z.string().regex(/^(?:\d{4}|−?\d{2,3}\/−?\d{2,3})$/)
export type HexAddress = z.infer<typeof addressSchema>

/** A side of a hex, clockwise from north (CR-17.8a). */
export const sideSchema = z.literal([0, 1, 2, 3, 4, 5])
export type HexSide = z.infer<typeof sideSchema>

/** The sides of the map beyond which a newcomer may begin (CR-1.1b). */
export const RIMS = ['north', 'east', 'south', 'west'] as const
export const rimSchema = z.enum(RIMS)
export type Rim = z.infer<typeof rimSchema>

/** The results of the resource die in the order of its faces (CR-1.7c). */
export const RESOURCES = ['ore', 'food', 'fuel', 'goods', 'luxuries', 'hub'] as const
export const resourceSchema = z.enum(RESOURCES)
export type Resource = z.infer<typeof resourceSchema>

const SUITS = ['H', 'D', 'S', 'C'] as const
const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'] as const
const PACKS = ['', 'b'] as const
/** The cards of both packs: suit H, D (red), S or C (black), rank from 1 to 13, and 'b' in the second pack: 'H5', 'C12b' (CR-1.3b). */
export const CARDS: readonly string[] = PACKS.flatMap((pack) => SUITS.flatMap((suit) => RANKS.map((rank) => `${suit}${rank}${pack}`)))
export const cardSchema = z.enum(CARDS)
export type DraftCard = z.infer<typeof cardSchema>
/** A red card, which names the row, and a black card, which names the column (CR-1.3a). */
export const pairSchema = z.tuple([cardSchema, cardSchema]).readonly()
export type Pair = z.infer<typeof pairSchema>

/** An amount of money in whole hundredths of a credit (CR-X.1). */
export const moneySchema = whole(0, 99_999_999)
/** An amount that is gained or, below 0, paid. */
export const amountSchema = whole(-99_999_999, 99_999_999)
/** A count of ships or parts of one kind. */
export const countSchema = whole(1, 99)
/** A line of text from the catalogue or a player. */
export const textSchema = z.string().min(1).max(80)
/** A text made of a name and more: 'Tern 3', '2 × Tern at 0505'. */
export const labelSchema = z.string().min(1).max(200)
/** Two worlds, the first of them first in map order. */
export const worldPairSchema = z.tuple([addressSchema, addressSchema]).readonly()
export type WorldPair = z.infer<typeof worldPairSchema>
