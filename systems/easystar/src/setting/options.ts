// All options of a battle. Screens, CLI, cases and fuzz tests read this list.
import { type Choices, choicesAmong, type Option, type Refusal, refuse } from '@admiralty/kernel'
import type { MapPlan, Options } from '../state.ts'
import { MAPS, rectangle } from './maps.ts'

const NO_WORDS = {}
export const OPTIONS = [
  {
    name: 'budget',
    title: 'Build points',
    rule: 'ES-GEN-03',
    default: 500,
    values: [250, 500, 750, 1000, 1250, 1500, 2000],
    labels: NO_WORDS,
    explains: { 250: 'a short game', 500: 'an evening', 1000: 'use a 3×3 map' },
    onlyWith: null,
  },
  {
    name: 'map',
    title: 'Map',
    rule: 'ES-MAP-02',
    default: '2x2',
    values: ['2x2', '3x2', '3x3', '4x3', '4x4', 'custom'],
    labels: { '2x2': '2 × 2', '3x2': '3 × 2', '3x3': '3 × 3', '4x3': '4 × 3', '4x4': '4 × 4', custom: 'Custom' },
    explains: {
      '2x2': '14 by 14 hexes, the usual small game',
      '3x2': '21 by 14 hexes',
      '3x3': '21 by 21 hexes, suggested with ten or more ships on a side',
      '4x3': '28 by 21 hexes',
      '4x4': '28 by 28 hexes',
      custom: 'set columns and rows below',
    },
    onlyWith: null,
  },
  {
    name: 'columns',
    title: 'Columns of a custom map',
    rule: 'ES-MAP-02',
    default: 18,
    values: [14, 16, 18, 24, 35],
    labels: NO_WORDS,
    explains: NO_WORDS,
    onlyWith: { option: 'map', value: 'custom' },
  },
  {
    name: 'rows',
    title: 'Rows of a custom map',
    rule: 'ES-MAP-02',
    default: 18,
    values: [14, 16, 17, 18, 24, 35],
    labels: NO_WORDS,
    explains: NO_WORDS,
    onlyWith: { option: 'map', value: 'custom' },
  },
  {
    name: 'tiers',
    title: 'Triangular map',
    rule: 'ES-MPL-05',
    default: 3,
    values: [3, 4],
    labels: NO_WORDS,
    explains: { 3: 'six tiles, for small battles', 4: 'ten tiles, for big ones' },
    onlyWith: null,
  },
  {
    name: 'quarters',
    title: 'Map',
    rule: 'ES-MPL-07',
    default: '4x4',
    values: ['4x4', '5x5'],
    labels: { '4x4': '4 × 4', '5x5': '5 × 5' },
    explains: { '4x4': '16 tiles, 28 by 28 hexes', '5x5': '25 tiles, 35 by 35 hexes' },
    onlyWith: null,
  },
  {
    name: 'lineup',
    title: 'Corners',
    rule: 'ES-MPL-08',
    default: 'tame',
    values: ['tame', 'wild'],
    labels: { tame: 'Tame', wild: 'Wild' },
    explains: { tame: 'allies in neighbouring corners', wild: 'allies in opposite corners' },
    onlyWith: null,
  },
  {
    name: 'leviathans',
    title: 'Leviathans allowed',
    rule: 'ES-SHP-05',
    default: false,
    values: [false, true],
    labels: NO_WORDS,
    explains: NO_WORDS,
    onlyWith: null,
  },
  {
    name: 'openDesigns',
    title: 'Open designs',
    rule: 'ES-DES-11',
    default: false,
    values: [false, true],
    labels: NO_WORDS,
    explains: { true: 'all ship sheets are public after deployment' },
    onlyWith: null,
  },
  {
    name: 'wideVentralArcs',
    title: 'Wide ventral arcs',
    rule: 'ES-LOC-02',
    default: false,
    values: [false, true],
    labels: NO_WORDS,
    explains: { true: 'ventral weapons fire from 30° to 150° off the bow, and the frontal zone shrinks to 30° on each side' },
    onlyWith: null,
  },
  {
    name: 'turning',
    title: 'Turning table',
    rule: 'ES-TRN-01',
    default: 'proposed',
    values: ['proposed', 'agile', 'ponderous'],
    labels: { proposed: 'Proposed', agile: 'Agile', ponderous: 'Ponderous' },
    explains: { proposed: '3, 2, 1, 1 hex-sides at speed 1 to 4', agile: '3, 3, 2, 1', ponderous: '2, 1, 1, 1' },
    onlyWith: null,
  },
  {
    name: 'criticals',
    title: 'Critical hits',
    rule: 'ES-CRT-02',
    default: 'proposed',
    values: ['proposed', 'mild'],
    labels: { proposed: 'Proposed', mild: 'Mild' },
    explains: { proposed: 'the attacker chooses on a 3, speed −2 on a 5', mild: 'the owner always chooses, speed drops by at most 1' },
    onlyWith: null,
  },
  {
    name: 'leviathanSpaces',
    title: 'Weapons spaces of a leviathan',
    rule: 'ES-SHP-05',
    default: 40,
    values: [40, 30, 50],
    labels: NO_WORDS,
    explains: { 40: 'our proposal; the printed table says only “special”' },
    onlyWith: { option: 'leviathans', value: true },
  },
] as const satisfies readonly Option[]

export type OptionName = (typeof OPTIONS)[number]['name']

const among = choicesAmong(OPTIONS)
export const { chosen } = among
/** Refuses the first choice with an impossible value. A budget may be any multiple of 250 (R-ES-02). */
export const wrongChoice = ({ budget, ...others }: Choices): Refusal | undefined => budgetFault(budget) ?? among.wrongChoice(others)
const budgetFault = (budget: Choices[string] | undefined): Refusal | undefined =>
  budget === undefined || (typeof budget === 'number' && budget > 0 && budget <= 100_000 && budget % 250 === 0)
    ? undefined
    : refuse('ES-GEN-03', `build points must be a multiple of 250, not ${budget}`)

/** The map of the options `map`, `columns` and `rows`. */
export function mapChosen(choices: Choices): MapPlan {
  const name = chosen(choices, 'map', ['2x2', '3x2', '3x3', '4x3', '4x4', 'custom'])
  if (name !== 'custom') return MAPS[name]
  return rectangle(chosen(choices, 'columns', [14, 16, 18, 24, 35]), chosen(choices, 'rows', [14, 16, 17, 18, 24, 35]))
}

/** The options of a setup: chosen values, defaults, and those that the scenario fixes. */
export const optionsChosen = (choices: Choices, fixed: Partial<Options>): Options => ({
  leviathans: chosen(choices, 'leviathans', [false, true]),
  openDesigns: chosen(choices, 'openDesigns', [false, true]),
  wideVentralArcs: chosen(choices, 'wideVentralArcs', [false, true]),
  turning: chosen(choices, 'turning', ['proposed', 'agile', 'ponderous']),
  criticals: chosen(choices, 'criticals', ['proposed', 'mild']),
  leviathanSpaces: chosen(choices, 'leviathanSpaces', [40, 30, 50]),
  lineup: chosen(choices, 'lineup', ['tame', 'wild']),
  ...fixed,
})
