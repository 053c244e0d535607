// Making choices: the common shape, filled with what most of them leave plain.
import type { Hex } from '@admiralty/hex'
import type { Choice, RuleId, Spot } from '@admiralty/kernel'
import type { Order } from '../orders.ts'
import type { Draft } from './draft.ts'

export type Pick = Choice<Order, Draft>
type More = Partial<Pick>
const PLAIN = { spots: [], odds: null, spread: null, because: [], note: null, role: 'row' } as const

interface Named {
  readonly key: string
  readonly label: string
  readonly rule: RuleId
}
export const leads = (named: Named, draft: Draft, more: More = {}): Pick => ({
  ...PLAIN,
  ...named,
  ...more,
  then: { kind: 'draft', draft },
})
export const orders = (named: Named, order: Order, more: More = {}): Pick => ({
  ...PLAIN,
  ...named,
  ...more,
  then: { kind: 'order', order },
})
/** The one big button. */
export const main = (named: Named, order: Order, more: More = {}): Pick => orders(named, order, { ...more, role: 'main' })
export const back = (draft: Draft = { kind: 'start' }, label = 'Back'): Pick =>
  leads({ key: 'back', label, rule: 'EE-SEQ-02' }, draft, { role: 'back' })
/** Back to the list above, with all that was chosen. */
export const done = (draft: Draft, label = 'Done'): Pick => leads({ key: 'done', label, rule: 'EE-SEQ-02' }, draft)

export const onHex = (hex: Hex): Spot => ({ kind: 'hex', hex })
export const onThing = (id: string): Spot => ({ kind: 'thing', id })
export const onItem = (id: string, item: string): Spot => ({ kind: 'item', id, item })
/** The draft itself if it is of this kind, else where this question starts. */
export const draftOf = <K extends Draft['kind']>(draft: Draft | null, start: Extract<Draft, { readonly kind: K }>): typeof start =>
  draft?.kind === start.kind ? (draft as typeof start) : start // its kind is the one asked for
