// The state of a campaign and its schema: what is public, the secrets of each seat, and those of the umpire.
import { fields, type GameView, initialPlay, outcomeSchema, stateSchemaOf, step, UMPIRE, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { holdingsSchema } from './holdings.ts'
import { addressSchema, type Color, cardSchema, pairSchema, resourceSchema, seatSchema, textSchema } from './shapes.ts'
import { settingsSchema } from './start/settings.ts'
import { bookSchema } from './week/book.ts'
import {
  batchSchema,
  battleSchema,
  consentsSchema,
  counterSchema,
  linkSchema,
  NO_CONSENTS,
  statementSchema,
  watchSchema,
} from './week/shapes.ts'

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
export const worldSchema = fields({
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
  /** Points of abstract defence that a neutral world keeps after its surrender (CR-8.6A). */
  pool: whole(0, 99_999),
  /** Empires that have attacked it while it was neutral (CR-1.6h). */
  hostile: z.array(seatSchema).max(8).readonly(),
  /** Whether an attack of this week has left it undecided (CR-8.4d). */
  undecided: z.boolean(),
  /** Steps towards the next point of income that comes back (CR-9.1a). */
  steps: whole(0, 3),
})
export type World = z.infer<typeof worldSchema>
/** The fields of a world that nobody has attacked or damaged. */
export const QUIET_WORLD = { pool: 0, hostile: [], undecided: false, steps: 0 } as const satisfies Partial<World>
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
  /** The last order book; null before week 1. */
  book: bookSchema.nullable(),
  /** Attitudes of neutral worlds that it has learned (CR-1.6a). */
  attitudes: z.record(addressSchema, whole(1, 6)).readonly(),
  /** What stands between it and others (CR-X.11). */
  consents: consentsSchema,
  /** The lines of this week's statement so far. */
  statement: statementSchema,
})
export type Secret = z.infer<typeof secretSchema>

/** What the umpire keeps (CR-1.6a, CR-1.1a). */
export const umpireSchema = fields({
  /** The attitude of each world, margin included, from 1 to 6. */
  attitudes: z.record(addressSchema, whole(1, 6)).readonly(),
  /** The empire that is nearest to each world without an owner, once the draft is over (CR-1.6c). */
  nearest: z.record(addressSchema, seatSchema).readonly(),
  /** The worlds of the margin that nobody has entered. */
  margin: z.record(addressSchema, worldSchema).readonly(),
  /** Peacekeeping at worlds that are at war with themselves, by address (CR-1.6g). */
  watches: z.record(addressSchema, watchSchema).readonly(),
})
export type UmpireSecret = z.infer<typeof umpireSchema>

/** CR-X.10: the seats that meetings ask, which follow from public counters. */
const askedSchema = z.array(seatSchema).max(8).readonly()
/** CR-X.2, CR-X.10: the steps of a week, after W1 in the order of the rules. */
const weekSteps = [
  step('muster', {}),
  step('orders', {}),
  step('harbour', {}),
  step('moves', {}),
  step('contacts', {}),
  step('meet', { seats: askedSchema }),
  step('battles', { batch: batchSchema, hexes: z.array(addressSchema).max(441).readonly() }),
  step('close', { batch: batchSchema }),
  step('after', { batch: batchSchema, seats: askedSchema }),
  step('worlds', {}),
  step('trade', {}),
  step('settlement', {}),
  step('yards', {}),
  step('weekEnd', {}),
] as const
export const STAGES = ['land', 'pairs', 'claims', 'extra', 'purchase', 'weeks'] as const
export const stepSchema = z.discriminatedUnion('step', [
  step('land', {}),
  step('deal', {}),
  step('pairs', {}),
  step('claim', { extra: z.boolean() }),
  step('leftOver', {}),
  step('nearest', {}),
  step('purchase', {}),
  step('end', {}),
  ...weekSteps,
])
export type Step = z.infer<typeof stepSchema>

const openShape = {
  setup: setupSchema,
  stage: z.enum(STAGES),
  /** The week; 0 before the first. */
  week: whole(0, 999),
  /** The counters on the map, by label and owner; in FTL they have no hex (CR-15.3). */
  counters: z.array(counterSchema).max(2400).readonly(),
  /** The trade of this week or, before it is reckoned, of the last (CR-10.1b). */
  links: z.array(linkSchema).max(400).readonly(),
  /** Worlds whose owners have switched off their lanes (CR-5.4a). */
  off: z.array(addressSchema).max(441).readonly(),
  /** The battles of this week. */
  battles: z.array(battleSchema).max(441).readonly(),
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

export const EMPTY_SECRET: Secret = {
  cards: [],
  pairs: [],
  aside: [],
  ranking: [],
  holdings: null,
  book: null,
  attitudes: {},
  consents: NO_CONSENTS,
  statement: [],
}
export const EMPTY_UMPIRE: UmpireSecret = { attitudes: {}, nearest: {}, margin: {}, watches: {} }
const NEW_EMPIRE: Empire = { worlds: [], cards: 0, pairs: 0, aside: 0, ally: null, isOut: false }
/** The state before the land is rolled. */
export function opening(setup: Setup): State {
  const seats = setup.seats.map(({ seat }) => seat)
  return {
    setup,
    stage: 'land',
    week: 0,
    counters: [],
    links: [],
    off: [],
    battles: [],
    land: { worlds: {}, lanes: [] },
    order: [],
    empires: Object.fromEntries(seats.map((seat) => [seat, NEW_EMPIRE])),
    claims: [],
    outcome: null,
    secret: {
      ...Object.fromEntries(seats.map((seat) => [seat, EMPTY_SECRET])),
      [UMPIRE]: EMPTY_UMPIRE,
    },
    play: initialPlay<Step>({ step: 'land' }, { step: 'deal' }, { step: 'pairs' }),
  }
}
