// The state of a battle: one schema per part, with the types derived from it. Open parts are at the top level,
// secrets of each seat in `secret`. Power, speed power and manoeuvre power are in quarter points.

import { explainedSchema, type FieldsOf, fields, type GameView, outcomeSchema, type Play, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { CREW_NAMES, LEVELS } from '../data/tables.ts'
import { designSchema, hexSchema } from './design/design.ts'
import { areaSchema, enlistedSchema, setupSchema } from './setup.ts'
import { boxId, type Color, facingSchema, id, quarters, seatSchema } from './shapes.ts'
import type { Step } from './steps.ts'

export const levelSchema = z.enum(LEVELS)
/** The level of every damaged box, by box. Undamaged boxes are absent. */
export const levelsSchema = z.record(boxId, levelSchema).readonly()

/** A connection to a docked ship (EE-DOC-05). */
const dockingSchema = fields({
  /** The other ship, and the position of its origin on this ship's record. */
  to: id,
  offset: hexSchema,
  active: z.boolean(),
})

/** The public record of a ship's turn so far. */
export const deedsSchema = fields({
  /** EE-MOV-11: the hexes it has been in, its first hex included. */
  path: z.array(hexSchema).readonly(),
  /** Speed points used, cancelled hexes included (EE-SHX-05); 0 before it moves. */
  speed: whole(0, 400),
  /** It took damage. */
  hurt: z.boolean(),
  /** Stopped by an interface: it starts the next turn at speed 0 (EE-IFC-03). */
  halted: z.boolean(),
  /** Weapons used, by system or box. Each acts once per turn (EE-WEP-03). */
  fired: z.array(z.string()).readonly(),
  /** Sensors used, by box (EE-PD-06, EE-SEN-03). */
  sensors: z.array(boxId).readonly(),
})

export const shipSchema = fields({
  id,
  seat: seatSchema,
  /** Its place in its owner's list of ships, from 1. Distinguishes ships with the same name. */
  number: whole(1, 999),
  /** The public design; false for a disguised ship (EE-DIS-01). */
  design: designSchema,
  crew: z.enum(CREW_NAMES),
  status: z.enum(['flying', 'destroyed', 'left']),
  hex: hexSchema,
  facing: facingSchema,
  levels: levelsSchema, // EE-GEN-02
  /** Boxes that were damaged at the start of the turn, or hit since (EE-DAM-05). */
  dark: z.array(boxId).readonly(),
  deeds: deedsSchema,
  /** EE-SEN-08: the ship was hit, fired or used sensors since the last Sensors step. */
  loud: z.boolean(),
  /** EE-ROL-01: left and right of the record are swapped. */
  mirrored: z.boolean(),
  /** Speed points used last turn, which is public. */
  lastSpeed: whole(0, 400),
  /** The turn of rolling, 1 to 3; 0: not rolling. */
  rolling: whole(0, 3),
  /** EE-REV: whether it moves backwards this turn, and whether that changed this turn. */
  reversing: z.boolean(),
  turnedRound: z.boolean(),
  /** EE-FTL: hexes moved since the announcement; null: no attempt. */
  ftl: whole(0, 4000).nullable(),
  /** EE-UNP-02: turns of unpowered flight so far. */
  drifted: whole(0, 9),
  /** EE-SUR: its state in a surface hex. */
  landing: z.enum(['none', 'low', 'landed']),
  docked: z.array(dockingSchema).readonly(),
  /** EE-DOC: progress of docking and undocking, by the other ship. */
  docking: z
    .record(
      id,
      z.discriminatedUnion('phase', [
        fields({ phase: z.literal('docking'), offset: hexSchema, active: z.boolean() }),
        fields({ phase: z.literal('settling') }),
        fields({ phase: z.literal('undocking') }),
      ]),
    )
    .readonly(),
  /** EE-BAS-08: by railgun system, the one enemy base it can fire at. */
  marks: z.record(z.string(), id).readonly(),
  /** EE-BAS-09: the direction in which a base turns each turn; 0: it does not turn. */
  rotates: z.literal([-1, 0, 1]),
  /** The disguise is lost: damaged as an auxiliary from now on (EE-DIS-02). */
  unmasked: z.boolean(),
})
export type Ship = z.infer<typeof shipSchema>

export const missileSchema = fields({
  id,
  seat: seatSchema,
  from: id,
  target: id,
  hex: hexSchema,
  /** The hex from which it entered its hex; null: it has not moved. */
  entry: hexSchema.nullable(),
  /** Its path this turn. */
  path: z.array(hexSchema).readonly(),
  /** The turn of its launch. */
  launched: whole(0, 10_000),
  /** Its place among the shots of its ship in that turn, from 1. */
  shot: whole(0, 10_000),
  /** For a launch in the target's hex: the deemed displacement of the target (EE-MIS-06). */
  lay: hexSchema.nullable(),
})
export type Missile = z.infer<typeof missileSchema>

/** EE-POW: the power of one ship for one turn. Known only to its owner. */
export const allocationSchema = fields({
  /** Laser, ion cannon, railgun, generator and sensor boxes that receive power. */
  lit: z.array(boxId).max(700).readonly(),
  /** Each engine's use this turn: speed or manoeuvre (EE-ENG-07), and the quarters for each box. */
  engines: z
    .record(z.string(), fields({ makes: z.enum(['speed', 'manoeuvre']), boxes: z.record(boxId, whole(0, 4)).readonly() }))
    .readonly(),
  /** Railguns in rapid fire (EE-RFR-01). */
  rapid: z.array(z.string()).max(40).readonly(),
  /** The primary box used, for weapons that have several (EE-MPB-02). */
  primaries: z.record(z.string(), boxId).readonly(),
})
export type Allocation = z.infer<typeof allocationSchema>

/** EE-IMP-05: the power record shown to an enemy, and how many boxes of each group the enemy turns off. */
export const shownSchema = fields({
  power: allocationSchema,
  dims: z
    .array(fields({ of: z.array(boxId).readonly(), count: whole(1, 700) }))
    .max(700)
    .readonly(),
})
export type Shown = z.infer<typeof shownSchema>

/** EE-ENG-13, EE-ENG-14, EE-ENG-15: the points that the power makes. */
export const pointsSchema = fields({
  speedPower: quarters,
  manoeuvrePower: quarters,
  /** Speed points that the plot must use. */
  speed: whole(0, 400),
  /** Manoeuvre points made. The plot may use them, and railguns count them. */
  manoeuvre: whole(0, 400),
  /** Points that the plot did not use. */
  unspent: whole(0, 400),
})
export type Points = z.infer<typeof pointsSchema>

/** EE-MOV: F forward, L R turn, l r drift, X cancelled hex. */
export const plotSchema = fields({
  path: z
    .string()
    .regex(/^[FLRlrX]*$/)
    .max(400),
  /** EE-UNP-01: without power, count a turn towards the next hex. */
  glide: z.boolean(),
})
export type Plot = z.infer<typeof plotSchema>

/** EE-WEP-05: the levels when fire was revealed. */
const stoodSchema = fields({ levels: levelsSchema, dark: z.array(boxId).readonly() })
/** EE-DIS-01: the true record, and its true levels when fire was revealed. */
const truthSchema = fields({ design: designSchema, levels: levelsSchema, dark: z.array(boxId).readonly(), stood: stoodSchema.nullable() })
export type Truth = z.infer<typeof truthSchema>

/** The secrets of one side, stored per seat. */
const secretSchema = fields({
  /** Ships bought and not yet placed. */
  fleet: z.array(enlistedSchema).readonly().nullable(),
  /** Hidden ships, whole. */
  hidden: z.record(id, shipSchema).readonly(),
  /** True designs and damage of disguised ships. */
  truth: z.record(id, truthSchema).readonly(),
  power: z.record(id, allocationSchema).readonly(),
  /** The power of last turn, for the same allocation again. */
  allotted: z.record(id, allocationSchema).readonly(),
  points: z.record(id, pointsSchema).readonly(),
  /** Speed power of last turn (EE-ENG-10). */
  before: z.record(id, quarters).readonly(),
  /** Ships without movement power last turn, for speed or manoeuvre: a condition of docking (EE-DOC-01). */
  still: z.array(id).readonly(),
  /** Ships without manoeuvre power last turn (EE-VRP-07). */
  steady: z.array(id).readonly(),
  /** Empty launchers, by ship (EE-GEN-25). */
  empty: z.record(id, z.array(boxId).readonly()).readonly(),
  /** Ships that lost their manoeuvre power to an impossible move (EE-IMP-04). */
  manoeuvred: z.array(id).readonly(),
  /** Ships with power beyond their limits, corrected when plots are revealed (EE-IMP-01). */
  overreached: z.array(id).readonly(),
  /** Enemy power records shown to this seat (EE-IMP-05). */
  shown: z.record(id, shownSchema).readonly(),
  /** Nuclear missiles in flight (EE-MIS-03). */
  nuclear: z.array(id).readonly(),
  /** Power figures that tailed ships announced to this seat (EE-TAI-02). */
  heard: z.record(id, pointsSchema.unwrap().omit({ unspent: true }).readonly()).readonly(),
})
export type Secret = z.infer<typeof secretSchema>

/** EE-HID-01: the public facts about a hidden ship. */
const hidingSchema = fields({ seat: seatSchema, design: designSchema, crew: z.enum(CREW_NAMES), area: areaSchema })
export type Hiding = z.infer<typeof hidingSchema>

/** EE-WEP-05: the public levels when fire was revealed. */
export const standingSchema = fields({
  levels: z.record(id, levelsSchema).readonly(),
  dark: z.record(id, z.array(boxId).readonly()).readonly(),
})

const WEAPONS = ['ion', 'laser', 'railgun', 'missile'] as const
/** A committed shot: weapon and target. */
export const shotSchema = fields({
  id,
  seat: seatSchema,
  from: id,
  /** A system, an array, or the box of a launcher. */
  weapon: z.string(),
  kind: z.enum(WEAPONS),
  at: id,
})
export type Shot = z.infer<typeof shotSchema>

/** The attack in resolution. */
export const attackSchema = fields({
  by: id,
  at: id,
  weapon: z.string(),
  kind: z.enum(WEAPONS),
  /** The missile in flight; null for other weapons. */
  missile: id.nullable(),
  /** Points to place, with reasons; null: not rolled yet (railgun, missile). */
  damage: explainedSchema.nullable(),
  /** EE-POI-01, EE-POI-02: one or two possible headings on the target's record. */
  headings: z.tuple([facingSchema], facingSchema).readonly(),
  heading: facingSchema.nullable(),
  row: whole(-9999, 9999).nullable(),
  /** EE-POI-03: the side to which high rolls go, seen along the heading. */
  high: z.enum(['left', 'right']).nullable(),
  /** Rapid fire: the number of boxes that have yet to roll, and of hits in a row (EE-RFR-02). */
  rapid: fields({ left: whole(0, 99), hits: whole(0, 99) }).nullable(),
})
export type Attack = z.infer<typeof attackSchema>

/** Automatic decisions: what a seat has delegated, publicly. */
export const policySchema = fields({
  /** Ties between headings of fire or heat (EE-POI-02, EE-HEA-01): ask the player, or take the first heading clockwise. */
  ties: z.enum(['asked', 'first']),
  /** EE-PD: ask the player, or fire every weapon at missiles aimed at the seat's own ships, nearest first. */
  defence: z.enum(['asked', 'own']),
  /** EE-REP: ask the player, or repair control, power, weapons, sensors and the rest, in this order. */
  repairs: z.enum(['asked', 'useful']),
  /** The seat's own shots (EE-POI-01, EE-MIS-09): ask the player, or take the middle row, and missiles in order of launch. */
  rows: z.enum(['asked', 'middle']),
})
export type Policy = z.infer<typeof policySchema>
/** No decision is automatic. */
export const ASKED: Policy = { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'asked' }

/** The members that a state and a view share, so that the same functions serve rules and previews. */
export const tableShape = {
  setup: setupSchema,
  /** 0 until the ships are placed. */
  turn: z.int().min(0),
  ships: z.record(id, shipSchema).readonly(),
  /** Hidden ships that have not been found, by id. */
  hiding: z.record(id, hidingSchema).readonly(),
  missiles: z.record(id, missileSchema).readonly(),
  /** The number of each ship's lock-ons on each other ship, by ids (EE-SEN-04, EE-SEN-13). */
  locks: z.record(id, z.record(id, z.int().min(1)).readonly()).readonly(),
  /** Current centres of moving bodies. */
  centres: z.record(id, hexSchema).readonly(),
  /** EE-SHX: by pair 'a b' in alphabetical order, the deemed displacement from a to b. */
  deemed: z.record(z.string(), hexSchema).readonly(),
  policies: z.partialRecord(seatSchema, policySchema).readonly(),
  /** Committed shots not yet resolved, in order. */
  shots: z.array(shotSchema).readonly(),
  /** The shots of the last Weapons step, for the same targets again. */
  volley: z.array(shotSchema).readonly(),
  attack: attackSchema.nullable(),
  /** The public levels when fire was revealed; null outside the Weapons step. */
  stood: standingSchema.nullable(),
  outcome: outcomeSchema.nullable(),
  /** Every seat's secrets in a state; in a view only those of the viewer's side. */
  secret: z.partialRecord(seatSchema, secretSchema).readonly(),
}
export type Table = FieldsOf<typeof tableShape>
export type State = Table & { readonly play: Play<Step> }
export interface View extends Table, GameView<Color, Step> {}
