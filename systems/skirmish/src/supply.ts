// Orders of the umpire about the supply of squads. New games are copied without this file and without the lines that cite SK-UMP-01.
import { type Call, type Refusal, type RuleId, UMPIRE } from '@admiralty/kernel'
import { z } from 'zod'
import type { View } from './state.ts'

const RULE: RuleId = 'SK-UMP-01'
export const supplyOrderSchema = z.object({ order: z.literal('supply'), dice: z.literal([1, 2]) }).readonly()
type SupplyOrder = z.infer<typeof supplyOrderSchema>
const ANSWERS: readonly SupplyOrder[] = [
  { order: 'supply', dice: 1 },
  { order: 'supply', dice: 2 },
]

const isAsked = (view: View, call: Call): boolean =>
  view.me === UMPIRE && view.play.calls.some(({ id, seats }) => id === call.id && seats.includes(UMPIRE))
/** The umpire's answers, the usual one first; undefined unless the call asks the umpire. */
export const supplyOffer = (view: View, call: Call): { readonly kind: string; readonly orders: readonly SupplyOrder[] } | undefined =>
  isAsked(view, call) ? { kind: call.kind, orders: ANSWERS } : undefined
export const checkSupply = (view: View, call: Call): Refusal | undefined =>
  isAsked(view, call) ? undefined : { rule: RULE, reason: 'only the umpire decides about supply, and only when it is asked' }

export const supplyQuestion = {
  duty: 'to decide about supply',
  title: 'How much supply?',
  text: 'Only the squad’s side sees its die.',
  rule: RULE,
}
export const supplyLabel = ({ dice }: SupplyOrder): readonly [text: string, rule: RuleId] => [
  dice === 1 ? 'One die' : 'Two dice, the higher counts',
  RULE,
]
