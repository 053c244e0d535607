// Optional rules (EE-OPT-01), read by screens, CLI, cases and fuzz tests.
import { type Choices, fields, type Option } from '@admiralty/kernel'
import { z } from 'zod'

const option = (name: string, title: string, rule: `EE-${string}`, explains: string) =>
  ({ name, title, rule, default: false, values: [false, true], labels: {}, explains: { true: explains }, onlyWith: null }) as const

const SWITCHES = {
  crews: option('crews', 'Crew quality', 'EE-CRQ-01', 'ships may have elite crews (price ×2, d8) and crack crews (price ×4, d10)'),
  exposedByArmour: option(
    'exposedByArmour',
    'Exposed engines A',
    'EE-EXP-01',
    'an engine box may touch only armour and boxes of the same engine',
  ),
  exposedBySpace: option(
    'exposedBySpace',
    'Exposed engines B',
    'EE-EXP-02',
    'at least four sides of an engine box must be open to space or touch the same engine',
  ),
  reverse: option('reverse', 'Reverse engines', 'EE-REV-01', 'engines that are also open in front can drive a ship backwards'),
  variableRepairs: option('variableRepairs', 'Variable repairs', 'EE-VRP-01', 'each repair needs a die roll'),
  simpleSensors: option('simpleSensors', 'Simple sensors', 'EE-SSN-01', 'lock-ons without dice, right after movement; for large battles'),
  fastMissiles: option('fastMissiles', 'Fast missiles', 'EE-FMI-01', 'missiles are launched, fly and hit in one Weapons step'),
  improvedTailing: option(
    'improvedTailing',
    'Improved tailing',
    'EE-ITL-01',
    'a seat that tails a ship allocates power after the ship has announced its power',
  ),
  manyPrimaries: option('manyPrimaries', 'Several primary boxes', 'EE-MPB-01', 'a weapon may have more than one primary box'),
  laserArrays: option('laserArrays', 'Laser arrays', 'EE-LAR-01', 'several lasers fire as one'),
  rapidFire: option('rapidFire', 'Rapid-fire railguns', 'EE-RFR-01', 'each box of a railgun rolls separately'),
  rolling: option('rolling', 'Rolling', 'EE-ROL-01', 'a ship turns upside down in three turns without engine power'),
  disguises: option('disguises', 'Disguised warships', 'EE-DIS-01', 'a ship may show a false record'),
  ftl: option('ftl', 'Faster than light', 'EE-FTL-01', 'a ship leaves the battle when it has moved twelve hexes after its announcement'),
  adjudicated: option(
    'adjudicated',
    'Impossible moves corrected',
    'EE-IMP-01',
    'any power and plots are accepted; impossible ones are corrected when plots are revealed',
  ),
} as const satisfies Readonly<Record<string, Option>>

export type Switch = keyof typeof SWITCHES
export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly Switch[] // exactly the keys of SWITCHES
/** In battles that do not depend on certain ships, each side may bring its own ships (EE-DES-10). */
const FLEETS = {
  name: 'fleets',
  title: 'Ships',
  rule: 'EE-DES-10',
  default: 'briefing',
  values: ['briefing', 'bought'],
  labels: { briefing: 'Briefing', bought: 'Bought' },
  explains: {
    briefing: 'the ships of the briefing',
    bought: 'each side buys ships or brings its own designs; sealed until all are placed',
  },
  onlyWith: null,
} as const satisfies Option
/** The budget of each side where ships are bought (EE-DES-10). */
const BUDGET = {
  name: 'budget',
  title: 'Points for each side',
  rule: 'EE-DES-10',
  default: 8,
  values: [2, 4, 6, 8, 12, 16, 24, 36, 48],
  labels: {},
  explains: {},
  onlyWith: { option: FLEETS.name, value: 'bought' },
} as const satisfies Option
/** A scenario may start ships in motion (EE-ENG-10). */
const SPEED = {
  name: 'speed',
  title: 'Speed of bought ships',
  rule: 'EE-ENG-10',
  default: 0,
  values: [0, 1, 2, 3, 4],
  labels: {},
  explains: { 0: 'bought ships start at rest' },
  onlyWith: BUDGET.onlyWith,
} as const satisfies Option
export const OPTIONS: readonly Option[] = [FLEETS, BUDGET, ...Object.values(SWITCHES), SPEED]
export const areBought = ({ fleets }: Choices): boolean => fleets === 'bought'
/** In quarter points. */
export const budgetChosen = ({ budget }: Choices): number =>
  4 * (typeof budget === 'number' && BUDGET.values.some((value) => value === budget) ? budget : BUDGET.default)
export const speedChosen = ({ speed }: Choices): number => SPEED.values.find((value) => value === speed) ?? SPEED.default

const isTrue = z.boolean()
export const optionsSchema = fields({
  crews: isTrue,
  exposedByArmour: isTrue,
  exposedBySpace: isTrue,
  reverse: isTrue,
  variableRepairs: isTrue,
  simpleSensors: isTrue,
  fastMissiles: isTrue,
  improvedTailing: isTrue,
  manyPrimaries: isTrue,
  laserArrays: isTrue,
  rapidFire: isTrue,
  rolling: isTrue,
  disguises: isTrue,
  ftl: isTrue,
  /** Optional, because older setups lack it and a default would change their journals. */
  adjudicated: isTrue.optional(),
} satisfies Record<Switch, z.ZodType<boolean | undefined>>)
export type Options = z.infer<typeof optionsSchema>

const OFF = Object.fromEntries(SWITCH_NAMES.map((name) => [name, false])) as Record<Switch, boolean> // EE-OPT-01; one entry for each name
export const optionsChosen = (choices: Choices): Options => {
  const on = SWITCH_NAMES.filter((name) => choices[name] === true)
  return { ...OFF, ...Object.fromEntries(on.map((name) => [name, true])) }
}
