// The rules that may be switched on before a battle (EE-OPT-01). Screens, CLI, cases and fuzz read this list.
import type { Option, OptionValue } from '@admiralty/kernel'
import { z } from 'zod'

const option = (name: string, title: string, rule: `EE-${string}`, explains: string) =>
  ({ name, title, rule, default: false, values: [false, true], explains: { true: explains } }) as const

const SWITCHES = {
  crews: option('crews', 'Crew quality', 'EE-CRQ-01', 'ships may carry elite crews (price ×2, d8) and crack crews (×4, d10)'),
  exposedByArmour: option(
    'exposedByArmour',
    'Exposed engines A',
    'EE-EXP-01',
    'only armour or its own engine may stand beside an engine box',
  ),
  exposedBySpace: option('exposedBySpace', 'Exposed engines B', 'EE-EXP-02', 'four sides of an engine box open to space or its own engine'),
  reverse: option('reverse', 'Reverse engines', 'EE-REV-01', 'engines open in front as well drive a ship backwards'),
  variableRepairs: option('variableRepairs', 'Variable repairs', 'EE-VRP-01', 'every repair is rolled for'),
  simpleSensors: option('simpleSensors', 'Simple sensors', 'EE-SSN-01', 'lock-ons without dice, just after movement: for large battles'),
  fastMissiles: option('fastMissiles', 'Fast missiles', 'EE-FMI-01', 'launched, flown and home in one Weapons step'),
  improvedTailing: option('improvedTailing', 'Improved tailing', 'EE-ITL-01', 'who tails a ship allocates power after hearing hers'),
  manyPrimaries: option('manyPrimaries', 'Several primary boxes', 'EE-MPB-01', 'a weapon may have more than one primary box'),
  laserArrays: option('laserArrays', 'Laser arrays', 'EE-LAR-01', 'lasers joined into one'),
  rapidFire: option('rapidFire', 'Rapid-fire railguns', 'EE-RFR-01', 'one roll for every box of a railgun'),
  rolling: option('rolling', 'Rolling', 'EE-ROL-01', 'three turns without power turn a ship upside down'),
  disguises: option('disguises', 'Disguised warships', 'EE-DIS-01', 'a ship may show a false record'),
  ftl: option('ftl', 'Faster than light', 'EE-FTL-01', 'twelve hexes after the announcement a ship is gone'),
  adjudicated: option(
    'adjudicated',
    'Impossible moves mended',
    'EE-IMP-01',
    'power and plots are taken as they are written, and what cannot be done is mended when plots are opened',
  ),
} as const satisfies Readonly<Record<string, Option>>

export type Switch = keyof typeof SWITCHES
export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly Switch[] // its own keys, no others
/** Where the battle does not hang on certain ships, each side may come with its own (EE-DES-10). */
const FLEETS = {
  name: 'fleets',
  title: 'Ships',
  rule: 'EE-DES-10',
  default: 'briefing',
  values: ['briefing', 'bought'],
  explains: {
    briefing: 'as the briefing has them',
    bought: 'each side buys its own, or brings its own designs; sealed until all are placed',
  },
} as const satisfies Option
/** What each side may spend where ships are bought (EE-DES-10). */
const BUDGET = {
  name: 'budget',
  title: 'Points for each side',
  rule: 'EE-DES-10',
  default: 8,
  values: [2, 4, 6, 8, 12, 16, 24, 36, 48],
  explains: {},
  onlyWith: { option: FLEETS.name, value: 'bought' },
} as const satisfies Option
/** The scenario may say that ships are under way when it begins (EE-ENG-10). */
const SPEED = {
  name: 'speed',
  title: 'Speed of bought ships',
  rule: 'EE-ENG-10',
  default: 0,
  values: [0, 1, 2, 3, 4],
  explains: { 0: 'they lie still when the battle begins' },
  onlyWith: BUDGET.onlyWith,
} as const satisfies Option
export const OPTIONS: readonly Option[] = [FLEETS, BUDGET, ...Object.values(SWITCHES), SPEED]
export const areBought = ({ fleets }: Readonly<Record<string, OptionValue>>): boolean => fleets === 'bought'
/** In quarter points. */
export const budgetChosen = ({ budget }: Readonly<Record<string, OptionValue>>): number =>
  4 * (typeof budget === 'number' && BUDGET.values.some((value) => value === budget) ? budget : BUDGET.default)
export const speedChosen = ({ speed }: Readonly<Record<string, OptionValue>>): number =>
  SPEED.values.find((value) => value === speed) ?? SPEED.default

const isTrue = z.boolean()
export const optionsSchema = z
  .object({
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
    /** Older setups do not say, and are read as they stand: a default would make other journals of them. */
    adjudicated: isTrue.optional(),
  } satisfies Record<Switch, z.ZodType<boolean | undefined>>)
  .readonly()
export type Options = z.infer<typeof optionsSchema>

const OFF = Object.fromEntries(SWITCH_NAMES.map((name) => [name, false])) as Record<Switch, boolean> // EE-OPT-01; one entry for each name
export const optionsChosen = (choices: Readonly<Record<string, OptionValue>>): Options => {
  const on = SWITCH_NAMES.filter((name) => choices[name] === true)
  return { ...OFF, ...Object.fromEntries(on.map((name) => [name, true])) }
}
