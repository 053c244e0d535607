// The tables of the rule book. Values that the printed rules leave out are named here, so that an option can replace them.
import type { Hex } from '@admiralty/space'

/** SF-DSG-03: the seven kinds of component. */
export const KINDS = ['beam', 'tube', 'shield', 'battery', 'generator', 'thruster', 'engine'] as const
export type Kind = (typeof KINDS)[number]

/** Levels of components and crew teams (SF-DSG-03). */
export const LEVELS = [1, 2, 3, 4, 5, 6] as const
export type Level = (typeof LEVELS)[number]

/** 0 is the core; 1 is the bow and the others follow clockwise (SF-DSG-01). */
export const SECTIONS = [0, 1, 2, 3, 4, 5, 6] as const
export type SectionNumber = (typeof SECTIONS)[number]
/** SF-DSG-01: the sections around the core. */
export const OUTER_SECTIONS = [1, 2, 3, 4, 5, 6] as const satisfies readonly SectionNumber[]
export type OuterSection = (typeof OUTER_SECTIONS)[number]

/** SF-DSG-03: a component or team costs its level and this; a generator twice its level instead. */
export const BASE_COST = 1
/** SF-DSG-02 */
export const SLOTS = 2
/** SF-SET-05: points for a ship. */
export const BUDGET = 80
/** SF-DSG-11, SF-DMG-03: structure of each section, and the defence of armour, core and torpedoes (SF-TOR-12). */
export const SECTION_INTEGRITY = 4
export const ARMOUR_DEFENCE = 2

/** Sections where a kind may be built. */
export const ALLOWED: Readonly<Record<Kind, readonly SectionNumber[]>> = {
  beam: OUTER_SECTIONS, // SF-DSG-06
  tube: OUTER_SECTIONS, // SF-DSG-06
  shield: OUTER_SECTIONS, // SF-DSG-07
  battery: SECTIONS, // SF-DSG-08
  generator: SECTIONS, // SF-DSG-08
  thruster: OUTER_SECTIONS, // SF-DSG-05
  engine: [3, 4, 5], // SF-DSG-04
}

/** SF-TOR-01: charges of a full tube, which a launch uses up. */
export const TUBE_CHARGES = 3
/** SF-PWR-01: power that a ship makes without generators. */
export const SHIP_POWER = 4
/** SF-MOV-03, SF-MOV-04, SF-MOV-05: engine charges for a manoeuvre point, and manoeuvre points for a shift. */
export const CONVERSION = 3
/** SF-OVR-01: overcharge that one team can reach. */
export const MOST_OVERCHARGE = 3
/** SF-TOR-05, SF-TOR-07, SF-TOR-10, SF-AST-02. */
export const TORPEDO = { points: 6, sides: 2, turns: 2, integrity: 1, asteroidDice: 6 } as const
/** SF-OBJ-03 */
export const MOST_TORPEDOES = 80
/** SF-OBJ-03: a match has 20 ships at most: five for each of four seats. */
export const MOST_SHIPS_OF_SEAT = 5

/** SF-SET-01: radius of a sector, and the centres of the seven (PROPOSED, R-SF-01). */
export const SECTOR_RADIUS = 4
export const SECTOR_CENTRES: readonly Hex[] = [
  [0, 0],
  [9, -4],
  [4, 5],
  [-5, 9],
  [-9, 4],
  [-4, -5],
  [5, -9],
]

/** SF-OBJ-03, SF-ANO-06: the six kinds of tile, their number and their hexes around the anchor (PROPOSED, R-SF-05). */
export const TILE_KINDS = ['moon', 'planet', 'small-nebula', 'large-nebula', 'small-asteroids', 'large-asteroids'] as const
export type TileKind = (typeof TILE_KINDS)[number]
export type Content = 'solid' | 'nebula' | 'asteroids'
export const TILES: Readonly<
  Record<TileKind, { readonly count: number; readonly shape: 'hex' | 'triangle' | 'flower'; readonly content: Content }>
> = {
  moon: { count: 12, shape: 'hex', content: 'solid' },
  planet: { count: 8, shape: 'flower', content: 'solid' },
  'small-nebula': { count: 12, shape: 'triangle', content: 'nebula' },
  'large-nebula': { count: 6, shape: 'flower', content: 'nebula' },
  'small-asteroids': { count: 12, shape: 'triangle', content: 'asteroids' },
  'large-asteroids': { count: 6, shape: 'flower', content: 'asteroids' },
}
