// A purchase that is judged, and faults that several of its parts share.
import { type OrderRefusal, type OrderVerdict, type Refusal, refuse } from '@admiralty/kernel'
import { worldsOfEmpire } from '../lookup.ts'
import type { OrderOf } from '../orders.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { Table } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { creditsText } from './purchase.ts'

/** A purchase with all that its check needs. */
export interface PurchaseCheck {
  readonly game: BattleGame
  readonly table: Table
  readonly seat: Color
  readonly order: OrderOf<'purchase'>
}
const MOST = 40
/** The verdict of an order with these faults, of which 40 at most are told. */
export const verdictOf = ([first, ...others]: readonly OrderRefusal[]): OrderVerdict => first && [first, ...others.slice(0, MOST - 1)]
/** Whether a world is one of the buyer. */
export const isOwn = ({ table, seat }: PurchaseCheck, at: HexAddress): boolean => worldsOfEmpire(table, seat).includes(at)
export const notOwn = (at: HexAddress, rule: Refusal['rule']): OrderRefusal => ({
  ...refuse(rule, `${at} is not a world of yours`),
  part: at,
})
/** The fault of a price above its limit. */
export function over(
  price: number,
  limit: number,
  rule: Refusal['rule'],
  what: string,
  part: string | null = null,
): readonly OrderRefusal[] {
  if (price <= limit) return []
  return [{ ...refuse(rule, `${what} ${creditsText(price)}, ${creditsText(price - limit)} above the limit`), part }]
}
