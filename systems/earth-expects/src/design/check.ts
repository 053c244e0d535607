// Checks whether a design is legal. All faults are reported at once, each with its clause, its boxes and a remedy.
import { once, type Refusal } from '@admiralty/kernel'
import { checkLimits } from './check-limits.ts'
import { checkArrays, checkExposed } from './check-options.ts'
import { checkDrawing, checkWhole, type Fault } from './check-record.ts'
import { checkBelonging, checkSystems } from './check-systems.ts'
import type { Design } from './design.ts'

/** Options that affect a design. */
export interface Limits {
  readonly exposedByArmour: boolean
  readonly exposedBySpace: boolean
  readonly manyPrimaries: boolean
  readonly laserArrays: boolean
}
/** The most permissive options. A design beyond them is illegal in every battle. */
export const WIDEST: Limits = { exposedByArmour: false, exposedBySpace: false, manyPrimaries: true, laserArrays: true }
/** The rules without options. */
export const PLAIN_RULES: Limits = { ...WIDEST, manyPrimaries: false, laserArrays: false }

export const checkDesign = (design: Design, limits: Limits = WIDEST): readonly Refusal[] =>
  faultsOf(design, limits).map(({ rule, reason }) => ({ rule, reason }))
export const isLegal = (design: Design, limits: Limits): boolean => faultsOf(design, limits).length === 0
/** All faults, each with the boxes it concerns. Found once for each design and its limits. */
export function faultsOf(design: Design, limits: Limits = WIDEST): readonly Fault[] {
  const judged = faultsByLimits(design)
  const key = JSON.stringify([limits.exposedByArmour, limits.exposedBySpace, limits.manyPrimaries, limits.laserArrays])
  const faults = judged.get(key) ?? findFaults(design, limits)
  judged.set(key, faults)
  return faults
}
const faultsByLimits = once((_: Design) => new Map<string, readonly Fault[]>())
function findFaults(design: Design, limits: Limits): readonly Fault[] {
  const drawing = [...checkDrawing(design), ...checkBelonging(design)]
  if (drawing.length > 0) return drawing
  return [
    ...checkWhole(design),
    ...checkSystems(design, limits),
    ...checkLimits(design),
    ...checkExposed(design, limits),
    ...checkArrays(design, limits),
  ]
}
