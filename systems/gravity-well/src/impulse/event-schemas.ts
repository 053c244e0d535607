// The events of an impulse as they are stored.
import { event, fields, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { id, moduleSchema, motionShape, seatSchema, senseSchema } from '../shapes.ts'
import { itemSchema, unitSchema } from '../state.ts'

const motionSchema = fields(motionShape)

/** One hex of a path, see `Passage` in orbit/motion.ts. */
const passageSchema = fields({
  motion: motionSchema,
  fate: z.enum(['flying', 'planet', 'lost']),
  slowed: whole(0, 9),
  bent: z.literal([-1, 0, 1]),
  fell: z.boolean(),
})

const pickedUpSchema = event('pickedUp', {
  seat: seatSchema,
  carrier: id,
  unit: id,
  /** The module that a station installs at once (R-GW-43); null if the unit is stored. */
  installed: moduleSchema.nullable(),
  /** The things in the bay of a station, its cargo unloaded; null elsewhere, and for others. */
  stored: z.array(itemSchema).readonly().nullable(),
})

const droppedSchema = event('dropped', {
  seat: seatSchema,
  carrier: id,
  units: z.array(unitSchema).readonly(),
  /** The things that have left the bay of a station; null for others. */
  items: z.array(id).readonly().nullable(),
})

export const impulseEvents = [
  /** 8 is the gravity impulse; 0 ends the movement. */
  event('impulseBegan', { impulse: whole(0, 8) }),
  /** Everything that has moved, together (GW-MOV-02). Landed units move with their moon. */
  event('moved', {
    impulse: whole(1, 8),
    paths: z.array(fields({ unit: id, path: z.array(passageSchema).readonly() })).readonly(),
    moons: z.array(fields({ moon: id, motion: motionSchema })).readonly(),
  }),
  /** A scoopship has entered the atmosphere. `loaded`: whether it takes a load (GW-SCP-04). */
  event('dived', { unit: id, sense: senseSchema.nullable(), loaded: z.boolean() }),
  pickedUpSchema,
  droppedSchema,
  event('landed', { unit: id, moon: id }),
  /** GW-MOV-09. `booster`: the booster that ends; null for a loose satellite. */
  event('deployed', { unit: unitSchema, booster: id.nullable() }),
  /** GW-LOS-04: `unit`: the payload, face up. */
  event('controlLost', { booster: id, unit: unitSchema }),
  /** A craft has come into a first orbit, or is no longer in it (GW-SCN-07). `impulse`: 0 for the thrust step. */
  event('orbitReached', { unit: id, impulse: whole(0, 8) }),
  event('orbitLeft', { unit: id }),
] as const
