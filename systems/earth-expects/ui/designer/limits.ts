// The limits of a design, each with its current value and clause.
import { hexKey } from '@admiralty/space'
import { hullClass } from '../../data/tables.ts'
import { faultsOf, type Limits } from '../../src/design/check.ts'
import { countOf } from '../../src/design/check-limits.ts'
import { sixthsOf } from '../../src/design/costs.ts'
import type { Design } from '../../src/design/design.ts'
import { layoutOf } from '../../src/record/layout.ts'
import { systemsOf } from '../../src/record/systems.ts'

/** A limit with the current value of the design. */
export interface Limit {
  readonly title: string
  readonly now: number
  readonly most: number
  readonly rule: string
}
/** The limits shown in the designer. A value above `most` makes the design illegal. */
export function limitsOf(design: Design): readonly Limit[] {
  const hull = hullClass(design.hull)
  const mounted = design.engines === null ? hull : hullClass(design.engines)
  const hulls = countOf(design, 'H')
  const systems = systemsOf(layoutOf(design))
  const halves = (boxes: readonly string[]): number =>
    boxes.reduce((sum, id) => sum + (layoutOf(design).byId.get(id)?.box.type === 'e' ? 1 : 2), 0)
  const largest = (kind: 'engine' | 'weapon', size: (boxes: readonly string[]) => number): number =>
    Math.max(0, ...systems.filter((system) => (system.kind === 'engine') === (kind === 'engine')).map(({ boxes }) => size(boxes)))
  return [
    { title: 'Boxes (six armour sides count as one)', now: Math.ceil(sixthsOf(design) / 6), most: hull.boxes, rule: 'EE-DES-02' },
    { title: 'Largest engine', now: largest('engine', halves) / 2, most: Math.max(hull.halves, mounted.halves) / 2, rule: 'EE-DES-03' },
    { title: 'Engine boxes (at most one for each hull box)', now: countOf(design, 'E', 'e'), most: hulls, rule: 'EE-DES-05' },
    {
      title: 'Largest weapon (at most the number of hull boxes)',
      now: largest('weapon', ({ length }) => length),
      most: hulls,
      rule: 'EE-DES-06',
    },
    { title: 'Launchers (at most one for each hull box)', now: countOf(design, 'M'), most: hulls, rule: 'EE-HUL-03' },
  ]
}
/** The boxes, sides and systems with faults, each with the CSS class `refused`. */
export function faulty(design: Design, limits: Limits): ReadonlyMap<string, string> {
  const named = new Set(faultsOf(design, limits).flatMap(({ at }) => at))
  const ofSystems = design.boxes.flatMap(({ at, system }) => (system !== null && named.has(system) ? [hexKey(at)] : []))
  return new Map([...named, ...ofSystems].map((id) => [id, 'refused']))
}
