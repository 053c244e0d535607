// What all agree on before a battle: who sits where, which ships, what lies on the map, and what it takes to win.
import { z } from 'zod'
import { CREW_NAMES } from '../data/tables.ts'
import { designSchema, hexSchema } from './design/design.ts'
import { optionsSchema } from './setting/options.ts'
import { facingSchema, id, quarters, seatSchema, whole } from './shapes.ts'

/** EE-PLA, EE-AST, EE-COM, EE-RAD, EE-IFC. */
export const TERRAINS = ['atmosphere', 'surface', 'interior', 'interface', 'asteroids', 'dense', 'cinematic', 'tail', 'radiation'] as const
export type Terrain = (typeof TERRAINS)[number]
const bodySchema = z
  .object({
    id,
    title: z.string().max(40),
    /** At the beginning. */
    centre: hexSchema,
    /** EE-PLA-04: how far it is carried each turn, with every ship inside its interface. */
    motion: hexSchema,
    /** EE-PLA-01, EE-PLA-02, EE-PLA-03: rings about the centre: every hex from `least` to `most` away. */
    rings: z
      .array(z.object({ terrain: z.enum(TERRAINS), least: whole(0, 200), most: whole(0, 200) }).readonly())
      .max(20)
      .readonly(),
    /** EE-SUR-04, EE-COM-01: single hexes, counted from the centre. */
    hexes: z
      .array(z.object({ terrain: z.enum(TERRAINS), at: hexSchema }).readonly())
      .max(2000)
      .readonly(),
  })
  .readonly()
export type Body = z.infer<typeof bodySchema>

/** EE-HEA: where it comes from, and how many extra dice are rolled each turn; `within` so many hexes. */
const heatSchema = z.object({ from: hexSchema, within: whole(1, 999), dice: whole(0, 12) }).readonly()

export const areaSchema = z.object({ centre: hexSchema, radius: whole(0, 60) }).readonly()
export type Area = z.infer<typeof areaSchema>

/** A ship that comes with the scenario, or that a seat bought. */
export const enlistedSchema = z
  .object({
    id,
    seat: seatSchema,
    design: designSchema,
    crew: z.enum(CREW_NAMES),
    /** Null: its owner places it, in the seat's zone. */
    hex: hexSchema.nullable(),
    facing: facingSchema.nullable(),
    speedPower: quarters,
    /** EE-HID-01: everybody knows that it hides in this area. */
    hides: areaSchema.nullable(),
    /** EE-BAS-08: by railgun system, the one base it can fire at. */
    marks: z.record(z.string(), id).readonly(),
    /** EE-BAS-09. */
    rotates: z.literal([-1, 0, 1]),
  })
  .readonly()
export type Enlisted = z.infer<typeof enlistedSchema>

/** EE-GEN-20: what a side must do to win. The default is to have the last armed ship. */
const objectiveSchema = z.discriminatedUnion('aim', [
  z.object({ aim: z.literal('lastArmed') }).readonly(),
  /** One of these ships has escaped (EE-GEN-21), or is off by FTL. */
  z.object({ aim: z.literal('escape'), side: seatSchema, ships: z.array(id).readonly() }).readonly(),
  z.object({ aim: z.literal('destroy'), side: seatSchema, ships: z.array(id).readonly() }).readonly(),
  /** So many of these ships are in the area at the end of a turn. */
  z.object({ aim: z.literal('reach'), side: seatSchema, ships: z.array(id).readonly(), area: areaSchema, count: whole(1, 40) }).readonly(),
  /** Whoever it is wins if nobody has won at the end of this turn; null: a draw. */
  z.object({ aim: z.literal('time'), turn: whole(1, 200), side: seatSchema.nullable() }).readonly(),
  /** Nobody has won at the end of this turn: the side wins that has lost least. */
  z.object({ aim: z.literal('losses'), turn: whole(1, 200) }).readonly(),
])
export type Objective = z.infer<typeof objectiveSchema>

export const setupSchema = z
  .object({
    scenario: z.string().max(40),
    /** In seat order; a side is named after the first of its seats. */
    seats: z
      .array(
        z
          .object({
            seat: seatSchema,
            side: seatSchema,
            /** Quarter points to buy ships with; 0: the scenario's ships only. */
            budget: whole(0, 4000),
            /** Where bought ships are placed, and which way they may face. */
            zone: areaSchema,
            /** EE-ENG-10: speed points with which bought ships come on; left out: they lie still. */
            speed: whole(0, 9).optional(),
          })
          .readonly(),
      )
      .min(2)
      .max(4)
      .readonly(),
    ships: z.array(enlistedSchema).max(80).readonly(),
    bodies: z.array(bodySchema).max(30).readonly(),
    heat: heatSchema.nullable(),
    /** EE-SEN-13: by ship, those it is locked on to when the battle begins. */
    locks: z.record(id, z.array(id).max(80).readonly()).readonly().optional(),
    objectives: z.array(objectiveSchema).min(1).max(12).readonly(),
    options: optionsSchema,
  })
  .readonly()
export type Setup = z.infer<typeof setupSchema>
