// The state of a battle and its shape on disk: one schema each, the types derived from it. What everybody knows lies open;
// what only some know lies in `secret`, a branch for every seat. Power, speed power and manoeuvre power are in quarter points.

import { type Call, explainedSchema, type Outcome, type Play } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { z } from 'zod'
import { CREW_NAMES, LEVELS } from '../data/tables.ts'
import { designSchema, hexSchema } from './design/design.ts'
import { areaSchema, enlistedSchema, type Setup } from './setup.ts'
import { boxId, type Color, facingSchema, id, quarters, seatSchema, whole } from './shapes.ts'
import type { Step } from './steps.ts'

export const levelSchema = z.enum(LEVELS)
/** Boxes that are not sound. */
export const levelsSchema = z.record(boxId, levelSchema).readonly()

export const dockingSchema = z
  .object({
    /** The other ship, and where its origin lies on this ship's record. */
    to: id,
    offset: hexSchema,
    active: z.boolean(),
  })
  .readonly()

/** What everybody sees of a ship's turn so far. */
export const deedsSchema = z
  .object({
    /** EE-MOV-11: the hexes it was in, the first one included. */
    path: z.array(hexSchema).readonly(),
    /** Speed points used, cancelled hexes too (EE-SHX-05); 0 while nothing has moved. */
    speed: whole(0, 400),
    hurt: z.boolean(),
    /** Stopped by an interface: it begins next turn from nothing (EE-IFC-03). */
    halted: z.boolean(),
    /** Weapons used, by system or box: each acts once (EE-WEP-03). */
    fired: z.array(z.string()).readonly(),
    /** Sensors used, by box (EE-PD-06, EE-SEN-03). */
    sensors: z.array(boxId).readonly(),
  })
  .readonly()

export const shipSchema = z
  .object({
    id,
    seat: seatSchema,
    /** Its place in its owner's list of ships, from 1: tells apart ships of one name. */
    number: whole(1, 999),
    /** As everybody sees it: a disguised ship's is false (EE-DIS-01). */
    design: designSchema,
    crew: z.enum(CREW_NAMES),
    status: z.enum(['flying', 'destroyed', 'left']),
    hex: hexSchema,
    facing: facingSchema,
    levels: levelsSchema, // EE-GEN-02
    /** Boxes that were not sound when the turn began, or have been hit since (EE-DAM-05). */
    dark: z.array(boxId).readonly(),
    deeds: deedsSchema,
    /** EE-SEN-08: was hit, fired or used sensors since lock-ons were last determined. */
    loud: z.boolean(),
    /** EE-ROL-01: turned over. */
    mirrored: z.boolean(),
    /** Speed points used last turn: what everybody saw. */
    lastSpeed: whole(0, 400),
    /** The turn of rolling it is in, 1 to 3; 0: it does not roll. */
    rolling: whole(0, 3),
    /** EE-REV: the way it goes this turn, and whether it changed this turn. */
    reversing: z.boolean(),
    turnedRound: z.boolean(),
    /** EE-FTL: hexes moved since it was announced; null: no attempt. */
    ftl: whole(0, 4000).nullable(),
    /** EE-UNP-02: turns of unpowered flight gathered. */
    drifted: whole(0, 9),
    /** EE-SUR: in a surface hex. */
    landing: z.enum(['none', 'low', 'landed']),
    docked: z.array(dockingSchema).readonly(),
    /** EE-DOC: turns of the procedure done with another ship in the hex, by that ship. */
    docking: z
      .record(
        id,
        z.discriminatedUnion('phase', [
          z.object({ phase: z.literal('docking'), offset: hexSchema, active: z.boolean() }).readonly(),
          z.object({ phase: z.literal('settling') }).readonly(),
          z.object({ phase: z.literal('undocking') }).readonly(),
        ]),
      )
      .readonly(),
    /** EE-BAS-08, EE-BAS-09. */
    marks: z.record(z.string(), id).readonly(),
    rotates: z.literal([-1, 0, 1]),
    /** A disguise that has fallen: an auxiliary from now on (EE-DIS-02). */
    unmasked: z.boolean(),
  })
  .readonly()
export type Ship = z.infer<typeof shipSchema>

export const missileSchema = z
  .object({
    id,
    seat: seatSchema,
    from: id,
    target: id,
    hex: hexSchema,
    /** From where it entered its hex; null: it has not moved. */
    entry: hexSchema.nullable(),
    /** Its way this turn. */
    path: z.array(hexSchema).readonly(),
    /** The turn of its launch. */
    launched: whole(0, 10_000),
    /** Its place among the shots of its ship in that turn, from 1. */
    shot: whole(0, 10_000),
    /** Launched in its target's hex: how the target was deemed to lie then (EE-MIS-06). */
    lay: hexSchema.nullable(),
  })
  .readonly()
export type Missile = z.infer<typeof missileSchema>

/** EE-POW: power of one ship for one turn. Only its owner knows it. */
export const allocationSchema = z
  .object({
    /** Laser, ion cannon, railgun, generator and sensor boxes with power. */
    lit: z.array(boxId).max(700).readonly(),
    /** By engine: what it makes this turn (EE-ENG-07), and the quarters given to each box. */
    engines: z
      .record(z.string(), z.object({ makes: z.enum(['speed', 'manoeuvre']), boxes: z.record(boxId, whole(0, 4)).readonly() }).readonly())
      .readonly(),
    /** Railguns in rapid fire (EE-RFR-01). */
    rapid: z.array(z.string()).max(40).readonly(),
    /** The primary used by a weapon that has several (EE-MPB-02). */
    primaries: z.record(z.string(), boxId).readonly(),
  })
  .readonly()
export type Allocation = z.infer<typeof allocationSchema>

/** EE-IMP-05: a power record as the enemy is shown it, and of which boxes he puts out how many. */
export const shownSchema = z
  .object({
    power: allocationSchema,
    dims: z
      .array(z.object({ of: z.array(boxId).readonly(), count: whole(1, 700) }).readonly())
      .max(700)
      .readonly(),
  })
  .readonly()
export type Shown = z.infer<typeof shownSchema>

/** EE-ENG-13, EE-ENG-14, EE-ENG-15: what came of it. */
export const pointsSchema = z
  .object({
    speedPower: quarters,
    manoeuvrePower: quarters,
    /** What the plot has to use. */
    speed: whole(0, 400),
    /** Generated: what the plot may use, and what railguns reckon with. */
    manoeuvre: whole(0, 400),
    /** Not used by the plot. */
    unspent: whole(0, 400),
  })
  .readonly()
export type Points = z.infer<typeof pointsSchema>

/** EE-MOV: F forward, L R a turn, l r a drift, X a cancelled hex. */
export const plotSchema = z
  .object({
    path: z
      .string()
      .regex(/^[FLRlrX]*$/)
      .max(400),
    /** EE-UNP-01: without power, gather a part of a hex. */
    glide: z.boolean(),
  })
  .readonly()
export type Plot = z.infer<typeof plotSchema>

/** EE-WEP-05: how boxes stood when fire was revealed. */
const stoodSchema = z.object({ levels: levelsSchema, dark: z.array(boxId).readonly() }).readonly()
/** EE-DIS-01: the true record, and how it truly stands while a passenger ship is shown. */
const truthSchema = z
  .object({ design: designSchema, levels: levelsSchema, dark: z.array(boxId).readonly(), stood: stoodSchema.nullable() })
  .readonly()
export type Truth = z.infer<typeof truthSchema>

export const secretSchema = z
  .object({
    /** Bought and not yet placed. */
    fleet: z.array(enlistedSchema).readonly().nullable(),
    /** Hidden ships, whole. */
    hidden: z.record(id, shipSchema).readonly(),
    /** Disguised ships as they truly are. */
    truth: z.record(id, truthSchema).readonly(),
    power: z.record(id, allocationSchema).readonly(),
    points: z.record(id, pointsSchema).readonly(),
    /** Speed power of last turn (EE-ENG-10). */
    before: z.record(id, quarters).readonly(),
    /** Movement power of last turn, speed and manoeuvre: docking asks for none of it (EE-DOC-01). */
    still: z.array(id).readonly(),
    /** Gave no power to manoeuvre last turn (EE-VRP-07). */
    steady: z.array(id).readonly(),
    /** Launchers without a missile, by ship (EE-GEN-25). */
    empty: z.record(id, z.array(boxId).readonly()).readonly(),
    /** Ships that were robbed of their manoeuvre power by an impossible move (EE-IMP-04). */
    manoeuvred: z.array(id).readonly(),
    /** Ships given power that they cannot have: mended when plots are opened (EE-IMP-01). */
    overreached: z.array(id).readonly(),
    /** Power records of enemies that this seat has been shown (EE-IMP-05). */
    shown: z.record(id, shownSchema).readonly(),
    /** Nuclear missiles in flight (EE-MIS-03). */
    nuclear: z.array(id).readonly(),
    /** Announced to this seat by ships that it tails (EE-TAI-02). */
    heard: z.record(id, pointsSchema.unwrap().omit({ unspent: true }).readonly()).readonly(),
  })
  .readonly()
export type Secret = z.infer<typeof secretSchema>

/** EE-HID-01: what everybody knows of a ship that hides. */
export const hidingSchema = z.object({ seat: seatSchema, design: designSchema, crew: z.enum(CREW_NAMES), area: areaSchema }).readonly()
export type Hiding = z.infer<typeof hidingSchema>

/** EE-WEP-05: how things stood when fire was revealed; of a disguised ship, as it is shown. */
export const standingSchema = z
  .object({
    levels: z.record(id, levelsSchema).readonly(),
    dark: z.record(id, z.array(boxId).readonly()).readonly(),
  })
  .readonly()

const WEAPONS = ['ion', 'laser', 'railgun', 'missile'] as const
/** Committed and shown: what fires at what. */
export const shotSchema = z
  .object({
    id,
    seat: seatSchema,
    from: id,
    /** A system, an array, or the box of a launcher. */
    weapon: z.string(),
    kind: z.enum(WEAPONS),
    at: id,
  })
  .readonly()
export type Shot = z.infer<typeof shotSchema>

/** The attack that is being resolved. */
export const attackSchema = z
  .object({
    by: id,
    at: id,
    weapon: z.string(),
    kind: z.enum(WEAPONS),
    /** A missile in flight; else null. */
    missile: id.nullable(),
    /** Points to place, with the reasons; null: not yet known (a railgun, a missile). */
    damage: explainedSchema.nullable(),
    /** EE-POI-01, EE-POI-02: one or two headings, on the target's record. */
    headings: z.tuple([facingSchema], facingSchema).readonly(),
    heading: facingSchema.nullable(),
    row: whole(-9999, 9999).nullable(),
    /** EE-POI-03: to which hand a high roll goes, seen along the heading. */
    high: z.enum(['left', 'right']).nullable(),
    /** Rapid fire: boxes still to roll, hits in a row so far (EE-RFR-02). */
    rapid: z
      .object({ left: whole(0, 99), hits: whole(0, 99) })
      .readonly()
      .nullable(),
  })
  .readonly()
export type Attack = z.infer<typeof attackSchema>

/** Minor decisions that a seat has handed over, known to all. */
export const policySchema = z
  .object({
    /** Ties of rows and of heat (EE-POI-02, EE-HEA-01): asked, or the first clockwise. */
    ties: z.enum(['asked', 'first']),
    /** EE-PD: asked, or every weapon at what is aimed at one's own ships, nearest first. */
    defence: z.enum(['asked', 'own']),
    /** EE-REP: asked, or control, power, weapons, sensors, the rest. */
    repairs: z.enum(['asked', 'useful']),
    /** One's own shots (EE-POI-01, EE-MIS-09): asked, or the middle row, and missiles as they were launched. */
    rows: z.enum(['asked', 'middle']),
  })
  .readonly()
export type Policy = z.infer<typeof policySchema>
export const ASKED: Policy = { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'asked' }

/** What state and view have in common: the same functions serve verdict and preview. */
export interface Table {
  readonly setup: Setup
  /** 0 until the ships are placed. */
  readonly turn: number
  readonly ships: Readonly<Record<string, Ship>>
  /** Ships that hide and have not been found, by id. */
  readonly hiding: Readonly<Record<string, Hiding>>
  readonly missiles: Readonly<Record<string, Missile>>
  /** By ship, how many lock-ons it has on which other (EE-SEN-04, EE-SEN-13). */
  readonly locks: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Where bodies that move are by now. */
  readonly centres: Readonly<Record<string, Hex>>
  /** EE-SHX: by pair 'a b' in alphabetical order, how b is deemed to lie from a. */
  readonly deemed: Readonly<Record<string, Hex>>
  readonly policies: Readonly<Partial<Record<Color, Policy>>>
  /** Committed and not yet resolved, in order. */
  readonly shots: readonly Shot[]
  readonly attack: Attack | null
  readonly stood: z.infer<typeof standingSchema> | null
  readonly outcome: Outcome | null
  /** A state has every seat's, a view its own side's. */
  readonly secret: Readonly<Partial<Record<Color, Secret>>>
}
export interface State extends Table {
  readonly play: Play<Step>
}
export interface View extends Table {
  readonly me: Color | 'public'
  readonly calls: readonly Call[]
  /** Calls asked since the battle began. */
  readonly asked: number
  /** Steps still to play, the next one first. */
  readonly agenda: readonly Step[]
}
