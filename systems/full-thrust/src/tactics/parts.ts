// The parts of a design for a campaign: prices, families, contents (section 23 of the ledger).
import type { PartContents, TacticalPart } from '@admiralty/kernel'
import { DRIVE, FTL, GROUP, KEEL_POINTS, type LoadKind, SALVO_LOAD, SCREEN } from '../../data/tables.ts'
import type { Design, DesignPart } from '../design/design.ts'
import { driveMass, ftlMass, groupPoints, partPrice, screenMass } from '../design/price.ts'
import type { ShipSystem } from '../design/systems.ts'
import { arcsText, groupName, HULL_TITLES, partName } from '../design/text.ts'

/** CR-16.5c: kinds of parts that are similar to each other. Every other kind is similar to itself only. */
const FAMILIES: Readonly<Partial<Record<ShipSystem['part']['kind'], string>>> = {
  beam: 'guns',
  torpedo: 'guns',
  pds: 'guns',
  launcher: 'salvoes',
  rack: 'salvoes',
}
/** CR-7.5a: the class of the smallest beam that strikes at worlds. */
const BOMBARDING_CLASS = 4
/** A core system costs a third of the keel in a campaign. */
const CORE_SHARE = 3
const KINDS: Readonly<Record<ShipSystem['part']['kind'], TacticalPart['kind']>> = {
  drive: 'drive',
  ftl: 'ftl',
  screen: 'defence',
  fireCon: 'other',
  adfc: 'defence',
  pds: 'defence',
  beam: 'weapon',
  torpedo: 'weapon',
  needle: 'weapon',
  pack: 'weapon',
  rack: 'weapon',
  launcher: 'weapon',
  ortillery: 'weapon',
  magazine: 'store',
  bay: 'store',
  craftBay: 'store',
  dropship: 'store',
  cargo: 'store',
  passengers: 'store',
  troops: 'store',
  bridge: 'core',
  lifeSupport: 'core',
  powerCore: 'core',
}

/** Price, size and likeness of a part. A part may be replaced by one of the same function, and mounts by the same mount. */
export function tacticalPart(design: Design, { id, part }: ShipSystem): TacticalPart {
  const make = (title: string, { mass, points }: Price, size: number, likeness: string): TacticalPart => ({
    id,
    kind: KINDS[part.kind],
    title,
    mass,
    price: inHundredths(points),
    size,
    likeness,
    family: FAMILIES[part.kind] ?? part.kind,
    bombards: part.kind === 'ortillery' || (part.kind === 'beam' && part.class >= BOMBARDING_CLASS),
    contents: contentsOf(part),
  })
  const massive = (mass: number, points: number): Price => ({ mass, points: points * mass })
  switch (part.kind) {
    case 'drive':
      return make(HULL_TITLES.drive, massive(driveMass(design), DRIVE.points), part.thrust, `drive ${driveMass(design)}`)
    case 'ftl':
      return make(HULL_TITLES.ftl, massive(ftlMass(design), FTL.points), 1, `ftl ${ftlMass(design)}`)
    case 'screen':
      return make(HULL_TITLES.screen, massive(screenMass(design), SCREEN.points), design.screens, `screen ${screenMass(design)}`)
    case 'bridge':
    case 'lifeSupport':
    case 'powerCore':
      return make(HULL_TITLES[part.kind], { mass: 0, points: (KEEL_POINTS * design.mass) / CORE_SHARE }, 1, `${part.kind} ${design.mass}`)
    default: {
      const { mass, points } = partPrice(part)
      const group = part.kind === 'bay' && part.group ? groupPoints(part.group) : 0
      return make(partName(part), { mass, points: points + group }, part.kind === 'beam' ? part.class : 1, likenessOf(part))
    }
  }
}
interface Price {
  readonly mass: number
  /** In points, not always whole. */
  readonly points: number
}
const LOADS = ['standard', 'extended'] as const satisfies readonly LoadKind[]
/** FT-FTR-01, FT-DES-17: fighters of a group, salvoes of a magazine or a rack, by the piece. */
function contentsOf(part: ShipSystem['part']): readonly PartContents[] {
  const salvoes = (load: LoadKind, most: number): PartContents => ({
    what: 'salvo',
    title: `${load} salvo`,
    most,
    price: inHundredths(SALVO_LOAD[load].points),
  })
  if (part.kind === 'magazine') return LOADS.map((load) => salvoes(load, part[load]))
  if (part.kind === 'rack') return [salvoes(part.load, 1)]
  if (part.kind !== 'bay' || !part.group) return []
  const price = inHundredths(groupPoints(part.group) / GROUP.fighters)
  return [{ what: 'fighter', title: groupName(part.group), most: GROUP.fighters, price }]
}
/** Charges are rounded up to the hundredth (CR-X.1), but 80 thirds are 26.67. */
export const inHundredths = (points: number): number => Math.round(points * 100)
const likenessOf = (part: DesignPart): string =>
  [part.kind, part.kind === 'beam' ? part.class : '', 'arcs' in part ? arcsText(part.arcs) : '', 'mass' in part ? part.mass : '']
    .filter((word) => word !== '')
    .join(' ')
