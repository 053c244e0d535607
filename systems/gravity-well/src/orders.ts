// The orders: one kind for each decision that the rule book gives to players.
import { fields, order, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { directionSchema, hexSchema, id, itemKindSchema, moduleSchema, senseSchema } from './shapes.ts'

const ids = z.array(id).max(60).readonly()

/** GW-LCH: a craft that leaves a bay. A booster carries one satellite or warhead, a bus or gunship up to its capacity. */
const launchSchema = fields({
  station: id,
  /** The craft in the bay; null for a booster. */
  craft: id.nullable(),
  /** Things of the bay that ride along. */
  payload: ids,
  /** Facings clockwise from the station's vector; 2, 3 and 4 are against the orbit (GW-LCH-03). */
  shift: z.literal([-1, 0, 1, 2, 3, 4]),
})
export type Launch = z.infer<typeof launchSchema>

/** GW-THR: the vector and the velocity that a unit has after its thrust. The vector is null exactly at velocity 0. */
const burnSchema = fields({ vector: directionSchema.nullable(), velocity: whole(0, 99) })
export type Burn = z.infer<typeof burnSchema>
/** GW-SCP-03: the ring-1 hex to which a scoopship returns, and its sense there. */
const returnSchema = fields({ hex: hexSchema, sense: senseSchema })
export type Return = z.infer<typeof returnSchema>

/** GW-PIC: one thing that a carrier or a station does with its load. */
const cargoSchema = z.discriminatedUnion('do', [
  fields({ do: z.literal('pickUp'), carrier: id, unit: id }),
  /** A booster drops what it carries and is removed. */
  fields({ do: z.literal('drop'), carrier: id, items: ids }),
])
export type CargoAction = z.infer<typeof cargoSchema>

/** GW-CON-04 to GW-CON-06: where a new unit is put. `carrier`: a friendly craft in the hex of the station. */
const placementSchema = z.discriminatedUnion('at', [
  fields({ at: z.literal('bay') }),
  fields({ at: z.literal('space') }),
  fields({ at: z.literal('board') }),
  fields({ at: z.literal('carrier'), carrier: id }),
])
export type BuildPlace = z.infer<typeof placementSchema>
const repairSchema = fields({
  station: id,
  /** A module of the station, or the id of a craft or a module in its bay (GW-GUN-02). */
  target: z.union([fields({ module: moduleSchema }), fields({ item: id })]),
  points: whole(1, 4),
})
export type Repair = z.infer<typeof repairSchema>
const buildSchema = fields({ station: id, kind: itemKindSchema, to: placementSchema })
export type Build = z.infer<typeof buildSchema>
const bayItemSchema = fields({ station: id, item: id })

export const orderSchema = z.discriminatedUnion('order', [
  // set-up
  order('moon', { hex: hexSchema, sense: senseSchema }),
  order('station', { hex: hexSchema, sense: senseSchema }),
  // launch and thrust, each sealed and for all units of a seat
  /** `leave`: units that leave their moon (GW-MOV-07). `openBays`: whether the owner is asked for drops out of bays in this turn. */
  order('launch', { launches: z.array(launchSchema).max(40).readonly(), leave: ids, openBays: z.boolean() }),
  /** Units that are left out keep their motion. `returns`: every scoopship in the atmosphere. */
  order('thrust', { burns: z.record(id, burnSchema).readonly(), returns: z.record(id, returnSchema).readonly() }),
  // in an impulse
  /** The actions in their order; empty for none. */
  order('cargo', { actions: z.array(cargoSchema).max(40).readonly() }),
  order('land', { units: ids }),
  /** Satellites, and boosters with a satellite; 'all' deploys every satellite that can be, whatever the boosters carry. */
  order('deploy', { units: z.union([z.literal('all'), ids]) }),
  /** Whether the seat takes part in the fire of this impulse. */
  order('aim', { fire: z.boolean() }),
  order('fire', { unit: id, target: id }),
  /** Pulse warheads to detonate, loose or under a booster; empty for none. */
  order('pulse', { units: ids }),
  /** Whether the seat strikes with basic warheads in this impulse. */
  order('arm', { strike: z.boolean() }),
  order('strike', { unit: id, target: id }),
  /** Ends the fire or the strikes of a seat in this impulse. */
  order('pass', {}),
  // economy
  order('deliver', {
    loads: z
      .array(fields({ unit: id, station: id }))
      .max(40)
      .readonly(),
  }),
  /** Recycling, repairs, modules from the bay and new units, carried out in this order. */
  order('build', {
    recycle: z.array(bayItemSchema).max(60).readonly(),
    repairs: z.array(repairSchema).max(60).readonly(),
    installs: z.array(bayItemSchema).max(20).readonly(),
    builds: z.array(buildSchema).max(60).readonly(),
  }),
])
export type Order = z.infer<typeof orderSchema>
export type OrderOf<N extends Order['order']> = Extract<Order, { readonly order: N }>
