// The tables of the rule book that are not geometry. Positions, courses and range bands are in @admiralty/space.

/** D3, FT-DES-26: class labels and their usual masses. A label is a name; the last three are ours and have no usual mass. */
export const SHIP_CLASSES = {
  SC: { title: 'scout', usual: [4, 10] },
  CT: { title: 'corvette', usual: [8, 16] },
  FF: { title: 'frigate', usual: [14, 28] },
  DD: { title: 'destroyer', usual: [24, 36] },
  DH: { title: 'heavy destroyer', usual: [30, 44] },
  CL: { title: 'light cruiser', usual: [40, 60] },
  CE: { title: 'escort cruiser', usual: [50, 70] },
  CA: { title: 'heavy cruiser', usual: [60, 90] },
  BC: { title: 'battlecruiser', usual: [80, 110] },
  BB: { title: 'battleship', usual: [100, 140] },
  BDN: { title: 'battle dreadnought', usual: [120, 160] },
  DN: { title: 'dreadnought', usual: [140, 180] },
  SDN: { title: 'superdreadnought', usual: [160, 300] },
  CVE: { title: 'escort carrier', usual: [60, 140] },
  CVL: { title: 'light carrier', usual: [120, 180] },
  CVA: { title: 'attack carrier', usual: [150, 300] },
  CVH: { title: 'heavy carrier', usual: [160, 300] },
  AUX: { title: 'auxiliary', usual: null },
  LSA: { title: 'assault ship', usual: null },
  SDV: { title: 'defence vessel', usual: null },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly usual: readonly [least: number, most: number] | null }>>
export type ClassLabel = keyof typeof SHIP_CLASSES
/** FT-FTR-03: classes that launch from half their bays in a turn. */
export const CARRIERS: readonly ClassLabel[] = ['CVE', 'CVL', 'CVA', 'CVH']

/** FT-DES-01: any mass up to 10, even ones above. */
export const MASS = { least: 4, most: 300, evenAbove: 10 } as const
/** FT-DES-08 */
export const MOST_THRUST = 8
/** FT-DES-04: hull boxes as a percentage of the mass. */
export const HULL_GRADES = { fragile: 10, weak: 20, average: 30, strong: 40, super: 50 } as const
export type HullGrade = keyof typeof HULL_GRADES
/** FT-DES-05 */
export const HULL_ROWS = 4
/** FT-DES-23: mass for each crew factor, and the most thrust of a merchant (PROPOSED). */
export const MASS_PER_CREW = { ship: 20, merchant: 50 } as const
export const MERCHANT_THRUST = 4
/** FT-DES-20: mass of a box of holds. */
export const HOLD_BOX = 10

/** FT-DES-07, FT-DES-08, FT-DES-12: percentages of the design mass; points for each mass. A screen has at least `floor` mass. */
export const FTL = { percent: 10, points: 2 } as const
export const DRIVE = { percent: 5, points: 2 } as const
/** FT-DES-28: thrust for each share of the actual mass that the drive has. */
export const EXCESS_FACTOR = 20
export const SCREEN = { percent: 5, floor: 3, points: 3, most: 2 } as const
/** FT-DES-03, FT-DES-04, FT-DES-06: points for each mass of keel, hull box and box of armour. */
export const KEEL_POINTS = 1
export const HULL_POINTS = 2
export const ARMOUR_POINTS = 2

/** FT-DES-09 to FT-DES-11, FT-DES-15, FT-DES-16, FT-DES-18, FT-DES-19, FT-DES-21: parts of one size. */
export const FIXED_PARTS = {
  fireCon: { mass: 1, points: 4 },
  adfc: { mass: 2, points: 8 },
  pds: { mass: 1, points: 3 },
  needle: { mass: 2, points: 6 },
  pack: { mass: 1, points: 3 },
  launcher: { mass: 3, points: 9 },
  bay: { mass: 9, points: 27 },
  ortillery: { mass: 3, points: 9 },
  dropship: { mass: 10, points: 20 },
} as const
/** FT-DES-13, FT-DES-14: points for each mass of a beam battery or a torpedo. */
export const GUN_POINTS = 3
/** D4, FT-DES-13: mass of a beam battery by class and number of arcs; null where none is built. */
export const BEAM_MASS: Readonly<Record<number, readonly (number | null)[]>> = {
  1: [null, null, null, null, null, 1],
  2: [null, null, 2, null, null, 3],
  3: [4, 5, 6, 7, 8, 9],
  4: [8, 10, 12, 14, 16, 18],
  5: [16, 20, 24, 28, 32, 36],
}
export const BEAM_CLASSES = [1, 2, 3, 4, 5] as const
/** FT-DES-14: mass of a torpedo by number of arcs. */
export const TORPEDO_MASS = [4, 5, 6] as const
/** FT-DES-17 */
export const RACK = { standard: { mass: 4, points: 12 }, extended: { mass: 5, points: 15 } } as const
export const SALVO_LOAD = { standard: { mass: 2, points: 6 }, extended: { mass: 3, points: 9 } } as const
export type LoadKind = keyof typeof SALVO_LOAD
/** FT-DES-18: a bay for other craft has 1.5 mass for each mass carried, and costs 3 points a mass. */
export const CRAFT_BAY_POINTS = 3

/** D6, FT-FTR-01: fighter groups of six. `ships` and `fighters` change the face read (FT-DIC-03). */
export const GROUP_ROLES = {
  standard: { points: 18, ships: 0, fighters: 0, intercepts: true },
  interceptor: { points: 18, ships: -2, fighters: 1, intercepts: true },
  attack: { points: 24, ships: 1, fighters: -2, intercepts: false },
  torpedo: { points: 36, ships: -2, fighters: -2, intercepts: false },
} as const
export type GroupRole = keyof typeof GROUP_ROLES
export const GROUP = { fighters: 6, move: 24, endurance: 6, secondMove: 12 } as const
export const GROUP_EXTRAS = {
  fast: { points: 6, move: 36 },
  longRange: { points: 6, endurance: 9 },
  heavy: { points: 12, against: -1 },
} as const

/** D5, FT-WPN-01: a beam loses a die for each band of 12 MU beyond the first. */
export const BEAM_BAND = 12
/** D5, FT-WPN-05: faces that a torpedo needs in bands of 6 MU. */
export const TORPEDO_NEEDS = [2, 3, 4, 5, 6] as const
/** D5, FT-WPN-08: dice of a submunition pack in bands of 6 MU. */
export const PACK_DICE = [3, 2, 1] as const
export const SMALL_BAND = 6
/** FT-WPN-07, FT-WPN-09, FT-SAL-02, FT-SAL-04, FT-FTR-06, FT-PD-06: ranges in MU. */
export const NEEDLE_RANGE = 12
export const PDS_RANGE = 6
export const SALVO_REACH: Readonly<Record<LoadKind, number>> = { standard: 24, extended: 36 }
export const HOMING_RANGE = 6
export const FIGHTER_RANGE = 6
export const ADFC_RANGE = 6
/** FT-SAL-01 */
export const MISSILES = 6

/** D7: damage by face, and whether the die is rolled again. */
export interface DieRow {
  /** Damage or kills for faces 1 to 6. */
  readonly counts: readonly [number, number, number, number, number, number]
  /** The face that is rolled again, a six (FT-DIC-02); null for none. */
  readonly again: number | null
}
/** D7, FT-WPN-03: beam dice by screen level 0, 1, 2. */
export const BEAM_DICE: readonly [DieRow, DieRow, DieRow] = [
  { counts: [0, 0, 0, 1, 1, 2], again: 6 },
  { counts: [0, 0, 0, 0, 1, 2], again: 6 },
  { counts: [0, 0, 0, 0, 1, 1], again: 6 },
]
/** D7, FT-PD-02 */
export const PDS_DIE: DieRow = { counts: [0, 0, 0, 1, 1, 2], again: 6 }
/** D7, FT-PD-05, FT-FTR-14: beam-1 in defence, and fighters against salvoes. */
export const DEFENCE_DIE: DieRow = { counts: [0, 0, 0, 0, 1, 1], again: 6 }
/** D7, FT-WPN-07: hull damage of a needle beam; 6 also destroys the system. */
export const NEEDLE_DIE: DieRow = { counts: [0, 0, 0, 0, 1, 1], again: null }

/** D8, FT-DMG-05: the least face that loses a system, after rows 1, 2 and 3. */
export const ROW_NEEDS = [6, 5, 4] as const
/** D8, FT-COR-01 */
export const CORE_MODIFIER = -1
/** FT-DC-03 */
export const MOST_PARTIES = 3
