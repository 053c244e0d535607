// The state of a battle: schemas and the types derived from them. Public facts are at the top level;
// the secrets of each seat are in `secret`. Events are in the chapters (events.ts).

import { explainedSchema, type FieldsOf, fields, type GameView, outcomeSchema, type Play, ruleIdSchema, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { AUXILIARY_KINDS, CRITICALS, FIGHTER_KINDS, HULLS, MOUNTS, TURNING, WEAPON_KINDS } from '../data/tables.ts'
import { facingSchema, hexSchema, id, seatSchema } from './shapes.ts'
import type { Step } from './steps.ts'

export type Color = z.infer<typeof seatSchema>
const hullSchema = z.enum(HULLS)
export type HullKind = z.infer<typeof hullSchema>
const mountSchema = z.enum(MOUNTS)
export type Mount = z.infer<typeof mountSchema>
export const weaponKindSchema = z.enum(WEAPON_KINDS)
export type WeaponKind = z.infer<typeof weaponKindSchema>
export const auxiliaryKindSchema = z.enum(AUXILIARY_KINDS)
export type AuxiliaryKind = z.infer<typeof auxiliaryKindSchema>
export const fighterKindSchema = z.enum(FIGHTER_KINDS)
export type FighterKind = z.infer<typeof fighterKindSchema>

const SCENARIOS = ['battle', 'quality', 'starbase', 'convoy', 'carriers', 'squadrons', 'three', 'four'] as const

const mapSchema = z
  .discriminatedUnion('shape', [
    /** A rectangle of whole hexes (ES-MAP-01, ES-MAP-02). */
    fields({ shape: z.literal('rectangle'), columns: whole(7, 70), rows: whole(7, 70) }),
    /** Rows of one, two, three (and four) tiles of 7 by 7 (ES-MPL-05). */
    fields({ shape: z.literal('triangle'), tiers: z.literal([3, 4]) }),
  ])
  .readonly()
export type MapPlan = z.infer<typeof mapSchema>

export const optionsSchema = fields({
  leviathans: z.boolean(),
  openDesigns: z.boolean(),
  wideVentralArcs: z.boolean(),
  turning: z.enum(Object.keys(TURNING) as (keyof typeof TURNING)[]), // keys of a literal
  criticals: z.enum(Object.keys(CRITICALS) as (keyof typeof CRITICALS)[]), // keys of a literal
  leviathanSpaces: z.literal([30, 40, 50]),
  lineup: z.enum(['tame', 'wild']),
})
export type Options = z.infer<typeof optionsSchema>

export const setupSchema = fields({
  scenario: z.enum(SCENARIOS),
  /** In seat order. A side has the name of its first seat. */
  seats: z // ES-GEN-01
    .array(
      fields({
        seat: seatSchema,
        side: z.enum(['yellow', 'blue']),
        /** Build points (ES-GEN-03). */
        budget: whole(250, 100_000).multipleOf(250), // ES-GEN-03
      }),
    )
    .min(2)
    .max(4)
    .readonly(),
  map: mapSchema,
  options: optionsSchema,
})
export type Setup = z.infer<typeof setupSchema>
export type Side = Setup['seats'][number]['side']

const itemFields = {
  /** As designed, without the bonus of missiles and torpedoes in combat. */
  range: whole(1, 5),
  damage: whole(1, 5),
  /** A free item of the flagship (ES-FLG-03). */
  gift: z.boolean(),
  /** Free units among range and damage (ES-FLG-09). */
  giftRange: whole(0, 4),
  giftDamage: whole(0, 4),
}
const weaponDesignSchema = fields({ kind: weaponKindSchema, mount: mountSchema, ...itemFields })
export type WeaponDesign = z.infer<typeof weaponDesignSchema>
const auxiliaryDesignSchema = fields({ kind: auxiliaryKindSchema, gift: z.boolean() })
export type AuxiliaryDesign = z.infer<typeof auxiliaryDesignSchema>
const fighterDesignSchema = fields({
  kind: fighterKindSchema,
  /** Index of the bay among the ship's bays, from 0. */
  bay: whole(0, 40),
  gift: z.boolean(),
})
export const shipDesignSchema = fields({
  hull: hullSchema,
  name: z.string().max(24),
  speedTraded: whole(0, 4),
  weapons: z.array(weaponDesignSchema).max(40).readonly(),
  auxiliaries: z.array(auxiliaryDesignSchema).max(40).readonly(),
  fighters: z.array(fighterDesignSchema).max(80).readonly(),
})
export type ShipDesign = z.infer<typeof shipDesignSchema>
export const fleetSchema = fields({
  name: z.string().max(40),
  ships: z.array(shipDesignSchema).max(40).readonly(),
  /** Index in `ships` (ES-FLG-01). */
  flagship: whole(0, 39),
  /** Counters bought (ES-AUX-DC-01). */
  damageControl: whole(0, 40),
})
export type FleetDesign = z.infer<typeof fleetSchema>

/** A flagship advantage (T7): the faces of each roll and the rows that apply. A 12 has three rolls. */
export const advantageSchema = fields({
  rolls: z.array(z.array(whole(1, 6)).readonly()).readonly(),
  rows: z.array(whole(2, 11)).readonly(),
})
export type Advantage = z.infer<typeof advantageSchema>

/** A weapon or device aboard, by its id on the ship's sheet; `mount` is null for auxiliaries. */
export const itemSchema = fields({
  id,
  kind: z.union([weaponKindSchema, auxiliaryKindSchema]),
  mount: mountSchema.nullable(),
  ...itemFields,
})
export type Item = z.infer<typeof itemSchema>

const STATUSES = ['flying', 'dying', 'wreck', 'exploded', 'left'] as const
export const shipSchema = fields({
  id,
  seat: seatSchema,
  hull: hullSchema,
  /** The number on its counter, 1 to 18 within its seat. */
  number: whole(1, 30),
  name: z.string(),
  /** Whether it began with a top speed of 0. Public, because every other ship begins at speed 1 (ES-MOV-01). */
  station: z.boolean(),
  /** dying: destroyed in combat, its last shot still owed (ES-SEQ-07). */
  status: z.enum(STATUSES),
  /** The state in which a dying ship ends. */
  doom: z.enum(['wreck', 'exploded']).nullable(),
  hex: hexSchema,
  facing: facingSchema,
  speed: whole(0, 4),
  moved: z.boolean(),
  /** The path moved so far this turn: F, L, R. */
  course: fields({ from: hexSchema, facing: facingSchema, path: z.string() }).nullable(),
  /** The path moved last turn, for the same order again; null if the ship followed no course. */
  flown: z.string().nullable(),
  /** Whether this freighter has arrived (R-ES-89). */
  reached: z.boolean(),
  /** Damage points taken and not repaired. */
  hurt: whole(0, 99), // ES-DES-15
  /** Top speed lost in battle (ES-CRT-07). */
  slowed: whole(0, 4),
  navHit: z.boolean(),
  /** Whether all players know that it is a freighter (ES-SCN-03). Its sheet always says so. */
  freighter: z.boolean(),
  /** Items aboard that opponents have seen. */
  known: z.array(itemSchema).readonly(),
  /** Number of shots this turn by key (fire/slots.ts). */
  fired: z.record(z.string(), whole(1, 3)).readonly(),
  /** This turn's power-up (ES-AUX-PWR-01). */
  powered: fields({ item: id, bonus: z.enum(['range', 'damage']) }).nullable(),
  /** Whether the displacer has been tried this turn (ES-AUX-DSP-02, ES-AUX-DSP-03). */
  displaced: z.enum(['no', 'collision', 'attack']),
})
export type Ship = z.infer<typeof shipSchema>

export const fighterSchema = fields({
  id,
  seat: seatSchema,
  kind: fighterKindSchema,
  /** The number on its counter, within its seat and kind. */
  number: whole(1, 99),
  status: z.enum(['flying', 'aboard', 'lost', 'left']),
  hex: hexSchema,
  facing: facingSchema,
  moved: z.boolean(),
  fired: z.boolean(),
  gift: z.boolean(),
})
/** A fighter that was launched at least once; after landing it stays on the table as 'aboard'. */
export type Fighter = z.infer<typeof fighterSchema>

/** A fighter aboard. */
export const berthSchema = fields({ id, kind: fighterKindSchema, number: whole(1, 99), bay: id, gift: z.boolean() })
/** The sheet of a ship, known only to its own side. */
export const sheetSchema = fields({
  ship: id,
  freighter: z.boolean(),
  speedTraded: whole(0, 4),
  items: z.array(itemSchema).readonly(),
  /** Aboard at this moment. */
  fighters: z.array(berthSchema).readonly(),
})
export type Sheet = z.infer<typeof sheetSchema>

export const secretSchema = fields({
  /** The fleet as handed in; null before. */
  fleet: fleetSchema.nullable(),
  sheets: z.record(z.string(), sheetSchema).readonly(),
  flagship: id.nullable(),
  /** Damage-control counters left: for any ship, and for the flagship only (T7 row 6). */
  counters: whole(0, 3),
  flagshipCounters: whole(0, 2),
})
export type Secret = z.infer<typeof secretSchema>

/** A shot being resolved. */
export const shotSchema = fields({
  /** A ship or a fighter. */
  from: id,
  weapon: itemSchema,
  at: id,
  powerUp: z.enum(['range', 'damage']).nullable(),
  /** Attacks of a torpedo bank that follow this one. */
  salvo: whole(0, 2),
  /** The natural attack die; null before the roll. */
  natural: whole(1, 6).nullable(),
})
export type Shot = z.infer<typeof shotSchema>

/** A shot that must be fired next (ES-SEQ-06, ES-SEQ-07, ES-SEQ-08). `item`: null for the last shot of a dying ship. */
export const owedShotSchema = fields({ ship: id, item: itemSchema.nullable() })
export type OwedShot = z.infer<typeof owedShotSchema>

export const reasonSchema = z.tuple([z.string(), z.number(), ruleIdSchema]).readonly()

/** The fields that state and view share, so that rules and previews use the same functions. */
export const tableShape = {
  setup: setupSchema,
  /** 0 until the fleets are deployed. */
  turn: z.int().min(0),
  advantages: z.partialRecord(seatSchema, advantageSchema).readonly(),
  ships: z.record(z.string(), shipSchema).readonly(),
  fighters: z.record(z.string(), fighterSchema).readonly(),
  shot: shotSchema.nullable(),
  /** Owed shots by seat, the next one first. */
  owed: z.partialRecord(seatSchema, z.array(owedShotSchema).readonly()).readonly(),
  /** Victory points by side, with their reasons. */
  scores: z.partialRecord(z.enum(['yellow', 'blue']), explainedSchema).readonly(),
  /** Number of freighters that have reached the opposite edge (ES-SCN-03). */
  reached: z.int().min(0),
  outcome: outcomeSchema.nullable(),
  /** A state has the secrets of all seats, a view those of its own side. */
  secret: z.partialRecord(seatSchema, secretSchema).readonly(),
}
export type Table = FieldsOf<typeof tableShape>
/** The complete state with all secrets and the agenda. */
export type State = Table & { readonly play: Play<Step> }
/** The state as one viewer knows it. The rest of an enemy's course is left out of the agenda. */
export interface View extends Table, GameView<Color, Step> {}
