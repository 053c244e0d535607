// The stored form of a position: the units and steps from which a match may begin.
import { whole } from '@admiralty/kernel'
import { z } from 'zod'
import { directionSchema, hexSchema, id, itemKindSchema, moduleSchema, seatSchema, senseSchema, unitKindSchema } from './shapes.ts'
import { unitSchema } from './state.ts'
import { stepSchema } from './steps.ts'

const unit = unitSchema.unwrap().shape

/** A kind, or a thing with its state and load. */
export const thingSchema = z.union([
  itemKindSchema,
  z
    .object({
      kind: itemKindSchema,
      damage: unit.damage.default(0),
      gas: z.boolean().default(false),
      shots: unit.shots.default(0),
      disabled: unit.disabled.default(0),
      cargo: z.array(itemKindSchema).default([]),
    })
    .strict(),
])

/** Either a circular orbit, given by `sense`, or vector and velocity. */
const orbitShape = {
  at: hexSchema,
  sense: senseSchema.optional(),
  vector: directionSchema.nullable().default(null),
  velocity: whole(0, 99).default(0),
}

export const placedUnitSchema = z
  .object({
    seat: seatSchema,
    kind: unitKindSchema.default('station'),
    ...orbitShape,
    damage: unit.damage.default(0),
    /** Modules of a station, whole, or with damage and the last turn in which a pulse disables them; a core by default. */
    modules: z
      .union([
        z.array(moduleSchema),
        z.partialRecord(moduleSchema, z.object({ damage: whole(0, 8).default(0), disabled: whole(0, 999).default(0) }).strict()),
      ])
      .default(['core']),
    cargo: z.array(thingSchema).default([]),
    /** The contents of a station's bay. */
    bay: z.array(thingSchema).default([]),
    /** The kind of the item under a booster. */
    payload: itemKindSchema.default('comSat'),
    gas: z.boolean().default(false),
    deployed: z.boolean().default(false),
    adrift: z.boolean().default(false),
    moon: unit.moon.default(null),
    leftMoon: z.boolean().default(false),
    dive: unit.dive.default(null),
    shots: unit.shots.default(0),
    disabled: unit.disabled.default(0),
  })
  .strict()

/** The steps that a position can begin with by one word. Steps of an impulse are followed by the rest of the turn. */
const MOMENTS = [
  'turn',
  'launch',
  'thrust',
  'impulse',
  'gravity',
  'income',
  'deliver',
  'build',
  'turnEnd',
  'aim',
  'pulse',
  'arm',
  'control',
  'cargo',
  'land',
  'deploy',
] as const

export const positionSchema = z
  .object({
    /** The next step by its name, or the whole agenda. */
    at: z.union([z.enum(MOMENTS), z.array(stepSchema).min(1)]).default('launch'),
    turn: whole(0, 999).default(1),
    impulse: whole(0, 8).default(0),
    moons: z
      .array(z.object({ at: hexSchema, sense: senseSchema.default('clockwise'), number: whole(1, 6).default(2) }).strict())
      .default([]),
    /** Units in the order of their appearance. */
    units: z.array(placedUnitSchema).default([]),
    /** RU by seat; 8 by default. */
    pools: z.partialRecord(seatSchema, whole(0, 99_999)).default({}),
    openBays: z.array(seatSchema).default([]),
    gas: z.partialRecord(seatSchema, whole(0, 9999)).default({}),
    /** Thrust points spent since the start, and craft in a first orbit with the impulse of their arrival (GW-SCN-07). */
    thrustSpent: z.partialRecord(seatSchema, whole(0, 99_999)).default({}),
    orbits: z.record(id, whole(0, 8)).default({}),
  })
  .strict()
