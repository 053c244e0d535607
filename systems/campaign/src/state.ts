// The state of a campaign and its schema: what is public, beside the land and the secrets, and the steps of the agenda.
import { fields, type GameView, initialPlay, outcomeSchema, stateSchemaOf, step, UMPIRE, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { landSchema } from './land/world.ts'
import { EMPTY_SECRET, EMPTY_UMPIRE, secretSchema, umpireSchema } from './secret.ts'
import { addressSchema, type Color, pairSchema, rimSchema, seatSchema, textSchema } from './shapes.ts'
import { settingsSchema } from './start/settings.ts'
import { batchSchema, battleSchema, counterSchema, linkSchema } from './week/shapes.ts'

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

/** A pair that was played, and the world that it claimed (CR-1.3d). */
export const claimSchema = fields({
  seat: seatSchema,
  pair: pairSchema,
  /** The world; null if no free world was left. */
  at: addressSchema.nullable(),
  /** The rule by which the pair leads to the world. */
  by: z.enum(['exact', 'near', 'instead', 'nearest', 'none']),
  /** Whether a left-over card made the pair (CR-1.3h). */
  extra: z.boolean(),
})
export type WorldClaim = z.infer<typeof claimSchema>

/** The public facts of an empire. */
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
  /** The week in which it began: 0, or later for a newcomer (CR-1.1b). */
  since: whole(0, 999),
})
export type Empire = z.infer<typeof empireSchema>

/** CR-X.10: the seats that meetings ask, which follow from public counters. */
const askedSchema = z.array(seatSchema).max(8).readonly()
/** CR-X.2, CR-X.10: the steps of a week, after W1 in the order of the rules. */
const weekSteps = [
  step('muster', {}),
  /** CR-1.1b: a newcomer claims worlds. */
  step('enter', { seat: seatSchema, rim: rimSchema }),
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
  /** Titles of the designs on the market this week, by a setting; empty if the whole catalogue is (CR-13.1b). */
  listed: z.array(textSchema).max(3).readonly(),
  /** The battles of this week. */
  battles: z.array(battleSchema).max(441).readonly(),
  land: landSchema,
  /** Hexes of the margin that are known, with and without a world (CR-1.2b). */
  shown: z.array(addressSchema).max(272).readonly(),
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

const NEW_EMPIRE: Empire = { worlds: [], cards: 0, pairs: 0, aside: 0, ally: null, isOut: false, since: 0 }
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
    listed: [],
    battles: [],
    land: { worlds: {}, lanes: [] },
    shown: [],
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
