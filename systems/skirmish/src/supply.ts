// Orders of the umpire about the supply of squads.
import { fields, type RuleId } from '@admiralty/kernel'
import { z } from 'zod'

const RULE: RuleId = 'SK-UMP-01'
export const supplyOrderSchema = fields({ order: z.literal('supply'), dice: z.literal([1, 2]) })
type SupplyOrder = z.infer<typeof supplyOrderSchema>
/** The usual one first. */
export const SUPPLY_ORDERS: readonly SupplyOrder[] = [
  { order: 'supply', dice: 1 },
  { order: 'supply', dice: 2 },
]

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
