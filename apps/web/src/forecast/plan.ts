// Which orders a forecast is about: those kept, then the one in hand.
import type { Choice, RuleSystem } from '@admiralty/kernel'

export interface PlannedOrder {
  readonly label: string
  readonly order: unknown
}

/** The order that is aimed at, or that the draft aimed at would make; else the one that Enter would give. None while there is only a draft of one. */
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

/** Without those that the rules no longer allow, or that are in hand already. */
export function planOf(
  system: RuleSystem,
  view: unknown,
  kept: readonly PlannedOrder[],
  hand: PlannedOrder | null,
): readonly PlannedOrder[] {
  const same = (a: PlannedOrder, b: PlannedOrder): boolean => JSON.stringify(a.order) === JSON.stringify(b.order)
  const able = kept.filter((planned) => !system.check(view, planned.order) && !(hand && same(planned, hand)))
  return hand && !system.check(view, hand.order) ? [...able, hand] : able
}
