// Costs of a point of speed and of manoeuvre, in quarter points of power (EE-DES-01, EE-DES-04, EE-AUX-07, EE-DOC-07).
import { type Explained, explained, once, when } from '@admiralty/kernel'
import { CLASS_CODES, type HullClass, hullClass } from '../../data/tables.ts'
import type { Design } from './design.ts'

/** The quarters of power that a speed point and a manoeuvre point cost, with reasons. */
export interface PointCosts {
  readonly speed: Explained
  readonly manoeuvre: Explained
}
/** The costs of a ship. `docked`: the ships docked to it, which it moves as well. */
export const costsOf = (design: Design, docked: readonly Design[] = []): PointCosts =>
  docked.length === 0 ? costsAlone(design) : costsWith(design, docked)
const costsAlone = once((design: Design) => costsWith(design, []))
function costsWith(design: Design, docked: readonly Design[]): PointCosts {
  const own = hullClass(design.hull)
  const engines = design.engines === null ? own : hullClass(design.engines)
  const pair = docked.length === 0 ? null : smallestHolding([design, ...docked])
  const dearer = (cost: (hull: HullClass) => number): Explained => {
    const mounted = Math.max(cost(own), cost(engines))
    const moved = pair ? Math.max(mounted, cost(pair)) : mounted
    return explained(
      [own.title, cost(own), 'EE-DES-01'],
      when(mounted > cost(own), `${engines.title} engines`, mounted - cost(own), 'EE-DES-04'),
      when(moved > mounted, `combined size of class ${pair?.title}`, moved - mounted, 'EE-DOC-07'),
      when(isCivilian(design), 'civilian, twice', moved, design.kind === 'lightFreighter' ? 'EE-AUX-13' : 'EE-AUX-07'),
    )
  }
  return { speed: dearer(({ speedCost }) => speedCost), manoeuvre: dearer(({ manoeuvreCost }) => manoeuvreCost) }
}
/** Passenger ships and freighters. */
const isCivilian = ({ kind }: Pick<Design, 'kind'>): boolean => kind !== 'warship' && kind !== 'auxiliary'

/** EE-ARM-03: six armour sides count as a box. In sixths of a box. */
export const sixthsOf = ({ boxes, armour }: Pick<Design, 'boxes' | 'armour'>): number => boxes.length * 6 + armour.length

/** EE-DOC-07: the smallest class that holds the boxes of all these ships. */
function smallestHolding(designs: readonly Design[]): HullClass {
  const sixths = designs.reduce((sum, design) => sum + sixthsOf(design), 0)
  const holds = ({ boxes }: HullClass): boolean => boxes * 6 >= sixths
  const [smallest] = CLASS_CODES.map(hullClass)
    .filter(holds)
    .toSorted((a, b) => a.boxes - b.boxes)
  // EE-DES-07: 25 boxes with each level.
  return smallest ?? hullClass(`BS-${Math.ceil((sixths / 6 - hullClass('BS-0').boxes) / 25)}`)
}
