// The orders: one kind for each decision that the rule book gives to players.
import { fields, order, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { designSchema } from './design/design.ts'
import { courseSchema, id, ids, placeSchema, velocitySchema } from './shapes.ts'

/** FT-SET-03: by ship, in movement units behind and to the right of the entry point (negative: left). */
export const offsetsSchema = z.record(id, fields({ back: whole(0, 60), right: whole(-60, 60) })).readonly()
/** FT-SET-01 to FT-SET-04: how an entry group comes in. */
const entrySchema = fields({
  /** The entry point as a clock point. */
  clock: courseSchema,
  speed: velocitySchema,
  offsets: offsetsSchema,
})
export type EntryPlan = z.infer<typeof entrySchema>

/** FT-SET-05: one use of a change earned. */
export const changeSchema = z.discriminatedUnion('do', [
  /** The entry point of an own group moves one clock point clockwise (1) or anticlockwise (-1). */
  fields({ do: z.literal('shift'), group: id, by: z.literal([-1, 1]) }),
  /** An own group comes in 12 movement units nearer. */
  fields({ do: z.literal('near'), group: id }),
  /** A hostile group comes in 12 movement units farther out. */
  fields({ do: z.literal('far'), group: id }),
  /** Some ships of an own group take a second entry point, one clock point along. */
  fields({ do: z.literal('split'), group: id, ships: ids, by: z.literal([-1, 1]) }),
])
export type EntryChange = z.infer<typeof changeSchema>

/** FT-MOV-03: one leg of a turn, as its pilot sees it. */
const turnSchema = fields({ to: z.enum(['port', 'starboard']), points: whole(1, 6) })
export type TurnLeg = z.infer<typeof turnSchema>
/** The orders of a ship for a turn (FT-MOV, FT-FTL, FT-END-01, FT-OPT-01). */
export const plotSchema = fields({
  /** None, one, or two legs with the option doubleTurn (FT-MOV-15). */
  turns: z.array(turnSchema).max(2).readonly(),
  /** Change of velocity in movement units. */
  change: whole(-8, 99),
  roll: z.boolean(),
  /** FT-MOV-13: uses the excess thrust of a design that is lighter than its design mass. */
  excess: z.boolean(),
  /** FT-FTL-01: warms up the drive, or leaves if it is warm. */
  ftl: z.boolean(),
  /** FT-FTR-02, FT-FTR-17 */
  flight: z.enum(['launch', 'land']).nullable(),
  disengage: z.boolean(),
  /** FT-OPT-01: the ship to ram. */
  ram: id.nullable(),
})
export type ShipPlot = z.infer<typeof plotSchema>

/** FT-FTR-11, FT-FTR-12, FT-FTR-17: what a group does with a ship beside it. */
export const missionSchema = fields({ do: z.enum(['screen', 'pursue', 'land']), ship: id })
export type Mission = z.infer<typeof missionSchema>

/** FT-SAL-02: a salvo from a launcher or a rack. `magazine` is null for a rack. */
const salvoSchema = fields({ mount: id, magazine: id.nullable(), load: z.enum(['standard', 'extended']), at: placeSchema })
export type SalvoOrder = z.infer<typeof salvoSchema>

/** FT-FTR-06: the target of a group. */
const targetSchema = fields({ kind: z.enum(['ship', 'group', 'salvo']), id })
export type GroupTarget = z.infer<typeof targetSchema>
/** The attack of a group in P7. */
export const attackSchema = fields({
  group: id,
  target: targetSchema,
  /** FT-FTR-13: what it does if a group that does not screen engages it. */
  ifIntercepted: z.enum(['fight', 'press']),
  /** FT-FTR-16 */
  torpedoes: z.boolean(),
  /** FT-FTR-11: the screening group that it engages; null to attack past the screen, or if there is none. */
  engages: id.nullable(),
})
export type AttackOrder = z.infer<typeof attackSchema>

/** FT-PD-03: a mount and what it fires at. */
export const defenceSchema = fields({
  ship: id,
  mount: id,
  target: fields({ kind: z.enum(['group', 'salvo']), id }),
  /** FT-PD-06: the friendly ship that it covers; null for its own defence, and for fire at an unengaged group near it. */
  covering: id.nullable(),
})
export type DefenceOrder = z.infer<typeof defenceSchema>

/** FT-FC: a mount, its target and the system that a needle beam aims at (FT-WPN-07). */
export const shotSchema = fields({ mount: id, target: fields({ kind: z.enum(['ship', 'group']), id }), system: id.nullable() })
export type ShotOrder = z.infer<typeof shotSchema>

/** FT-DC-03: a system to repair, and the number of parties that work on it. */
const repairSchema = fields({ ship: id, system: id, parties: whole(1, 3) })
export type RepairTask = z.infer<typeof repairSchema>

export const orderSchema = z.discriminatedUnion('order', [
  // before the first turn
  /** The ships of a seat that chooses them. */
  order('fleet', { designs: z.array(designSchema).min(1).max(24).readonly() }),
  /** Every entry group of the seat, and the place of each ship without drive (FT-SET-07). */
  order('enter', { groups: z.record(id, entrySchema).readonly(), standing: z.record(id, placeSchema).readonly() }),
  order('change', { change: changeSchema }),
  // P1
  /** Ships that are left out fly straight on (FT-MOV-02). */
  order('plot', { ships: z.record(id, plotSchema).readonly() }),
  // P3 and P6
  /** A group that is launched may screen a ship at once. */
  order('launch', { group: id, at: placeSchema, course: courseSchema, mission: missionSchema.nullable() }),
  order('fly', { group: id, at: placeSchema, course: courseSchema, mission: missionSchema.nullable() }),
  // P4
  order('salvoes', { ship: id, salvoes: z.array(salvoSchema).min(1).max(20).readonly() }),
  // P7 and P8
  order('attack', {
    attacks: z.array(attackSchema).max(200).readonly(),
    /** FT-FTR-11: the fight that each spare screening group joins, by the id of a group in it. Left out: the lowest id. */
    joins: z.record(id, id).readonly(),
  }),
  order('defend', { defences: z.array(defenceSchema).max(300).readonly() }),
  // P10
  /** No shots: the ship is passed over (FT-SEQ-07). */
  order('fire', { ship: id, shots: z.array(shotSchema).max(60).readonly() }),
  /** FT-OPT-03: whether a group that is fired at evades. */
  order('evade', { evade: z.boolean() }),
  // P11
  order('repair', {
    repairs: z.array(repairSchema).max(200).readonly(),
    /** FT-COR-05: ships that dump their power core, or are abandoned. */
    dump: ids,
    abandon: ids,
    /** FT-END-06: seats whose named ships may leave without dice. */
    letGo: ids,
  }),
  /** Ends the seat's part of this phase: launches, flights, salvoes, fire or entry changes. */
  order('pass', {}),
])
export type Order = z.infer<typeof orderSchema>
export type OrderOf<N extends Order['order']> = Extract<Order, { readonly order: N }>
