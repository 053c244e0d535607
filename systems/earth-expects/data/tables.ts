// The tables of the game. Power, speed and manoeuvre amounts are counted in quarter points.

/** The colours of the seats, in seat order. */
export const SEATS = ['yellow', 'blue', 'red', 'green'] as const

/** The types of boxes by their letters. */
export const BOX_TYPES = ['A', 'C', 'E', 'e', 'G', 'H', 'I', 'L', 'M', 'P', 'R', 'S'] as const
export type BoxType = (typeof BOX_TYPES)[number]
/** The name of a box, the clause that explains it, and the group of boxes with the same task. */
export const BOXES = {
  A: { name: 'anti-missile', rule: 'EE-AMI-01', group: 'weapon' },
  C: { name: 'control box', rule: 'EE-CTL-01', group: 'control' },
  E: { name: 'engine box', rule: 'EE-ENG-01', group: 'engine' },
  e: { name: 'half engine box', rule: 'EE-HEN-01', group: 'engine' },
  G: { name: 'shield generator', rule: 'EE-SHD-01', group: 'generator' },
  H: { name: 'hull box', rule: 'EE-HUL-01', group: 'hull' },
  I: { name: 'ion cannon box', rule: 'EE-ION-01', group: 'weapon' },
  L: { name: 'laser box', rule: 'EE-LAS-01', group: 'weapon' },
  M: { name: 'missile launcher', rule: 'EE-MIS-01', group: 'weapon' },
  P: { name: 'power box', rule: 'EE-POW-01', group: 'power' },
  R: { name: 'railgun box', rule: 'EE-RAI-01', group: 'weapon' },
  S: { name: 'sensor', rule: 'EE-SEN-01', group: 'sensor' },
  armour: { name: 'armour', rule: 'EE-ARM-01', group: 'armour' },
} as const satisfies Readonly<Record<BoxType | 'armour', unknown>>

/** The limits, costs and value of a class (EE-DES-01). */
export interface HullClass {
  readonly title: string
  /** EE-DES-02: the most boxes of a ship. */
  readonly boxes: number
  /** EE-DES-03: the most half engines of one engine; an engine box counts 2. */
  readonly halves: number
  /** Quarters of power for a speed point. */
  readonly speedCost: number
  /** Quarters of power for a manoeuvre point. */
  readonly manoeuvreCost: number
  readonly value: number
}

const hull = (title: string, boxes: number, size: number, speed: number, manoeuvre: number, value: number): HullClass => ({
  title,
  boxes,
  halves: size * 2,
  speedCost: speed * 4,
  manoeuvreCost: manoeuvre * 4,
  value,
})

/** EE-DES-01. */
const CLASSES = {
  CT: hull('corvette', 15, 1, 0.25, 0.25, 1),
  SC: hull('scout', 12, 1.5, 0.25, 0.5, 1),
  DD: hull('destroyer', 30, 1.5, 0.5, 0.5, 2),
  FF: hull('frigate', 28, 2, 0.5, 1, 2),
  CA: hull('heavy cruiser', 50, 3, 1, 1, 4),
  CL: hull('light cruiser', 45, 4, 1, 2, 4),
  BB: hull('battleship', 100, 5, 2, 2, 8),
  BC: hull('battlecruiser', 85, 6, 2, 3, 8),
  DN: hull('dreadnought', 135, 7, 3, 3, 12),
  SD: hull('superdreadnought', 160, 8, 4, 5, 16),
  'BS-0': hull('battlestation', 200, 9, 5, 8, 20),
} as const
/** The classes of EE-DES-01, in the order of the rule book. */
export const CLASS_CODES = ['CT', 'SC', 'DD', 'FF', 'CA', 'CL', 'BB', 'BC', 'DN', 'SD', 'BS-0'] as const
/** EE-DES-07: any level above battlestation, BS-1, BS-2 and so on. */
export const HULL_CODE = /^(CT|SC|DD|FF|CA|CL|BB|BC|DN|SD|BS-(0|[1-9]\d?))$/

export function hullClass(code: string): HullClass {
  if (Object.hasOwn(CLASSES, code)) return CLASSES[code as keyof typeof CLASSES] // a key of the classes
  const level = Number(/^BS-(\d+)$/.exec(code)?.[1])
  if (!(level > 0)) throw new Error(`no class ${code}`)
  // Each level adds one point more to the manoeuvre cost than the level before, 4 with the first.
  return hull(
    `battlestation, ${level} over size`,
    200 + 25 * level,
    9 + level,
    5 + level,
    8 + 3 * level + (level * (level + 1)) / 2,
    20 + 4 * level,
  )
}

/** The kind decides how many points a box takes, the price, and lock-ons (EE-AUX-01, EE-AUX-05, EE-AUX-10). */
export const KINDS = ['warship', 'auxiliary', 'passenger', 'freighter', 'lightFreighter'] as const
export type Kind = (typeof KINDS)[number]

/** The levels of damage, in order. */
export const LEVELS = ['sound', 'light', 'moderate', 'critical', 'heavy', 'destroyed'] as const
export type Level = (typeof LEVELS)[number]
/** Each of the first levels leads to the next; further points destroy a box. */
const next = (...levels: readonly Level[]): Readonly<Record<Level, Level>> =>
  Object.fromEntries(LEVELS.map((level, at) => [level, levels[at] ?? 'destroyed'])) as Record<Level, Level> // one for each level
/** EE-DAM-01: the level of a box after one more point. Some kinds of ship never reach some levels. */
export const NEXT_LEVEL: Readonly<Record<Kind, Readonly<Record<Level, Level>>>> = {
  warship: next('light', 'moderate', 'critical'), // EE-DAM-09, EE-REP-07
  auxiliary: next('moderate', 'moderate', 'critical'), // EE-AUX-01, EE-AUX-02
  passenger: next('critical', 'critical', 'critical'), // EE-AUX-05
  freighter: next('critical', 'critical', 'critical'), // EE-AUX-05
  lightFreighter: next(), // EE-AUX-10
}

/** EE-CRQ-01: the sides of a crew's dice, and the factor of the price. */
export const CREWS = {
  standard: { sides: 6, price: 1 }, // EE-GEN-04
  elite: { sides: 8, price: 2 },
  crack: { sides: 10, price: 4 },
} as const
export type Crew = keyof typeof CREWS
export const CREW_NAMES = ['standard', 'elite', 'crack'] as const // EE-CRQ-04

/** EE-LAS-01, EE-PD-04: the least face that hits a missile at range 0. */
export const DEFENCE_RATING = { A: 2, L: 2, I: 3, R: 5 } as const
