// All options of a battle: the settings of the rule book, and the points for fleets that players choose.
import { type Choices, choicesAmong, type Option, type RuleId } from '@admiralty/kernel'
import { DEFAULT_SETTINGS } from '../../data/settings.ts'
import { entryAt } from '../found.ts'
import { type BattleSettings, settingsSchema } from '../state.ts'

const BOTH = [false, true] as const
/** FT-SCN-10 */
export const BUDGETS: readonly number[] = [600, 300, 1000, 1500, 2000, 3000]
const budget: Option = {
  name: 'budget',
  title: 'Points for a fleet',
  rule: 'FT-SCN-10',
  default: entryAt(BUDGETS, 0),
  values: BUDGETS,
  labels: {},
  explains: { 300: 'a cruiser or a few frigates', 600: 'a squadron', 1000: 'a task force', 3000: 'up to twelve ships of all sizes' },
  onlyWith: null,
}
const TIMINGS = { atOnce: 'At once', endOfTurn: 'End of turn' }
const TIMING = { atOnce: 'after the fire of each ship', endOfTurn: 'after all fire, so that fire is simultaneous' }
type Row = readonly [
  name: keyof typeof DEFAULT_SETTINGS,
  title: string,
  rule: RuleId,
  values: Option['values'],
  explains: Option['explains'],
  labels?: Option['labels'],
]
/** The settings. */
const ROWS: readonly Row[] = [
  [
    'surface',
    'Surface',
    'FT-OPN-01',
    ['plane', 'hex'],
    { plane: 'the open plane', hex: 'hexes of one MU' },
    { plane: 'Plane', hex: 'Hex' },
  ],
  ['coreSystems', 'Core systems', 'FT-OPN-02', BOTH, {}],
  ['thresholdTiming', 'Threshold checks', 'FT-OPN-03', ['atOnce', 'endOfTurn'], TIMING, TIMINGS],
  ['pdsReroll', 'Point defence rolls sixes again', 'FT-OPN-04', BOTH, {}],
  ['semiPiercing', 'Semi-piercing torpedoes and salvoes', 'FT-OPN-05', BOTH, {}],
  [
    'turnRounding',
    'Half thrust for turning',
    'FT-OPN-06',
    ['down', 'up'],
    { down: 'rounded down', up: 'rounded up' },
    { down: 'Down', up: 'Up' },
  ],
  ['doubleTurn', 'Two turns in an order', 'FT-OPN-07', BOTH, {}],
  [
    'aftArc',
    'Stern arc',
    'FT-OPN-08',
    ['thrust', 'always'],
    { thrust: 'shut when thrust was used', always: 'always shut' },
    { thrust: 'Thrust', always: 'Always' },
  ],
  [
    'fighterArc',
    'Attack arc of fighters',
    'FT-OPN-09',
    ['front', 'all'],
    { front: '180 degrees ahead', all: 'all round' },
    { front: 'Front', all: 'All' },
  ],
  ['shipsShootFighters', 'Guns of ships at fighters', 'FT-OPN-10', BOTH, {}],
  ['scramble', 'Scramble', 'FT-OPN-11', BOTH, {}],
  ['ramming', 'Ramming', 'FT-OPN-12', BOTH, {}],
  ['strikeColours', 'Striking colours', 'FT-OPN-13', BOTH, {}],
  ['reactorBlast', 'Reactor blast', 'FT-OPN-14', BOTH, {}],
  ['knockedOffCourse', 'Knocked off course', 'FT-OPN-15', BOTH, {}],
  ['fighterMorale', 'Fighter morale', 'FT-OPN-16', BOTH, {}],
  ['aces', 'Aces and poor groups', 'FT-OPN-17', BOTH, {}],
  ['ftlEntry', 'Entry by FTL', 'FT-OPN-18', BOTH, {}],
  ['turnCap', 'Turn limit', 'FT-OPN-19', [30, 8, 12, 20, 60, 100], {}],
  ['maxEntrySpeed', 'Highest entry speed', 'FT-OPN-20', [30, 0, 6, 12, 20, 60], { 0: 'fleets stand when they enter' }],
]
const settings = ROWS.map(
  ([name, title, rule, values, explains, labels = {}]): Option => ({
    name,
    title,
    rule,
    values,
    labels,
    explains,
    default: DEFAULT_SETTINGS[name],
    onlyWith: null,
  }),
)
export const OPTIONS: readonly Option[] = [budget, ...settings]
export const { wrongChoice } = choicesAmong(OPTIONS)
/** The settings that players chose. `fixed` are those of the scenario. Throws for a value that no option has. */
export const settingsOf = (choices: Choices, fixed: Partial<BattleSettings>): BattleSettings =>
  settingsSchema.parse({ ...DEFAULT_SETTINGS, ...choices, ...fixed })
/** Points for a chosen fleet. */
export const budgetOf = ({ budget }: Choices): number => BUDGETS.find((value) => value === budget) ?? entryAt(BUDGETS, 0)
