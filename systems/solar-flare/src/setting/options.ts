// All options of a battle. Screens, CLI, cases and fuzz tests read this list. Values that the printed rules leave open are options too.
import { choicesAmong, type Option } from '@admiralty/kernel'
import { BUDGET } from '../../data/tables.ts'
import { SET_UP_LEVELS } from '../state.ts'

export const ROUND_LIMITS = [0, 8, 12, 20] as const
export const BUDGETS = [BUDGET, 60, 100, 120] as const
export const ANOMALIES = ['each', 'board', 'none'] as const
const LEVEL_LABELS = { quick: 'Quick', standard: 'Standard', advanced: 'Advanced' }
export const OPTIONS = [
  {
    name: 'level',
    title: 'Ships',
    rule: 'SF-SET-02',
    default: 'quick',
    values: SET_UP_LEVELS,
    labels: LEVEL_LABELS,
    explains: {
      quick: 'ready-made ships as they are',
      standard: 'ready-made ships with traded levels',
      advanced: 'ships built from an empty sheet',
    },
    onlyWith: null,
  },
  {
    name: 'opponents',
    title: 'Ships of the other sides',
    rule: 'SF-SET-02',
    default: 'same',
    values: ['same', ...SET_UP_LEVELS],
    labels: { same: 'Same', ...LEVEL_LABELS },
    explains: { same: 'the same level for everybody' },
    onlyWith: null,
  },
  {
    name: 'budget',
    title: 'Points for a built ship',
    rule: 'SF-SET-05',
    default: BUDGET,
    values: BUDGETS,
    labels: {},
    explains: { [BUDGET]: 'the printed value' },
    onlyWith: null,
  },
  {
    name: 'anomalies',
    title: 'Anomalies',
    rule: 'SF-SET-08',
    default: 'each',
    values: ANOMALIES,
    labels: { each: 'Each', board: 'Board', none: 'None' },
    explains: { each: 'the die counts for each side', board: 'the die counts for the whole board', none: 'open space' },
    onlyWith: null,
  },
  {
    name: 'rounds',
    title: 'Round limit',
    rule: 'SF-END-01',
    default: 0,
    values: ROUND_LIMITS,
    labels: {},
    explains: { 0: 'play until one side has ships' },
    onlyWith: null,
  },
] as const satisfies readonly Option[]

export const { chosen, wrongChoice } = choicesAmong(OPTIONS)
