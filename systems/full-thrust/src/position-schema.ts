// The stored form of a position: the ships, groups and salvoes from which a match may begin.
import { whole } from '@admiralty/kernel'
import { z } from 'zod'
import { designSchema } from './design/design.ts'
import { attackSchema, defenceSchema, offsetsSchema, plotSchema } from './orders.ts'
import { id, placeSchema, seatSchema, turnOrNone } from './shapes.ts'
import {
  conditionSchema,
  enteredSchema,
  formationsSchema,
  groupSchema,
  leadsSchema,
  marksSchema,
  type Ship,
  salvoSchema,
  shipSchema,
} from './state.ts'
import { stepSchema } from './steps.ts'

/** A place in sub-units or as a hex, or in whole movement units. */
const placeShape = { at: placeSchema.optional(), mu: z.tuple([z.int(), z.int()]).readonly().optional() }

export type PlaceInput = { readonly at?: Ship['at'] | undefined; readonly mu?: Ship['at'] | undefined }

const placedShipSchema = shipSchema
  .unwrap()
  .omit({ id: true, seat: true, name: true, design: true, condition: true, at: true })
  .partial()
  .extend({
    /** Needed for a ship that the setup does not have. */
    seat: seatSchema.optional(),
    /** The name of a ready-made ship, or a design. */
    design: z.union([z.string(), designSchema]).optional(),
    name: shipSchema.unwrap().shape.name.optional(),
    /** Its owner alone knows them. */
    marks: marksSchema.unwrap().partial().optional(),
    condition: conditionSchema.unwrap().partial().optional(),
    ...placeShape,
  })
  .strict()

export type PlacedShip = z.output<typeof placedShipSchema>

const placedGroupSchema = groupSchema.unwrap().omit({ id: true, number: true, seat: true, at: true }).partial().extend(placeShape).strict()

const placedSalvoSchema = salvoSchema
  .unwrap()
  .omit({ id: true, at: true })
  .partial()
  .extend({ ...placeShape, seat: seatSchema, ship: id })
  .strict()

const MOMENTS = [
  ...['fleet', 'enter', 'change', 'deploy', 'turn', 'plot', 'initiative', 'launch', 'fly', 'ordnance', 'move', 'flyAgain', 'home'],
  ...['attack', 'dogfight', 'defend', 'intercept', 'strike', 'fire', 'lateChecks', 'repair', 'mend', 'disengage', 'turnEnd'],
] as const

export const positionSchema = z
  .object({
    /** The next step by its name, followed by the rest of its turn, or the whole agenda. */
    at: z.union([z.enum(MOMENTS), z.array(stepSchema).min(1)]).default('plot'),
    /** 1 by default; 0 before the first turn. */
    turn: turnOrNone.optional(),
    /** The seats of the setup in order by default. */
    initiative: z.array(seatSchema).optional(),
    /** Ships by id. Ships of the setup that are left out take no part; without this field all of them are still coming. */
    ships: z.record(id, placedShipSchema).optional(),
    /** Fighter groups by id: 'g1' is that of the first bay of the first ship that has one. Groups that are left out are in their bays. */
    groups: z.record(id, placedGroupSchema).default({}),
    salvoes: z.array(placedSalvoSchema).default([]),
    /** Orders that are written and not carried out, by ship, as objects or in writing: 'P2+3'. */
    plots: z.record(id, z.union([z.string(), plotSchema])).default({}),
    entries: z.record(id, enteredSchema).default({}),
    offsets: offsetsSchema.default({}),
    changes: z.partialRecord(seatSchema, whole(0, 12)).optional(),
    /** FT-SET-06: the formations that a campaign gives, by entry group. */
    frozen: formationsSchema.default({}),
    /** FT-SET-05: the leads that a campaign gives. They are hidden before all entries are in. */
    leads: leadsSchema.default({}),
    attacks: z.array(attackSchema).default([]),
    joins: z.record(id, id).default({}),
    defences: z.array(defenceSchema).default([]),
    letGo: z.partialRecord(seatSchema, z.array(seatSchema).readonly()).default({}),
    quiet: turnOrNone.default(0),
  })
  .strict()

export type PositionAsGiven = z.output<typeof positionSchema>
