// The state of a match and its schemas. Open facts are at the top level; the secrets of each seat are in `secret` (GW-GEN-04).
import { type FieldsOf, fields, type GameView, outcomeSchema, stateSchemaOf, whole } from '@admiralty/kernel'
import { z } from 'zod'
import type { LostValues } from '../data/lost.ts'
import type { BuiltKind } from '../data/units.ts'
import { type Color, id, itemKindSchema, moduleSchema, motionShape, seatSchema, senseSchema, unitKindSchema } from './shapes.ts'
import { type Step, stepSchema } from './steps.ts'

const SCENARIOS = ['slow', 'fast', 'refinery', 'random', 'three', 'free-for-all', 'first-orbit', 'first-intercept'] as const
const few = whole(0, 9)
/** Values that the printed rules lost, as this match has them. */
const lostSchema: z.ZodType<LostValues> = fields({
  boosterPrice: few,
  gasDice: whole(1, 6),
  gasGoal: whole(1, 200),
  comSatBonus: few,
  ecmSatPenalty: few,
  debrisRings: z.array(whole(1, 6)).readonly(),
  moonNumbers: z.array(whole(1, 6)).length(4).readonly(),
})
export const setupSchema = fields({
  scenario: z.enum(SCENARIOS),
  /** In the order of the table. */
  seats: z.array(seatSchema).min(2).max(4).readonly(),
  /** GW-SET-02 */
  moons: whole(0, 4),
  /** Whether players or dice place moons and stations (GW-SCN-04). */
  placing: z.enum(['agreed', 'random']),
  /** The last turn (GW-SCN-06). */
  turns: whole(1, 200),
  lost: lostSchema,
})
export type Setup = z.infer<typeof setupSchema>

/** The fields that a unit keeps while it is carried and when it is dropped (R-GW-41). */
const conditionShape = {
  /** The damage of a gunship, or of a module that is stored or drifts. */
  damage: whole(0, 8),
  /** Whether a scoopship has a load of gas (GW-SCP-04). */
  gas: z.boolean(),
  /** Whether it was under a booster that went out of control, so that it needs sight to deploy (R-GW-65). */
  adrift: z.boolean(),
  /** Whether it has left a moon in this turn, so that it has no thrust (R-GW-37). */
  leftMoon: z.boolean(),
  /** Shots fired in this turn (GW-LSR-06, GW-LSR-07, GW-LSR-08). */
  shots: whole(0, 3),
  /** The last turn in which a pulse disables it (GW-PLS-03); 0 for none. Stations have it for each module. */
  disabled: whole(0, 999),
}
const conditionSchema = fields(conditionShape)
export type Condition = z.infer<typeof conditionSchema>
/** Something that is stored: in a bay, under a booster, aboard a bus or gunship. */
export interface Item extends Condition {
  readonly id: string
  /** Counts up in a match for open things, and privately for each owner in bays. */
  readonly number: number
  readonly kind: BuiltKind
  /** The items aboard a bus or gunship. */
  readonly cargo: readonly Item[]
}
const itemShape = { id, number: whole(1, 99_999), kind: itemKindSchema, ...conditionShape }
export const itemSchema: z.ZodType<Item> = fields({
  ...itemShape,
  get cargo(): z.ZodType<readonly Item[]> {
    return z.array(itemSchema).readonly()
  },
})

/** A module on the board of a station. */
const fittedSchema = fields({
  damage: whole(0, 8),
  /** The last turn in which a pulse keeps it out of action (GW-PLS-03); 0 for none. */
  disabled: whole(0, 999),
})
export type FittedModule = z.infer<typeof fittedSchema>
export const unitSchema = fields({
  id,
  /** Counts up in order of appearance, whatever the unit is (GW-BST-05). */
  number: whole(1, 99_999),
  seat: seatSchema,
  kind: unitKindSchema,
  ...motionShape,
  ...conditionShape,
  /** The modules of a station; empty for other units. */
  modules: z.partialRecord(moduleSchema, fittedSchema).readonly(),
  /** The items aboard a bus or gunship, which everybody may see (GW-GEN-04); empty for other units. */
  cargo: z.array(itemSchema).readonly(),
  /** Whether a satellite is deployed (GW-SAT-03). It is not while it is carried. */
  deployed: z.boolean(),
  /** The moon on which it has landed (GW-MOV-07). */
  moon: id.nullable(),
  /**
   * A scoopship in the atmosphere (GW-SCP-01): the sense of its flight on entering, null if it dived straight in. Null elsewhere.
   */
  dive: fields({ sense: senseSchema.nullable() }).nullable(),
  /** Its latest thrust, for *same as last turn*: facings clockwise and velocity gained; null for none. */
  burn: fields({ turn: whole(1, 999), facings: whole(0, 5), gained: whole(-99, 99) }).nullable(),
})
export type Unit = z.infer<typeof unitSchema>

export const moonSchema = fields({
  id,
  ...motionShape,
  /** Dice for a station that has landed (GW-RES-02). */
  number: whole(1, 6),
})
export type Moon = z.infer<typeof moonSchema>

/** The secrets of a seat, which only its owner knows. */
const secretSchema = fields({
  /** Resource units (GW-SET-04). */
  pool: whole(0, 99_999),
  /** Things that have come into bays so far, for their ids. */
  stored: whole(0, 99_999),
  /** The contents of each station's bay, by the id of the station. */
  bays: z.record(id, z.array(itemSchema).readonly()).readonly(),
  /** The payload of each booster, by the id of the booster (GW-BST-05). */
  payloads: z.record(id, itemSchema).readonly(),
})
export type Secret = z.infer<typeof secretSchema>

const tableShape = {
  setup: setupSchema,
  /** 0 during set-up. */
  turn: whole(0, 999),
  /** 1 to 8 while units move, otherwise 0 (GW-MOV-01). */
  impulse: whole(0, 8),
  moons: z.array(moonSchema).readonly(),
  /** GW-MAP-03, GW-STA-01: every unit on the map, by id. Any number may share a hex, and stations are units as others are. */
  units: z.record(id, unitSchema).readonly(),
  /** Units that have left the map, for their names in the log. */
  gone: z.record(id, fields({ seat: seatSchema, kind: unitKindSchema, number: whole(1, 99_999) })).readonly(),
  /** Open things that have appeared so far, for their ids. */
  appeared: whole(0, 99_999),
  /** Seats that may drop things out of bays in this turn (an open choice of the launch order). */
  openBays: z.array(seatSchema).readonly(),
  /** RU from gas by seat (GW-SCN-03). The dice are open, so the sum is too. */
  gas: z.partialRecord(seatSchema, whole(0, 9999)).readonly(),
  /** Thrust points that each seat has spent since the start (R-GW-88). */
  thrustSpent: z.partialRecord(seatSchema, whole(0, 99_999)).readonly(),
  /** The craft in a first orbit, and the impulse of this turn since which they are there; 0 for the thrust step (GW-SCN-07). */
  orbits: z.record(id, whole(0, 8)).readonly(),
  outcome: outcomeSchema.nullable(),
}
/** Everything on the map. State and view have it, so the same functions serve rules and previews. */
export type Table = FieldsOf<typeof tableShape>
export const stateSchema = stateSchemaOf({ ...tableShape, secret: z.partialRecord(seatSchema, secretSchema).readonly() }, stepSchema)
export type State = z.infer<typeof stateSchema>
/** `secret` has the viewer's own secrets only. */
export interface View extends Omit<State, 'play'>, GameView<Color, Step> {}
