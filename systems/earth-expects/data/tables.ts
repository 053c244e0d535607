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

/** A line of the table in the book: power in whole points. */
interface HullLine {
  readonly boxes: number
  readonly size: number
  readonly speed: number
  readonly manoeuvre: number
  readonly value: number
}
const hull = (title: string, { boxes, size, speed, manoeuvre, value }: HullLine): HullClass => ({
  title,
  boxes,
  halves: size * 2,
  speedCost: speed * 4,
  manoeuvreCost: manoeuvre * 4,
  value,
})

/** EE-DES-01. */
const CLASSES = {
  CT: hull('corvette', { boxes: 15, size: 1, speed: 0.25, manoeuvre: 0.25, value: 1 }),
  SC: hull('scout', { boxes: 12, size: 1.5, speed: 0.25, manoeuvre: 0.5, value: 1 }),
  DD: hull('destroyer', { boxes: 30, size: 1.5, speed: 0.5, manoeuvre: 0.5, value: 2 }),
  FF: hull('frigate', { boxes: 28, size: 2, speed: 0.5, manoeuvre: 1, value: 2 }),
  CA: hull('heavy cruiser', { boxes: 50, size: 3, speed: 1, manoeuvre: 1, value: 4 }),
  CL: hull('light cruiser', { boxes: 45, size: 4, speed: 1, manoeuvre: 2, value: 4 }),
  BB: hull('battleship', { boxes: 100, size: 5, speed: 2, manoeuvre: 2, value: 8 }),
  BC: hull('battlecruiser', { boxes: 85, size: 6, speed: 2, manoeuvre: 3, value: 8 }),
  DN: hull('dreadnought', { boxes: 135, size: 7, speed: 3, manoeuvre: 3, value: 12 }),
  SD: hull('superdreadnought', { boxes: 160, size: 8, speed: 4, manoeuvre: 5, value: 16 }),
  'BS-0': hull('battlestation', { boxes: 200, size: 9, speed: 5, manoeuvre: 8, value: 20 }),
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
  return hull(`battlestation, ${level} over size`, {
    boxes: 200 + 25 * level,
    size: 9 + level,
    speed: 5 + level,
    manoeuvre: 8 + 3 * level + (level * (level + 1)) / 2,
    value: 20 + 4 * level,
  })
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
