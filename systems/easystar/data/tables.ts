// The tables T1 to T9 of the rules, with the clause of each figure. Proposed figures are marked; an option replaces them.

export const SEATS = ['yellow', 'blue', 'red', 'green'] as const // ES-GEN-01
export const HULLS = ['scout', 'destroyer', 'cruiser', 'battleship', 'leviathan'] as const
export const MOUNTS = ['axial', 'ventral', 'dorsal'] as const
export const WEAPON_KINDS = ['beam', 'missile', 'torpedo', 'pointDefence', 'blaster', 'bdvm', 'bank'] as const
export const FIGHTER_KINDS = ['interceptor', 'attackCraft'] as const

/** ES-SHP-06: counters per side, cost in build points, damage points, top speed, weapons spaces, dorsal positions. Leviathan spaces: an option. */
export const SHIPS = {
  scout: { size: 1, counters: 3, cost: 10, damage: 2, speed: 4, spaces: 1, dorsal: 0 }, // ES-SHP-01
  destroyer: { size: 2, counters: 6, cost: 30, damage: 4, speed: 3, spaces: 4, dorsal: 1 }, // ES-SHP-02
  cruiser: { size: 3, counters: 6, cost: 55, damage: 8, speed: 3, spaces: 9, dorsal: 2 }, // ES-SHP-03
  battleship: { size: 4, counters: 2, cost: 80, damage: 12, speed: 2, spaces: 15, dorsal: 3 }, // ES-SHP-04
  leviathan: { size: 5, counters: 1, cost: 200, damage: 18, speed: 2, spaces: 40, dorsal: 5 },
} as const

const PLAIN = { cost: 10, spaces: 1, range: 1, damage: 1, addsRange: 0, addsDamage: 0, mounts: MOUNTS, improves: true, least: 1 } as const
/** ES-WPN-09: the unimproved weapons. Spaces of special weapons include the ventral surcharge. `adds`: extra in combat. `least`: smallest size of hull. */
export const WEAPONS = {
  beam: PLAIN,
  missile: { ...PLAIN, addsDamage: 1 },
  torpedo: { ...PLAIN, addsRange: 1 },
  pointDefence: { ...PLAIN, cost: 5, improves: false },
  blaster: { cost: 45, spaces: 6, range: 5, damage: 5, addsRange: 0, addsDamage: 0, mounts: ['axial'], improves: false, least: 3 }, // ES-WPN-06
  bdvm: { ...PLAIN, cost: 20, spaces: 4, addsDamage: 1, mounts: ['ventral'], least: 3 }, // ES-WPN-07
  bank: { ...PLAIN, cost: 30, spaces: 4, addsRange: 1, mounts: ['ventral'], improves: false, least: 3 }, // ES-WPN-08
} as const

/** ES-HIT-01, T3: the least face that hits; null if the weapon may not fire at that kind of target. */
export const TO_HIT = {
  beam: { ship: 3, fighter: 4, missile: null }, // ES-WPN-01
  missile: { ship: 3, fighter: null, missile: null }, // ES-WPN-02
  torpedo: { ship: 4, fighter: null, missile: null }, // ES-WPN-03
  pointDefence: { ship: null, fighter: 4, missile: 5 }, // ES-WPN-04, ES-PDF-04, ES-PDF-05
  blaster: { ship: 3, fighter: 4, missile: null },
  bdvm: { ship: 3, fighter: null, missile: null },
  bank: { ship: 4, fighter: null, missile: null },
} as const

/** ES-LOC-01, ES-LOC-02, ES-LOC-03: the highest range and damage that may be bought. */
export const MOUNT_LIMIT = { axial: 5, ventral: 4, dorsal: 3 } as const
/** ES-RNG-02: build points for each unit of range or damage. */
export const UNIT_COST = 5

/** T4: build points (gun mount: times the size), spaces, and whether a critical may knock the device out. */
export const AUXILIARIES = {
  armour: { cost: 5, spaces: 1, losable: false }, // ES-AUX-ARM-05
  ecm: { cost: 10, spaces: 1, losable: true },
  targeting: { cost: 10, spaces: 1, losable: true },
  jump: { cost: 10, spaces: 1, losable: true },
  manoeuvring: { cost: 10, spaces: 1, losable: true },
  displacer: { cost: 10, spaces: 1, losable: true },
  powerUp: { cost: 10, spaces: 1, losable: true },
  shield: { cost: 20, spaces: 1, losable: true },
  engine: { cost: 10, spaces: 0, losable: false },
  gunMount: { cost: 5, spaces: 0, losable: false },
  bay: { cost: 5, spaces: 1, losable: true },
} as const
export const AUXILIARY_KINDS = Object.keys(AUXILIARIES) as readonly (keyof typeof AUXILIARIES)[] // the table's own keys

/** ES-FTR-01, ES-GEN-05: build points, movement points, counters per side. */
export const FIGHTERS = {
  interceptor: { cost: 10, points: 5, counters: 6, weapon: 'beam' },
  attackCraft: { cost: 10, points: 5, counters: 6, weapon: 'missile' },
} as const

/** ES-AUX-DC-01, ES-AUX-DC-03: build points for each counter, the most for a player, damage repaired by 1, 2, 3 counters. */
export const DAMAGE_CONTROL = { cost: 10, most: 3, mends: { 1: 2, 2: 5, 3: 8 } } as const

/** ES-AUX-ENG-01: the highest top speed. */
export const SPEED_CAP = 4
/** ES-GEN-04: ships of a player. */
export const MOST_SHIPS = 18
/** ES-WIN-01: the turn after which points decide. */
export const LAST_TURN = 20
/** ES-SCN-02: the turns that the starbase must survive. */
export const SIEGE = 10
/** ES-SCN-03: the number of freighters that must arrive, and the last turn for it. */
export const ARRIVALS = 2
export const VOYAGE = 16
/** ES-AUX-JMP-01: hexes of a jump. */
export const JUMP_LENGTH = 5
/** ES-AUX-BAY-01: fighters in each bay. */
export const BERTHS = 2

/** ES-TRN-01, T5: hex-sides by this turn's speed, 0 to 4. An option replaces `proposed` by one of the others. */
export const TURNING = {
  proposed: [0, 3, 2, 1, 1],
  agile: [0, 3, 3, 2, 1],
  ponderous: [0, 2, 1, 1, 1],
} as const

/** ES-CRT-02, T6: results by die, 1 to 6. Rows 1 and 2 are found, the others proposed. */
export const CRITICALS = {
  proposed: ['nav', 'ownerLoses', 'attackerTakes', 'slow1', 'slow2', 'damage'],
  mild: ['nav', 'ownerLoses', 'ownerLoses', 'slow1', 'slow1', 'damage'],
} as const
export type Critical = (typeof CRITICALS)[keyof typeof CRITICALS][number]
