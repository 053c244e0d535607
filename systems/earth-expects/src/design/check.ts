// Whether a ship may be built as drawn: everything that speaks against it at once, each with its rule, its boxes and a way out.
import type { Refusal } from '@admiralty/kernel'
import { checkLimits } from './check-limits.ts'
import { checkArrays, checkExposed } from './check-options.ts'
import { checkDrawing, checkWhole, type Fault } from './check-record.ts'
import { checkBelonging, checkSystems } from './check-systems.ts'
import type { Design } from './design.ts'

/** Options that a design depends on. */
export interface Limits {
  readonly exposedByArmour: boolean
  readonly exposedBySpace: boolean
  readonly manyPrimaries: boolean
  readonly laserArrays: boolean
}
/** What goes beyond these no battle could allow. */
export const WIDEST: Limits = { exposedByArmour: false, exposedBySpace: false, manyPrimaries: true, laserArrays: true }
/** The book without its options. */
export const PLAIN_RULES: Limits = { ...WIDEST, manyPrimaries: false, laserArrays: false }

export const checkDesign = (design: Design, limits: Limits = WIDEST): readonly Refusal[] =>
  faultsOf(design, limits).map(({ rule, reason }) => ({ rule, reason }))
/** The same, with what each speaks of. */
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
