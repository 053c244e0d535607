// Costs and faults of designs, and the trades of the Standard level (SF-SET-04, chapter 3).
import { type Explained, explained, plural, type Reason, type Refusal } from '@admiralty/kernel'
import { ALLOWED, BASE_COST, type Kind, type Level, SECTIONS, SLOTS } from '../../data/tables.ts'
import type { Component, Design } from './design.ts'

/** Names of the kinds, as in the rule book. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  beam: 'beam',
  tube: 'torpedo tube',
  shield: 'shield',
  battery: 'battery',
  generator: 'generator',
  thruster: 'thruster',
  engine: 'main engine',
}
/** 'core', 'section 3'. */
export const sectionName = (section: number): string => (section === 0 ? 'core' : `section ${section}`)

/** The points for a component (SF-DSG-03). */
export const componentCost = (kind: Kind, level: Level): number => (kind === 'generator' ? 2 * level : level + BASE_COST)
/** The points for a crew team (SF-DSG-03). */
export const crewCost = (skill: Level): number => skill + BASE_COST

/** The cost of a ship, one reason for each component and team. */
export function costOf({ components, crew }: Design): Explained {
  const built = components.map(({ kind, level }): Reason => [`${KIND_NAMES[kind]} ${level}`, componentCost(kind, level), 'SF-DSG-03'])
  return explained(...built, ...crew.map((skill): Reason => [`crew ${skill}`, crewCost(skill), 'SF-DSG-03']))
}

const RULES: Readonly<Record<Kind, Refusal['rule']>> = {
  beam: 'SF-DSG-06',
  tube: 'SF-DSG-06',
  shield: 'SF-DSG-07',
  battery: 'SF-DSG-08',
  generator: 'SF-DSG-08',
  thruster: 'SF-DSG-05',
  engine: 'SF-DSG-04',
}
/** SF-DSG-09, SF-DSG-10, SF-DSG-12: every broken rule of a design. A ship may lack crew, engine and weapon. */
export const designFaults = (design: Design, budget: number): readonly Refusal[] => [
  ...SECTIONS.flatMap((section) =>
    sectionFaults(
      section,
      design.components.filter((component) => component.section === section),
    ),
  ),
  ...budgetFaults(design, budget),
]
function sectionFaults(section: number, components: readonly Component[]): readonly Refusal[] {
  const faults = components.flatMap(({ kind }): readonly Refusal[] =>
    mayBeIn(kind, section) ? [] : [{ rule: RULES[kind], reason: `${sectionName(section)}: no ${KIND_NAMES[kind]} may be here` }],
  )
  if (components.length > SLOTS)
    faults.push({ rule: 'SF-DSG-02', reason: `${sectionName(section)}: ${components.length} components, ${SLOTS} slots` })
  const shields = components.filter(({ kind }) => kind === 'shield').length
  if (shields > 1) faults.push({ rule: 'SF-DSG-07', reason: `${sectionName(section)}: ${shields} shields, 1 allowed` })
  return faults
}
/** SF-DSG-04, SF-DSG-05, SF-DSG-06, SF-DSG-07, SF-DSG-08 */
const mayBeIn = (kind: Kind, section: number): boolean => ALLOWED[kind].some((allowed) => allowed === section)
function budgetFaults(design: Design, budget: number): readonly Refusal[] {
  const { total } = costOf(design)
  return total > budget
    ? [{ rule: 'SF-DSG-12', reason: `the ship costs ${plural(total, 'point')}, ${total - budget} above the budget of ${budget}` }]
    : []
}

/** Every reason why a ready-made design may not be changed into another by trading levels (SF-SET-04). The batch is judged as a whole. */
export function tradeFaults(base: Design, traded: Design): readonly Refusal[] {
  if (!sameSystems(base, traded))
    return [{ rule: 'SF-SET-04', reason: 'levels may be traded, but no system may be added, removed or moved' }]
  const balance = costOf(base).total - costOf(traded).total
  return balance < 0
    ? [{ rule: 'SF-SET-04', reason: `the added levels cost ${plural(-balance, 'point')} more than the removed ones give back` }]
    : []
}
const sameSystems = (one: Design, other: Design): boolean =>
  one.crew.length === other.crew.length &&
  one.components.length === other.components.length &&
  one.components.every(({ kind, section }, id) => other.components[id]?.kind === kind && other.components[id]?.section === section)
