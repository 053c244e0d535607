// The figures of a design for a campaign (section 23 of the ledger).
import type { DesignFacts } from '@admiralty/kernel'
import { ARMOUR_POINTS, HULL_POINTS, KEEL_POINTS } from '../../data/tables.ts'
import type { Design, DesignPart } from '../design/design.ts'
import { upkeepOf } from '../design/facts.ts'
import { crewOf, hullRows } from '../design/hull.ts'
import { partPrice, pointsOf } from '../design/price.ts'
import { systemsOf } from '../design/systems.ts'
import { inHundredths, tacticalPart } from './parts.ts'

/** The makers of all designs. The rules have no other species. */
const SPECIES = 'human'
/** What designs of every navy name as theirs. */
const EVERY_NAVY = 'any'
export function factsOf(design: Design): DesignFacts {
  const carried = (kind: DesignPart['kind']): number =>
    design.parts.reduce((sum, part) => sum + (part.kind === kind ? partPrice(part).mass : 0), 0)
  return {
    title: design.name,
    shipClass: design.shipClass,
    navy: design.navy === EVERY_NAVY ? '' : design.navy,
    species: SPECIES,
    mass: design.mass,
    points: pointsOf(design),
    keel: inHundredths(KEEL_POINTS * design.mass),
    hullBox: inHundredths(HULL_POINTS),
    armourBox: inHundredths(ARMOUR_POINTS),
    hull: design.hull,
    rows: hullRows(design.hull).length,
    armour: design.armour,
    crew: crewOf(design),
    thrust: design.thrust,
    ftl: design.ftl,
    upkeep: upkeepOf(design),
    room: { cargo: carried('cargo'), passengers: carried('passengers'), troops: carried('troops'), dropships: carried('dropship') },
    parts: systemsOf(design).map((system) => tacticalPart(design, system)),
  }
}
