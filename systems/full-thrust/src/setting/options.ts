// All options of a battle: the settings of the rule book, and the points for fleets that players choose.
import type { Option, OptionValue, Refusal, RuleId } from '@admiralty/kernel'
import { DEFAULT_SETTINGS } from '../../data/settings.ts'
import { type BattleSettings, settingsSchema } from '../state.ts'

const BOTH = [false, true] as const
/** A setting that is on or off. */
const toggle = (name: keyof typeof DEFAULT_SETTINGS, title: string, rule: RuleId): Option => ({
  ...{ name, title, rule, default: DEFAULT_SETTINGS[name], values: BOTH },
  explains: {},
})
/** FT-SCN-10 */
export const BUDGETS: readonly number[] = [600, 300, 1000, 1500, 2000, 3000]

export const OPTIONS: readonly Option[] = [
  {
    ...{ name: 'budget', title: 'Points for a fleet', rule: 'FT-SCN-10', default: 600, values: BUDGETS },
    explains: { 300: 'a cruiser or a few frigates', 600: 'a squadron', 1000: 'a task force', 3000: 'up to twelve ships of all sizes' },
  },
  {
    ...{ name: 'surface', title: 'Surface', rule: 'FT-OPN-01', default: DEFAULT_SETTINGS.surface, values: ['plane', 'hex'] },
    explains: { plane: 'the open plane', hex: 'hexes of one MU' },
  },
  toggle('coreSystems', 'Core systems', 'FT-OPN-02'),
  {
    ...{ name: 'thresholdTiming', title: 'Threshold checks', rule: 'FT-OPN-03', default: DEFAULT_SETTINGS.thresholdTiming },
    values: ['atOnce', 'endOfTurn'],
    explains: { atOnce: 'after the fire of each ship', endOfTurn: 'after all fire, so that fire is simultaneous' },
  },
  toggle('pdsReroll', 'Point defence rolls sixes again', 'FT-OPN-04'),
  toggle('semiPiercing', 'Semi-piercing torpedoes and salvoes', 'FT-OPN-05'),
  {
    ...{ name: 'turnRounding', title: 'Half thrust for turning', rule: 'FT-OPN-06', default: DEFAULT_SETTINGS.turnRounding },
    values: ['down', 'up'],
    explains: { down: 'rounded down', up: 'rounded up' },
  },
  toggle('doubleTurn', 'Two turns in an order', 'FT-OPN-07'),
  {
    ...{ name: 'aftArc', title: 'Stern arc', rule: 'FT-OPN-08', default: DEFAULT_SETTINGS.aftArc, values: ['thrust', 'always'] },
    explains: { thrust: 'shut when thrust was used', always: 'always shut' },
  },
  {
    ...{
      name: 'fighterArc',
      title: 'Attack arc of fighters',
      rule: 'FT-OPN-09',
      default: DEFAULT_SETTINGS.fighterArc,
      values: ['front', 'all'],
    },
    explains: { front: '180 degrees ahead', all: 'all round' },
  },
  toggle('shipsShootFighters', 'Guns of ships at fighters', 'FT-OPN-10'),
  toggle('scramble', 'Scramble', 'FT-OPN-11'),
  toggle('ramming', 'Ramming', 'FT-OPN-12'),
  toggle('strikeColours', 'Striking colours', 'FT-OPN-13'),
  toggle('reactorBlast', 'Reactor blast', 'FT-OPN-14'),
  toggle('knockedOffCourse', 'Knocked off course', 'FT-OPN-15'),
  toggle('fighterMorale', 'Fighter morale', 'FT-OPN-16'),
  toggle('aces', 'Aces and poor groups', 'FT-OPN-17'),
  toggle('ftlEntry', 'Entry by FTL', 'FT-OPN-18'),
  {
    ...{ name: 'turnCap', title: 'Turn limit', rule: 'FT-OPN-19', default: DEFAULT_SETTINGS.turnCap, values: [30, 8, 12, 20, 60, 100] },
    explains: {},
  },
  {
    ...{ name: 'maxEntrySpeed', title: 'Highest entry speed', rule: 'FT-OPN-20', default: DEFAULT_SETTINGS.maxEntrySpeed },
    values: [30, 0, 6, 12, 20, 60],
    explains: { 0: 'fleets stand when they enter' },
  },
]
export type Choices = Readonly<Record<string, OptionValue>>

/** The first option with a value that it does not have. */
export function wrongChoice(choices: Choices): Refusal | undefined {
  for (const { name, title, rule, values } of OPTIONS) {
    const value = choices[name]
    if (value !== undefined && !values.includes(value))
      return { rule, reason: `${title}: ${String(value)} is not one of ${values.join(', ')}` }
  }
  return undefined
}
/** The settings that players chose. `fixed` are those of the scenario. Throws for a value that no option has. */
export const settingsOf = (choices: Choices, fixed: Partial<BattleSettings>): BattleSettings =>
  settingsSchema.parse({ ...DEFAULT_SETTINGS, ...choices, ...fixed })
/** Points for a chosen fleet. */
export const budgetOf = ({ budget }: Choices): number => BUDGETS.find((value) => value === budget) ?? 600
