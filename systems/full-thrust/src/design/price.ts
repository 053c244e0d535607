// Masses and prices: of each part, and of a whole design with reasons. Percentages go by the design mass (FT-DES-27).
import { type Explained, explained, type Reason, type RuleId } from '@admiralty/kernel'
import * as tables from '../../data/tables.ts'
import type { Design, DesignPart, GroupDesign, PartKind } from './design.ts'
import { counted, groupName, partName } from './text.ts'

/** FT-DES-02: rounded half up, never below 1. */
export const percentOf = (mass: number, percent: number): number => Math.max(1, Math.floor((mass * percent + 50) / 100))

/** FT-DES-08 */
export const driveMass = ({ mass, thrust }: Design): number => (thrust === 0 ? 0 : percentOf(mass, tables.DRIVE.percent * thrust))
/** FT-DES-07 */
export const ftlMass = ({ mass, ftl }: Design): number => (ftl ? percentOf(mass, tables.FTL.percent) : 0)
/** FT-DES-12: mass of one generator. */
export const screenMass = ({ mass }: Design): number => Math.max(tables.SCREEN.floor, percentOf(mass, tables.SCREEN.percent))

/** Mass and points of a fitted thing. */
interface Price {
  readonly mass: number
  readonly points: number
}
const gun = (mass: number): Price => ({ mass, points: tables.GUN_POINTS * mass })

/** Mass and points of a part without its fighter group. A gun whose number of arcs nobody builds has no mass; `check.ts` refuses it. */
export function partPrice(part: DesignPart): Price {
  switch (part.kind) {
    case 'beam':
      return gun(tables.BEAM_MASS[part.class]?.[part.arcs.length - 1] ?? 0) // FT-DES-13
    case 'torpedo':
      return gun(tables.TORPEDO_MASS[part.arcs.length - 1] ?? 0) // FT-DES-14
    case 'rack':
      return tables.RACK[part.load] // FT-DES-17
    case 'magazine':
      return {
        mass: part.standard * tables.SALVO_LOAD.standard.mass + part.extended * tables.SALVO_LOAD.extended.mass,
        points: part.standard * tables.SALVO_LOAD.standard.points + part.extended * tables.SALVO_LOAD.extended.points,
      }
    case 'craftBay':
      return { mass: part.mass, points: tables.CRAFT_BAY_POINTS * part.mass } // FT-DES-18
    case 'cargo':
    case 'passengers':
    case 'troops':
      return { mass: part.mass, points: 0 } // FT-DES-20
    default:
      return tables.FIXED_PARTS[part.kind]
  }
}
/** D6, FT-FTR-01: points of a fighter group. */
export const groupPoints = ({ role, fast, longRange, heavy }: GroupDesign): number =>
  tables.GROUP_ROLES[role].points +
  (fast ? tables.GROUP_EXTRAS.fast.points : 0) +
  (longRange ? tables.GROUP_EXTRAS.longRange.points : 0) +
  (heavy ? tables.GROUP_EXTRAS.heavy.points : 0)

/** The clause of each part. */
export const PART_RULES: Readonly<Record<PartKind, RuleId>> = {
  fireCon: 'FT-DES-09',
  adfc: 'FT-DES-10',
  pds: 'FT-DES-11',
  beam: 'FT-DES-13',
  torpedo: 'FT-DES-14',
  needle: 'FT-DES-15',
  pack: 'FT-DES-16',
  rack: 'FT-DES-17',
  launcher: 'FT-DES-17',
  magazine: 'FT-DES-17',
  bay: 'FT-DES-18',
  craftBay: 'FT-DES-18',
  ortillery: 'FT-DES-19',
  cargo: 'FT-DES-20',
  passengers: 'FT-DES-20',
  troops: 'FT-DES-20',
  dropship: 'FT-DES-21',
}

/** FT-DES-25: what is fitted, part by part. The total is the actual mass. */
export function massOf(design: Design): Explained {
  const { hull, armour, screens, parts } = design
  return explained(
    ['hull boxes', hull, 'FT-DES-04'],
    armour > 0 ? ['armour', armour, 'FT-DES-06'] : null,
    design.ftl ? ['FTL drive', ftlMass(design), 'FT-DES-07'] : null,
    design.thrust > 0 ? ['main drive', driveMass(design), 'FT-DES-08'] : null,
    screens > 0 ? [counted(screens, 'screen generator'), screens * screenMass(design), 'FT-DES-12'] : null,
    ...together(parts.map((part) => [partName(part), partPrice(part).mass, PART_RULES[part.kind]])),
  )
}
/** FT-DES-25: the price, part by part. */
export function pointsOf(design: Design): Explained {
  const { mass, hull, armour, screens, parts } = design
  const groups = parts.flatMap((part) => (part.kind === 'bay' && part.group ? [part.group] : []))
  return explained(
    ['basic hull', tables.KEEL_POINTS * mass, 'FT-DES-03'],
    ['hull boxes', tables.HULL_POINTS * hull, 'FT-DES-04'],
    armour > 0 ? ['armour', tables.ARMOUR_POINTS * armour, 'FT-DES-06'] : null,
    design.ftl ? ['FTL drive', tables.FTL.points * ftlMass(design), 'FT-DES-07'] : null,
    design.thrust > 0 ? ['main drive', tables.DRIVE.points * driveMass(design), 'FT-DES-08'] : null,
    screens > 0 ? [counted(screens, 'screen generator'), tables.SCREEN.points * screens * screenMass(design), 'FT-DES-12'] : null,
    ...together(parts.map((part) => [partName(part), partPrice(part).points, PART_RULES[part.kind]])),
    ...together(groups.map((group) => [`six ${groupName(group)}`, groupPoints(group), 'FT-FTR-01'])),
  )
}
/** Equal parts as one reason, in the order of their first. */
function together(reasons: readonly Reason[]): readonly Reason[] {
  const titles = [...new Set(reasons.map(([title]) => title))]
  return titles.flatMap((title): readonly Reason[] => {
    const same = reasons.filter(([other]) => other === title)
    const [first] = same
    return first ? [[counted(same.length, title), same.reduce((sum, [, amount]) => sum + amount, 0), first[2]]] : []
  })
}
