// Names of parts, and a design in a line.
import { FIRE_ARCS, type FireArc } from '@admiralty/space'
import { SHIP_CLASSES } from '../../data/tables.ts'
import type { Design, DesignPart, GroupDesign, PartKind } from './design.ts'
import { idsOfKind, magazineOf } from './systems.ts'

export const PART_TITLES: Readonly<Record<PartKind, string>> = {
  fireCon: 'fire control',
  adfc: 'area defence fire control',
  pds: 'point defence',
  beam: 'beam',
  torpedo: 'pulse torpedo',
  needle: 'needle beam',
  pack: 'submunition pack',
  rack: 'salvo rack',
  launcher: 'salvo launcher',
  magazine: 'magazine',
  bay: 'hangar bay',
  craftBay: 'bay for small craft',
  ortillery: 'ortillery',
  dropship: 'dropship',
  cargo: 'cargo',
  passengers: 'passengers',
  troops: 'troops',
}
/** Titles of the systems that belong to the hull. */
export const HULL_TITLES = {
  drive: 'main drive',
  ftl: 'FTL drive',
  screen: 'screen generator',
  bridge: 'command bridge',
  lifeSupport: 'life support',
  powerCore: 'power core',
} as const
/** Titles of all systems, without their size and arcs. */
export const SYSTEM_TITLES = { ...PART_TITLES, ...HULL_TITLES } as const
/** 'FP-F-FS', or 'all round'. Arcs are named clockwise. */
export function arcsText(arcs: readonly FireArc[]): string {
  if (arcs.length === FIRE_ARCS.length) return 'all round'
  const has = (at: number): boolean => arcs.includes(FIRE_ARCS[(at + FIRE_ARCS.length) % FIRE_ARCS.length] ?? 'F')
  const first = Math.max(
    0,
    FIRE_ARCS.findIndex((_, at) => has(at) && !has(at - 1)),
  )
  return FIRE_ARCS.map((_, step) => FIRE_ARCS[(first + step) % FIRE_ARCS.length] ?? 'F')
    .filter((arc) => arcs.includes(arc))
    .join('-')
}
/** 'class 3 beam, FP-F-FS'. */
export function partName(part: DesignPart): string {
  const title = PART_TITLES[part.kind]
  if (part.kind === 'beam') return part.class === 1 ? 'class 1 beam' : `class ${part.class} beam, ${arcsText(part.arcs)}`
  if (part.kind === 'rack') return `${part.load === 'extended' ? 'extended ' : ''}${title}, ${arcsText(part.arcs)}`
  if ('arcs' in part) return `${title}, ${arcsText(part.arcs)}`
  if (part.kind === 'magazine') return `${title} of ${part.standard} standard and ${part.extended} extended loads`
  return title
}
/** 'fast heavy interceptors'. */
export const groupName = ({ role, fast, longRange, heavy }: GroupDesign): string =>
  [fast ? 'fast' : '', longRange ? 'long-range' : '', heavy ? 'heavy' : '', role === 'interceptor' ? 'interceptors' : `${role} fighters`]
    .filter((word) => word !== '')
    .join(' ')

/** '2 × point defence'. */
export const counted = (count: number, title: string): string => (count === 1 ? title : `${count} × ${title}`)

/** 'heavy cruiser', 'auxiliary, merchant' (FT-DES-23). */
export const classTitle = ({ shipClass, merchant }: Pick<Design, 'shipClass' | 'merchant'>): string =>
  `${SHIP_CLASSES[shipClass].title}${merchant ? ', merchant' : ''}`
/** 'heavy cruiser, mass 80, thrust 4'. */
export const classLine = ({ mass, thrust, ftl, ...design }: Design): string =>
  [classTitle(design), `mass ${mass}`, thrust > 0 ? `thrust ${thrust}` : 'no main drive', ...(ftl ? [] : ['no FTL'])].join(', ')
/** FT-DES-17: 'magazine 2', the magazine of this id as the sheet numbers it; the id itself if the design does not have it. */
export function magazineTitle(design: Design, id: string): string {
  const index = idsOfKind(design, 'magazine').indexOf(id)
  return index < 0 ? id : `magazine ${index + 1}`
}
/** FT-DES-17: 'from magazine 2' for a launcher; nothing for other systems. */
export function feedText(design: Design, id: string): string {
  const magazine = magazineOf(design, id)
  return magazine === undefined ? '' : `from ${magazineTitle(design, magazine)}`
}
/** '2 × fire control, class 3 beam, F': parts in design order, equal ones together. */
export function partNames({ parts }: Design): readonly string[] {
  const names = parts.map((part) =>
    part.kind === 'bay' && part.group ? `${partName(part)} with ${groupName(part.group)}` : partName(part),
  )
  return [...new Set(names)].map((name) => counted(names.filter((other) => other === name).length, name))
}
