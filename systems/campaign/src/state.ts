// The state of a campaign and its schema: what is public, the secrets of each seat, and those of the umpire.
import { fields, type GameView, initialPlay, outcomeSchema, stateSchemaOf, step, UMPIRE, whole } from '@admiralty/kernel'
import { z } from 'zod'
import {
  addressSchema,
  type Color,
  cardSchema,
  labelSchema,
  moneySchema,
  pairSchema,
  resourceSchema,
  seatSchema,
  textSchema,
} from './shapes.ts'
import { settingsSchema } from './start/settings.ts'
import { shipFactsSchema } from './tactics-port.ts'

export const setupSchema = fields({
  scenario: z.string().max(20),
  /** The id of the battle game: 'full-thrust'. */
  battle: z.string().max(40),
  seats: z
    .array(fields({ seat: seatSchema }))
    .min(2)
    .max(8)
    .readonly(),
  settings: settingsSchema,
})
export type Setup = z.infer<typeof setupSchema>

/** CR-2.1: a world with its economy, which everybody knows (CR-1.2b). */
const worldSchema = fields({
  at: addressSchema,
  resource: resourceSchema.nullable(),
  /** The sum of its two dice of five sides (CR-2.6a). */
  rolled: whole(2, 10),
  /** The third die of a world with a resource; 0 without one, and for luxuries (CR-2.6b). */
  extra: whole(0, 5),
  /** Worlds that are linked to this hub alone (CR-2.7). */
  linked: whole(0, 99),
  /** The present fixed base. It is the original one as long as nothing is destroyed. */
  base: whole(0, 200),
  /** This week's die of a world of luxuries; 0 for others (CR-2.6c). */
  luxury: whole(0, 10),
  owner: seatSchema.nullable(),
})
export type World = z.infer<typeof worldSchema>
const laneSchema = z.tuple([addressSchema, addressSchema]).readonly()
/** A space lane between two worlds, in map order. */
export type Lane = z.infer<typeof laneSchema>
const landSchema = fields({
  /** The worlds by address. `worldsOf` lists them in map order. */
  worlds: z.record(addressSchema, worldSchema).readonly(),
  lanes: z.array(laneSchema).max(4000).readonly(),
})
export type Land = z.infer<typeof landSchema>

/** A pair that was played, and the world that it claimed (CR-1.3d). */
export const claimSchema = fields({
  seat: seatSchema,
  pair: pairSchema,
  /** The world; null if no free world was left. */
  at: addressSchema.nullable(),
  /** How the pair leads to the world. */
  by: z.enum(['exact', 'near', 'instead', 'nearest', 'none']),
  /** Whether a left-over card made the pair (CR-1.3h). */
  extra: z.boolean(),
})
export type WorldClaim = z.infer<typeof claimSchema>

/** What everybody knows of an empire. */
const empireSchema = fields({
  /** Its worlds in the order in which they were claimed. */
  worlds: z.array(addressSchema).max(60).readonly(),
  /** Cards in the hand before they are paired; 0 afterwards. */
  cards: whole(0, 12),
  /** Pairs that lie face down. */
  pairs: whole(0, 12),
  /** Unpaired cards that lie face down. */
  aside: whole(0, 12),
  /** The navy that is its ally on the market; null for none, and before it is named (CR-13.1c). */
  ally: textSchema.nullable(),
  /** Whether it has left the campaign (CR-X.12). */
  isOut: z.boolean(),
})
export type Empire = z.infer<typeof empireSchema>

/** A type of ship, kept as design and facts, so that later prices of the battle game change nothing (CR-O.2). */
const shipTypeSchema = fields({ id: textSchema, design: z.unknown(), facts: shipFactsSchema })
export type ShipType = z.infer<typeof shipTypeSchema>
const shipSchema = fields({
  /** Unique in its empire: 'fleet-3'. */
  id: textSchema,
  name: labelSchema,
  /** The id of its type. */
  type: textSchema,
  condition: z.unknown(),
  /** CR-8.2b: a defence never leaves its world. */
  role: z.enum(['fleet', 'supply', 'defence']),
  at: addressSchema,
})
export type CampaignShip = z.infer<typeof shipSchema>
const spareSchema = fields({
  /** Parts with the same likeness may replace each other. */
  likeness: textSchema,
  title: textSchema,
  /** The price of a new one. */
  price: moneySchema,
  count: whole(1, 99),
  /** The address of a world, or the id of a supply ship (CR-4.4b). */
  at: textSchema,
})
export type SpareStock = z.infer<typeof spareSchema>
/** A line of a bill. */
const billLineSchema = fields({ what: labelSchema, amount: moneySchema, rule: z.string().max(20) })
export type BillLine = z.infer<typeof billLineSchema>
/** What an empire has after its purchase. */
export const holdingsSchema = fields({
  treasury: moneySchema,
  /** Null for an empire without a world. */
  capital: addressSchema.nullable(),
  types: z.array(shipTypeSchema).max(200).readonly(),
  ships: z.array(shipSchema).max(1500).readonly(),
  spares: z.array(spareSchema).max(100).readonly(),
  /** Pairs of own worlds that trade for the starting capital (CR-4.2). */
  partners: z.array(laneSchema).max(30).readonly(),
  bill: z.array(billLineSchema).max(400).readonly(),
})
export type Holdings = z.infer<typeof holdingsSchema>

const secretSchema = fields({
  /** The hand before it is paired. */
  cards: z.array(cardSchema).max(12).readonly(),
  /** Pairs that are not played yet. */
  pairs: z.array(pairSchema).max(12).readonly(),
  aside: z.array(cardSchema).max(12).readonly(),
  /** All worlds, the most wanted first; empty where claims are made in turn (CR-1.3c). */
  ranking: z.array(addressSchema).max(169).readonly(),
  /** Null before the purchase. */
  holdings: holdingsSchema.nullable(),
})
export type Secret = z.infer<typeof secretSchema>

/** What the umpire keeps (CR-1.6a, CR-1.1a). */
const umpireSchema = fields({
  /** The attitude of each world, margin included, from 1 to 6. */
  attitudes: z.record(addressSchema, whole(1, 6)).readonly(),
  /** The empire that is nearest to each world without an owner, once the draft is over (CR-1.6c). */
  nearest: z.record(addressSchema, seatSchema).readonly(),
  /** The worlds of the margin. */
  margin: z.record(addressSchema, worldSchema).readonly(),
})
export type UmpireSecret = z.infer<typeof umpireSchema>

export const STAGES = ['land', 'pairs', 'claims', 'extra', 'purchase'] as const
export const stepSchema = z.discriminatedUnion('step', [
  step('land', {}),
  step('deal', {}),
  step('pairs', {}),
  step('claim', { extra: z.boolean() }),
  step('leftOver', {}),
  step('nearest', {}),
  step('purchase', {}),
  step('end', {}),
])
type Step = z.infer<typeof stepSchema>

const openShape = {
  setup: setupSchema,
  stage: z.enum(STAGES),
  land: landSchema,
  /** The order in which the seats claim; empty before it is rolled (CR-1.3d). */
  order: z.array(seatSchema).max(8).readonly(),
  empires: z.partialRecord(seatSchema, empireSchema).readonly(),
  claims: z.array(claimSchema).max(100).readonly(),
  outcome: outcomeSchema.nullable(),
}
const bySeat = Object.fromEntries(seatSchema.options.map((seat) => [seat, secretSchema.optional()])) as Record<
  Color,
  z.ZodOptional<typeof secretSchema>
> // one branch for each seat
const tableShape = {
  ...openShape,
  /** A state has the branches of all seats and of the umpire, a view only its own. */
  secret: z
    .object({ ...bySeat, [UMPIRE]: umpireSchema.optional() })
    .strict()
    .readonly(),
}
const tableSchema = z.object(tableShape)
/** The parts that states and views have alike. */
export type Table = Readonly<z.infer<typeof tableSchema>>
export const stateSchema = stateSchemaOf(tableShape, stepSchema)
export type State = z.infer<typeof stateSchema>
export interface View extends Table, GameView<CampaignSeat, Step> {}

/** A player's seat, or the umpire's branch of the secrets. */
export type CampaignSeat = Color | typeof UMPIRE
export const isSeat = (seat: string): seat is CampaignSeat => seat === UMPIRE || SEAT_SET.has(seat)
const SEAT_SET: ReadonlySet<string> = new Set(seatSchema.options)

export const EMPTY_SECRET: Secret = { cards: [], pairs: [], aside: [], ranking: [], holdings: null }
const NEW_EMPIRE: Empire = { worlds: [], cards: 0, pairs: 0, aside: 0, ally: null, isOut: false }
/** The state before the land is rolled. */
export function opening(setup: Setup): State {
  const seats = setup.seats.map(({ seat }) => seat)
  return {
    setup,
    stage: 'land',
    land: { worlds: {}, lanes: [] },
    order: [],
    empires: Object.fromEntries(seats.map((seat) => [seat, NEW_EMPIRE])),
    claims: [],
    outcome: null,
    secret: {
      ...Object.fromEntries(seats.map((seat) => [seat, EMPTY_SECRET])),
      [UMPIRE]: { attitudes: {}, nearest: {}, margin: {} },
    },
    play: initialPlay<Step>({ step: 'land' }, { step: 'deal' }, { step: 'pairs' }),
  }
}
