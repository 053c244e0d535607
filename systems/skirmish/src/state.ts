// The state of a skirmish and its schema. Secrets of a seat are in its branch of `secret`; everything else is public.
import { fields, type GameView, initialPlay, issueOf, outcomeSchema, playSchema, UMPIRE } from '@admiralty/kernel'
import { z } from 'zod'

export const SEATS = ['red', 'white', 'blue', 'black'] as const
export const GEAR = ['shield', 'flare', 'decoy'] as const
export const seatSchema = z.enum(SEATS)
export type Color = z.infer<typeof seatSchema>
/** A squad's seat, or the umpire's. */
export type SkirmishSeat = Color | typeof UMPIRE
export const isSeat = (seat: string): seat is SkirmishSeat => seat === UMPIRE || SEATS.some((own) => own === seat) // SK-UMP-01
const sideSchema = z.enum(['dawn', 'dusk'])
export type Side = z.infer<typeof sideSchema>
export const gearSchema = z.enum(GEAR)
export type Gear = z.infer<typeof gearSchema>
const face = z.int().min(1).max(6)

const breach = (reason: string) => issueOf({ rule: 'SK-GEN-01', reason })
export const setupSchema = fields({
  seats: z
    .array(fields({ seat: seatSchema, side: sideSchema }))
    .min(2)
    .max(4)
    .refine((seats) => new Set(seats.map(({ seat }) => seat)).size === seats.length, breach('each seat has one squad'))
    .refine((seats) => new Set(seats.map(({ side }) => side)).size === 2, breach('the squads must fight on two sides'))
    .readonly(),
  strength: z.literal([2, 4]),
  rounds: z.literal([3, 6]),
  ambushes: z.boolean(),
  umpire: z.boolean(), // SK-UMP-01
})
export type Setup = z.infer<typeof setupSchema>

/** The sealed plan of a squad for a round. */
export const planSchema = z.discriminatedUnion('order', [
  fields({ order: z.literal('aim'), at: seatSchema, charge: z.boolean() }),
  fields({ order: z.literal('rest') }),
])
export type RoundPlan = z.infer<typeof planSchema>

const cardSchema = fields({
  id: z.string(),
  /** Null while face down. A card that is face up is spent. */
  face: gearSchema.nullable(),
  /** The enemy seat that has looked at this card (SK-CRT-01). */
  seenBy: seatSchema.nullable(),
})
export type Card = z.infer<typeof cardSchema>
const squadSchema = fields({
  seat: seatSchema,
  side: sideSchema,
  strength: z.int().min(0).max(4),
  cards: z.array(cardSchema).max(2).readonly(),
  /** Whether the squad has planned in this round; an ambush is public. */
  planned: z.enum(['no', 'sealed', 'ambush']),
  /** Whether the squad has used its one ambush (SK-AMB-02). */
  ambushed: z.boolean(),
})
export type Squad = z.infer<typeof squadSchema>
const secretSchema = fields({
  gear: z.record(z.string(), gearSchema).readonly(),
  supply: face.nullable(),
  plan: planSchema.nullable(),
  /** Cards of other squads that this seat has looked at. */
  seen: z.record(z.string(), gearSchema).readonly(),
})
export type Secret = z.infer<typeof secretSchema>
/** The shot that is being resolved. */
export const shotSchema = fields({ from: seatSchema, at: seatSchema, charge: z.boolean(), stoppedBy: gearSchema.nullable() })
export type Shot = z.infer<typeof shotSchema>

export const stepSchema = z.discriminatedUnion('step', [
  fields({ step: z.literal('muster') }),
  fields({ step: z.literal('round') }),
  fields({ step: z.literal('supply'), squads: z.array(seatSchema).readonly() }), // SK-UMP-01
  fields({ step: z.literal('plan') }),
  fields({ step: z.literal('open') }),
  fields({ step: z.literal('shot'), from: seatSchema, at: seatSchema, charge: z.boolean() }),
  fields({ step: z.literal('brace') }),
  fields({ step: z.literal('hit') }),
  fields({ step: z.literal('seize') }),
  fields({ step: z.literal('shotEnd') }),
  fields({ step: z.literal('roundEnd') }),
])
export type Step = z.infer<typeof stepSchema>

/** Shared by state and view, so that the same functions work for the rules and for a player's preview. */
const tableSchema = z.object({
  setup: setupSchema,
  round: z.int().min(0),
  squads: z.partialRecord(seatSchema, squadSchema).readonly(),
  shot: shotSchema.nullable(),
  outcome: outcomeSchema.nullable(),
  /** A state has the branch of every seat, a view only those of its own side. */
  secret: z.partialRecord(seatSchema, secretSchema).readonly(),
})
export type Table = Readonly<z.infer<typeof tableSchema>>
export const stateSchema = tableSchema.extend({ play: playSchema(stepSchema) }).readonly()
export type State = z.infer<typeof stateSchema>
export interface View extends Table, GameView<SkirmishSeat, Step> {}

/** A position in mid-game. Missing parts have their values at the start of a match. */
export const positionSchema = z
  .object({
    at: z.array(stepSchema).min(1),
    round: z.int().min(0).default(1),
    squads: z.partialRecord(
      seatSchema,
      z.strictObject({
        strength: z.int().min(0).max(4).optional(),
        gear: z
          .array(gearSchema)
          .max(2)
          .refine((gear) => new Set(gear).size === gear.length, 'the two cards must differ (SK-CRD-01)')
          .default([]),
        supply: face.nullable().default(null),
      }),
    ),
  })
  .strict()
export type Position = z.input<typeof positionSchema>

/** The state of a position in mid-game. Strength and round are at most those of the setup; a case that asks for more fails. */
export function stateOf(setup: Setup, position: Position): State {
  const { at, round, squads } = positionSchema.parse(position)
  const cardsOf = (seat: Color) => (squads[seat]?.gear ?? []).map((gear, index) => ({ id: `${seat}-${index + 1}`, gear }))
  return {
    setup,
    round: Math.min(round, setup.rounds),
    squads: Object.fromEntries(
      setup.seats.map(({ seat, side }): [Color, Squad] => {
        const cards = cardsOf(seat).map(({ id }): Card => ({ id, face: null, seenBy: null }))
        return [
          seat,
          {
            seat,
            side,
            strength: Math.min(squads[seat]?.strength ?? setup.strength, setup.strength),
            cards,
            planned: 'no',
            ambushed: false,
          },
        ]
      }),
    ),
    shot: null,
    outcome: null,
    secret: Object.fromEntries(
      setup.seats.map(({ seat }): [Color, Secret] => {
        const gear = Object.fromEntries(cardsOf(seat).map((card) => [card.id, card.gear]))
        return [seat, { gear, supply: squads[seat]?.supply ?? null, plan: null, seen: {} }]
      }),
    ),
    play: initialPlay(...at),
  }
}
