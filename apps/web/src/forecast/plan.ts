// The orders that a forecast assumes: the planned ones, then the current one.
import type { Call, Choice, RuleSystem } from '@admiralty/kernel'

export interface PlannedOrder {
  readonly label: string
  readonly order: unknown
}

/** The order of the aimed choice or of the draft that it leads to, otherwise the order that Enter sends. Null if none is complete. */
export function currentOrder(
  choices: readonly Choice[],
  aimed: Choice | null,
  drafted: (draft: unknown) => readonly Choice[],
): PlannedOrder | null {
  const aim = aimed?.then.kind === 'draft' && aimed.role === 'row' ? (drafted(aimed.then.draft).find(isMain) ?? null) : aimed
  const choice = aim?.then.kind === 'order' ? aim : choices.find(isMain)
  return choice?.then.kind === 'order' ? { label: choice.label, order: choice.then.order } : null
}
const isMain = ({ role }: Choice): boolean => role === 'main'

/** The call that a plan answers, on the view of its seat. */
interface OpenQuestion {
  readonly system: RuleSystem
  readonly view: unknown
  readonly call: Call
}

/** Leaves out planned orders that are no longer legal or equal the current one. */
export function planOf(
  { system, view, call }: OpenQuestion,
  planned: readonly PlannedOrder[],
  current: PlannedOrder | null,
): readonly PlannedOrder[] {
  const same = (a: PlannedOrder, b: PlannedOrder): boolean => JSON.stringify(a.order) === JSON.stringify(b.order)
  const legal = planned.filter((one) => !system.check(view, call, one.order) && !(current && same(one, current)))
  return current && !system.check(view, call, current.order) ? [...legal, current] : legal
}
