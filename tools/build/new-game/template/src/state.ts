// Setup, position and state. Secrets of a seat are in its branch of `secret`; a view has everything else.
import { fields, type GameView, initialPlay, outcomeSchema, playSchema } from '@admiralty/kernel'
import { z } from 'zod'

export const SEATS = ['yellow', 'blue'] as const
export const seatSchema = z.enum(SEATS)
export type Color = z.infer<typeof seatSchema>
export const isColor = (seat: string): seat is Color => SEATS.some((own) => own === seat)
export const enemyOf = (seat: Color): Color => (seat === 'yellow' ? 'blue' : 'yellow')

/** TP-SUP-01: supplies of a ship, torpedoes and repairs together. */
export const SUPPLIES = 3
/** TP-END-02. */
export const LAST_TURN = 6

const setupSchema = fields({ hull: z.literal([6, 9]) })
export type Setup = z.infer<typeof setupSchema>

/** The steps of the sequence of play. */
const stepNames = z.enum(['load', 'act', 'turnEnd'])
const stepSchema = fields({ step: stepNames })
export type Step = z.infer<typeof stepSchema>

const points = z.int().min(0)
/** `used`: supplies that the enemy has seen. */
const shipSchema = fields({ hull: points, used: points.max(SUPPLIES) })
export type Ship = z.infer<typeof shipSchema>
const secretSchema = fields({ torpedoes: points.max(SUPPLIES), repairs: points.max(SUPPLIES) })
export type Secret = z.infer<typeof secretSchema>
const bySeat = <S extends z.ZodType>(value: S) => fields({ yellow: value, blue: value })

const stateSchema = z
  .object({
    setup: setupSchema,
    /** 0 until the supplies are chosen. */
    turn: points,
    ships: bySeat(shipSchema),
    outcome: outcomeSchema.nullable(),
    secret: bySeat(secretSchema),
    play: playSchema(stepSchema),
  })
  .strict()
  .readonly()
export type State = z.infer<typeof stateSchema>
export interface View extends GameView<Color, Step>, Omit<State, 'secret' | 'play'> {
  /** Only the viewer's own; both for the referee. */
  readonly secret: Readonly<Partial<State['secret']>>
}

/** A position in mid-game, for cases and lessons. Missing parts have their values at the start of turn 1. */
const positionSchema = z.strictObject({
  at: stepNames.default('act'),
  turn: points.max(LAST_TURN).default(1),
  ships: z
    .partialRecord(seatSchema, z.strictObject({ hull: points, used: points, torpedoes: points, repairs: points }).partial())
    .default({}),
})
export type Position = z.input<typeof positionSchema>

/** The schemas of this file, for the contract. */
export const schema = { setup: setupSchema, storedSetup: setupSchema, position: positionSchema, state: stateSchema, step: stepSchema }

export function stateOf(setup: Setup, position: Position): State {
  const { at, turn, ships } = positionSchema.parse(position)
  const shipOf = (seat: Color): Ship => ({ hull: Math.min(ships[seat]?.hull ?? setup.hull, setup.hull), used: ships[seat]?.used ?? 0 })
  const secretOf = (seat: Color): Secret => ({ torpedoes: ships[seat]?.torpedoes ?? 0, repairs: ships[seat]?.repairs ?? 0 })
  return {
    setup,
    turn,
    ships: { yellow: shipOf('yellow'), blue: shipOf('blue') },
    outcome: null,
    secret: { yellow: secretOf('yellow'), blue: secretOf('blue') },
    play: initialPlay<Step>({ step: at }),
  }
}
