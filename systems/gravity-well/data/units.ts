// The unit sheet, the station's modules and the shots of each weapon.

/** GW-MOD-06 to GW-MOD-12, in the order of the sheet. A station has at most one of each (GW-STA-03). */
export const MODULE_KINDS = ['core', 'engine', 'factory', 'pointDefence', 'refinery', 'armour', 'collector'] as const
export type ModuleKind = (typeof MODULE_KINDS)[number]
/** GW-SCP-01, GW-BUS-01, GW-GUN-01 */
export const CRAFT_KINDS = ['scoopship', 'bus', 'gunship'] as const
/** GW-SAT-05, GW-SAT-06, GW-SAT-07 */
export const SATELLITE_KINDS = ['defSat', 'comSat', 'ecmSat'] as const
/** GW-WHD-01 */
export const WARHEAD_KINDS = ['basicWarhead', 'pulseWarhead'] as const
/** GW-BST-01, GW-SAT-02, GW-WHD-02: what a booster may carry. */
export const BOOSTER_LOADS = [...SATELLITE_KINDS, ...WARHEAD_KINDS] as const
/** Everything that a station builds (GW-CON-01). */
export const BUILT_KINDS = [...MODULE_KINDS, ...CRAFT_KINDS, ...BOOSTER_LOADS] as const
export type BuiltKind = (typeof BUILT_KINDS)[number]

/** A row of the unit sheet. Prices and production are in resource units (RU). */
export interface SheetRow {
  readonly price: number
  readonly hitPoints: number
  readonly weight: number
  /** Weight that it carries; 0 for none (GW-PIC-02). */
  readonly payload: number
  /** Thrust points a turn (GW-THR-01). */
  readonly thrust: number
}
const module = (price: number, hitPoints: number): SheetRow => ({ price, hitPoints, weight: 6, payload: 0, thrust: 0 })
/** GW-SAT-01: one hit point and no thrust. */
const satellite = (price: number): SheetRow => ({ price, hitPoints: 1, weight: 2, payload: 0, thrust: 0 })
const warhead = (price: number): SheetRow => ({ price, hitPoints: 1, weight: 1, payload: 0, thrust: 0 })
/**
 * The unit sheet. PROPOSED (README): hit points of factory and gunship, the weight of the gunship. Armour takes one whole hit
 * (GW-LSR-11), so its single hit point is never compared with damage.
 */
export const SHEET: Readonly<Record<BuiltKind, SheetRow>> = {
  core: module(14, 4),
  engine: module(4, 4),
  factory: module(8, 8), // GW-MOD-08
  pointDefence: module(6, 4), // GW-MOD-09
  refinery: module(8, 8), // GW-MOD-10
  armour: module(3, 1), // GW-MOD-11
  collector: module(6, 6),
  scoopship: { price: 6, hitPoints: 1, weight: 4, payload: 0, thrust: 2 },
  bus: { price: 4, hitPoints: 1, weight: 4, payload: 6, thrust: 2 },
  gunship: { price: 10, hitPoints: 4, weight: 4, payload: 6, thrust: 2 },
  defSat: satellite(3),
  comSat: satellite(2),
  ecmSat: satellite(3),
  basicWarhead: warhead(1),
  pulseWarhead: warhead(4),
}
export type UnitKind = BuiltKind | 'station' | 'booster'
const UNLISTED: SheetRow = { price: 0, hitPoints: 1, weight: 0, payload: 0, thrust: 0 }
/** The sheet, with what is not on it: a station consists of its modules, a booster is paid at its launch (GW-BST-02, GW-BST-03). */
export const ROWS: Readonly<Record<UnitKind, SheetRow>> = { ...SHEET, station: UNLISTED, booster: { ...UNLISTED, thrust: 3 } }
/** GW-MOD-07: thrust that a working engine gives its station. */
export const ENGINE_THRUST = 2
/** GW-CON-02: RU that a station may spend a turn on building and repair, by working module. */
export const PRODUCTION = { core: 10, factory: 20 } as const
/** GW-MOD-01: a module with so much damage is out of action. */
export const KNOCKED_OUT = 3
/** GW-REP-01: points that can be mended on one module in a turn. */
export const MOST_MENDED = 4
/** GW-SET-04: RU of each player at the start. */
export const STARTING_RESOURCES = 8
/** GW-GEN-02, GW-RES-01: the die for debris, and what is added to it. */
export const DEBRIS = { sides: 4, added: 1 } as const

/** GW-LSR-03, GW-LSR-06, GW-LSR-07, GW-LSR-08: the highest face that hits, shot by shot in a turn. */
export const SHOTS = {
  defSat: [3],
  pointDefence: [3, 2, 1],
  gunship: [3, 2],
} as const satisfies Readonly<Record<string, readonly number[]>>
export type LaserKind = keyof typeof SHOTS
/** GW-WHD-05: the highest face that hits for a basic warhead, and the number that is added to its damage die. */
export const STRIKE = { needed: 3, added: 1 } as const
/** GW-LSR-04 (PROPOSED): how far a deployed ComSat and ECMSat reach, in hexes. */
export const COVERAGE_REACH = { comSat: 2, ecmSat: 1 } as const
/** GW-LSR-04: the lowest and highest number needed. */
export const NEEDED_LIMITS = [1, 5] as const

/** GW-LSR-10 (PROPOSED): the module that a face hits. Face 4 asks for a second die if both are aboard. */
export const HIT_TABLE: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, readonly ModuleKind[]>> = {
  1: ['core'],
  2: ['core'],
  3: ['factory'],
  4: ['refinery', 'collector'],
  5: ['pointDefence'],
  6: ['engine'],
}
/** GW-PLS-03 (PROPOSED): a pulse disables a module from this face on. */
export const PULSE_DISABLES = 4
