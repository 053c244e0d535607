// The stored form of a position: the ships and torpedoes from which a match may begin.
import { z } from 'zod'
import { hexSchema, tileSchema } from './board/board.ts'
import { designSchema } from './design/design.ts'
import { directionSchema, id, index, seatSchema, sideSchema } from './shapes.ts'
import { fittingSchema, shipSchema, torpedoSchema } from './state.ts'
import { stepSchema } from './steps.ts'
import { WHOLE } from './table.ts'

const ship = shipSchema.unwrap().shape

const fitting = fittingSchema.unwrap().shape

const torpedo = torpedoSchema.unwrap().shape

const placedShipSchema = z
  .object({
    seat: seatSchema,
    /** The id of a ready-made ship, or a whole design. */
    design: z.union([id, designSchema]).default('lineship'),
    hex: hexSchema,
    facing: directionSchema.default(0),
    status: ship.status.default('flying'),
    /** Integrity of the core, then of sections 1 to 6. */
    integrity: ship.integrity.default(WHOLE),
    /** Components with other values than at the start, by their index in the design's list. */
    fittings: z.array(z.object(fitting).partial().extend({ component: index }).strict()).default([]),
    busy: z.array(index).default([]),
    /** Generated power in a power phase; by default all of it. */
    power: ship.power.optional(),
  })
  .strict()

const placedTorpedoSchema = z
  .object({
    seat: seatSchema,
    warhead: torpedo.warhead.default(4),
    hex: hexSchema,
    facing: directionSchema.default(0),
    /** The hex side of entry; by default the side behind the torpedo. */
    entry: directionSchema.optional(),
    met: torpedo.met.default({}),
    points: torpedo.points.default(6),
    sides: torpedo.sides.default(2),
    turn: torpedo.turn.default(1),
  })
  .strict()

export const positionSchema = z
  .object({
    /** The next step, or the steps of the agenda; 'weapons', 'movement' and 'power' stand for that phase of the active side. */
    at: z.union([z.enum(['weapons', 'movement', 'power']), z.array(stepSchema).min(1)]).default('weapons'),
    round: z.int().min(0).default(1),
    active: sideSchema.optional(),
    order: z.array(sideSchema).optional(),
    ended: z.array(seatSchema).default([]),
    tiles: z.array(tileSchema).default([]),
    fleets: z.partialRecord(seatSchema, z.array(designSchema)).default({}),
    ships: z.record(id, placedShipSchema).default({}),
    torpedoes: z.record(id, placedTorpedoSchema).default({}),
  })
  .strict()
