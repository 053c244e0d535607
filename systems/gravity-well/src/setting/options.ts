// All options of a match. Screens, CLI, cases and fuzz tests read this list. Values that the printed rules lost are options too.
import { choicesAmong, type Option } from '@admiralty/kernel'
import { LOST_VALUES } from '../../data/lost.ts'

export const MOONS = [0, 1, 2, 3, 4] as const
export const PLACINGS = ['agreed', 'random'] as const
export const TURNS = [30, 9, 12, 20, 60] as const
const SMALL = [0, 1, 2] as const
export const GAS_DICE = [1, 2, 3] as const
export const GAS_GOALS = [20, 30, 45] as const
/** Rings with debris, by the value of the option. */
export const DEBRIS_RINGS: Readonly<Record<string, readonly number[]>> = { '3 and 5': LOST_VALUES.debrisRings, '2 and 4': [2, 4], none: [] }
export const DEBRIS = ['3 and 5', '2 and 4', 'none'] as const
export const MOON_NUMBERS: Readonly<Record<string, readonly number[]>> = {
  even: LOST_VALUES.moonNumbers,
  poor: [1, 1, 2, 2],
  rich: [3, 3, 4, 4],
}
export const MOON_YIELDS = ['even', 'poor', 'rich'] as const
export const SATELLITE_VALUES = SMALL
export const BOOSTER_PRICES = SMALL
export const OPTIONS = [
  {
    name: 'moons',
    title: 'Moons',
    rule: 'GW-SET-02',
    default: 0,
    values: MOONS,
    labels: {},
    explains: { 1: 'moons help those who circle as they do', 4: 'with three or four players' },
    onlyWith: null,
  },
  {
    name: 'placing',
    title: 'Moons and stations',
    rule: 'GW-SCN-04',
    default: 'agreed',
    values: PLACINGS,
    labels: { agreed: 'Agreed', random: 'Random' },
    explains: { agreed: 'players place them in turn', random: 'dice place them' },
    onlyWith: null,
  },
  { name: 'turns', title: 'Turns', rule: 'GW-SCN-06', default: 30, values: TURNS, labels: {}, explains: {}, onlyWith: null },
  {
    name: 'boosterPrice',
    title: 'Price of a booster',
    rule: 'GW-BST-01',
    default: LOST_VALUES.boosterPrice,
    values: BOOSTER_PRICES,
    labels: {},
    explains: { 0: 'the printed rules name none' },
    onlyWith: null,
  },
  {
    name: 'comSat',
    title: 'ComSat bonus to fire',
    rule: 'GW-LSR-04',
    default: LOST_VALUES.comSatBonus,
    values: SATELLITE_VALUES,
    labels: {},
    explains: {},
    onlyWith: null,
  },
  {
    name: 'ecmSat',
    title: 'ECMSat penalty to fire',
    rule: 'GW-LSR-04',
    default: LOST_VALUES.ecmSatPenalty,
    values: SATELLITE_VALUES,
    labels: {},
    explains: {},
    onlyWith: null,
  },
  {
    name: 'debris',
    title: 'Debris rings',
    rule: 'GW-MAP-09',
    default: '3 and 5',
    values: DEBRIS,
    labels: { '3 and 5': '3 and 5', '2 and 4': '2 and 4', none: 'None' },
    explains: {},
    onlyWith: null,
  },
  {
    name: 'moonYield',
    title: 'Dice of the moons',
    rule: 'GW-RES-02',
    default: 'even',
    values: MOON_YIELDS,
    labels: { even: 'Even', poor: 'Poor', rich: 'Rich' },
    explains: { even: '2, 2, 3 and 3', poor: '1, 1, 2 and 2', rich: '3, 3, 4 and 4' },
    onlyWith: null,
  },
  {
    name: 'gasDice',
    title: 'Dice for a load of gas',
    rule: 'GW-REF-01',
    default: LOST_VALUES.gasDice,
    values: GAS_DICE,
    labels: {},
    explains: {},
    onlyWith: null,
  },
  {
    name: 'gasGoal',
    title: 'Resources from gas that win',
    rule: 'GW-SCN-03',
    default: LOST_VALUES.gasGoal,
    values: GAS_GOALS,
    labels: {},
    explains: {},
    onlyWith: null,
  },
] as const satisfies readonly Option[]

export const { chosen, wrongChoice } = choicesAmong(OPTIONS)
