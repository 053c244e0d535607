// A ship's design: hull, drives and a list of parts in design order. Masses and prices are in `price.ts`, faults in `check.ts`.
import { fields } from '@admiralty/kernel'
import { FIRE_ARCS } from '@admiralty/space'
import { z } from 'zod'
import { BEAM_CLASSES, GROUP_ROLES, MASS, MOST_THRUST, SALVO_LOAD, SHIP_CLASSES } from '../../data/tables.ts'
import { id } from '../shapes.ts'

/** The keys of a table of the data, with their type. */
export const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): [K, ...K[]] => Object.keys(table) as [K, ...K[]] // tables are not empty

const massSchema = z.int().min(1).max(MASS.most)
const loadsSchema = z.int().min(0).max(MASS.most)
const arcsSchema = z.array(z.enum(FIRE_ARCS)).min(1).max(FIRE_ARCS.length).readonly()

/** A fighter group of six: role and extras (D6). */
const groupDesignSchema = fields({
  role: z.enum(keysOf(GROUP_ROLES)),
  fast: z.boolean(),
  longRange: z.boolean(),
  heavy: z.boolean(),
})
export type GroupDesign = z.infer<typeof groupDesignSchema>

/** FT-DES-09 to FT-DES-21: what may be fitted to a hull. */
const partSchema = z.discriminatedUnion('kind', [
  fields({ kind: z.enum(['fireCon', 'adfc', 'pds', 'ortillery', 'dropship']) }),
  fields({ kind: z.literal('beam'), class: z.literal(BEAM_CLASSES), arcs: arcsSchema }),
  fields({ kind: z.enum(['torpedo', 'needle', 'pack']), arcs: arcsSchema }),
  /** FT-DES-17: `feeds` is the id of its magazine, 'magazine-1'. Stored designs may lack it (R-FT-85, `magazineOf`). */
  fields({ kind: z.literal('launcher'), arcs: arcsSchema, feeds: id.optional() }),
  fields({ kind: z.literal('rack'), load: z.enum(keysOf(SALVO_LOAD)), arcs: arcsSchema }),
  fields({ kind: z.literal('magazine'), standard: loadsSchema, extended: loadsSchema }),
  fields({ kind: z.literal('bay'), group: groupDesignSchema.nullable() }),
  /** Holds, and a bay for other small craft; `mass` is that of the bay. */
  fields({ kind: z.enum(['craftBay', 'cargo', 'passengers', 'troops']), mass: massSchema }),
])
export type DesignPart = z.infer<typeof partSchema>
export type PartKind = DesignPart['kind']
/** A part with arcs. */
export type ArcPart = Extract<DesignPart, { readonly arcs: unknown }>

export const designSchema = fields({
  name: z.string().min(1).max(40),
  /** A label of table D3 (FT-DES-26). */
  shipClass: z.enum(keysOf(SHIP_CLASSES)),
  navy: z.string().max(40),
  /** The design mass (FT-DES-27). The mass of the parts may be less. */
  mass: massSchema,
  /** 0 for a ship without a main drive. */
  thrust: z.int().min(0).max(MOST_THRUST),
  ftl: z.boolean(),
  /** FT-DES-23: a merchant has fewer crew factors and a slow drive. Absent for all other ships, and in stored designs. */
  merchant: z.boolean().optional(),
  /** Boxes. */
  hull: z.int().min(1).max(MASS.most),
  armour: z.int().min(0).max(MASS.most),
  /** Screen generators, spare ones included (FT-DES-12). */
  screens: z.int().min(0).max(6),
  parts: z.array(partSchema).max(120).readonly(),
})
export type Design = z.infer<typeof designSchema>
