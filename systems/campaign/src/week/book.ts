// The order book of a week, and the answers within the week.
import { type FieldsOf, fields, order, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { cargoKindSchema, yardWorkSchema } from '../holdings.ts'
import { addressSchema, countSchema, seatSchema, textSchema, worldPairSchema } from '../shapes.ts'
import { batchSchema, helpSchema, newcomerSchema, openBaseSchema, shareSchema } from './shapes.ts'

/** CR-5.1b, CR-5.2: a jump to a hex, or a journey by lane along these nodes, the last of which is the destination. */
const moveSchema = z.discriminatedUnion('by', [
  fields({ by: z.literal('jump'), to: addressSchema }),
  fields({ by: z.literal('lane'), path: z.array(addressSchema).min(1).max(60).readonly() }),
])
export type Move = z.infer<typeof moveSchema>
const answerSchema = z.enum(['attack', 'withdraw'])
export type Answer = z.infer<typeof answerSchema>
/** CR-17.3: the standing answer of a group by the size of the other fleet, and where it goes if it withdraws. Null: the nearest own world. */
const answersSchema = fields({ larger: answerSchema, equal: answerSchema, smaller: answerSchema, fallBack: addressSchema.nullable() })
export type StandingAnswers = z.infer<typeof answersSchema>
/** CR-17.3, CR-X.8: the answer of a group without another. */
export const WITHDRAW: StandingAnswers = { larger: 'withdraw', equal: 'withdraw', smaller: 'withdraw', fallBack: null }
/** The task of a group where it is: nothing, attack a neutral world (CR-8.4a), or keep the peace there (CR-1.6g). */
export const STANCES = ['none', 'attack', 'peacekeep'] as const
/** The orders of a group. A group that the book does not name stays, does nothing and keeps its earlier answers. */
const groupOrderSchema = fields({
  /** An own group; a new name for ships that leave theirs: 'group-7'; or the dummy of an own group: 'group-2-dummy'. */
  group: textSchema,
  /** Its ships from W2 on (CR-15.1b); empty for a dummy. */
  ships: z.array(textSchema).max(300).readonly(),
  move: moveSchema.nullable(),
  stance: z.enum(STANCES),
  answers: answersSchema,
})
export type GroupOrder = z.infer<typeof groupOrderSchema>

/** CR-X.7: kinds of payment that the player ranks. `supply` is fuel, crew and weaponry. */
export const PAYMENTS = ['supply', 'leases', 'repairs', 'building'] as const
export type Payment = (typeof PAYMENTS)[number]
/** CR-13.1b: ships from the market. */
const marketRow = fields({ design: z.unknown(), count: countSchema })
export type MarketRow = z.infer<typeof marketRow>
/** CR-4.4a: spares at an own world. `part` is the id of a part of the design. */
const spareOrder = fields({ design: z.unknown(), part: textSchema, count: countSchema, at: addressSchema })
/** CR-3.8d, CR-3.8e: tons that a ship has in its hold when it leaves; the difference is bought, and what is too much goes back without payment. */
const loadSchema = fields({ ship: textSchema, kind: cargoKindSchema, tons: whole(0, 9999) })
/** Tons that a supply ship gives to a group in the same hex (CR-3.6c). */
const feedSchema = fields({ ship: textSchema, group: textSchema, kind: cargoKindSchema, tons: whole(1, 9999) })
/** CR-11.2, CR-11.4c: paid work on a ship at a base. */
const repairSchema = fields({ ship: textSchema, work: yardWorkSchema, fast: z.boolean() })
export type RepairOrder = z.infer<typeof repairSchema>
/** CR-13.1a: a new keel. */
const keelOrder = fields({ design: z.unknown(), at: addressSchema })

const bookShape = {
  groups: z.array(groupOrderSchema).max(300).readonly(),
  /** All links that the empire wants: an own world, and the world that it trades with (CR-10.1b). */
  links: z.array(worldPairSchema).max(60).readonly(),
  /** All payments, pacts, bases and helps that the empire wants (CR-X.11). What stands and is not named any more ends. */
  shares: z.array(shareSchema).max(60).readonly(),
  pacts: z.array(seatSchema).max(7).readonly(),
  bases: z.array(openBaseSchema).max(60).readonly(),
  helps: z.array(helpSchema).max(60).readonly(),
  /** Own worlds whose lanes are switched off (CR-5.4a). */
  off: z.array(addressSchema).max(60).readonly(),
  /** A new capital world; null to keep it (CR-X.6). */
  capital: addressSchema.nullable(),
  /** The kinds of payment, the first paid first (CR-X.7). */
  payments: z.array(z.enum(PAYMENTS)).length(PAYMENTS.length).readonly(),
  market: z.array(marketRow).max(60).readonly(),
  spares: z.array(spareOrder).max(60).readonly(),
  loads: z.array(loadSchema).max(300).readonly(),
  feeds: z.array(feedSchema).max(300).readonly(),
  /** Supply ships that are leased from now on, and leased ships that go back (CR-3.8c). */
  leases: whole(0, 99),
  returns: z.array(textSchema).max(99).readonly(),
  repairs: z.array(repairSchema).max(300).readonly(),
  keels: z.array(keelOrder).max(60).readonly(),
  /** Keels on which nothing is built this week. */
  idle: z.array(textSchema).max(300).readonly(),
  /** Whether the empire wants the campaign to end now (CR-O.9). */
  end: z.boolean(),
  /** The newcomer that the empire wants to let in; null for none (CR-1.1b). */
  newcomer: newcomerSchema.nullable(),
}
/** The orders of an empire for a week, without their kind. */
export const bookSchema = fields(bookShape)
export type Book = FieldsOf<typeof bookShape>
export const ordersOrder = order('orders', bookShape)

/** CR-1.1b: worlds at its rim that a newcomer claims, the first of them its capital; none if it stays out. */
export const enterOrder = order('enter', { worlds: z.array(addressSchema).max(6).readonly() })
/** CR-17.3, CR-17.4b: what each own group does that meets others, and where it goes if it withdraws. */
const meetRow = fields({ group: textSchema, answer: answerSchema, to: addressSchema.nullable() })
export const meetOrder = order('meet', { answers: z.array(meetRow).max(300).readonly() })
/** CR-18.2a: where own groups go that have left a battle. */
export const afterOrder = order('after', {
  departures: z
    .array(fields({ group: textSchema, to: addressSchema }))
    .max(300)
    .readonly(),
})
/** CR-14.1: how the umpire has a battle fought. */
export const battleOrder = order('battle', { by: z.literal('abstract') })
/** CR-X.2: a batch of battles is closed. */
export const closeOrder = order('close', { batch: batchSchema })
