// Faults of a design, each with its clause, and advice on its class label.
import { list, plural, type Refusal, type RuleId, refuse } from '@admiralty/kernel'
import { FIRE_ARCS, type FireArc } from '@admiralty/space'
import { BEAM_MASS, HULL_GRADES, type HullGrade, MASS, MERCHANT_THRUST, SHIP_CLASSES, TORPEDO_MASS } from '../../data/tables.ts'
import type { ArcPart, Design } from './design.ts'
import { massOf, percentOf, pointsOf } from './price.ts'
import { idsOfKind, magazineOf } from './systems.ts'
import { arcsText, partName } from './text.ts'

/** The limits of a scenario for one ship. */
export interface DesignLimits {
  readonly points: number
  readonly mass: number
  /** 'graded': only the five hull integrities (FT-DES-04); 'free': any number from 10 to 50 %. */
  readonly hull: 'graded' | 'free'
}
/** Every legal design is within these. */
export const NO_LIMITS: DesignLimits = { points: 10_000, mass: MASS.most, hull: 'graded' }

/** FT-DES-04: hull boxes of a grade for a design mass. */
export const hullOf = (mass: number, grade: HullGrade): number => percentOf(mass, HULL_GRADES[grade])

/** Every broken rule of a design; empty if it may be built. */
export const checkDesign = (design: Design, limits: DesignLimits = NO_LIMITS): readonly Refusal[] => [
  ...massFaults(design, limits),
  ...hullFaults(design, limits),
  ...merchantFaults(design),
  ...design.parts.flatMap((part) => ('arcs' in part ? mountFaults(part) : [])),
  ...magazineFaults(design),
  ...totalFaults(design, limits),
]

function massFaults({ mass }: Design, limits: DesignLimits): readonly Refusal[] {
  if (mass < MASS.least || mass > MASS.most) return [refuse('FT-DES-01', `a mass of ${mass} is not between ${MASS.least} and ${MASS.most}`)]
  if (mass > MASS.evenAbove && mass % 2 === 1)
    return [refuse('FT-DES-01', `a mass of ${mass} is odd; above ${MASS.evenAbove} only even masses are built`)]
  return mass > limits.mass ? [refuse('FT-DES-01', `a mass of ${mass} is ${mass - limits.mass} above the limit of ${limits.mass}`)] : []
}
function hullFaults({ mass, hull }: Design, limits: DesignLimits): readonly Refusal[] {
  const grades = Object.values(HULL_GRADES).map((percent) => percentOf(mass, percent))
  const least = Math.min(...grades)
  const most = Math.max(...grades)
  if (limits.hull === 'graded' && !grades.includes(hull))
    return [
      refuse(
        'FT-DES-04',
        `${plural(hull, 'hull box', 'hull boxes')} at mass ${mass}; the integrities have ${[...new Set(grades)].join(', ')}`,
      ),
    ]
  return hull < least || hull > most
    ? [refuse('FT-DES-04', `${plural(hull, 'hull box', 'hull boxes')} at mass ${mass}; from ${least} to ${most} are built`)]
    : []
}

/** Numbers of arcs that may be built, and whether the stern arc may be among them. */
type ArcRule = readonly [rule: RuleId, counts: readonly number[], stern: 'may' | 'never']
function arcRule(part: ArcPart): ArcRule {
  switch (part.kind) {
    case 'beam':
      return ['FT-DES-13', (BEAM_MASS[part.class] ?? []).flatMap((mass, index) => (mass === null ? [] : [index + 1])), 'may']
    case 'torpedo':
      return ['FT-DES-14', TORPEDO_MASS.map((_, index) => index + 1), 'never']
    case 'needle':
      return ['FT-DES-15', [1], 'may']
    case 'pack':
      return ['FT-DES-16', [1], 'never']
    default:
      return ['FT-DES-17', [3], 'never']
  }
}
/** Faults of the arcs of a mount. */
export function mountFaults(part: ArcPart): readonly Refusal[] {
  const [rule, counts, stern] = arcRule(part)
  const { arcs } = part
  const name = partName(part)
  const faults: Refusal[] = []
  if (new Set(arcs).size < arcs.length) faults.push(refuse(rule, `${name}: an arc is named twice`))
  else if (!counts.includes(arcs.length))
    faults.push(refuse(rule, `${name}: ${plural(arcs.length, 'arc')}; it is built with ${counts.join(', ')}`))
  if (!neighbours(arcs)) faults.push(refuse(rule, `${name}: the arcs ${arcsText(arcs)} are not neighbours`))
  if (stern === 'never' && arcs.includes('A')) faults.push(refuse(rule, `${name}: it may not bear into arc A`))
  return faults
}
/** FT-DES-13: whether the arcs form one sector. */
const neighbours = (arcs: readonly FireArc[]): boolean =>
  arcs.length === FIRE_ARCS.length ||
  FIRE_ARCS.filter((arc, at) => arcs.includes(arc) && !arcs.includes(FIRE_ARCS.at(at - 1) ?? arc)).length === 1

/** FT-DES-23 */
const merchantFaults = ({ merchant, thrust }: Design): readonly Refusal[] =>
  merchant && thrust > MERCHANT_THRUST ? [refuse('FT-DES-23', `thrust ${thrust}; a merchant has at most ${MERCHANT_THRUST}`)] : []

function magazineFaults(design: Design): readonly Refusal[] {
  const [magazines, launchers] = [idsOfKind(design, 'magazine'), idsOfKind(design, 'launcher')]
  const faults = design.parts.flatMap((part) =>
    part.kind === 'magazine' && part.standard + part.extended === 0 ? [refuse('FT-DES-17', 'a magazine holds at least 1 load')] : [],
  )
  if (launchers.length > 0 && magazines.length === 0)
    return [...faults, refuse('FT-DES-17', `${plural(launchers.length, 'salvo launcher')} without a magazine; each feeds from one`)]
  const strays = launchers.flatMap((launcher) => {
    const feeds = magazineOf(design, launcher)
    return feeds === undefined || magazines.includes(feeds) ? [] : [[launcher, feeds] as const]
  })
  return [
    ...faults,
    ...strays.map(([launcher, feeds]) =>
      refuse('FT-DES-17', `${launcher} feeds from ${feeds}, which the design does not have; it has ${list(magazines)}`),
    ),
  ]
}
function totalFaults(design: Design, limits: DesignLimits): readonly Refusal[] {
  const used = massOf(design).total
  const points = pointsOf(design).total
  const faults: Refusal[] = []
  if (used > design.mass)
    // FT-DES-29: a refit is judged like a new design.
    faults.push(refuse('FT-DES-25', `parts of mass ${used} are ${used - design.mass} above the ship's mass of ${design.mass}`))
  if (points > limits.points)
    faults.push(
      refuse('FT-DES-25', `the ship costs ${plural(points, 'point')}, ${points - limits.points} above the limit of ${limits.points}`),
    )
  return faults
}

/** FT-DES-26: a label that is unusual for the mass. It forbids nothing. */
export function labelAdvice({ shipClass, mass }: Design): Refusal | null {
  const { title, usual } = SHIP_CLASSES[shipClass]
  if (!usual || (mass >= usual[0] && mass <= usual[1])) return null
  return refuse('FT-DES-26', `a ${title} usually has a mass from ${usual[0]} to ${usual[1]}, not ${mass}`)
}
