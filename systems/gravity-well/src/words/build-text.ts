// Construction in words: what a plan orders, and why a proposed one is useful.
import { list, plural } from '@admiralty/kernel'
import { type BuiltKind, SHEET } from '../../data/units.ts'
import { KIND_NAMES, oneOf } from '../names.ts'
import type { BuildPlan } from './draft.ts'
import { PURPOSES } from './purposes.ts'
import { capital } from './say.ts'

/** Kinds with their numbers, in the order in which they first occur. */
function counted(kinds: readonly BuiltKind[]): readonly (readonly [BuiltKind, number])[] {
  return [...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length])
}
const someOf = (kind: BuiltKind, count: number): string => (count === 1 ? oneOf(kind) : `${count} ${KIND_NAMES[kind]}s`)
const kindsIn = ({ builds }: BuildPlan): readonly BuiltKind[] => builds.map(({ kind }) => kind)

/** 'repair 2 points, build a resource collector and 3 basic warheads' */
export function planText(plan: BuildPlan): string {
  const { recycle, repairs, installs } = plan
  const points = repairs.reduce((sum, repair) => sum + repair.points, 0)
  const bought = counted(kindsIn(plan)).map(([kind, count]) => someOf(kind, count))
  const parts = [
    recycle.length > 0 && `recycle ${plural(recycle.length, 'item')}`,
    points > 0 && `repair ${plural(points, 'point')}`,
    installs.length > 0 && `fit ${plural(installs.length, 'module')} from the bay`,
    bought.length > 0 && `build ${list(bought)}`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}
/** RU that a plan costs. */
export const costOf = ({ repairs, builds }: BuildPlan): number =>
  repairs.reduce((sum, { points }) => sum + points, 0) + builds.reduce((sum, { kind }) => sum + SHEET[kind].price, 0)
/** Two reasons at most: 'Resource collector: doubles what the station earns from debris or a moon.' */
export function reasonText(plan: BuildPlan): string {
  const kinds = [...new Set(kindsIn(plan))].slice(0, 2).map((kind) => `${capital(KIND_NAMES[kind])}: ${PURPOSES[kind]}.`)
  return [...(plan.repairs.length > 0 ? ['A damaged module may stop working.'] : []), ...kinds].join(' ')
}
