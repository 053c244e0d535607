// Checks whether a design is legal. All faults are reported at once, each with its clause, its boxes and a remedy.
import type { Refusal } from '@admiralty/kernel'
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
/** All faults, each with the boxes it concerns. */
export function faultsOf(design: Design, limits: Limits = WIDEST): readonly Fault[] {
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
