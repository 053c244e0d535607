// The figures of a design for a campaign (section 23 of the ledger).
import type { DesignFacts, TacticalPart } from '@admiralty/kernel'
import { ARMOUR_POINTS, DRIVE, FTL, HULL_POINTS, KEEL_POINTS, SCREEN } from '../../data/tables.ts'
import type { Design, DesignPart } from '../design/design.ts'
import { upkeepOf } from '../design/facts.ts'
import { crewOf, hullRows } from '../design/hull.ts'
import { driveMass, ftlMass, groupPoints, partPrice, pointsOf, screenMass } from '../design/price.ts'
import { type ShipSystem, systemsOf } from '../design/systems.ts'
import { arcsText, HULL_TITLES, partName } from '../design/text.ts'

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
function tacticalPart(design: Design, { id, part }: ShipSystem): TacticalPart {
  const make = (title: string, points: number, size: number, likeness: string): TacticalPart => ({
    id,
    kind: KINDS[part.kind],
    title,
    points,
    size,
    likeness,
  })
  switch (part.kind) {
    case 'drive':
      return make(HULL_TITLES.drive, DRIVE.points * driveMass(design), part.thrust, `drive ${driveMass(design)}`)
    case 'ftl':
      return make(HULL_TITLES.ftl, FTL.points * ftlMass(design), 1, `ftl ${ftlMass(design)}`)
    case 'screen':
      return make(HULL_TITLES.screen, SCREEN.points * screenMass(design), design.screens, `screen ${screenMass(design)}`)
    case 'bridge':
    case 'lifeSupport':
    case 'powerCore':
      return make(HULL_TITLES[part.kind], Math.ceil((KEEL_POINTS * design.mass) / CORE_SHARE), 1, `${part.kind} ${design.mass}`)
    default:
      return make(partName(part), partPoints(part), part.kind === 'beam' ? part.class : 1, likenessOf(part))
  }
}
const partPoints = (part: DesignPart): number => partPrice(part).points + (part.kind === 'bay' && part.group ? groupPoints(part.group) : 0)
const likenessOf = (part: DesignPart): string =>
  [part.kind, part.kind === 'beam' ? part.class : '', 'arcs' in part ? arcsText(part.arcs) : '', 'mass' in part ? part.mass : '']
    .filter((word) => word !== '')
    .join(' ')

export function factsOf(design: Design): DesignFacts {
  const carried = (kind: DesignPart['kind']): number =>
    design.parts.reduce((sum, part) => sum + (part.kind === kind ? partPrice(part).mass : 0), 0)
  return {
    shipClass: design.shipClass,
    mass: design.mass,
    points: pointsOf(design),
    keel: KEEL_POINTS * design.mass,
    hullBox: HULL_POINTS,
    armourBox: ARMOUR_POINTS,
    hull: design.hull,
    rows: hullRows(design.hull).length,
    armour: design.armour,
    crew: crewOf(design),
    thrust: design.thrust,
    ftl: design.ftl,
    upkeep: upkeepOf(design),
    holds: { cargo: carried('cargo'), passengers: carried('passengers'), troops: carried('troops'), dropships: carried('dropship') },
    parts: systemsOf(design).map((system) => tacticalPart(design, system)),
  }
}
