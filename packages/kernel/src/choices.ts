// Builders of choices for `Words`, with defaults for the usual fields.
import type { RuleId } from './explained.ts'
import type { Choice, Place, Spot } from './words.ts'

const PLAIN = { spots: [], odds: null, spread: null, because: [], cost: null, note: null, role: 'row' } as const

interface Named {
  readonly key: string
  readonly label: string
  readonly rule: RuleId
}
/** Builders for a game's choices. `back` leads to the draft `start` by default. `done` and `back` cite the clause `rule`. */
export function choosing<Order, Draft>(start: Draft, rule: RuleId) {
  type Pick = Choice<Order, Draft>
  type More = Partial<Pick>
  const leads = (named: Named, draft: Draft, more: More = {}): Pick => ({ ...PLAIN, ...named, ...more, then: { kind: 'draft', draft } })
  const orders = (named: Named, order: Order, more: More = {}): Pick => ({ ...PLAIN, ...named, ...more, then: { kind: 'order', order } })
  return {
    /** A choice that leads to a draft with further choices. */
    leads,
    /** A choice that gives an order. */
    orders,
    /** The order of the main button. */
    main: (named: Named, order: Order, more: More = {}): Pick => orders(named, order, { ...more, role: 'main' }),
    back: (draft: Draft = start, label = 'Back'): Pick => leads({ key: 'back', label, rule }, draft, { role: 'back' }),
    /** Returns to the list above and keeps what was chosen. */
    done: (draft: Draft, label = 'Done'): Pick => leads({ key: 'done', label, rule }, draft),
  }
}

/** Targets of a choice: a hex, a ship or fighter, an item on a record. */
export const onHex = (hex: Place): Spot => ({ kind: 'hex', hex })
export const onThing = (id: string): Spot => ({ kind: 'thing', id })
export const onItem = (id: string, item: string): Spot => ({ kind: 'item', id, item })
