// The chase of the rule book's examples: the Vigilance two hexes behind the Icarus. Boxes of the Icarus have short names.
import type { RuleId } from '@admiralty/kernel'
import type { Level } from '../../data/tables.ts'
import { battle, type Placed, type TestBattle } from '../battle-for-tests.ts'
import type { Position } from '../position.ts'
import type { Setup } from '../setup.ts'
import type { Attack } from '../state.ts'

export const ICARUS = {
  S: '0,-2',
  Pt: '0,-1',
  Pb: '1,0',
  Hl: '-1,0',
  Hr: '1,-1',
  Hb: '0,1',
  C: '0,0',
  E: '-1,1',
  el: '-1,2',
  er: '1,1',
  Ll: '-2,3',
  Lr: '2,1',
} as const
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(ICARUS).map(([name, box]) => [box, name]))
export const named = (box: string | null | undefined): string => (box ? (NAMES[box] ?? box) : 'none')

export const vigilance: Placed = { seat: 'yellow', design: 'Vigilance', hex: [0, 0], facing: 0 }
export const icarus: Placed = { seat: 'blue', design: 'Icarus', hex: [1, -2], facing: 0 }
/** Power for the right ion cannon and the right two-box laser of the Vigilance, and for both lasers of the Icarus. */
export const armed = {
  v: { ...vigilance, power: { lit: ['8,-2', '7,-1', '6,-1', '9,-1', '8,-1'] } },
  i: { ...icarus, power: { lit: [ICARUS.Ll, ICARUS.Lr] } },
} as const

export type Damage = Readonly<Partial<Record<keyof typeof ICARUS, Level>>>
/** Damage to the Icarus, from names of boxes to box ids. */
export const levelsAfter = (damage: Damage): Readonly<Record<string, Level>> =>
  Object.fromEntries(Object.entries(damage).map(([box, level]) => [ICARUS[box as keyof typeof ICARUS], level])) // keys of Damage
/** The damage levels of the Icarus, by the names of its boxes. */
export const levelsOf = ({ state }: TestBattle, ship = 'i'): Readonly<Record<string, Level>> =>
  Object.fromEntries(Object.entries(state.ships[ship]?.levels ?? {}).map(([box, level]) => [named(box), level]))
/** The names of the boxes hit, in order. */
export const fallen = (at: TestBattle): readonly string[] =>
  at.eventsOf('boxesHit').flatMap(({ hits }) => hits.map(({ box }) => named(box)))
/** The clause of each hit and its number of wasted points. */
export const wasted = (at: TestBattle): readonly (readonly [RuleId, number])[] =>
  at.eventsOf('boxesHit').map(({ why, wasted: lost }) => [why, lost] as const)

export interface MidShot {
  readonly kind: Attack['kind']
  readonly points: number | null
  readonly headings: Attack['headings']
  readonly weapon?: string
}
/** The chase in the middle of a shot at the Icarus. The next step chooses the row. */
export function midShot(
  { kind, points, headings, weapon = 'I2' }: MidShot,
  damage: Damage = {},
  more: Omit<Partial<Position>, 'ships'> = {},
  setup?: Setup,
): TestBattle {
  const attack: Attack = {
    by: 'v',
    at: 'i',
    weapon,
    kind,
    missile: kind === 'missile' ? 'm1' : null,
    damage: points === null ? null : { total: points, because: [['the example', points, 'EE-GEN-02']] },
    headings,
    heading: headings.length === 1 ? (headings[0] ?? null) : null,
    row: null,
    high: null,
    rapid: null,
  }
  const ships = { v: armed.v, i: { ...armed.i, levels: levelsAfter(damage) } }
  return battle(ships, { attack, at: [{ step: 'rowSet' }, { step: 'row' }, { step: 'strike' }], ...more }, setup)
}
