// The limits of a design, each with its current value and clause.
import { hexKey } from '@admiralty/space'
import { hullClass } from '../../data/tables.ts'
import { faultsOf, type Limits } from '../../src/design/check.ts'
import { countOf, halvesOf } from '../../src/design/check-limits.ts'
import { sixthsOf } from '../../src/design/costs.ts'
import type { Design } from '../../src/design/design.ts'
import { layoutOf } from '../../src/record/layout.ts'
import { systemsOf } from '../../src/record/systems.ts'

/** The limits shown in the designer, each with the value of the design. A value above `most` makes the design illegal. */
export function limitsOf(design: Design) {
  const hull = hullClass(design.hull)
  const mounted = design.engines === null ? hull : hullClass(design.engines)
  const hulls = countOf(design, 'H')
  const systems = systemsOf(layoutOf(design))
  const largest = (sizes: readonly number[]): number => Math.max(0, ...sizes)
  const engines = systems.filter(({ kind }) => kind === 'engine').map(({ id }) => halvesOf(design, id) / 2)
  const weapons = systems.filter(({ kind }) => kind !== 'engine').map(({ boxes }) => boxes.length)
  return [
    { title: 'Boxes (six armour sides count as one)', now: Math.ceil(sixthsOf(design) / 6), most: hull.boxes, rule: 'EE-DES-02' },
    { title: 'Largest engine', now: largest(engines), most: Math.max(hull.halves, mounted.halves) / 2, rule: 'EE-DES-03' },
    { title: 'Engine boxes (at most one for each hull box)', now: countOf(design, 'E', 'e'), most: hulls, rule: 'EE-DES-05' },
    { title: 'Largest weapon (at most the number of hull boxes)', now: largest(weapons), most: hulls, rule: 'EE-DES-06' },
    { title: 'Launchers (at most one for each hull box)', now: countOf(design, 'M'), most: hulls, rule: 'EE-HUL-03' },
  ]
}
/** The boxes, sides and systems with faults, each with the CSS class `refused`. */
export function faulty(design: Design, limits: Limits): ReadonlyMap<string, string> {
  const named = new Set(faultsOf(design, limits).flatMap(({ at }) => at))
  const ofSystems = design.boxes.flatMap(({ at, system }) => (system !== null && named.has(system) ? [hexKey(at)] : []))
  return new Map([...named, ...ofSystems].map((id) => [id, 'refused']))
}
