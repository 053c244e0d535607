// The state of a match and its schemas. Nothing in it is secret: sealed designs are outside the state until all are revealed (SF-INF-01).
import { type FieldsOf, fields, type GameView, outcomeSchema, stateSchemaOf, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { MOST_SHIPS_OF_SEAT, SECTIONS } from '../data/tables.ts'
import { hexSchema, tileSchema } from './board/board.ts'
import { designSchema } from './design/design.ts'
import { type Color, directionSchema, id, index, seatSchema, sideSchema } from './shapes.ts'
import { type Step, stepSchema } from './steps.ts'

/** SF-SET-02: the three ways to obtain a ship. */
export const SET_UP_LEVELS = ['quick', 'standard', 'advanced'] as const
const placeSchema = fields({
  seat: seatSchema,
  side: sideSchema,
  /** SF-TEAM-02: the seat in charge of its side; a side of one seat has it too. */
  admiral: z.boolean(),
  ships: whole(1, MOST_SHIPS_OF_SEAT),
  level: z.enum(SET_UP_LEVELS),
})
export type SeatPlan = z.infer<typeof placeSchema>

export const setupSchema = fields({
  seats: z.array(placeSchema).min(2).max(4).readonly(),
  /** Points for a ship of the level Advanced (SF-SET-05). */
  budget: whole(20, 200),
  /** SF-SET-08: the die counts tiles for each side, or for the board; or there are none. */
  anomalies: z.enum(['each', 'board', 'none']),
  /** SF-END-01: the last round; null for no limit. */
  rounds: whole(1, 100).nullable(),
})
export type Setup = z.infer<typeof setupSchema>

/** A component in play. It has the same index as in the design's list. */
export const fittingSchema = fields({
  /** 0 for a beam that overcharging has used up (SF-OVR-05). */
  level: whole(0, 6),
  charge: whole(0, 9),
  /** SF-SHD-04: power towards the next charge of a shield. */
  partial: whole(0, 5),
  /** SF-OVR-05: a beam that loses a level when its next weapons phase ends. */
  over: z.boolean(),
  /** SF-BEM-03: a beam that has fired in this turn. */
  fired: z.boolean(),
  /** SF-PWR-06: a component that has received power in this phase. */
  served: z.boolean(),
})
export type Fitting = z.infer<typeof fittingSchema>

export const shipSchema = fields({
  id,
  seat: seatSchema,
  side: sideSchema,
  /** Unique in the match. */
  name: z.string(),
  design: designSchema,
  status: z.enum(['flying', 'destroyed']),
  hex: hexSchema,
  facing: directionSchema,
  /** Integrity by section; the first is the core (SF-DSG-11). */
  integrity: z.array(whole(0, 4)).length(SECTIONS.length).readonly(),
  fittings: z.array(fittingSchema).readonly(),
  /** Crew teams that have moved power in this phase (SF-PWR-05). */
  busy: z.array(index).readonly(),
  /** Generated power that has not been moved yet (SF-PWR-03). */
  power: whole(0, 999),
})
export type Ship = z.infer<typeof shipSchema>

export const torpedoSchema = fields({
  id,
  seat: seatSchema,
  side: sideSchema,
  warhead: whole(1, 6),
  hex: hexSchema,
  facing: directionSchema,
  /** The side of its hex by which it came in (SF-HIT-04). */
  entry: directionSchema,
  /** Sides by which ships moved onto it (SF-HIT-04). */
  met: z.record(z.string(), directionSchema).readonly(),
  /** Movement points and hex-sides left in this turn (SF-TOR-05, SF-TOR-07). */
  points: whole(0, 6),
  sides: whole(0, 2),
  /** 1 in the turn of its launch, 2 in the owner's next one (SF-TOR-10). */
  turn: whole(1, 2),
})
export type Torpedo = z.infer<typeof torpedoSchema>

const tableShape = {
  setup: setupSchema,
  /** 0 while the board is set up. */
  round: z.int().min(0),
  /** SF-SET-07: the sides in the order of their turns; empty before the roll. */
  order: z.array(sideSchema).readonly(),
  /** The side whose turn it is. */
  active: sideSchema.nullable(),
  /** Seats of the active side that have ended this phase (SF-TEAM-03). */
  ended: z.array(seatSchema).readonly(),
  /** Sides that have lost their last ship. */
  out: z.array(sideSchema).readonly(),
  tiles: z.array(tileSchema).readonly(),
  /** Designs by seat, from their revelation on. */
  fleets: z.partialRecord(seatSchema, z.array(designSchema).readonly()).readonly(),
  ships: z.record(z.string(), shipSchema).readonly(),
  torpedoes: z.record(z.string(), torpedoSchema).readonly(),
  /** Ids of all torpedoes launched so far, in order. Torpedoes that are gone keep their numbers in texts. */
  launched: z.array(id).readonly(),
  outcome: outcomeSchema.nullable(),
}
/** Everything on the table. State and view have it, so the same functions serve rules and previews. */
export type Table = FieldsOf<typeof tableShape>
export const stateSchema = stateSchemaOf(tableShape, stepSchema)
export type State = z.infer<typeof stateSchema>
export interface View extends Table, GameView<Color, Step> {}
