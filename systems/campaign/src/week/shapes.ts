// Small schemas of the weeks: counters, links, battles, consents and lines of a statement.
import { fields, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { addressSchema, amountSchema, labelSchema, moneySchema, rimSchema, seatSchema, textSchema, worldPairSchema } from '../shapes.ts'

/** A counter as everybody sees it. Its label is dealt anew each week, and nobody sees what stands behind it (CR-15.3). */
export const counterSchema = fields({
  /** 'red-2' */
  label: textSchema,
  owner: seatSchema,
  /** Null in FTL. */
  at: addressSchema.nullable(),
})
export type MapCounter = z.infer<typeof counterSchema>

/** CR-10.1b: two worlds that trade with each other. */
export const linkSchema = fields({
  worlds: worldPairSchema,
  /** Whether the trade flows this week. */
  flows: z.boolean(),
})
export type TradeLink = z.infer<typeof linkSchema>

/** The first batch of battles is that of fleets, the second that of worlds (CR-X.2). */
export const batchSchema = z.literal([1, 2])
export type Batch = z.infer<typeof batchSchema>
/** A battle of this week. That it takes place is public (CR-X.10). */
export const battleSchema = fields({
  at: addressSchema,
  batch: batchSchema,
  /** The empires that fight. */
  seats: z.array(seatSchema).min(2).max(8).readonly(),
  /** The empire that holds the field; null before the end, if nobody holds it, and if it is contested. */
  holder: seatSchema.nullable(),
  contested: z.boolean(),
})
export type FieldBattle = z.infer<typeof battleSchema>

/** CR-10.1d: a standing payment from the gains of a link between the worlds of two empires. */
export const shareSchema = fields({
  link: worldPairSchema,
  /** The empire that receives the payment. */
  payee: seatSchema,
  /** A fixed sum each week, or a percentage of the payer's gains by the link. */
  terms: z.discriminatedUnion('by', [
    fields({ by: z.literal('sum'), amount: moneySchema }),
    fields({ by: z.literal('percent'), part: whole(1, 100) }),
  ]),
})
export type Share = z.infer<typeof shareSchema>
/** CR-X.5: the use of a world as a base by a partner of its owner. */
export const openBaseSchema = fields({ at: addressSchema, user: seatSchema })
export type OpenBase = z.infer<typeof openBaseSchema>
/** CR-9.1b: a world that gives its income for the reconstruction of another. */
export const helpSchema = fields({ helper: addressSchema, damaged: addressSchema })
export type Help = z.infer<typeof helpSchema>
/** CR-X.4: a pact. `until` is the last week in which it holds, once one of the two has given notice. */
const pactSchema = fields({ with: seatSchema, until: whole(0, 999).nullable() })
export type Pact = z.infer<typeof pactSchema>
/** CR-1.1b: an empire that is out and may begin again beside a side of the map. */
export const newcomerSchema = fields({ seat: seatSchema, rim: rimSchema })
export type Newcomer = z.infer<typeof newcomerSchema>
/** CR-X.11: what an empire has agreed on with others. Both partners have the same entry; nobody else knows of it. */
export const consentsSchema = fields({
  pacts: z.array(pactSchema).max(8).readonly(),
  shares: z.array(shareSchema).max(60).readonly(),
  bases: z.array(openBaseSchema).max(200).readonly(),
  /** Help between worlds, own ones and those of a partner. */
  helps: z.array(helpSchema).max(60).readonly(),
  /** Links that both owners want, or the owner and a neutral world (CR-10.1b). */
  links: z.array(worldPairSchema).max(60).readonly(),
})
export type Consents = z.infer<typeof consentsSchema>
export const NO_CONSENTS: Consents = { pacts: [], shares: [], bases: [], helps: [], links: [] }

/** A line of the statement of a week: what was gained or, below 0, paid. `amount` is 0 for what was not paid. */
export const statementLineSchema = fields({ what: labelSchema, amount: amountSchema, rule: z.string().max(20) })
export type StatementLine = z.infer<typeof statementLineSchema>
export const statementSchema = z.array(statementLineSchema).max(4000).readonly()
/** CR-1.6g: who keeps the peace at a world, and for how many weeks on end. */
export const watchSchema = fields({ seat: seatSchema, weeks: whole(1, 4) })
export type PeaceWatch = z.infer<typeof watchSchema>
