// The ship designer of the application: one ship, and the points that it may cost.
import { type DesignerUi, later } from '@admiralty/game-ui'
import { plural } from '@admiralty/kernel'
import { BUDGET } from '../../data/tables.ts'
import { costOf, designFaults } from '../../src/design/check.ts'
import type { Design } from '../../src/design/design.ts'
import type { BudgetTerms } from '../../src/design/shipyard.ts'
import { BUDGETS } from '../../src/setting/options.ts'
import { Sketch } from './sketch.tsx'

const isBudget = (value: unknown): value is BudgetTerms['budget'] => BUDGETS.some((budget) => budget === value)
function parseTerms(stored: unknown): BudgetTerms | undefined {
  const budget = typeof stored === 'object' && stored !== null && 'budget' in stored ? stored.budget : undefined
  return isBudget(budget) ? { budget } : undefined
}

export const designer: DesignerUi<Design, BudgetTerms> = {
  blank: { name: 'Unnamed', components: [], crew: [] },
  terms: { budget: BUDGET },
  parseTerms,
  /** The smallest budget that is enough. */
  termsFor(design, terms) {
    const { total } = costOf(design)
    const enough = BUDGETS.filter((budget) => budget >= total)
    return total <= terms.budget || enough.length === 0 ? terms : { budget: Math.min(...enough) }
  },
  check: (design, { budget }) => designFaults(design, budget),
  nameOf: ({ name }) => name,
  named: (design, name) => (name.trim() === '' ? design : { ...design, name: name.slice(0, 40) }),
  battleFor: ({ budget }) => ({ scenario: 'duel', options: { level: 'advanced', budget }, seat: 'red' }),
  price: (design) => plural(costOf(design).total, 'point'),
  Sketch,
  // Loaded on demand.
  Board: later(() => import('./board.tsx'), 'Board'),
}
