// A setup: seats, ships, terrain, objectives and options, agreed before a battle.
import { fields, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { CREW_NAMES } from '../data/tables.ts'
import { designSchema, hexSchema } from './design/design.ts'
import { optionsSchema } from './setting/options.ts'
import { facingSchema, id, quarters, seatSchema } from './shapes.ts'

/** EE-PLA, EE-AST, EE-COM, EE-RAD, EE-IFC. */
export const TERRAINS = ['atmosphere', 'surface', 'interior', 'interface', 'asteroids', 'dense', 'cinematic', 'tail', 'radiation'] as const
export type Terrain = (typeof TERRAINS)[number]
const bodySchema = fields({
  id,
  title: z.string().max(40),
  /** At the start. */
  centre: hexSchema,
  /** EE-PLA-04: its movement each turn, which carries every ship inside its interface. */
  motion: hexSchema,
  /** EE-PLA-01, EE-PLA-02, EE-PLA-03: rings around the centre: all hexes at distance `least` to `most`. */
  rings: z
    .array(fields({ terrain: z.enum(TERRAINS), least: whole(0, 200), most: whole(0, 200) }))
    .max(20)
    .readonly(),
  /** EE-SUR-04, EE-COM-01: single hexes, relative to the centre. */
  hexes: z
    .array(fields({ terrain: z.enum(TERRAINS), at: hexSchema }))
    .max(2000)
    .readonly(),
})
export type Body = z.infer<typeof bodySchema>

/** EE-HEA: the hex of the source, the extra dice rolled each turn, and the range in hexes. */
const heatSchema = fields({ from: hexSchema, within: whole(1, 999), dice: whole(0, 12) })

/** All hexes within a radius of a centre. */
export const areaSchema = fields({ centre: hexSchema, radius: whole(0, 60) })
export type Area = z.infer<typeof areaSchema>

/** A ship of the scenario, or one that a seat bought. */
export const enlistedSchema = fields({
  id,
  seat: seatSchema,
  design: designSchema,
  crew: z.enum(CREW_NAMES),
  /** Null: its owner places it in the seat's zone. */
  hex: hexSchema.nullable(),
  facing: facingSchema.nullable(),
  speedPower: quarters,
  /** EE-HID-01: the announced area in which the ship hides. */
  hides: areaSchema.nullable(),
  /** EE-BAS-08: by railgun system, the one enemy base it can fire at. */
  marks: z.record(z.string(), id).readonly(),
  /** EE-BAS-09. */
  rotates: z.literal([-1, 0, 1]),
})
export type Enlisted = z.infer<typeof enlistedSchema>
/** A ship that its owner places where it likes, at rest. */
export const UNPLACED: Omit<Enlisted, 'id' | 'seat' | 'design'> = {
  crew: 'standard',
  hex: null,
  facing: null,
  speedPower: 0,
  hides: null,
  marks: {},
  rotates: 0,
}

/** EE-GEN-20: what a side must achieve to win. The default is the last armed ship. */
const objectiveSchema = z.discriminatedUnion('aim', [
  fields({ aim: z.literal('lastArmed') }),
  /** One of these ships has escaped (EE-GEN-21) or left by FTL. */
  fields({ aim: z.literal('escape'), side: seatSchema, ships: z.array(id).readonly() }),
  /** That many of these ships are destroyed; absent: all. */
  fields({ aim: z.literal('destroy'), side: seatSchema, ships: z.array(id).readonly(), count: whole(1, 40).optional() }),
  /** That many of these ships have been in the area at the end of a turn. They leave the map there. */
  fields({ aim: z.literal('reach'), side: seatSchema, ships: z.array(id).readonly(), area: areaSchema, count: whole(1, 40) }),
  /** If nobody has won by the end of this turn, this side wins; null: a draw. */
  fields({ aim: z.literal('time'), turn: whole(1, 200), side: seatSchema.nullable() }),
  /** Once a side has lost this percentage of the price of its ships, the side that has lost the smallest part wins. */
  fields({ aim: z.literal('broken'), share: whole(1, 100) }),
  /** If nobody has won by the end of this turn, the sides with the highest score win. A side's score is its enemies' losses. */
  fields({ aim: z.literal('losses'), turn: whole(1, 200) }),
])
export type Objective = z.infer<typeof objectiveSchema>

export const setupSchema = fields({
  scenario: z.string().max(40),
  /** The sides in seat order. A side is named after its first seat. */
  seats: z
    .array(
      fields({
        seat: seatSchema,
        side: seatSchema,
        /** Quarter points to spend on ships; 0: only the ships of the scenario. */
        budget: whole(0, 4000),
        /** The area in which bought ships are placed. */
        zone: areaSchema,
        /** EE-ENG-10: initial speed points of bought ships; absent: they start at rest. */
        speed: whole(0, 9).optional(),
      }),
    )
    .min(2)
    .max(4)
    .readonly(),
  ships: z.array(enlistedSchema).max(80).readonly(),
  bodies: z.array(bodySchema).max(30).readonly(),
  heat: heatSchema.nullable(),
  /** EE-SEN-13: by ship, its lock-ons at the start. */
  locks: z.record(id, z.array(id).max(80).readonly()).readonly().optional(),
  objectives: z.array(objectiveSchema).min(1).max(12).readonly(),
  options: optionsSchema,
})
export type Setup = z.infer<typeof setupSchema>
